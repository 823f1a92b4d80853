/**
 * What cards and locations do, composed from their effect data, so that text and rules cannot drift apart.
 * The language gives each word of the data its phrase; which phrases follow each other is decided here.
 */
import {
  BATTLEGROUND_DATA,
  CARDS,
  type CardData,
  type Condition,
  type Effect,
  type Mod,
  type Op,
  PATH_DATA,
  type Selector,
  type Who,
} from '../../data/index.ts'
import { type CardId, type Faction, isBattleground, type Keyword, type LocationId } from '../../types.ts'
import type { CardText, LocationText } from '../types.ts'
import type { Noun } from '../words/nouns.ts'
import { type Doer, type Kind, type OpOf, type Part, type PerPlace, type Place, runsOf } from '../words/rules.ts'
import { placeNoun, sentence, type Words } from './words.ts'

interface Context {
  readonly words: Words
  readonly card: CardId | null
  readonly self: Doer
  /** Who is asked whether they will; their name is not said again in what they may do. */
  readonly asked: Who | null
}
/** Stands for the reader where a sentence addresses him: "you may". */
const READER = 'you'
const BASE: Doer = { base: true, nom: '', plural: false }

const names = ({ words }: Context, ids: readonly CardId[], how: 'acc' | 'nom' = 'acc', and: 'and' | 'or' = 'or'): string =>
  words.list(
    ids.map((id) => words.names.cards[id][how]),
    and,
  )
const kindFrom = (selector: Selector): Kind => ({
  types: selector.types ?? [],
  ...(selector.faction ? { faction: selector.faction } : {}),
  ...(selector.keyword ? { keyword: selector.keyword } : {}),
})
const what = (c: Context, selector: Selector, n: number | 'any'): string =>
  selector.ids ? names(c, selector.ids) : c.words.rules.kind(kindFrom(selector), n)

function condition(c: Context, given: Condition | undefined): string {
  const { condition: say } = c.words.rules
  if (!given) return ''
  if (given.location) return placeNoun(c.words, given.location).at
  if (given.pathNumber) return say.pathNumber(given.pathNumber)
  if (given.activePath) return say.activePath(placeNoun(c.words, given.activePath))
  if (given.inPlayAny) return say.inPlay(names(c, given.inPlayAny, 'nom'))
  if (given.inReserve) return say.inReserve(c.words.names.cards[given.inReserve])
  if (given.wielderIn) return say.wielderInReserve
  if (given.supporting) return say.supporting(names(c, given.supporting))
  return given.samePathHas ? say.samePath(what(c, given.samePathHas, 1)) : ''
}

function doerOf(c: Context, who: Who): Doer {
  return who === 'self' || who === c.asked ? c.self : c.words.rules.player(who)
}

/** One word of the data, and who does it. `last`: who was named last, and need not be named again. */
function phrase(c: Context, op: Op, last: string): { readonly text: string; readonly who: string } {
  const { rules: say, names: nouns } = c.words
  const named = (who: Who): Doer => {
    const doer = doerOf(c, who)
    return doer.nom === last ? { ...doer, nom: '' } : doer
  }
  const by = (who: Who, text: (doer: Doer) => string) => ({ text: text(named(who)), who: doerOf(c, who).nom })
  const plain = (text: string) => ({ text, who: '' })
  const self = c.card ? nouns.cards[c.card] : null
  switch (op.op) {
    case 'draw':
      return by(op.who, (doer) => say.op.draw(doer, op.n, op.nIf ? say.op.more(op.nIf.n, condition(c, op.nIf)) : ''))
    case 'extraDraw':
      return plain(say.op.extraDraw(op.n))
    case 'cycleHand':
      return by(op.who, (doer) => say.op.cycleHand(doer, op.n))
    case 'eliminateHand':
      return by(op.who, (doer) => say.op.eliminateHand(doer, op.n))
    case 'forsake':
      return by(op.who, (doer) => say.op.forsake(doer, op.n))
    case 'cycle':
      return plain(say.op.cycle(op.target === 'wielder' ? c.words.labels.theWielder : (self?.acc ?? '')))
    case 'eliminate':
      return plain(
        op.target === 'this' ? say.op.eliminate(self?.acc ?? '', null) : say.op.eliminate(what(c, op.target, 1), placeOf(op.target)),
      )
    case 'eliminateAnyNumber':
      return plain(say.op.eliminateAny(what(c, op.from, 'any'), placeOf(op.from)))
    case 'opponentEliminates':
      return by(op.who, (doer) => say.op.loses(doer, op.n, what(c, op.from, op.n === 'x' ? 'any' : op.n), placeOf(op.from)))
    case 'removeFromGame':
      return plain(say.op.remove(nouns.cards[op.card].acc))
    case 'take':
      return by(op.who, (doer) => say.op.take(doer, what(c, op.cards, op.n), op.from))
    case 'dig': {
      const to = op.playTo.startsWith('battleground:') ? placeNoun(c.words, op.playTo.slice(13) as LocationId) : (op.playTo as 'anyLegal')
      return by(op.who, (doer) => say.op.dig(doer, op.draw, op.eliminate, what(c, op.filter, op.playUpTo), to))
    }
    case 'examineTop':
      return plain(say.op.examine(op.n))
    case 'token':
      return plain(say.op.token(op.kind, op.n, op.on, op.nIf ? say.op.more(op.nIf.n, condition(c, op.nIf)) : ''))
    case 'corruption':
      return plain(say.op.corruption(op.n, op.per ? say.forEvery(kindFrom(op.per), 1, perPlace(op.per)) : ''))
    case 'activatePath':
      return plain(say.op.activatePath(op.mode))
    case 'activateBattleground': {
      const ids = op.filter.ids?.map((id) => nouns.battlegrounds[id].acc)
      return plain(
        say.op.activate(ids ? c.words.list(ids, 'or') : say.op.ground(op.filter.factionIcon ?? null), {
          back: op.modes.includes('reactivate'),
          deck: op.filter.inDeckOf ?? null,
          unlessActive: op.skipIfActive ?? false,
        }),
      )
    }
    case 'move':
      return {
        text: say.op.move(op.card === 'wielder' ? null : nouns.cards[op.card].acc, op.to, {
          may: !op.mandatory,
          fresh: op.ignorePlayedThisRound,
        }),
        who: op.mandatory ? '' : READER,
      }
    case 'chooseOne':
      return plain(say.op.oneOf(op.options.map((ops) => phrases(c, ops))))
    case 'may':
      return { text: may(c, named(op.who), op.cost, op.do, op.who), who: doerOf(c, op.who).nom || READER }
    case 'eachDoes':
      return plain(phrases({ ...c, self: doerOf(c, op.who), asked: null }, op.do))
    case 'recycle':
      return by(op.who, (doer) => say.op.recycle(doer))
    case 'roundPermission':
      return plain(permission(c, op))
  }
}

const perPlace = ({ zone }: Selector): PerPlace | null => (zone === 'samePath' || zone === 'sameBattleground' ? zone : null)
const placeOf = ({ zone }: Selector): Place =>
  zone === 'samePath' ? 'path' : zone === 'sameBattleground' ? 'battleground' : (zone ?? 'inPlay')

function may(c: Context, doer: Doer, cost: readonly Op[] | undefined, ops: readonly Op[], who: Who): string {
  const inside = (list: readonly Op[]): string => phrases({ ...c, self: { ...BASE, other: who !== 'self' }, asked: who }, list)
  return c.words.rules.op.may(doer, cost ? inside(cost) : '', inside(ops))
}

function phrases(c: Context, ops: readonly Op[]): string {
  const parts: Part[] = []
  let last = ''
  for (const op of ops) {
    const { text, who } = phrase(c, op, last)
    parts.push({ text, opens: who !== last })
    last = who
  }
  return c.words.rules.inOrder(parts)
}

type Permitted = OpOf<'roundPermission'> | Extract<Effect, { when: 'permission' }>
function permission(c: Context, given: Permitted): string {
  const { rules: say, names: nouns } = c.words
  const { cards, may: way, onto, supportedBy } = given
  const own = c.card ? nouns.cards[c.card].nom : ''
  const who = cards === 'this' ? own : cards.ids ? names(c, cards.ids, 'nom', 'and') : say.kind(kindFrom(cards), 'any')
  const to = onto.ids ? onto.ids.map((id) => nouns.battlegrounds[id].to).join(', ') : say.op.toGround(onto.factionIcon ?? null)
  return say.op.permit({ who, plural: cards !== 'this' }, way, to, supportedBy ? say.supportedBy(supportedBy) : '', 'op' in given)
}

function modified(c: Context, mod: Mod, given: string): string {
  const { mod: say, forEvery } = c.words.rules
  const plus = (['attack', 'defense', 'leadDefense', 'pathIcons'] as const).flatMap((key) => (mod[key] ? [say.plus(key, mod[key])] : []))
  const byCards = (['attack', 'defense'] as const).flatMap((key) => {
    const per = mod[`${key}Per`]
    return per ? [{ icon: say.plus(key, 1), each: forEvery(kindFrom(per.of), per.every, perPlace(per.of)) }] : []
  })
  if (byCards.length) {
    const reasons = [...new Set(byCards.map(({ each }) => each))]
    return c.words.list(
      reasons.map((reason) => say.per(c.words.list(byCards.flatMap(({ icon, each }) => (each === reason ? [icon] : []))), reason)),
    )
  }
  if (mod.bonusOn) return say.bonusOn(names(c, mod.bonusOn.ids), c.words.list(plus))
  if (mod.peekTopOfDraw) return say.peek
  const amounts = [
    ...plus,
    ...(mod.locationDefense ? [say.location(mod.locationDefense)] : []),
    ...(mod.carryoverLimit ? [say.carryover(mod.carryoverLimit)] : []),
  ]
  return given ? say.given(c.words.list(amounts), given) : c.words.list(amounts)
}

function effectLine(c: Context, effect: Exclude<Effect, { when: 'replace' }>): string {
  const { rules: say } = c.words
  switch (effect.when) {
    case 'played':
    case 'playedOrMoved': {
      const { where } = effect
      const at = !where ? '' : where.startsWith('path:') ? placeNoun(c.words, where.slice(5) as LocationId).to : say.where[where as Place]
      const given = condition(c, effect.if)
      const head = say.when[effect.when]([at, given].filter((part) => part).join(', '))
      const text = effect.optional ? may(c, BASE, effect.cost, effect.do, 'self') : phrases(c, [...(effect.cost ?? []), ...effect.do])
      // an event is nothing but its text
      return sentence(c.card && CARDS[c.card].type === 'event' ? (given ? `${given}: ${text}` : text) : `${head}: ${text}`)
    }
    case 'action': {
      const by = effect.by && effect.by !== 'self' ? say.player(effect.by).nom : ''
      const cost = effect.cost ? `${phrases(c, effect.cost)}; ` : ''
      return sentence(`${say.when.action(effect.zone, by, effect.limit !== undefined)}: ${cost}${phrases(c, effect.do)}`)
    }
    case 'static': {
      const text = modified(c, effect.mod, condition(c, effect.if))
      const isSpecial = effect.mod.bonusOn ?? effect.mod.carryoverLimit ?? effect.mod.locationDefense
      return sentence(isSpecial && effect.zone !== 'inPlay' ? `${say.when.standing(effect.zone)}: ${text}` : text)
    }
    case 'drawStep':
      return sentence(`${say.when.drawStep}: ${phrases(c, effect.do)}`)
    case 'permission':
      return sentence(effect.zone ? `${say.when.standing(effect.zone)}: ${permission(c, effect)}` : permission(c, effect))
    case 'restriction': {
      const { cannotEnter, wielderCannotAlsoWield } = effect
      if (wielderCannotAlsoWield) return sentence(say.forbidden.alsoWields(wielderCannotAlsoWield.keyword))
      if (cannotEnter?.while) return sentence(say.forbidden.pathWhile(cannotEnter.while.activeBattlegroundSide))
      return sentence(say.forbidden.sideGround(cannotEnter?.battlegroundSide ?? 'shadow'))
    }
  }
}

/** Texts that cycle instead, those that differ only in the event told as one. */
function replacements(c: Context, { effects }: CardData): string[] {
  const found = effects.flatMap((effect) => (effect.when === 'replace' ? [effect] : []))
  const groups = new Map<string, typeof found>()
  for (const one of found) {
    const key = `${one.scope} ${one.items} ${one.target}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()].map((group) => {
    const [{ scope, items, target }] = group as [(typeof found)[number]]
    return sentence(
      c.words.rules.replaced(
        group.map(({ event }) => event),
        scope,
        target === 'wielder',
        items,
      ),
    )
  })
}

function placeLine(c: Context, { type, faction, paths, wielders, leadAttack, leadDefense }: CardData): string {
  const { placement: say } = c.words.rules
  switch (type) {
    case 'event':
      return say.event
    case 'army':
      return say.army(faction)
    case 'item': {
      const on = wielders.map((one) => {
        if (one.startsWith('faction:')) return say.any({ types: [], faction: one.slice(8) as Faction })
        if (one.startsWith('keyword:')) return say.any({ types: [], keyword: one.slice(8) as Keyword })
        return c.words.names.cards[one as CardId].acc
      })
      return say.item(c.words.list(on, 'or'))
    }
    case 'character': {
      const where = paths.length ? say.paths(runsOf(paths)) : say.noPath
      return leadAttack || leadDefense ? `${say.leads(faction)} ${where}` : where
    }
  }
}

const noun = (words: Words, id: CardId): Noun => words.names.cards[id]

export function cardText(words: Words, id: CardId, data: CardData = CARDS[id]): CardText {
  const c: Context = { words, card: id, self: BASE, asked: null }
  const rules = [...data.effects.flatMap((effect) => (effect.when === 'replace' ? [] : [effectLine(c, effect)])), ...replacements(c, data)]
  const place = placeLine(c, data)
  const [first] = rules
  return {
    name: noun(words, id).title,
    short: noun(words, id).short,
    kind: words.rules.kindOf(data.faction, data.type),
    place,
    rules,
    brief: data.type === 'event' ? (first ?? place) : [place, first].filter((part) => part).join(' '),
  }
}

export function locationText(
  words: Words,
  id: LocationId,
  { onActivate }: { readonly onActivate: readonly Op[] } = isBattleground(id) ? BATTLEGROUND_DATA[id] : PATH_DATA[id],
): LocationText {
  const { title, short } = placeNoun(words, id)
  const c: Context = { words, card: null, self: BASE, asked: null }
  const rule = onActivate.length ? sentence(words.rules.activated(phrases(c, onActivate))) : words.rules.nothing
  if (!isBattleground(id)) return { name: title, short, role: words.labels.pathNumber(PATH_DATA[id].number), rule, factions: [] }
  const { side, attackers, defenders } = BATTLEGROUND_DATA[id]
  const named = (factions: readonly Faction[]): string => words.list(factions.map((one) => words.names.factions[one].noun.title))
  return {
    name: title,
    short,
    role: words.labels.defend[side],
    rule,
    factions: [`${words.labels.attack}: ${named(attackers)}`, `${words.labels.defence}: ${named(defenders)}`],
  }
}

/** The lists of a text that lets one choose, each by itself. */
export function optionTexts(words: Words, id: CardId): readonly string[] {
  const c: Context = { words, card: id, self: BASE, asked: null }
  const ops = CARDS[id].effects.flatMap((effect) => ('do' in effect ? effect.do : []))
  const choice = ops.find((op) => op.op === 'chooseOne')
  return choice ? choice.options.map((list) => sentence(phrases(c, list))) : []
}

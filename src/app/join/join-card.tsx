/** On the shelf: the word of a table of friends, letter by letter, and the other ways in. */
import { useState } from 'react'
import { Choice } from '../../ui/button.tsx'
import { WordField } from '../../ui/word-tiles.tsx'
import { go } from '../route.ts'
import { useText } from '../settings-context.tsx'
import { routeOfLink } from './links.ts'

export const WORD_LENGTH = 5

export function JoinCard() {
  const { join } = useText().together
  const [word, setWord] = useState('')
  const enter = () => go({ screen: 'join', word })
  return (
    <section className="sheet sheet-friends">
      <h2>{join.cardTitle}</h2>
      <p>{join.cardLine}</p>
      <div className="join-row">
        <WordField
          value={word}
          length={WORD_LENGTH}
          label={join.word}
          onChange={setWord}
          onPasted={(text) => {
            const route = routeOfLink(text)
            if (route) go(route)
          }}
          onEnter={enter}
        />
        <Choice label={join.go} onPress={enter} />
      </div>
    </section>
  )
}

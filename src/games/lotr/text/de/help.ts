/**
 * Das ganze Spiel auf Deutsch, in kurzen Kapiteln, am Ende die Bedienung des Tisches.
 * Unsere eigenen Worte; die Zahlen folgen den Daten des Grundspiels.
 */
import type { LotrText } from '../types.ts'

export const help: LotrText['help'] = [
  {
    title: 'Worum es geht',
    body: [
      'Ihr seid Hobbits und spielt gemeinsam. Ihr tragt den Ring von Beutelsend zum Schicksalsberg und werft ihn ins Feuer. Entweder gewinnt ihr alle, oder keiner.',
      'Auf dem Weg ins Dunkel, ganz oben, beginnt jeder Hobbit im Licht bei 0. Sauron kommt von der anderen Seite. Wer ihm begegnet, scheidet aus; trägt er den Ring, ist alles verloren.',
      'Beratet euch, so viel ihr wollt. Nur zeigt eure Hände nicht, und gebt einander nichts, wenn nicht eine Karte oder ein Ereignis es sagt.',
    ],
  },
  {
    title: 'Die Reise',
    body: [
      'Sieben Orte liegen am Weg: Beutelsend, Bruchtal, *Moria*, Lothlórien, *Helms Klamm*, *Kankras Lauer* und *Mordor*.',
      'In den drei Zufluchten treten ein paar Ereignisse nacheinander ein, der Ringträger führt, und ihr bekommt Karten. Die vier anderen Orte sind Abenteuer: Dort seid ihr reihum am Zug.',
    ],
  },
  {
    title: 'Dein Zug',
    body: [
      'Zuerst wird ein Plättchen aufgedeckt und wirkt. Zeigt es kein Zeichen eines Pfades, folgt das nächste, und noch eines, bis eines ein solches Zeichen zeigt.',
      'Dann spielst du eine Karte, oder zwei: eine **weiße** und eine **graue**. Oder du spielst nichts und ziehst zwei Karten oder gehst einen Schritt zurück zum Licht [heal].',
      'Danach ist der nächste Hobbit zur Linken am Zug. In jedem Abenteuer beginnt der Ringträger.',
    ],
  },
  {
    title: 'Pfade und was auf ihnen liegt',
    body: [
      'Jede Karte zeigt [fighting], [hiding], [travelling] oder [friendship] und bewegt diesen Pfad um ein Feld für jedes Zeichen. Ein [wild] bewegt jeden Pfad. Alle Zeichen einer Karte gelten einem Pfad.',
      'Wer am Zug ist, nimmt, was auf jedem Feld liegt: Schilde [shield], Lebensmarken [ring] [heart] [sun], eine Karte mit Namen, einen Schritt zurück [heal] oder einen Wurf [die].',
      'Ein Pfad ist der Hauptpfad mit gedruckten Zahlen. Ist er am Ende, seid ihr hindurch, und nichts an diesem Ort kann euch mehr schaden.',
    ],
  },
  {
    title: 'Plättchen und Ereignisse',
    body: [
      'Zwölf der 23 Plättchen bewegen einen Pfad um ein Feld: das sind die guten. Die anderen schaden.',
      'Eine [sundial] bringt das nächste von sechs Ereignissen des Ortes. Die meisten verlangen einen Preis: *alle* zahlen gemeinsam, *einer* zahlt allein, *jeder* zahlt für sich. Was nach *sonst* steht, geschieht, wenn niemand zahlen kann oder will.',
      'Zwei Sonnenuhren zeigen drei Dinge: Gebt ihr sie gemeinsam ab, tritt kein Ereignis ein. Die Last des Rings kostet den Ringträger einen Schritt. Das suchende Auge kostet einen von euch zwei Schritte, oder Sauron kommt näher.',
      'Nach dem sechsten Ereignis endet das Abenteuer, ob ihr so weit seid oder nicht. In Mordor ist das sechste Ereignis das Ende von allem.',
    ],
  },
  {
    title: 'Der Würfel',
    body: [
      'Ein, zwei oder drei Punkte [dot]: so viele Schritte ins Dunkel für den, der gewürfelt hat. Das Auge [eye]: Sauron kommt einen Schritt näher. Zwei Karten [card]: Er gibt zwei Karten ab. Eine Seite ist leer.',
      'Wer Karten oder Schilde abgeben muss und zu wenige hat, gibt, was er hat, und ist verloren. Ein Preis mit einem *sonst* tut das nie.',
    ],
  },
  {
    title: 'Wenn ein Abenteuer endet',
    body: [
      'Jeder Hobbit geht für jede der drei Lebensmarken, die ihm fehlt, einen Schritt: Ring [ring], Herz [heart], Sonne [sun]. Zwei gleiche helfen nicht.',
      'Wer die meisten Ringe hat, wird Ringträger (bei Gleichstand der Erste links vom bisherigen) und zieht zwei Karten. Dann gehen alle Lebensmarken zurück. Karten und Schilde bleiben euch.',
    ],
  },
  {
    title: 'Der Ring',
    body: [
      'Einmal in jedem Abenteuer darf der Ringträger ihn anstecken, in wessen Zug auch immer: ehe ein Plättchen wirkt, oder vor und nach dem Ausspielen von Karten. Er würfelt und trägt die Folgen. Dann rückt ein Pfad seiner Wahl vier Felder vor, weniger um jedes Zeichen auf dem Würfel.',
      'Er geht ungesehen: Unterwegs wird nichts gewonnen, und nichts schadet. So kommt ihr an den schlimmsten Feldern vorbei.',
    ],
  },
  {
    title: 'Gandalf und gelbe Karten',
    body: [
      'Einer allein darf fünf Schilde für eine von Gandalfs fünf Karten zahlen; sie hilft sofort und ist dann fort.',
      'Gelbe Karten bewegen keinen Pfad. Jede hat ihren Augenblick: *Phiole* vor einem Plättchen, *Stab* bei einer Sonnenuhr mit drei Dingen, *Gürtel* vor einem Wurf, *Mithril* danach, *Athelas*, wo Lebensmarken fehlen; *Elessar*, *Lembas* und *Miruvor* fast jederzeit.',
    ],
  },
  {
    title: 'Die Hobbits',
    body: [
      '**Frodo** darf weiße Karten als Joker zählen. **Sam** verliert bei einem Wurf höchstens einen Schritt oder eine Karte. **Pippin** darf zwei beliebige Karten spielen. **Merry** braucht nur zwei Arten von Lebensmarken. **Dick** zieht nach jedem Abenteuer zwei Karten.',
      'Zu zweit spielt ihr Frodo und Sam; Pippin, Merry und Dick kommen in dieser Reihenfolge dazu. Allein darfst du mehrere führen.',
    ],
  },
  {
    title: 'Der Schicksalsberg und die Wertung',
    body: [
      'Erreicht die Reise in Mordor die 60, würfelt, wer am Zug ist, noch einmal. Übersteht er es, ist der Ring vernichtet. Wenn nicht, versucht es der nächste Hobbit.',
      'Gewonnen: 60 Punkte und alle Schilde derer, die durchkamen. Verloren: die Zahl, auf der der Hauptpfad steht.',
    ],
  },
  {
    title: 'Dieser Tisch',
    body: [
      'Was auf euch wartet, steht im Band unter dem Spielplan: wer entscheidet, was es kostet, was es bringt. Was leuchtet, lässt sich berühren. Berührst du etwas anderes, sagt der Tisch, warum es nicht geht. Ein langer Druck zeigt, was ein Ding tut.',
      '**Gelegenheiten.** Vor Plättchen, Würfen und Zahlungen dürfen andere eingreifen. Hast du etwas, das helfen könnte, hält der Tisch an und fragt; *Weiter* lässt es geschehen. In den Einstellungen wählst du, wo er für dich anhält. *Karte benutzen* führt zu einer übergangenen Gelegenheit zurück.',
      '**Zurück** macht die letzte Wahl ungeschehen. Wurden seither Würfel, Karten oder Plättchen gesehen, sagt es der Tisch vorher. Der **Schieber** zeigt jeden früheren Augenblick, ohne etwas zu ändern, und die **Chronik** erzählt, was geschah.',
      '**Verdeckte Hände.** An einem gemeinsamen Gerät bleibt eine Hand hinter der runden Tür, bis ihr Besitzer den Knauf hält. Lässt er los, geht sie zu.',
    ],
  },
]

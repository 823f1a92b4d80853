/** Das ganze Spiel auf Deutsch, auf kurzen Seiten. Eigene Worte; die Zahlen folgen den Daten. */
import type { HelpPage } from '../types.ts'

export const HELP: readonly HelpPage[] = [
  {
    title: 'Worum es geht',
    body: [
      'Die Freien Völker und der Schatten kämpfen um Schlachtfelder in ganz Mittelerde und um den Weg des Ringes, von Beutelsend bis ins Feuer.',
      'Jeder gewonnene Ort ist Punkte wert. Wer nach einer Runde **zehn Punkte voraus** ist, gewinnt sofort. Sonst entscheidet der letzte Pfad; Gleichstand geht an den Schatten.',
      'Es gibt keine Würfel. Alles liegt in deinen Karten, und in dem, was du für sie aufzugeben bereit bist.',
    ],
  },
  {
    title: 'Sitze und Seiten',
    body: [
      'Ein **Sitz** ist ein Deck. Die Trilogie hat vier: Frodo und Aragorn für die Freien Völker, den Hexenkönig und Saruman für den Schatten. Ein Mensch darf zwei Sitze einer Seite führen; Hände und Stapel zweier Sitze mischen sich nie.',
      'Verbündete reden offen, zeigen aber nie ihre Hand. Sie helfen einander mit Gegenständen für die Charaktere des anderen, an gemeinsamen Orten und durch Texte für alle ihrer Seite.',
    ],
  },
  {
    title: 'Eine Runde',
    body: [
      '**Orte:** Der Sitz, der beginnt, aktiviert ein Schlachtfeld, dann einen Pfad. **Aktionen:** Zug um Zug spielen, bewegen und nutzen alle ihre Karten. **Kampf:** Um jeden aktiven Ort wird gekämpft. **Sieg:** Die Punkte werden gezählt. **Ziehen:** Alle ziehen.',
      'Dann beginnt der nächste Sitz eine Runde. Jede Runde hat einen Pfad mit der nächsten Zahl; Texte können die Geschichte beschleunigen.',
    ],
  },
  {
    title: 'Orte',
    body: [
      'Ein **Schlachtfeld** zeigt, wer dort verteidigen und wer angreifen darf, seine Schilde und seine Punkte. Die Seite, die darauf steht, verteidigt immer.',
      'Ein **Pfad** hat eine Zahl, Schilde und Punkte. Dort greift der Schatten an, die Freien Völker verteidigen. Nur ein Pfad ist zugleich aktiv, und jeder wird nur einmal begangen.',
      'Wird ein Ort aktiviert, so geschieht sofort sein Text.',
    ],
  },
  {
    title: 'Dein Zug',
    body: [
      'Tu eines: eine Karte spielen, eine aus der Reserve bewegen, eine in den Umlauf geben, sichten, einen Text nutzen oder die Ringmarke. Oder passe.',
      '**Passen** darfst du, wenn du nicht mehr Karten hältst als deine Grenze (zwei, durch manche Texte mehr), oder weniger als jeder feindliche Sitz. Wer gepasst hat, darf später wieder handeln.',
      'Der Schritt endet, wenn alle gepasst haben und dazwischen niemand gehandelt hat.',
    ],
  },
  {
    title: 'Eine Karte spielen',
    body: [
      'Zuerst kommt sie an ihren Ort. Dann gibst du **eine andere Handkarte** in den Umlauf: das ist der Preis. Erst danach geschieht ihr Text.',
      'War es deine letzte Karte, so gibst du stattdessen eine preis. Derselbe Charakter oder Gegenstand wird in einer Runde nicht zweimal gespielt.',
      'Aus der Reserve kann eine Karte nicht in derselben Runde ziehen; ihre Texte für die Reserve gelten sofort.',
    ],
  },
  {
    title: 'Vier Arten von Karten',
    body: [
      '**Heere** kommen in die Reserve oder auf ein aktives Schlachtfeld, das ihr Volk zeigt. **Charaktere** ebenso, und auf einen Pfad, dessen Zahl auf der Karte steht.',
      '**Gegenstände** kommen zu einem Charakter im Spiel, der sie tragen darf, wo er auch steht. Sie zählen ihre Symbole dazu, ziehen mit ihm und gehen mit ihm verloren.',
      '**Ereignisse** geschehen einmal und sind fort.',
    ],
  },
  {
    title: 'Umlauf und Verlust',
    body: [
      '**Umlauf:** verdeckt auf den eigenen Umlauf. Die Karte kommt wieder, denn ist dein Deck zu Ende, wird der Umlauf gemischt.',
      '**Vernichten:** für immer fort. **Preisgeben:** eine nach deiner Wahl vernichten, von der Hand, aus der Reserve oder ungesehen oben vom Deck.',
      '**Sichten:** zwei Handkarten vernichten und eine ziehen. Manche Karten gehen durch ihren Text in den Umlauf, wo andere verloren sind.',
    ],
  },
  {
    title: 'Kampf auf einem Pfad',
    body: [
      'Die Pfadsymbole aller Karten des Schattens greifen an, mit Gegenständen und Marken. Zuerst heben die Schilde des Pfades auf.',
      'Den Rest müssen die freien Karten aufheben: Einige werden vernichtet, bis ihre Symbole genügen. Schon ein Symbol kostet die ganze Karte. Die übrigen gehen in den Umlauf; alle Karten des Schattens dort sind fort.',
      'Ist alles aufgehoben, werten die Freien Völker den Pfad. Wenn nicht, erhält der Schatten **eine Verderbnis** für jedes übrige Symbol.',
      'In den Duellen gilt es strenger: Gewertet wird nur, wenn die ganze Verteidigung größer ist als der Angriff. Gleich: niemand wertet.',
    ],
  },
  {
    title: 'Kampf auf einem Schlachtfeld',
    body: [
      'Angriffssymbole von Heeren, Charakteren und Gegenständen werden gezählt, weniger die Schilde. Den Rest heben die Verteidiger mit Karten auf, wie auf einem Pfad.',
      'Alles aufgehoben: Die Verteidiger gewinnen, selbst ganz ohne Karten. Wenn nicht, gewinnen die Angreifer. Alle Angreifer sind fort; die übrigen Verteidiger gehen in den Umlauf.',
      'Ein Schlachtfeld, um das wieder gekämpft wird, hat keine Schilde, wenn es **aus der Wertung der anderen Seite** kommt.',
    ],
  },
  {
    title: 'Anführer und Beistand',
    body: [
      'Führungssymbole, auf einer Fahne, zählen nur, wenn ein **Heer desselben Volkes** beim Anführer steht. Jedes Heer steht einem Anführer bei, auch ein Heer ohne Symbole.',
      'Der Beistand steht zu Beginn des Kampfes fest und bleibt, auch wenn das Heer fällt.',
    ],
  },
  {
    title: 'Wer fällt',
    body: [
      'Die Karten, die du verlierst, müssen alles aufheben, was übrig ist, und **ohne die größte** von ihnen zu wenig sein. Eine teure Karte anstelle von zwei billigen darfst du wählen, aber keine umsonst.',
      'Sind alle zusammen zu schwach, fallen alle. Verteidigen zwei Sitze, so schlägt der erste vor; lehnt der andere ab, wählen die Angreifer.',
    ],
  },
  {
    title: 'Der Weg ändert sich',
    body: [
      'Manche Karten aktivieren mitten in den Aktionen einen anderen Pfad. Dann wird um den alten **sofort gekämpft**, mit allem, was dort steht; danach wird der neue aktiviert, und um ihn wird wie sonst gekämpft.',
      'So kann ein Pfad früh gewertet werden, und mehr als einer in einer Runde.',
    ],
  },
  {
    title: 'Ringe und Verderbnis',
    body: [
      'Trilogie: Jeder Sitz hat eine **Ringmarke**, einmal in der Partie, für zwei Karten. Bis zuletzt bewahrt ist sie ein Punkt, wenn der letzte Pfad entscheidet.',
      'Duell: einmal je Runde drei ziehen, dann eine vernichten und eine in den Umlauf geben. In den Gefährten gibt es keine Marken.',
      'Jede Verderbnis ist ein Punkt für den Schatten; manche Texte nehmen sie wieder fort.',
    ],
  },
  {
    title: 'Arten zu spielen',
    body: [
      '**Trilogie:** zwei bis vier Menschen, neun Pfade. **Duell zu zweit:** ein Deck von sechzig gegen das andere; was ein Text von jedem einer Seite verlangt, tut ihr einer Sitz zweimal. **Duell zu dritt:** Gandalf ist doppelt so oft am Zug wie jeder Schattensitz.',
      '**Die Gefährten:** zwei Menschen, sechs Pfade, Kämpfe in fester Folge, vier bis sechs Runden.',
    ],
  },
  {
    title: 'An diesem Tisch',
    body: [
      'Berühre eine Karte und dann ihr Ziel, oder **ziehe** sie dorthin; solange du sie über einen Ort hältst, zeigt die Rechnung, was sie brächte. Lässt du sie woanders los, kehrt sie auf die Hand zurück. Auf deinem Umlauf bezahlt sie.',
      'Berühre einen **Schritt eines Kampfes**, um zu sehen, wie es da stand. Ansehen verändert nichts.',
      'Berühre oben die **Waage** für das Kontobuch: wer was gewonnen hat, Verderbnis, wie viele Karten jeder behalten darf, was noch in den Stapeln liegt. Ein Ort, den du dort berührst, zeigt seinen Kampf noch einmal.',
    ],
  },
]

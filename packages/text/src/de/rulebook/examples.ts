import type { examples as english } from '../../en/rulebook/examples.ts'
import type { Said } from '../../said.ts'

/** The worked examples: what they show, and how it went there. Whoever plays them rolls dice of their own. */
export const examples: Said<typeof english> = {
  1: {
    title: 'Durchs Feuer und ins Schlimmere',
    text: 'Rose geht aus einer brennenden Straße in die RavenCorp-Zentrale, wo zwei Verderbtheit und ein Feuer warten. Ein Würfel beim Verlassen; beim Betreten zwei für Verderbtheit und dann einer für Feuer. Im Regelheft zeigte dieser eine Würfel einen kritischen Treffer und traf noch einmal: zwei Wunden. Der Weg hinaus kostet dieselben Würfel noch einmal.',
  },
  2: {
    title: 'Ein kritischer Treffer',
    text: 'Ein Laster wirft drei Sündenwürfel: Verderbtheit, leere Seite und kritischer Treffer. Der kritische Treffer ist ein Treffer und bringt einen Würfel mehr, noch einen Treffer. Das macht 1 Verderbtheit und 2 Treffer.',
  },
  3: {
    title: 'Dreimal FAITH',
    text: 'Leah wirft drei Würfel: Verteidigung und zwei FAITH. Deren Würfel zeigen FAITH und Verteidigung, und der letzte einen Treffer. Zwei FAITH werden Treffer, eines Widerstand: 3 Treffer, 2 Verteidigung, 1 Widerstand.',
  },
  4: {
    title: 'Ein Kampf mit allem',
    text: 'Die Sünde greift Rose mit einem Laster, einem Akolythen und einem Pentagramm an: sechs Würfel. Rose hat zwei, einen von der „Eisklinge“, einen von Thorley neben ihr und einen dafür, dass sie von Verderbtheit 2 auf 3 geht. Ihr FAITH hebt die Verderbtheit auf, Verteidigung 3 lässt von vier Treffern einen übrig, und vier eigene Treffer töten einen der beiden, nicht beide.',
  },
  5: {
    title: 'Ein Schuss und die Antwort',
    text: 'Rocco schießt auf zwei Laster, die zwei Felder entfernt sind. Ein Treffer und die zwei seiner Eigenschaft töten eines; das andere kommt, und mit dem Akolythen neben Rocco wirft es fünf Würfel. Drei Treffer brechen an seiner Verteidigung, eine Verderbtheit kommt durch.',
  },
  6: {
    title: 'Zwei Angebote',
    text: 'Rose geht von 1 auf 2: ein Würfel. Später geht Rocco von 4 auf 5: zwei Würfel, ein Treffer, eine Verteidigung. Je höher du stehst, desto mehr ist eine Stufe wert.',
  },
  7: {
    title: 'Was Wunden genommen haben',
    text: 'Rocco hat Wunden auf den Plätzen 1, 2, 4 und 6. Von 4 auf 5 gibt es jetzt einen Würfel und eine Verteidigung: Ein Würfel und ein Treffer liegen unter seinen Wunden.',
  },
  8: {
    title: 'Zwei Nester und ein Akolyth',
    text: 'Eine Straße mit zwei Nestern und einem Akolythen hat Platz für noch einen. Alle anderen Nester sind blockiert, also bleiben zwei der Toten tot. Dieses Beispiel spielst du als Sünde.',
  },
  9: {
    title: 'Drei Altäre',
    text: 'Drei Altäre, an einem davon ein Held. Die Runde endet, und die Sünde zieht 2 Karten.',
  },
}

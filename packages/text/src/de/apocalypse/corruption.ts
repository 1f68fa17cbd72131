import type { CardsOf } from '../../language.ts'

export const corruption: CardsOf<'apo-c'> = {
  'apo-c1': {
    name: 'Ein Abend bei Vesper',
    text: 'Madame Vesper wird beschworen.',
    flavour: 'Die Einladungen kamen auf schwarzem Karton. Niemand weiß mehr, dass er zugesagt hat.',
  },
  'apo-c2': {
    name: 'Absolution verweigert',
    text: 'Der Beichtvater wird beschworen.',
    flavour: 'Das kleine Fenster ging auf. Dahinter lächelte etwas.',
  },
  'apo-c3': {
    name: 'Schwarzer Regen',
    text: 'Zu Beginn jeder Runde legt die Sünde jeweils 1 Verderbtheitsmarker auf 2 verschiedene Felder ohne Helden.',
    flavour: 'Lass ihn nicht an deine Lippen.',
  },
  'apo-c4': {
    name: 'Stumpfes Gewissen',
    text: 'Beim Säubern wirft ein Held mit Verderbtheit 4 oder mehr 1 Würfel weniger, aber mindestens 1.',
    flavour: 'Früher hat dich das gestört. Versuch dich zu erinnern, wie.',
  },
  'apo-c5': {
    name: 'Auf den Geschmack gekommen',
    text: 'Wenn ein Held in einem Kampf freiwillig sündigt, wirft die Sünde in diesem Kampf 1 Würfel mehr. Der Held weiß das, wenn er sich entscheidet.',
    flavour: 'Beim zweiten Mal ist es leichter. Das ist ja das Schlimme.',
  },
  'apo-c6': {
    name: 'Es sickert durch',
    text: 'Jede Verderbtheitsprobe wird mit 1 Würfel mehr geworfen.',
    flavour: 'Es ist jetzt in den Wänden. Es ist im Tee.',
  },
  'apo-c7': {
    name: 'Predigt aus Asche',
    text: 'Am Ende jeder Runde nimmt jeder Held auf einem Feld mit einem Verderbtheitsmarker 1 Verderbtheit.',
    flavour: 'Die Kanzel ist leer, und doch hörst du jedes Wort.',
  },
}

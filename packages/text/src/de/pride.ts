import type { CardsOf } from '../language.ts'

/** Pride: power, Controller, Avatar and cards. "Der Held" is the one named by the card's moment. */
export const pride: CardsOf<'pride'> = {
  pride: {
    name: 'Hochmut',
    text: 'Der Hochmut treibt die Helden auseinander und schlägt zu, wo jemand allein steht. Seine Laster haben Kampf 3 und Verteidigung 3, sein Lenker Kampf 4 und Verteidigung 4, sein Avatar Kampf 5 und Verteidigung 6.',
    flavour: 'Er will die Stadt nicht haben. Er will dabei gesehen werden, wie er sie nimmt.',
  },
  'pride-power': {
    name: 'Macht des Hochmuts',
    text: 'In jedem Kampf hat ein Held, der allein ist, 1 Verteidigung weniger (nie unter 0).',
    flavour: 'Bitte einer nach dem anderen.',
  },
  'pride-controller': {
    name: 'Zeremonien\u00ADmeister',
    text: 'Lenker. Kampf 4, Verteidigung 4. Jeder Akolyth und jedes Laster auf dem Feld des Lenkers hat 1 Verteidigung mehr.',
  },
  'pride-avatar': {
    name: 'Ohne\u00ADgleichen',
    text: 'Avatar. Kampf 5, Verteidigung 6. In Kämpfen auf dem Feld des Avatars bringt Teamwork dem Helden höchstens 1 Würfel.',
  },
  'pride-single-combat': {
    name: 'Zweikampf',
    text: 'Ausspielen zu Beginn eines Kampfes, der kein Fernkampf ist, wenn der Held nicht allein ist. Der Held bekommt keine Würfel durch Teamwork und gilt für diesen Kampf als allein.',
    flavour: 'Sag deinen Freunden, sie sollen zusehen.',
  },
  'pride-hubris': {
    name: 'Hybris',
    text: 'Ausspielen zu Beginn eines Kampfes. Die Sünde wirft darin 1 Würfel mehr oder 2 mehr, wenn der Held allein ist oder als allein gilt.',
    flavour: 'Du warst dir so sicher.',
  },
  'pride-overreach': {
    name: 'Übermut',
    text: 'Ausspielen nach den Würfen eines Kampfes, der kein Fernkampf ist, wenn der Held ein FAITH geworfen hat. Der Held muss jedes FAITH in einen Treffer umwandeln.',
    flavour: 'Schlag doch zu. Schlag mit allem zu.',
  },
  'pride-cast-out': {
    name: 'Verstoßen',
    text: 'Ausspielen zu Beginn des Zuges eines Helden, wenn er nicht allein ist. Die Sünde wählt ein benachbartes Feld, und der Held wird dorthin teleportiert.',
    flavour: 'Sie werden dich nicht vermissen.',
  },
  'pride-whose-glory': {
    name: 'Wessen Ruhm?',
    text: 'Ausspielen zu Beginn des Zuges eines Helden. Die Heldenseite wählt gemeinsam: Der Held nimmt 2 Verderbtheit, oder jeder andere Held nimmt 1 Verderbtheit.',
    flavour: 'Irgendwer muss den Ruhm ja einstreichen.',
  },
  'pride-before-the-fall': {
    name: 'Vor dem Fall',
    text: 'Ausspielen nach einem Kampf, in dem Monster getötet wurden, wenn der Held des Kampfes lebt. Er nimmt 1 Verderbtheit und, wenn darin zwei oder mehr getötet wurden, außerdem 1 Wunde.',
    flavour: 'Genieß die Aussicht.',
  },
  'pride-no-charity': {
    name: 'Keine Almosen',
    text: 'Ausspielen, wenn ein Held einen Distrikt nutzt, vor der ersten Stadtaktion. Die Sünde wählt eines seiner Symbole; es wird nicht ausgeführt.',
    flavour: 'Wer hat dir gesagt, dass du es verdienst?',
  },
  'pride-gauntlet': {
    name: 'Fehde\u00ADhandschuh',
    text: 'Ausspielen in einer Reaktion, wenn der Held allein ist und ein Laster oder der Lenker höchstens 4 Schritte entfernt auf einem anderen Feld steht. Statt der Bewegung wird ein solches Monster auf das Feld des Helden teleportiert. Der Kampf bleibt freigestellt.',
    flavour: 'Heb ihn auf.',
  },
  'pride-finest-hour': {
    name: 'Ihre größte Stunde',
    text: 'Ausspielen am Ende des Zuges eines Helden, in dem die Mission Fortschritt gemacht hat. Die Sünde zieht 2 Sündenkarten.',
    flavour: 'Lass sie jubeln. Das trägt weit.',
  },
}

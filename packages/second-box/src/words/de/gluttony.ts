import type { BoxSaid } from '../box-said.ts'
import type { gluttony as english } from '../en/gluttony.ts'

export const gluttony: BoxSaid<typeof english> = {
  cards: {
    gluttony: {
      name: 'Völlerei',
      text: 'Die Völlerei isst, was ihr esst. Ihre Laster haben Kampf 3 und Verteidigung 4, ihr Lenker Kampf 4 und Verteidigung 5, ihr Avatar Kampf 5 und Verteidigung 6.',
      flavour: 'Sie hat noch nie gefragt, was in der Wurst ist.',
    },
    'gluttony-power': {
      name: 'Für mich auch',
      text: 'Jedes Mal, wenn ein Held eine Verstärkung erhält, zieht die Sünde 1 Sündenkarte. Jedes Mal, wenn ein Held einen Sonderspielzug-Marker erhält, hat die Sünde diese Runde 1 Reaktionsmarker mehr.',
      flavour: 'Isst du das noch?',
    },
    'gluttony-controller': {
      name: 'Zuerst bei Tisch',
      text: 'Lenker. Kampf 4, Verteidigung 5. In einem Distrikt auf dem Feld des Lenkers oder höchstens 1 Schritt davon entfernt wird bei jeder Nutzung höchstens 1 Symbol ausgeführt.',
    },
    'gluttony-avatar': {
      name: 'Gut bedient',
      text: 'Avatar. Kampf 5, Verteidigung 6. Der Avatar hat 1 Verteidigung mehr für jedes andere Monster auf seinem Feld, höchstens 2 mehr.',
    },
    'gluttony-second-helping': {
      name: 'Nachschlag',
      text: 'Ausspielen zu Beginn eines Kampfes. Die Sünde wirft darin 1 Würfel mehr, oder 3 mehr, nachdem sie einen Akolythen oder ein Laster vom Friedhof aus dem Spiel genommen hat.',
      flavour: 'Es war mehr davon da als von ihnen.',
    },
    'gluttony-soft-parts': {
      name: 'Die weichen Stellen',
      text: 'Ausspielen nach den Würfen eines Kampfes, der kein Fernkampf ist, wenn der Held eine Verteidigung geworfen hat. Der Held verliert jede geworfene Verteidigung.',
      flavour: 'Vorher schälen.',
    },
    'gluttony-cleaned-out': {
      name: 'Leer gegessen',
      text: 'Ausspielen, wenn ein Held einen Distrikt nutzt, in dem ein Symbol „Inventar“ oder „Sonderspielzug“ übrig ist. Der Held wählt: Diese Symbole verfallen, oder die Sünde zieht 1 Sündenkarte und hat diese Runde 1 Reaktionsmarker mehr.',
      flavour: 'Die Regale waren sauber gewischt. Mit der Zunge.',
    },
    'gluttony-smell-of-meat': {
      name: 'Fleisch\u00ADgeruch',
      text: 'Ausspielen, wenn ein Held, der einen Sonderspielzug-Marker, einen NSC oder eine Unschuldige bei sich hat, mit einem Schritt ein Feld betritt und ein Monster höchstens 2 Schritte entfernt auf einem anderen Feld steht. Bis zu 2 solche Monster bewegen sich je 1 Feld weit.',
      flavour: 'In der ganzen Straße gingen die Nasen hoch.',
    },
    'gluttony-waste-not': {
      name: 'Nichts verkommt',
      text: 'Ausspielen, nachdem ein Akolyth oder Laster getötet wurde, der oder das auf dem Friedhof liegt. Eine dieser Figuren ist nicht mehr im Spiel; sie zählt trotzdem. Die Sünde zieht 1 Sündenkarte und hat diese Runde 1 Reaktionsmarker mehr.',
      flavour: 'Auf das Gesicht hat es nicht geachtet.',
    },
    'gluttony-a-bite': {
      name: 'Nur ein Bissen',
      text: 'Ausspielen am Ende des Zuges eines Helden, wenn ein Monster auf seinem Feld oder höchstens 1 Schritt entfernt ist. Der Held wählt: 1 Sonderspielzug-Marker verlieren, 1 Verstärkung verlieren oder 1 Wunde nehmen.',
      flavour: 'Du wirst es gar nicht vermissen.',
    },
    'gluttony-gorge': {
      name: 'Schlingen',
      text: 'Ausspielen zu Beginn des Zuges eines Helden, mit einer weiteren Sündenkarte auf der Hand. Die Sünde wirft 1 Sündenkarte ab und hat diese Runde 1 Reaktionsmarker mehr.',
      flavour: 'Es aß die Speisekarte.',
    },
    'gluttony-gristle': {
      name: 'Knorpel',
      text: 'Ausspielen, wenn ein Held zu säubern beginnt. Ein Nest wird auf das Feld des Helden gelegt. Der Held wirft 1 Würfel weniger, aber mindestens 1 Würfel bleibt.',
      flavour: 'Es geht nicht ab. Es kaut.',
    },
    'gluttony-frenzy': {
      name: 'Fressrausch',
      text: 'Ausspielen in einer Reaktion, wenn der Held in diesem Zug eine Verstärkung oder einen Sonderspielzug-Marker erhalten hat oder einen Sonderspielzug-Marker hat. Statt der Bewegung bewegen sich bis zu 2 Monster je bis zu 2 Felder weit. Der Kampf bleibt freigestellt.',
      flavour: 'Jemand hat zu Tisch geläutet.',
    },
  },
  choices: {
    'gluttony-cleaned-out:skip': '„Inventar“ und „Sonderspielzug“ verfallen lassen',
    'gluttony-cleaned-out:share': 'Die Sünde zieht eine Karte und reagiert einmal mehr',
    'gluttony-a-bite:extra-turn': '1 Sonderspielzug-Marker verlieren',
    'gluttony-a-bite:upgrade': '1 Verstärkung verlieren',
    'gluttony-a-bite:wound': '1 Wunde nehmen',
  },
}

import type { BoxSaid } from '../box-said.ts'
import type { wrath as english } from '../en/wrath.ts'

/** "Der Held" is the one named by the card's moment. */
export const wrath: BoxSaid<typeof english> = {
  cards: {
    wrath: {
      name: 'Zorn',
      text: 'Der Zorn schlägt hart zu, fällt schnell und stürzt sich auf jeden, der blutet. Seine Laster haben Kampf 5 und Verteidigung 2, sein Lenker Kampf 5 und Verteidigung 4, sein Avatar Kampf 6 und Verteidigung 6.',
      flavour: 'Worüber er zornig war, hat er vergessen. Das hilft.',
    },
    'wrath-power': {
      name: 'Rot sehen',
      text: 'In jedem Kampf mit einem Helden, der eine Wunde hat, wirft die Sünde 1 Würfel mehr, oder 2 mehr, wenn der Held 3 oder mehr Wunden hat.',
      flavour: 'Der erste Tropfen ist der lauteste.',
    },
    'wrath-controller': {
      name: 'Kriegs\u00ADtrommel',
      text: 'Lenker. Kampf 5, Verteidigung 4. Solange er auf dem Spielplan ist, darf ein Akolyth oder Laster, den oder das eine Reaktion bewegt, bis zu 3 Felder weit gehen.',
    },
    'wrath-avatar': {
      name: 'Auge um Auge',
      text: 'Avatar. Kampf 6, Verteidigung 6. Nach einem Kampf auf dem Feld des Avatars, in dem der Held ein Monster getötet hat, nimmt der Held 1 Wunde, wenn der Avatar noch dort ist.',
    },
    'wrath-red-mist': {
      name: 'Blutrausch',
      text: 'Ausspielen zu Beginn eines Kampfes. Die Sünde wirft darin 1 Würfel mehr, oder 2 mehr, wenn der Held 2 oder mehr Wunden hat.',
      flavour: 'Irgendwer schreit. Es hat etwas Beruhigendes.',
    },
    'wrath-blow-for-blow': {
      name: 'Schlag um Schlag',
      text: 'Ausspielen nach den Würfen eines Kampfes, der kein Fernkampf ist, wenn der Held einen Treffer geworfen hat. Zum Wurf der Sünde kommt 1 Treffer hinzu, oder 2 Treffer, wenn der Held 3 oder mehr geworfen hat.',
      flavour: 'Gut. Noch mal.',
    },
    'wrath-blood-offering': {
      name: 'Blutopfer',
      text: 'Ausspielen zu Beginn eines Kampfes, der kein Fernkampf ist, wenn ein Akolyth und ein weiteres Monster auf dem Feld des Helden stehen. Ein Akolyth dort stirbt, was für keine Mission zählt, und die Sünde wirft 4 Würfel mehr.',
      flavour: 'Er hat sich freiwillig gemeldet. Das tun sie immer.',
    },
    'wrath-turned-back': {
      name: 'Im Rücken',
      text: 'Ausspielen, wenn ein Held auf einem Feld mit einem Monster zu säubern beginnt. Der Held wählt: 1 Wunde, oder 3 Würfel weniger, aber mindestens 1 Würfel bleibt.',
      flavour: 'Lass dich nicht stören. Schrubb weiter.',
    },
    'wrath-first-blood': {
      name: 'Erstes Blut',
      text: 'Ausspielen zu Beginn des Zuges eines Helden, wenn ein Monster auf seinem Feld steht. Die Sünde darf sofort einen Kampf mit dem Helden beginnen. Das kostet keinen Reaktionsmarker.',
      flavour: 'Du hast sie schief angesehen.',
    },
    'wrath-dying-blow': {
      name: 'Letzter Hieb',
      text: 'Ausspielen nach einem Kampf, in dem Monster getötet wurden, wenn der Held des Kampfes lebt. Der Held wählt: 1 Wunde oder 2 Verderbtheit.',
      flavour: 'Nicht allein. Nicht so.',
    },
    'wrath-call-to-arms': {
      name: 'Zu den Waffen',
      text: 'Ausspielen, nachdem Monster getötet wurden, wenn ein anderes Monster höchstens 3 Schritte vom Helden entfernt auf einem anderen Feld steht. Bis zu 2 solche Monster bewegen sich je bis zu 2 Felder weit.',
      flavour: 'In der ganzen Straße gingen auf einmal die Fenster hoch.',
    },
    'wrath-headlong': {
      name: 'Kopf voran',
      text: 'Ausspielen in einer Reaktion, wenn ein Laster oder der Lenker auf dem Spielplan ist. Statt der Bewegung darf sich eine dieser Figuren bis zu 4 Felder weit bewegen. Der Kampf bleibt freigestellt.',
      flavour: 'Die Tür hat es nicht genommen.',
    },
    'wrath-scorched-earth': {
      name: 'Verbrannte Erde',
      text: 'Ausspielen am Ende des Zuges eines Helden, in dem die Mission Fortschritt gemacht hat. 2 Feuermarker werden auf das Feld des Helden gelegt.',
      flavour: 'Wenn wir es nicht haben können, wärmt sich keiner die Hände daran.',
    },
  },
  choices: {
    'wrath-turned-back:wound': '1 Wunde nehmen',
    'wrath-turned-back:dice': '3 Würfel weniger werfen',
    'wrath-dying-blow:wound': '1 Wunde nehmen',
    'wrath-dying-blow:corruption': '2 Verderbtheit nehmen',
  },
}

import type { BoxSaid } from '../box-said.ts'
import type { envy as english } from '../en/envy.ts'

export const envy: BoxSaid<typeof english> = {
  cards: {
    envy: {
      name: 'Neid',
      text: 'Der Neid zählt, was ihr habt und er nicht. Seine Laster haben Kampf 3 und Verteidigung 3, sein Lenker Kampf 4 und Verteidigung 4, sein Avatar Kampf 5 und Verteidigung 6.',
      flavour: 'Er führt eine Liste, wer das größere Stück bekommen hat.',
    },
    'envy-power': {
      name: 'Ungerecht',
      text: 'Jedes Mal, wenn ein Held eine Verstärkung erhält, wählt dieser Held: 1 Wunde, oder jeder andere Held nimmt 2 Verderbtheit.',
      flavour: 'Und was haben die bekommen?',
    },
    'envy-controller': {
      name: 'Was dein ist',
      text: 'Lenker. Kampf 4, Verteidigung 4. Verstärkungen von Helden auf dem Feld des Lenkers bewirken nichts.',
    },
    'envy-avatar': {
      name: 'Was du kannst',
      text: 'Avatar. Kampf 5, Verteidigung 6. In Kämpfen auf dem Feld des Avatars wirft die Sünde 1 Würfel mehr für jeden anderen Helden dort.',
    },
    'envy-keeping-up': {
      name: 'Mithalten',
      text: 'Ausspielen zu Beginn eines Kampfes. Die Sünde wirft darin 1 Würfel mehr für jede Verstärkung des Helden, mindestens 1, höchstens 3.',
      flavour: 'Sie haben sich das gleiche Messer gekauft. Größer.',
    },
    'envy-cut-down': {
      name: 'Zurecht\u00ADgestutzt',
      text: 'Ausspielen nach den Würfen eines Kampfes, der kein Fernkampf ist, wenn der Held mehr Treffer geworfen hat als die Sünde. Der Held verliert so viele geworfene Treffer, wie es mehr sind, höchstens 2.',
      flavour: 'So. Jetzt siehst du aus wie wir.',
    },
    'envy-too-close': {
      name: 'Zu nah',
      text: 'Ausspielen, wenn ein Held mit einem Schritt ein Feld mit einem anderen Helden betritt. Der Held wählt: Jeder Held dort nimmt 1 Verderbtheit, oder er selbst wird auf das Feld des letzten Schritts zurückteleportiert, und die Bewegung endet.',
      flavour: 'Wem gehört dieser Schirm?',
    },
    'envy-me-too': {
      name: 'Ich auch',
      text: 'Ausspielen, wenn ein Held einen Distrikt nutzt. Die Sünde nennt ein Symbol, das dort noch übrig ist; es bleibt nutzbar. Inventar: 2 Sündenkarten ziehen. Sonderspielzug: diese Runde 1 Reaktion mehr. Sonst: Ein Monster bewegt sich bis zu 2 Felder weit.',
      flavour: 'Gibt es eine Schlange? Jetzt gibt es eine.',
    },
    'envy-spoiled': {
      name: 'Verleidet',
      text: 'Ausspielen zu Beginn des Zuges eines Helden, wenn er eine Verstärkung hat. Alle Verstärkungen des Helden bewirken bis zum Ende des Zuges nichts, die Reaktion eingeschlossen.',
      flavour: 'Versuch es mit bloßen Händen. Mussten wir auch.',
    },
    'envy-understudy': {
      name: 'Die Zweit\u00ADbesetzung',
      text: 'Ausspielen nach einem Kampf, in dem ein Monster getötet wurde, das kein Akolyth ist, wenn ein Akolyth auf dem Friedhof liegt. Ein Akolyth von dort wird auf das Feld beschworen, auf dem das Monster gestorben ist.',
      flavour: 'Es konnte jede Zeile auswendig.',
    },
    'envy-level-down': {
      name: 'Gleichmachen',
      text: 'Ausspielen am Ende des Zuges eines Helden, wenn ein anderer Held mindestens 2 Wunden mehr hat. Der Held wählt: 1 Wunde, oder jeder andere Held nimmt 1 Verderbtheit.',
      flavour: 'Ohne einen Kratzer zurück? Schon wieder?',
    },
    'envy-you-instead': {
      name: 'Lieber du',
      text: 'Ausspielen in einer Reaktion, wenn kein Held mehr Verstärkungen hat als dieser und er mindestens 1 hat. Statt der Bewegung wird ein Akolyth oder Laster, höchstens 1 Schritt von einem anderen Helden entfernt, auf das Feld des Helden teleportiert. Der Kampf bleibt freigestellt.',
      flavour: 'Es sah ihn an. Dann sah es, was du anhattest.',
    },
    'envy-anyone-could': {
      name: 'Das kann jeder',
      text: 'Ausspielen, wenn ein Held, der nicht allein ist, zu säubern beginnt. Keine Würfel durch Teamwork und 1 Würfel weniger, aber mindestens 1 Würfel bleibt.',
      flavour: 'So ein Getue um einen Eimer.',
    },
  },
  choices: {
    'envy-power:wound': '1 Wunde nehmen',
    'envy-power:others': 'Jeder andere Held nimmt 2 Verderbtheit',
    'envy-too-close:each': 'Jeder Held hier nimmt 1 Verderbtheit',
    'envy-too-close:back': 'Zurückgehen, und die Bewegung endet',
    'envy-level-down:wound': '1 Wunde nehmen',
    'envy-level-down:others': 'Jeder andere Held nimmt 1 Verderbtheit',
  },
}

import type { BoxSaid } from '../box-said.ts'
import type { greed as english } from '../en/greed.ts'

export const greed: BoxSaid<typeof english> = {
  names: { claim: { name: 'Pfandmarke', gender: 'f', forms: { plural: 'Pfandmarken' } } },
  cards: {
    greed: {
      name: 'Habgier',
      text: 'Die Habgier jagt nicht, sie besitzt. Ihre Laster haben Kampf 3 und Verteidigung 4, ihr Lenker Kampf 4 und Verteidigung 4, ihr Avatar Kampf 5 und Verteidigung 6.',
      flavour: 'Sie hat die Lampe gekauft, dann das Licht.',
    },
    'greed-power': {
      name: 'Hausherr',
      text: 'Distrikte mit Monster oder Pfandmarke sind besetzt: Jedes Symbol dort kostet 1 Verderbtheit. Rundenende: Pfandmarken kommen dorthin, wo Monster sind und kein Held. Ein Held, der einen Zug bei einer Pfandmarke ohne Monster beendet, entfernt sie. 3 Pfandmarken: 1 Reaktion je Runde mehr.',
      flavour: 'Die Miete war gestern fällig.',
    },
    'greed-controller': {
      name: 'Der Eintreiber',
      text: 'Lenker. Kampf 4, Verteidigung 4. Akolythen und Laster in einem Distrikt mit einer Pfandmarke haben 1 Verteidigung mehr.',
    },
    'greed-avatar': {
      name: 'Alles hat seinen Preis',
      text: 'Avatar. Kampf 5, Verteidigung 6. In Kämpfen auf dem Feld des Avatars wirft die Sünde 1 Würfel mehr für je 2 Pfandmarken auf dem Spielplan, höchstens 2 mehr.',
    },
    'greed-interest': {
      name: 'Zinsen',
      text: 'Ausspielen zu Beginn eines Kampfes. Die Sünde wirft darin 1 Würfel mehr, oder 2 mehr, wenn eine Pfandmarke auf dem Feld des Helden oder höchstens 1 Schritt entfernt liegt.',
      flavour: 'Kleine Beträge. Jeden Tag. Für immer.',
    },
    'greed-fine-print': {
      name: 'Das Klein\u00ADgedruckte',
      text: 'Ausspielen nach den Würfen eines Kampfes, der kein Fernkampf ist, wenn der Held ein FAITH geworfen hat. Der Held wählt: jedes geworfene FAITH verlieren oder für jedes 1 Verderbtheit nehmen, höchstens 2, außer das wäre tödlich.',
      flavour: 'Paragraf neun. Paragraf neun hast du doch gelesen.',
    },
    'greed-surcharge': {
      name: 'Aufschlag',
      text: 'Ausspielen, wenn ein Held einen Distrikt nutzt, in dem ein Symbol übrig ist. Jedes Symbol dieser Nutzung kostet 1 Verderbtheit mehr.',
      flavour: 'Nachttarif. Es ist immer Nacht.',
    },
    'greed-toll': {
      name: 'Wegezoll',
      text: 'Ausspielen, wenn ein Held mit einem Schritt ein Feld betritt und dieses Feld oder eines, das höchstens 1 Schritt entfernt ist, ein Distrikt mit einem Monster oder einer Pfandmarke ist. Der Held wählt: Die Bewegung endet, oder 1 Verderbtheit.',
      flavour: 'Jemand hatte einen Strich über die Straße gemalt.',
    },
    'greed-audit': {
      name: 'Buchprüfung',
      text: 'Ausspielen zu Beginn des Zuges eines Helden, wenn ein Held einen Sonderspielzug-Marker hat. Die Heldenseite wählt gemeinsam: Jeder Held, der einen hat, verliert 1, oder die Sünde zieht 2 Sündenkarten.',
      flavour: 'Über jede Minute ist Rechenschaft abzulegen.',
    },
    'greed-insured': {
      name: 'Voll versichert',
      text: 'Ausspielen, nachdem ein Monster in einem Distrikt gestorben ist. Eine Pfandmarke kommt in diesen Distrikt, wenn dort keine liegt, und die Sünde zieht 1 Sündenkarte.',
      flavour: 'Bei Zerstückelung zahlt die Police doppelt.',
    },
    'greed-permit': {
      name: 'Genehmigungs\u00ADpflichtig',
      text: 'Ausspielen, wenn ein Held zu säubern beginnt und sein Feld oder eines, das höchstens 1 Schritt entfernt ist, ein Distrikt mit einem Monster oder einer Pfandmarke ist. Jeder Marker, den diese Säuberung entfernt, kostet 1 Verderbtheit.',
      flavour: 'Hier stempeln. Und hier. Und hier bezahlen.',
    },
    'greed-foreclosure': {
      name: 'Zwangs\u00ADvoll\u00ADstreckung',
      text: 'Ausspielen am Ende des Zuges eines Helden, wenn in einem Distrikt auf seinem Feld oder höchstens 1 Schritt entfernt keine Pfandmarke und kein Held ist. Eine Pfandmarke kommt in einen solchen Distrikt.',
      flavour: 'Der Bescheid hing an der Tür, bevor die Tür zu war.',
    },
    'greed-buy-out': {
      name: 'Übernahme',
      text: 'Ausspielen in einer Reaktion, wenn ein Monster in einem Distrikt ist und eine Pfandmarke in einem anderen. Statt der Bewegung wird ein solches Monster in einen anderen Distrikt mit einer Pfandmarke teleportiert; dann darf es sich 1 Feld weit bewegen. Der Kampf bleibt freigestellt.',
      flavour: 'Es war beim Gebäude dabei.',
    },
  },
  choices: {
    'greed-fine-print:lose': 'Jedes geworfene FAITH verlieren',
    'greed-fine-print:pay': '1 Verderbtheit für jedes FAITH nehmen, höchstens 2',
    'greed-toll:stop': 'Die Bewegung endet',
    'greed-toll:pay': '1 Verderbtheit nehmen',
    'greed-audit:lose': 'Jeder Held mit Sonderspielzug-Marker verliert 1',
    'greed-audit:draw': 'Die Sünde zieht 2 Sündenkarten',
  },
}

import type { CardsOf } from '../language.ts'

/** Sloth: power, Controller, Avatar and cards. "Der Held" is the one named by the card's moment. */
export const sloth: CardsOf<'sloth'> = {
  sloth: {
    name: 'Trägheit',
    text: 'Die Trägheit macht jeden Schritt zur Last und überlässt der Zeit das Töten. Ihre Laster haben Kampf 2 und Verteidigung 4, ihr Lenker Kampf 3 und Verteidigung 5, ihr Avatar Kampf 5 und Verteidigung 6.',
    flavour: 'Sie hat es nicht eilig. Und du bald auch nicht mehr.',
  },
  'sloth-power': {
    name: 'Macht der Trägheit',
    text: 'Die Bewegung eines Helden beträgt 1 Feld. Vor ihrem ersten Schritt darf er 1 Verderbtheit nehmen, damit es 2 werden. Felder durch RavenCorp und Verstärkungen kommen in beiden Fällen hinzu. Tötet diese Zahlung den Helden, ist der Zug vorbei.',
    flavour: 'Setz dich. Nur einen Moment.',
  },
  'sloth-controller': {
    name: 'Sog',
    text: 'Lenker. Kampf 3, Verteidigung 5. Ein Held, der das Feld des Lenkers mit einem Schritt verlässt, nimmt 1 Verderbtheit, zusätzlich zur Wunde für das Verlassen von Monstern und vor jeder Probe.',
  },
  'sloth-avatar': {
    name: 'Totes Gewicht',
    text: 'Avatar. Kampf 5, Verteidigung 6. Ein Held, dessen Bewegung höchstens 1 Schritt vom Avatar entfernt beginnt, bewegt sich höchstens 1 Feld weit; nichts kann das erhöhen.',
  },
  'sloth-leaden-limbs': {
    name: 'Bleierne Glieder',
    text: 'Ausspielen zu Beginn des Zuges eines Helden. Die Bewegung des Helden beträgt in diesem Zug 1 Feld. Keine Zahlung, kein NSC und keine Verstärkung kann das erhöhen.',
    flavour: 'Heb einen Fuß. Jetzt denk an den anderen.',
  },
  'sloth-quicksand': {
    name: 'Treibsand',
    text: 'Ausspielen, wenn ein Held mit einem Schritt einer Bewegung ein Feld betreten hat. Die Bewegung endet dort, und 1 Verderbtheitsmarker wird auf dieses Feld gelegt.',
    flavour: 'Heute Morgen war die Straße noch fest.',
  },
  'sloth-why-bother': {
    name: 'Wozu auch?',
    text: 'Ausspielen, wenn ein Held zu säubern beginnt. Der Held wirft 2 Würfel weniger, aber mindestens 1.',
    flavour: 'Morgen ist es ja doch wieder schmutzig.',
  },
  'sloth-half-hearted': {
    name: 'Halbherzig',
    text: 'Ausspielen nach den Würfen eines Kampfes, der kein Fernkampf ist, wenn der Held einen Treffer geworfen hat. Er verliert 1 geworfenen Treffer. Ein untätiger Held (der aktive Held, wenn in diesem Zug kein Schritt gemacht wurde) verliert 2.',
    flavour: 'Du wolltest fester zuschlagen.',
  },
  'sloth-neglect': {
    name: 'Verwahrlost',
    text: 'Ausspielen am Ende des Zuges eines Helden. Die Sünde legt 1 Feuer- oder Verderbtheitsmarker auf das Feld des Helden oder, wenn er in diesem Zug keinen Schritt gemacht hat, 2 solche Marker, gleich oder verschieden.',
    flavour: 'Darum hätte sich jemand kümmern sollen.',
  },
  'sloth-closed': {
    name: 'Heute geschlossen',
    text: 'Ausspielen, wenn ein Held einen Distrikt nutzt, in dem zwei oder mehr Symbole nutzbar sind, vor dem ersten davon. Nur 1 Symbol wird ausgeführt; der Held wählt, welches.',
    flavour: 'In fünf Minuten zurück, sagt das Schild. Der Staub darauf ist ein Jahr alt.',
  },
  'sloth-heavy-air': {
    name: 'Schwere Luft',
    text: 'Ausspielen zu Beginn eines Kampfes. Die Sünde wirft darin 1 Würfel mehr oder 2 mehr, wenn der Held untätig ist (der aktive Held, wenn in diesem Zug kein Schritt gemacht wurde).',
    flavour: 'Atmen ist Arbeit. Kämpfen kommt nicht in Frage.',
  },
  'sloth-sleep-it-off': {
    name: 'Ausschlafen',
    text: 'Ausspielen nach einem Kampf oder Orbitalangriff, in dem ein Akolyth oder Laster getötet wurde, wenn es ein Nest gibt, das nicht blockiert ist. Eines der Getöteten kommt vom Friedhof zurück auf ein solches Nest. Es zählt trotzdem als getötet.',
    flavour: 'Tot ist ein starkes Wort.',
  },
  'sloth-slow-tide': {
    name: 'Die träge Flut',
    text: 'Ausspielen in einer Reaktion. Statt der Bewegung darf die Sünde bis zu drei Monster je 1 Schritt weit bewegen. Der Kampf bleibt freigestellt.',
    flavour: 'Nichts lief. Es war nur näher als vorhin.',
  },
}

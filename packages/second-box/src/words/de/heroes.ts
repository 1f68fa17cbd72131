import type { BoxSaid } from '../box-said.ts'
import type { heroes as english } from '../en/heroes.ts'

/** Once Fallen they have an article's endings, as the heroes of the core box. */
const fallen = (nom: string, acc: string, dat: string, name: string) => ({
  name,
  forms: {
    fallen: `${nom} ${name}`,
    'fallen-acc': `${acc} ${name}`,
    'fallen-dat': `${dat} ${name}`,
    gen: `${name}s`,
  },
})
const woman = (name: string) => fallen('Gefallene', 'Gefallene', 'Gefallener', name)
const man = (name: string) => fallen('Gefallener', 'Gefallenen', 'Gefallenem', name)

export const heroes: BoxSaid<typeof english> = {
  names: {
    salt: { name: 'Salz', gender: 'n' },
    ottoline: woman('Ottoline'),
    casimir: man('Casimir'),
    wren: woman('Wren'),
    lindqvist: woman('Lindqvist'),
    juno: woman('Juno'),
    tamsin: woman('Tamsin'),
    anselm: man('Anselm'),
  },
  cards: {
    ottoline: {
      name: 'Ottoline Rask',
      text: 'Anführerin. Kampf 3, Geschick 3, Verteidigung 1. Eigenschaft: Auf mein Zeichen.',
      flavour: '„Niemand rührt sich, bis ich es sage. Die da auch nicht.“',
    },
    'on-my-mark': {
      name: 'Auf mein Zeichen',
      text: 'Einmal je Runde, zu Beginn eines Zuges von Ottoline oder von einem Helden, der höchstens 2 Schritte entfernt ist, darf sie die Sünde ansagen lassen, ob auf diesen Zug eine Reaktion folgt. Ein Ja verbraucht den Marker sofort, und nach einem Nein gibt es keine.',
    },
    casimir: {
      name: 'Casimir Dole',
      text: 'Schütze. Kampf 2, Geschick 3, Verteidigung 2, Fernkampf. Eigenschaft: Köpfe unten halten.',
      flavour: '„Treffen muss ich sie nicht. Sie müssen nur damit rechnen.“',
    },
    'heads-down': {
      name: 'Köpfe unten halten',
      text: 'In einem Fernkampf, den Casimir beginnt, darf nach dem Töten jeder übrige Treffer ein Monster auf dem Zielfeld festnageln. Ein festgenageltes Monster macht bis zum Rundenende keinen Schritt, schlägt also nicht zurück.',
    },
    wren: {
      name: 'Wren Adair',
      text: 'Ausputzerin. Kampf 2, Geschick 3, Verteidigung 2. Eigenschaft: Dietrich.',
      flavour: '„Jede Tür in dieser Stadt schuldet mir einen Gefallen.“',
    },
    'skeleton-key': {
      name: 'Dietrich',
      text: 'Solange Wren auf einer Straße ist, darf sie einen Distrikt, der daran grenzt, so nutzen, als stünde sie dort. Ihr Stadtaktionsmarker kommt auf dessen Platz.',
    },
    lindqvist: {
      name: 'Frau Lindqvist',
      text: 'Ausputzerin. Kampf 2, Geschick 4, Verteidigung 1. Eigenschaft: Salzlinie.',
      flavour: '„Bleib hinter der Linie, Kind. Die dürfen da nicht rüber.“',
    },
    'salt-line': {
      name: 'Salzlinie',
      text: 'Wenn sie säubert, was dann keinen Marker braucht, darf Frau Lindqvist 2 Geschick-Ergebnisse einsetzen, um ihr Feld zu salzen: Bis zum Rundenende betritt es kein Monster mit einem Schritt. Beschwören und Teleportieren geht. Eine neue Linie löscht die alte.',
    },
    juno: {
      name: 'Juno Vance',
      text: 'Schützin. Kampf 3, Geschick 2, Verteidigung 1, Fernkampf. Eigenschaft: Feuerschutz.',
      flavour: '„Ich sehe dich. Genau genommen sehe ich euch alle.“',
    },
    overwatch: {
      name: 'Feuerschutz',
      text: 'Einmal je Runde, in der Reaktion auf den Zug eines anderen Helden, nach ihrer Bewegung: Ist ein Monster, das sie bewegt oder teleportiert hat, auf einer Straße in Junos Sichtlinie, darf Juno dort einen Fernkampf beginnen. Dann geht die Reaktion weiter.',
    },
    tamsin: {
      name: 'Tamsin Crowe',
      text: 'Schlägerin. Kampf 4, Geschick 2, Verteidigung 2. Eigenschaft: Schleppen.',
      flavour: '„Hoch mit dir. Ich hab schon schwerere Klaviere getragen.“',
    },
    haul: {
      name: 'Schleppen',
      text: 'Einmal je Runde, am Ende ihres Zuges, darf Tamsin einen anderen Helden nennen, der höchstens 2 Schritte entfernt ist; wer ihn führt, darf ablehnen. Dieser Held wird auf ihr Feld teleportiert.',
    },
    anselm: {
      name: 'Bruder Anselm',
      text: 'Schläger. Kampf 3, Geschick 3, Verteidigung 2. Eigenschaft: Sündenesser.',
      flavour: '„Gib her. Ich habe noch Platz.“',
    },
    'sin-eater': {
      name: 'Sündenesser',
      text: 'Einmal je Runde, zu jeder Zeit in seinem Zug, darf Anselm 1 oder 2 und einen anderen Helden auf seinem Feld nennen; wer ihn führt, darf ablehnen: Dieser Held verliert so viel Verderbtheit, und Anselm nimmt ebenso viel. Nicht, wenn Anselm daran stürbe.',
    },
  },
  choices: {
    'sin-eater:1': 'Diesem Helden 1 Verderbtheit abnehmen',
    'sin-eater:2': 'Diesem Helden 2 Verderbtheit abnehmen',
  },
  prompts: {
    'ability:on-my-mark:sins': 'Sünde: Folgt auf den Zug von {hero} eine Reaktion? Du musst es jetzt ansagen.',
    'ability:on-my-mark:heroes': '{seat}: Die Sünde jetzt ansagen lassen, ob auf diesen Zug eine Reaktion folgt?',
    'heads-down': 'Casimir: Welches Monster nagelt ein übriger Treffer fest?',
  },
}

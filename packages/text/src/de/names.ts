import type { AcolyteId } from '@haven/content'
import type { CauseId, ChoiceId, Language, Named, NameId } from '../language.ts'
import { noun } from './grammar.ts'

/** Short names, as prompts and log use them. Cards, missions and places go by the names on their cards. */

/** Heroes have no article, and so no gender here; once Fallen they have one. */
const fallenOf = (nom: string, acc: string, dat: string, name: string): Named => ({
  name,
  forms: {
    fallen: `${nom} ${name}`,
    'fallen-acc': `${acc} ${name}`,
    'fallen-dat': `${dat} ${name}`,
    gen: genitive(name),
  },
})
const woman = (name: string): Named => fallenOf('Gefallene', 'Gefallene', 'Gefallener', name)
const man = (name: string): Named => fallenOf('Gefallener', 'Gefallenen', 'Gefallenem', name)
function genitive(name: string): string {
  return /[sxzß]$/.test(name) ? `${name}’` : `${name}s`
}

export const names: Readonly<Record<NameId, Named>> = {
  // heroes and their forms
  leah: woman('Leah'),
  rose: woman('Rose'),
  karl: man('Karl'),
  'karl-wolf': 'Karl (Wolf)',
  rocco: man('Rocco'),
  brad: man('Brad'),
  thorley: man('Thorley'),
  morgana: woman('Morgana'),
  leader: noun('Anführer', 'm'),
  fixer: noun('Ausputzer', 'm'),
  shooter: noun('Schütze', 'm', 'Schützen', { acc: 'Schützen', dat: 'Schützen', gen: 'Schützen' }),
  bruiser: noun('Schläger', 'm'),
  // monsters
  acolyte: noun('Akolyth', 'm', 'Akolythen', { acc: 'Akolythen', dat: 'Akolythen', gen: 'Akolythen' }),
  abomination: noun('Laster', 'n', 'Laster', { gen: 'Lasters', 'dat-plural': 'Lastern' }),
  controller: noun('Lenker', 'm', 'Lenker', { gen: 'Lenkers', 'dat-plural': 'Lenkern' }),
  avatar: noun('Avatar', 'm', 'Avatare', { gen: 'Avatars', 'dat-plural': 'Avataren' }),
  'hell-club': noun('Mitglied des Hell Club', 'n', 'Mitglieder des Hell Club'),
  fallen: { name: 'Gefallener Held', forms: { plural: 'Gefallene Helden' } },
  'hc-bailiff': noun('Gerichtsvollzieher', 'm', 'Gerichtsvollzieher', { gen: 'Gerichtsvollziehers' }),
  'hc-huntsman': noun('Jäger', 'm', 'Jäger', { gen: 'Jägers' }),
  'hc-vesper': 'Madame Vesper',
  'hc-confessor': noun('Beichtvater', 'm', 'Beichtväter', { gen: 'Beichtvaters' }),
  'hc-maestro': noun('Maestro', 'm', 'Maestros', { gen: 'Maestros' }),
  doctors: { name: 'Verdorbene Ärzte', forms: { weak: 'Verdorbenen Ärzte', dat: 'Verdorbenen Ärzten' } },
  hobos: { name: 'Verdorbene Bettler', forms: { weak: 'Verdorbenen Bettler', dat: 'Verdorbenen Bettlern' } },
  nuns: { name: 'Verdorbene Nonnen', forms: { weak: 'Verdorbenen Nonnen', dat: 'Verdorbenen Nonnen' } },
  // tokens and people to meet
  fire: noun('Feuer', 'n'),
  corruption: noun('Verderbtheit', 'f'),
  pentagram: noun('Pentagramm', 'n', 'Pentagramme', { gen: 'Pentagramms', 'dat-plural': 'Pentagrammen' }),
  nest: noun('Nest', 'n', 'Nester', { gen: 'Nests', 'dat-plural': 'Nestern' }),
  extraTurn: noun('Sonderspielzug', 'm', 'Sonderspielzüge', { 'dat-plural': 'Sonderspielzügen' }),
  innocent: noun('Unschuldige', 'f', 'Unschuldige', { dat: 'Unschuldigen', gen: 'Unschuldigen' }),
  altar: noun('Altar', 'm', 'Altäre', { gen: 'Altars', 'dat-plural': 'Altären' }),
  mark: noun('Effektmarker', 'm'),
  metro: noun('U-Bahn', 'f', 'U-Bahnen'),
  commissioner: noun('Polizeichef', 'm', 'Polizeichefs', { gen: 'Polizeichefs' }),
  proxy: 'PROXY',
  ravencorp: 'RavenCorp',
  // City Actions (Extra Turn is above)
  heal: 'Heilen',
  repent: 'Buße',
  inventory: 'Inventar',
  orbital: noun('Orbitalangriff', 'm', 'Orbitalangriffe', { gen: 'Orbitalangriffs', 'dat-plural': 'Orbitalangriffen' }),
  // dice (Corruption is above)
  hit: noun('Treffer', 'm'),
  burst: { name: 'Kritischer Treffer', forms: { plural: 'Kritische Treffer' } },
  blank: { name: 'Leere Seite', forms: { plural: 'Leere Seiten' } },
  defense: noun('Verteidigung', 'f'),
  counter: noun('Widerstand', 'm'),
  skill: noun('Geschick', 'n'),
  faith: noun('FAITH', 'n'),
  // seats and sides
  sins: 'Sünde',
  hero1: 'Heldenspieler 1',
  hero2: 'Heldenspieler 2',
  hero3: 'Heldenspieler 3',
  hero4: 'Heldenspieler 4',
  heroes: 'Heldenseite',
  spectator: 'Zuschauer',
  all: 'Alle',
  // types of stories (Corruption is above)
  terror: 'Terror',
  redemption: 'Erlösung',
  mixed: 'Gemischt',
  // the moments of Sin cards
  'turn-start': 'Beginn eines Zuges',
  'hero-enters': 'Ein Held betritt ein Feld',
  'city-action': 'Nutzung eines Distrikts',
  'cleanse-start': 'Beginn einer Säuberung',
  'fight-start': 'Beginn eines Kampfes',
  'fight-rolled': 'Nach dem Wurf im Kampf',
  'monster-killed': 'Tod eines Monsters',
  reaction: 'Reaktion',
  'turn-end': 'Ende eines Zuges',
  'free-fight': 'Freier Kampf',
}

/** One of them. */
export const figures: Readonly<Record<AcolyteId, Named>> = {
  doctors: noun('Arzt', 'm', 'Ärzte', { gen: 'Arztes', 'dat-plural': 'Ärzten' }),
  hobos: noun('Bettler', 'm', 'Bettler', { gen: 'Bettlers', 'dat-plural': 'Bettlern' }),
  nuns: noun('Nonne', 'f', 'Nonnen'),
}

/** Fit for brackets behind a sentence. */
export const causes: Readonly<Record<CauseId, string>> = {
  'CORR-1': 'Bonus der Verderbtheit',
  'END-1': 'Rundenende',
  'END-4': 'Altäre',
  'MOVE-5': 'Monster verlassen',
  'MOVE-7': 'Verderbtheitsprobe',
  'MOVE-8': 'Feuerprobe',
  'RANGE-4': 'nach dem Schuss',
  'REACT-1': 'Reaktion',
  'SETUP-9': 'Starthand',
  'story-aid': 'Hilfe für vier Helden',
  'story-top-up': 'für die Mission nötig',
  fight: 'Kampf',
  rangedFight: 'Fernkampf',
  cleanse: 'Säuberung',
  price: 'Preis',
  round: 'Rundenbeginn',
  endOfRound: 'Rundenende',
  leave: 'Feld verlassen',
  enter: 'Feld betreten',
}

export const choices: Readonly<Record<ChoiceId, string>> = {
  'pride-whose-glory:hero': 'Der Held nimmt 2 Verderbtheit',
  'pride-whose-glory:others': 'Jeder andere Held nimmt 1 Verderbtheit',
  'spare-change:extra-turn': 'Einen Sonderspielzug-Marker verlieren',
  'spare-change:upgrade': 'Eine Verstärkung verlieren',
  'spare-change:corruption': '1 Verderbtheit nehmen',
  'apo-r4:pay': '1 Verderbtheit nehmen und eine Verstärkung wählen',
  'apo-r4:skip': 'Nichts zahlen und nichts bekommen',
}

export const figure: Language['figure'] = (kind, number, say, form) =>
  `${form ? say.form(kind, form) : say.name(kind)} ${number}`

/** A hero of whom nothing is known keeps the name: "Ada (gefallen)". */
export const fallen: Language['fallen'] = (hero, say, form) => {
  const wanted = form === undefined || form === 'nom' ? 'fallen' : `fallen-${form}`
  const known = say.form(hero, wanted)
  return known === say.name(hero) ? `${known} (gefallen)` : known
}

export const either: Language['either'] = (three, four) => `${three} (bei 4 Helden ${four})`

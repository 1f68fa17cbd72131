import type { TrackId } from '@haven/content'
import type { ClockCondition, ClockFact, EndOfRound } from '@haven/engine'
import type { book as english } from '../../en/web/book.ts'
import type { Say } from '../../language.ts'
import type { Said } from '../../said.ts'
import { count, list } from '../grammar.ts'

/** The strip above the city and the book that it opens: what wins, what loses, and when. */

/** What a level means, in as few words as the track has room for. */
const LEVELS: Readonly<Record<TrackId, string>> = {
  'track-0': 'Rien.',
  'track-1': 'Une carte est révélée.',
  'track-2': '1 réaction de plus.',
  'track-3': 'Une carte est révélée.',
  'track-4': '1 dé de plus dans les combats avec un acolyte.',
  'track-5': 'Une carte est révélée.',
  'track-6': '1 réaction de plus.',
  'track-7':
    'Une carte ; 1 dé de plus dans les combats avec d’autres monstres que des acolytes. La piste reste à 7 : personne ne perd par elle.',
}

/** How the rise that is still open is told: what would turn it. */
const TURNS: Readonly<Partial<Record<ClockFact, { readonly one: string; readonly many: string }>>> = {
  kills: { one: 'monstre tué', many: 'monstres tués' },
  progress: { one: 'progression de la mission', many: 'progressions de la mission' },
  fire: { one: 'Feu', many: 'Feux' },
  corruption: { one: 'jeton Corruption', many: 'jetons Corruption' },
  monsters: { one: 'monstre', many: 'monstres' },
}

const things = (fact: ClockFact, number: number, say: Say): string => {
  const { one, many } = TURNS[fact] ?? { one: say.name(fact), many: say.name(fact) }
  return count(number, one, many)
}

const where = ({ at }: ClockCondition, say: Say): string => (at === undefined ? '' : ` (${say.space(at)})`)

/** Kills and progress are made in a round; all else is there when it ends. */
const isMade = ({ fact }: ClockCondition): boolean => fact === 'kills' || fact === 'progress'

const ORDINALS = ['prochaine', 'deuxième', 'troisième', 'quatrième', 'cinquième']

type Clock = NonNullable<EndOfRound['clock']>

/** "avec encore 1 monstre tué", "avec 1 Feu de moins": what has to happen for the other level. */
function turning(condition: ClockCondition, say: Say): string {
  const { fact, now, bound, when } = condition
  // Fewer than the bound raise it further, and so do as many as the bound: how many are missing, or too many.
  const missing = bound - now
  if (when === 'under' && missing > 0) return `avec encore ${things(fact, missing, say)}`
  const turn = missing > 0 ? `${things(fact, missing, say)} de plus` : `${things(fact, 1 - missing, say)} de moins`
  return `avec ${turn}${where(condition, say)}`
}

export const book: Said<typeof english> = (say) => ({
  done: (progress) => `fait : ${progress}`,
  endsWith: 'Cette manche se termine par',
  clock: (track, { stands, otherwise, condition }) => {
    if (stands === track && otherwise === null) return `${track}, inchangé`
    if (otherwise === null || condition === null) return `${track} → ${stands}`
    return `${track} → ${otherwise} ${turning(condition, say)}, sinon ${stands}`
  },
  noClock: 'selon le scénario',
  counter: (condition) => {
    const { fact, now, bound, when, lost = 0 } = condition
    if (isMade(condition)) return `Cette manche : ${now} sur ${things(fact, bound, say)}`
    const there = `${things(fact, now + lost, say)}${where(condition, say) || ' sur le plateau'}`
    const going = lost > 0 ? `, dont ${lost} de moins avant que la piste ne monte` : ''
    return `${there}${going} : ${when === 'under' ? `trop peu à moins de ${bound}` : `trop à partir de ${bound}`}`
  },
  settled: 'Plus rien ne peut le changer.',
  sure: 'fin de manche',
  perhaps: ({ when }) => (when === 'under' ? 'sauf si cela change' : 'si cela change'),
  now: 'maintenant',
  level: (id) => (id in LEVELS ? LEVELS[id as TrackId] : null),
  inForce: 'En vigueur',
  nothingInForce: 'aucune carte',
  more: (number) => `+${number}`,
  reserve: 'Réserve',
  reserveLeft: (left) => (left === 0 ? 'personne' : `reste : ${left}`),
  lastDeath: 'prochaine mort : défaite',
  wayToWin: 'Le chemin de la victoire',
  theClock: 'L’horloge',
  howHavenFalls: 'Comment Haven tombe',
  falls: (left) =>
    left === 0
      ? 'La réserve est vide : la prochaine mort fait perdre la partie.'
      : `Un héros meurt et la réserve est vide : ce serait la ${ORDINALS[left] ?? `${left + 1}e`} mort à partir de maintenant.`,
  cardsInForce: 'Cartes en vigueur',
  atTheEnd: 'À la fin de cette manche',
  summons: (number) =>
    number === 0
      ? 'Aucun monstre ne revient.'
      : `Retour sur des Nids : ${count(number, 'monstre mort', 'monstres morts')}.`,
  draws: (sin, altars) =>
    altars.length === 0
      ? `${say.name(sin)} ne pioche rien : un héros est à chaque Autel.`
      : `${say.name(sin)} pioche ${count(altars.length, 'carte')} : Autels sans héros (${list(altars.map(say.space))}).`,
  rises: (track, { stands, otherwise }: Clock) =>
    stands === track
      ? `L’Apocalypse reste à ${track}.`
      : `Apocalypse ${stands}${otherwise === null ? '.' : `, ou ${otherwise}.`}`,
  storyRules: 'Le scénario en entier',
})

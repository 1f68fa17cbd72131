import type { TrackId } from '@haven/content'
import type { ClockCondition, ClockFact, EndOfRound } from '@haven/engine'
import type { book as english } from '../../en/web/book.ts'
import type { Say } from '../../language.ts'
import type { Said } from '../../said.ts'
import { at, count, list } from '../grammar.ts'

/** The strip above the city and the book that it opens: what wins, what loses, and when. */

/** What would turn the rise that is still open: as it is counted, and after "nach" or "bei". */
const TURNS: Readonly<
  Partial<Record<ClockFact, { readonly nom: readonly [string, string]; readonly dat: readonly [string, string] }>>
> = {
  kills: { nom: ['getötetes Monster', 'getötete Monster'], dat: ['getöteten Monster', 'getöteten Monstern'] },
  progress: { nom: ['Fortschritt', 'Fortschritte'], dat: ['Fortschritt', 'Fortschritten'] },
  fire: { nom: ['Feuer', 'Feuer'], dat: ['Feuer', 'Feuern'] },
  corruption: {
    nom: ['Verderbtheitsmarker', 'Verderbtheitsmarker'],
    dat: ['Verderbtheitsmarker', 'Verderbtheitsmarkern'],
  },
  monsters: { nom: ['Monster', 'Monster'], dat: ['Monster', 'Monstern'] },
}

const things = (fact: ClockFact, number: number, say: Say, form: 'nom' | 'dat' = 'nom'): string => {
  const [one, many] = TURNS[fact]?.[form] ?? [say.name(fact), say.name(fact)]
  return count(number, one, many)
}

const where = ({ at: space }: ClockCondition, say: Say): string => (space === undefined ? '' : ` ${at(space, say)}`)

/** Kills and progress are made in a round; all else is there when it ends. */
const isMade = ({ fact }: ClockCondition): boolean => fact === 'kills' || fact === 'progress'

/** What a level means, in as few words as the track has room for. */
const LEVELS: Readonly<Record<TrackId, string>> = {
  'track-0': 'Nichts.',
  'track-1': 'Eine Karte wird aufgedeckt.',
  'track-2': '1 Reaktion mehr.',
  'track-3': 'Eine Karte wird aufgedeckt.',
  'track-4': '1 Würfel mehr in Kämpfen mit einem Akolythen.',
  'track-5': 'Eine Karte wird aufgedeckt.',
  'track-6': '1 Reaktion mehr.',
  'track-7':
    'Eine Karte; 1 Würfel mehr in Kämpfen mit anderen als Akolythen. Es bleibt bei 7: Niemand verliert dadurch.',
}

const ORDINALS = ['nächste', 'zweite', 'dritte', 'vierte', 'fünfte']

type Clock = NonNullable<EndOfRound['clock']>

/** "nach noch 2 getöteten Monstern", "bei 1 Feuer weniger": what has to happen for the other level. */
function turning(condition: ClockCondition, say: Say): string {
  const { fact, now, bound, when } = condition
  // Fewer than the bound raise it further, and so do as many as the bound: how many are missing, or too many.
  const missing = bound - now
  if (when === 'under' && missing > 0) return `nach noch ${things(fact, missing, say, 'dat')}`
  const turn =
    missing > 0 ? `${things(fact, missing, say, 'dat')} mehr` : `${things(fact, 1 - missing, say, 'dat')} weniger`
  return `bei ${turn}${where(condition, say)}`
}

export const book: Said<typeof english> = (say) => ({
  done: (progress) => `${progress} geschafft`,
  endsWith: 'Diese Runde endet mit',
  clock: (track: number, { stands, otherwise, condition }: Clock) => {
    if (stands === track && otherwise === null) return `${track}, wie jetzt`
    if (otherwise === null || condition === null) return `${track} → ${stands}`
    return `${track} → ${otherwise} ${turning(condition, say)}, sonst ${stands}`
  },
  noClock: 'wie die Story sagt',
  counter: (condition: ClockCondition) => {
    const { fact, now, bound, when, lost = 0 } = condition
    if (isMade(condition)) return `Diese Runde: ${now} von ${things(fact, bound, say)}`
    const there = `${things(fact, now + lost, say)}${where(condition, say) || ' auf dem Spielplan'}`
    const going = lost > 0 ? `, davon ${lost} weg, bevor der Pfad steigt` : ''
    return `${there}${going}: ${when === 'under' ? `zu wenig unter ${bound}` : `zu viel ab ${bound}`}`
  },
  settled: 'Daran ist nichts mehr zu ändern.',
  sure: 'Rundenende',
  perhaps: ({ when }: ClockCondition) => (when === 'under' ? 'falls sich nichts ändert' : 'falls es sich ändert'),
  now: 'jetzt',
  level: (id: string) => (id in LEVELS ? LEVELS[id as TrackId] : null),
  inForce: 'In Kraft',
  nothingInForce: 'noch keine Karte',
  more: (number) => `+${number}`,
  reserve: 'Reserve',
  reserveLeft: (left) => (left === 0 ? 'niemand' : `noch ${left}`),
  lastDeath: 'nächster Tod ist das Ende',
  wayToWin: 'Der Weg zum Sieg',
  theClock: 'Die Uhr',
  howHavenFalls: 'Wie Haven fällt',
  falls: (left) =>
    left === 0
      ? 'In der Reserve ist niemand mehr: Mit dem nächsten Tod ist das Spiel verloren.'
      : `Ein Held stirbt, und in der Reserve ist niemand mehr: Das ist von jetzt an der ${ORDINALS[left] ?? `${left + 1}.`} Tod.`,
  cardsInForce: 'Karten in Kraft',
  atTheEnd: 'Am Ende dieser Runde',
  summons: (number) =>
    number === 0
      ? 'Kein Monster kommt zurück.'
      : `Zurück auf Nester: ${count(number, 'totes Monster', 'tote Monster')}.`,
  draws: (sin, altars) =>
    altars.length === 0
      ? `${say.name(sin)} zieht nichts: An jedem Altar steht ein Held.`
      : `${say.name(sin)} zieht ${count(altars.length, 'Karte', 'Karten')}: Altäre ohne Helden ${list(altars.map((space) => at(space, say)))}.`,
  rises: (track: number, { stands, otherwise }: Clock) =>
    stands === track
      ? `Die Apokalypse bleibt bei ${track}.`
      : `Apokalypse ${stands}${otherwise === null ? '.' : ` oder ${otherwise}.`}`,
  storyRules: 'Die ganze Story',
})

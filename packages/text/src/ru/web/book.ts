import type { TrackId } from '@haven/content'
import type { ClockCondition, ClockFact, EndOfRound } from '@haven/engine'
import type { book as english } from '../../en/web/book.ts'
import type { Say } from '../../language.ts'
import type { Said } from '../../said.ts'
import { capital, count, list } from '../grammar.ts'

/** The strip above the city and the book that it opens: what wins, what loses, and when. */

/** How the rise that is still open is told: what would turn it. */
const TURNS: Readonly<Partial<Record<ClockFact, string>>> = {
  kills: 'убийства',
  progress: 'прогресс миссии',
  fire: 'огонь',
  corruption: 'жетоны скверны',
  monsters: 'монстры',
}

const things = (fact: ClockFact, say: Say): string => TURNS[fact] ?? say.name(fact)

const where = ({ at }: ClockCondition, say: Say): string => (at === undefined ? '' : ` (${say.space(at)})`)

/** Kills and progress are made in a round; all else is there when it ends. */
const isMade = ({ fact }: ClockCondition): boolean => fact === 'kills' || fact === 'progress'

/** What a level means, in as few words as the track has room for. */
const LEVELS: Readonly<Record<TrackId, string>> = {
  'track-0': 'Ничего.',
  'track-1': 'Раскрывается карта.',
  'track-2': 'Реакция +1.',
  'track-3': 'Раскрывается карта.',
  'track-4': 'Кубик +1 в боях с прислужником.',
  'track-5': 'Раскрывается карта.',
  'track-6': 'Реакция +1.',
  'track-7': 'Карта; кубик +1 в боях не только с прислужниками. Дальше 7 не растёт: это ещё не поражение.',
}

type Clock = NonNullable<EndOfRound['clock']>

/** "если убийства +1", "если огонь −1": what has to happen for the other level. */
function turning(condition: ClockCondition, say: Say): string {
  const { fact, now, bound } = condition
  // Fewer than the bound raise it further, and so do as many as the bound: how many are missing, or too many.
  const missing = bound - now
  const turn = missing > 0 ? `+${missing}` : `−${1 - missing}`
  return `если ${things(fact, say)} ${turn}${where(condition, say)}`
}

export const book: Said<typeof english> = (say) => ({
  done: (progress) => `сделано ${progress}`,
  endsWith: 'Конец этого раунда',
  clock: (track, { stands, otherwise, condition }: Clock) => {
    if (stands === track && otherwise === null) return `${track}, как есть`
    if (otherwise === null || condition === null) return `${track} → ${stands}`
    return `${track} → ${otherwise}, ${turning(condition, say)}, иначе ${stands}`
  },
  noClock: 'как скажет сценарий',
  counter: (condition) => {
    const { fact, now, bound, when, lost = 0 } = condition
    if (isMade(condition)) return `${capital(things(fact, say))} в этом раунде: ${now} из ${bound}`
    const there = `${capital(things(fact, say))}${where(condition, say) || ' на поле'}: ${now + lost}`
    const going = lost > 0 ? `, из них ${lost} пропадёт до подъёма шкалы` : ''
    return `${there}${going}; ${when === 'under' ? `мало, если меньше ${bound}` : `много, начиная с ${bound}`}`
  },
  settled: 'Изменить это уже нельзя.',
  sure: 'конец раунда',
  perhaps: ({ when }) => (when === 'under' ? 'если не изменить' : 'если изменится'),
  now: 'сейчас',
  level: (id) => (id in LEVELS ? LEVELS[id as TrackId] : null),
  inForce: 'Действуют',
  nothingInForce: 'карт пока нет',
  more: (number) => `+${number}`,
  reserve: 'Резерв',
  reserveLeft: (left) => (left === 0 ? 'никого' : `осталось ${left}`),
  lastDeath: 'ещё гибель — поражение',
  wayToWin: 'Путь к победе',
  theClock: 'Часы',
  howHavenFalls: 'Как падёт Хейвен',
  falls: (left) =>
    left === 0
      ? 'В резерве никого: следующая гибель — поражение.'
      : `Герой гибнет, а в резерве никого: это случится на ${left + 1}-й гибели, считая с этой минуты.`,
  cardsInForce: 'Действующие карты',
  atTheEnd: 'В конце этого раунда',
  summons: (number) =>
    number === 0
      ? 'Монстры не возвращаются.'
      : `На гнёзда возвращаются мёртвые: ${count(number, 'монстр', 'монстра', 'монстров')}.`,
  draws: (sin, altars) =>
    altars.length === 0
      ? `${say.name(sin)} карт не берёт: у каждого алтаря стоит герой.`
      : `${say.name(sin)} берёт ${count(altars.length, 'карту', 'карты', 'карт')}: алтари без героя — ${list(altars.map(say.space))}.`,
  rises: (track, { stands, otherwise }) =>
    stands === track
      ? `Апокалипсис остаётся на уровне ${track}.`
      : `Апокалипсис: ${stands}${otherwise === null ? '.' : ` или ${otherwise}.`}`,
  storyRules: 'Сценарий целиком',
})

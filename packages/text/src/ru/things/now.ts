import type { now as english } from '../../en/things/now.ts'
import type { Say } from '../../language.ts'
import type { Said } from '../../said.ts'
import { capital, count, dice as diceOf, hits, list, percent, things, turns as turnsOf } from '../grammar.ts'

/** What is true of a thing at this moment, in short sentences. */

const names = (ids: readonly string[], say: Say): string => list(ids.map((id) => say.name(id)))

export const now: Said<typeof english> = (say) => ({
  // tokens
  check: ({ kind, dice, chance }) =>
    `При входе и при выходе: ${diceOf(dice)}, ${kind === 'fire' ? 'рана' : 'скверна'} ${percent(chance)}.`,
  crossed: (hero, to) => `${say.name(hero)} пройдёт здесь по пути: ${say.space(to)}.`,
  moreDice: (dice) => `В боях здесь кубики греха: +${dice}.`,
  nests: (free, all) => (free === 0 ? 'Свободных гнёзд здесь нет.' : `Свободных гнёзд здесь: ${free} из ${all}.`),
  altarHeld: (heroes) => `Здесь ${names(heroes, say)}: в этом раунде карты не будет.`,
  altarOpen: 'Здесь никого: в конце раунда 1 карта греха.',
  metroEnds: (spaces) => `Другой конец: ${list(spaces.map((space) => say.space(space)))}.`,
  canCollect: (heroes) => `Могут подобрать: ${names(heroes, say)}.`,
  strikes: (number) =>
    number === 0 ? 'В пределах 2 клеток убивать некого.' : `Можно убить в пределах 2 клеток: ${number}.`,
  heldBy: (hero) => `Держит ${say.name(hero)}.`,
  hidden: (here, pool) => `Здесь: ${here}. Среди всех закрытых: ${things(pool, say)}.`,
  left: (number) => `Таких на поле: ${count(number, 'жетон', 'жетона', 'жетонов')}.`,
  marked: (mark, until) =>
    until === 'game' ? `${say.name(mark)}.` : `${say.name(mark)}, до конца ${until === 'turn' ? 'хода' : 'раунда'}.`,
  // figures
  pinned: 'Монстр прижат: до конца раунда ни шага. Бьётся там, где стоит.',
  strength: ({ fight, defense }) => `Бой ${fight}, защита ${defense}.`,
  onBoard: (board, dead) => `На поле ${board}, мёртвых ${dead}.`,
  heldHere: (heroes) => `Уйти не может: здесь ${names(heroes, say)}.`,
  reaches: (heroes) => `За одну реакцию дойдёт, герои рядом: ${names(heroes, say)}.`,
  reachesNobody: 'За одну реакцию не дойдёт ни до одного героя.',
  hero: ({ lives, of, corruption, space }) => `Жизни ${lives} из ${of}, скверна ${corruption}, ${say.space(space)}.`,
  dead: 'Гибель.',
  turnsLeft: (turns, extra) =>
    extra > 0
      ? `Осталось: ${turnsOf(turns)}, из них дополнительных ${extra}.`
      : `В этом раунде осталось: ${turnsOf(turns)}.`,
  leaving: 'Уход от монстров здесь стоит рану.',
  waitsInReserve: 'Ждёт в резерве.',
  // numbers on boards
  value: (value) => `Сейчас ${value}, без прибавок.`,
  mates: (number) => `+${number} за героев рядом.`,
  commissioner: '+1 за комиссара.',
  sights: (spaces) =>
    spaces === 0 ? 'Отсюда не видно ни одной улицы.' : `Отсюда видно: ${count(spaces, 'улица', 'улицы', 'улиц')}.`,
  corruption: (level) => `Скверна ${level} из 7.`,
  nextBonus: (level) => `Скверна +1 даёт все открытые бонусы до ${level}.`,
  fullyCorrupted: 'Выше не поднимется: принудительная скверна теперь — рана.',
  lives: (left, of) =>
    left === 0 ? 'Гибель.' : left === 1 ? 'Осталась 1 жизнь.' : `Осталось жизней: ${left} из ${of}.`,
  slot: (bonus) => {
    switch (bonus.kind) {
      case 'hit':
        return `Даёт ${hits(bonus.count)}.`
      case 'choice':
        return `На выбор: ${bonus.of.map((result) => say.name(result)).join(', ')}.`
      default:
        return ''
    }
  },
  covered: 'Закрыто раной: не считается.',
  isLevel: 'Скверна здесь.',
  countsNow: 'Считается в этом броске.',
  wouldCount: 'Посчитается, если принять скверну сейчас.',
  notReached: 'Скверна ещё не так высока.',
  // the city
  used: 'Использовано в этом раунде.',
  coveredIcon: 'Накрыто жетоном скверны.',
  ready: 'Доступно.',
  noWound: (hero) => `${say.name(hero)}: ран нет.`,
  hasWounds: (hero, wounds) => `${say.name(hero)}: раны ${wounds}.`,
  offered: (cards) => `На выбор: ${cards.map((card) => say.name(card)).join(', ')}.`,
  // tokens of turns
  tokens: (left, of) => `Активных: ${left} из ${of}.`,
  extras: (number) => `Можно потратить: ${number}.`,
  // the story
  progress: (done, of) => `Сделано ${done} из ${of}.`,
  accomplished: 'Выполнена.',
  ahead: (number) => `Ещё впереди: нужно ${number}.`,
  passedBy: 'Выбран другой путь.',
  reached: 'Достигнут: действует.',
  atRoundEnd: 'Будет достигнут в конце этого раунда.',
  perhapsAtRoundEnd: 'Может быть достигнут в конце этого раунда.',
  levelsOff: (levels) => `До него ${count(levels, 'уровень', 'уровня', 'уровней')}.`,
  level: (level, most) => `Уровень ${level} из ${most}.`,
  rises: (sure, perhaps) =>
    sure === perhaps ? `В конце раунда будет ${sure}.` : `В конце раунда будет ${sure} или ${perhaps}.`,
  waiting: (heroes) => (heroes.length === 0 ? 'Никого не осталось.' : `${names(heroes, say)}.`),
  deaths: (number) =>
    number === 1 ? 'Следующая гибель — поражение.' : `До поражения: ${count(number, 'гибель', 'гибели', 'гибелей')}.`,
  // cards
  heldCard: (hero) => `У героя: ${say.name(hero)}.`,
  usedCard: 'Использована в этом раунде.',
  inForce: 'Действует.',
  onOffer: 'На выбор.',
  discarded: 'Сыграна.',
  inHand: 'На руке.',
  open: 'Сыграна в этом ходу.',
  copies: (number) => `Во всей колоде: ${number}.`,
  moment: (window) => `Момент: ${say.name(window)}.`,
  // chips
  round: (round) => `Раунд ${round}.`,
  cards: (ids) => `${ids.map((id) => say.name(id)).join(', ')}.`,
  noCards: 'Пока нет.',
  company: (npcs, innocents) =>
    `${capital(list([...npcs.map((npc) => say.name(npc)), ...(innocents > 0 ? [count(innocents, 'невинный', 'невинных', 'невинных')] : [])]))}.`,
  pile: (kinds, back) =>
    kinds.length === 0 ? 'Никого.' : `${capital(things(kinds, say))}. Вернутся в конце раунда: ${back}.`,
  hand: (cards, deck) => `На руке ${count(cards, 'карта', 'карты', 'карт')}, в колоде ${deck}.`,
  none: 'В этом ходу пока ни одной.',
  // spaces
  inside: (inside) => `${capital(inside.join(', '))}.`,
  empty: 'Здесь ничего нет.',
  nextTo: (spaces) => `Соседи: ${list(spaces)}.`,
})

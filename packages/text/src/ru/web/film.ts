import type { film as english } from '../../en/web/film.ts'
import type { Say } from '../../language.ts'
import type { Said } from '../../said.ts'
import { count, list, ofHero, percent, turns as turnsOf, wounds as woundsOf } from '../grammar.ts'
import { caption } from './captions.ts'

/** What happened in a turn that nobody watched. */
type Turn = Parameters<ReturnType<typeof english>['awayTurn']>[0]

function turnOf({ hero, round, deaths, kills, wounds, cards, level, missions }: Turn, say: Say): string {
  const facts = [
    ...deaths.map((each) => `${say.name(each)} гибнет`),
    ...(kills > 0 ? [`убито: ${count(kills, 'монстр', 'монстра', 'монстров')}`] : []),
    ...(wounds > 0 ? [woundsOf(wounds)] : []),
    ...cards.map((card) => `«${say.name(card)}»`),
    ...(level === null ? [] : [`Апокалипсис ${level}`]),
    ...missions.map((mission) => `миссия «${say.name(mission)}» выполнена`),
  ]
  const who = hero === null ? (round === null ? '' : `Раунд ${round}`) : say.name(hero)
  if (facts.length === 0) return `${who}.`
  return who === '' ? `${list(facts)}.` : `${who}: ${list(facts)}.`
}

/** The film: captions, its tempo, and what is staged. */
export const film: Said<typeof english> = (say) => ({
  caption: (main, all, sin) => caption(main, all, sin, say),
  lane: 'Что происходит',
  last: 'Последние фразы',
  tempo: 'Темп фильма',
  tempos: { read: 'Чтение', normal: '×1', quick: '×2', instant: 'Сразу' },
  tempoHints: {
    read: 'Карты ждут нажатия',
    normal: 'Обычный темп',
    quick: 'Вдвое быстрее',
    instant: 'Ничего не показывать',
  },
  skip: 'Дальше',
  space: 'Пробел',
  skipAll: 'Пропустить всё',
  hold: 'Пауза',
  holdOn: 'Продолжить',
  goesOn: (seconds) => `Дальше через ${seconds} с`,
  waits: 'Ждёт вас',
  held: 'Пауза',
  restHint: 'наведите указатель на карту, чтобы дочитать',
  cards: {
    sin: (sin) => `${say.name(sin)}: карта греха`,
    apocalypse: 'Апокалипсис',
    past: (hero) => `Тёмное прошлое ${ofHero(hero, 'gen', say)}`,
  },
  moreDice: (dice, hero) => `Кубики против ${ofHero(hero, 'gen', say)}: +${dice}.`,
  diceOf: (sin) => `Кубики: ${say.name(sin)}`,
  from: (before, after) => `${before} → ${after}`,
  dies: (hero, corruption) =>
    corruption === false ? 'без неё' : `${say.name(hero)} гибнет${corruption ? ', со скверной' : ''}`,
  chances: (before, after) => `${percent(before).replace(/\s*%$/, '')} → ${percent(after)}`,
  against: (hero) => `Против ${ofHero(hero, 'gen', say)}`,
  inForce: 'Теперь действует',
  oneCard: (sin) => `Одна карта греха за ход: до хода следующего героя ${say.name(sin)} других не играет.`,
  isDead: (hero) => `${say.name(hero)}: гибель`,
  reserveLeft: (left) => (left === 0 ? 'В резерве никого' : `В резерве осталось: ${left}`),
  lastLife: (hero) => `${say.name(hero)}: осталась 1 жизнь`,
  level: (level) => `Апокалипсис ${level}`,
  accomplished: 'Миссия выполнена',
  begun: 'Новая миссия',
  round: (round) => `Раунд ${round}`,
  joins: (hero) => `${say.name(hero)} выходит на замену`,
  away: (turns) => `Пока вас не было: ${turnsOf(turns)}`,
  awayTurn: (turn) => turnOf(turn, say),
  watchAll: 'Смотреть всё',
  again: 'Показать снова',
  moment: 'Открыть этот момент',
})

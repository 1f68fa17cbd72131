import type { recap as english } from '../../en/web/recap.ts'
import type { Said } from '../../said.ts'
import { count, decimal, dice as diceOf, share as percent, plural, turns as turnsOf } from '../grammar.ts'

const oneDigit = (number: number): string => decimal(number, 1, 1)
const points = (share: number): number => Math.max(1, Math.round(share * 100))

/** Kinder than numbers, and true to them. */
function luckWord(share: number): string {
  if (share < 0.05) return 'Проклятые кубики'
  if (share < 0.25) return 'Плохие кубики'
  if (share <= 0.75) return 'Честные кубики'
  if (share <= 0.95) return 'Хорошие кубики'
  return 'Благословенные кубики'
}

/** How a game went, once it is over. */
export const recap: Said<typeof english> = (say) => ({
  title: 'Как всё было',
  verdicts: { heroes: 'Хейвен устоял', sins: 'Хейвен пал' },
  verdictsOfSins: { heroes: 'Хейвен ускользает', sins: 'Хейвен ваш' },
  facts: (story, sin, acolytes) => `${say.name(story)} · ${say.name(sin)}, ${say.name(acolytes)}`,
  lost: (hero, space, round) =>
    `Раунд ${round}, ${say.space(space)}: ${say.name(hero)} гибнет, и в резерве некому выйти на замену.`,
  won: (mission, round) => `Раунд ${round}: миссия «${say.name(mission)}» выполнена. Это была последняя.`,
  how: { heroes: 'Как побеждают герои', sins: 'Как побеждает Грех' },
  // four facts: these stand behind a large number
  rounds: (rounds) => plural(rounds, { one: 'раунд', few: 'раунда', many: 'раундов', other: 'раунда' }),
  apocalypse: (most) => `из ${most}, Апокалипсис`,
  missions: (all) => `из ${all} миссий выполнено`,
  lostHeroes: (heroes) =>
    plural(heroes, { one: 'герой потерян', few: 'героя потеряно', many: 'героев потеряно', other: 'героя потеряно' }),
  length: (rounds, decisions, level) =>
    `${count(rounds, 'раунд', 'раунда', 'раундов')} · ${count(decisions, 'решение', 'решения', 'решений')} · Апокалипсис ${level} из 7`,
  atTable: (minutes) =>
    `${minutes < 60 ? count(minutes, 'минута', 'минуты', 'минут') : `${Math.floor(minutes / 60)} ч ${minutes % 60} мин`} за столом`,
  // the team
  team: 'Семеро',
  fates: { fallen: 'гибель', alive: 'в живых', reserve: 'в резерве' },
  fellIn: (round) => `раунд ${round}`,
  // the curve
  curve: 'Шанс героев',
  curveDoubt: (doubt) => `по оценке наших ботов, ± ${percent(doubt)}`,
  curveWords: (first, highest, lowest, last) =>
    `Шанс героев: в начале ${percent(first)}, в лучший момент ${percent(highest)}, в худший ${percent(lowest)}, в конце ${percent(last)}.`,
  curveAt: (moment, chance) => `Момент ${moment}: ${percent(chance)}`,
  roundMark: (round) => `Р${round}`,
  // turning points
  turning: 'Поворотные моменты',
  round: (round) => `Раунд ${round}`,
  swing: (before, after) => `${Math.round(before * 100)} → ${percent(after)}`,
  swingWords: (before, after) => `Шанс героев: было ${percent(before)}, стало ${percent(after)}.`,
  chose: (what) => `Ваш выбор: ${what}.`,
  seatChose: (seat, what) => `Выбор (${say.name(seat)}): ${what}.`,
  better: 'Лучше',
  gain: (share) => `+${percent(points(share) / 100)}`,
  gainWords: (share) =>
    `шанс победы больше ${plural(points(share), { one: 'на # пункт', few: 'на # пункта', many: 'на # пунктов', other: 'на # пункта' })}`,
  noBetter: 'Лучшего хода не видно: так легли кубики.',
  notYours: 'Ваши решения тут ни при чём.',
  thinking: 'Обдумываем…',
  otherBetter: 'Другие решения, которые чего-то стоили',
  placeOf: (space) => `${say.space(space)}, прямо перед этим`,
  watchThis: 'Смотреть',
  watchThisOf: (what) => `Смотреть: ${what}`,
  playOn: 'Играть отсюда',
  playOnOf: (what) => `Играть отсюда: ${what}`,
  // luck
  luck: 'Счёт везения',
  luckHint:
    'Что кубики должны были показать, точно, и что показали. Считаются только результаты, которые могли что-то дать.',
  noDice: 'В этой игре не брошено ни одного кубика.',
  luckWord,
  luckShare: (share) => `лучше, чем ${percent(share)} таких бросков`,
  yourDice: 'Ваши кубики',
  heroesDice: 'Кубики героев',
  sinDice: (sin) => `Кубики: ${say.name(sin)}`,
  allRolls: 'все броски этой игры',
  counting: (actual, expected) => `полезных результатов ${actual}, ожидалось ${oneDigit(expected)}`,
  luckSums: (actual, expected) => `${actual}, ожидалось ${oneDigit(expected)}`,
  rolls: (rolls, dice) => `${count(rolls, 'бросок', 'броска', 'бросков')}, ${diceOf(dice)}`,
  result: 'Результат',
  expected: 'Ожидалось',
  actual: 'Выпало',
  difference: 'Разница',
  expectedNumber: (number) => oneDigit(number),
  differenceNumber: (number) => `${number >= 0 ? '+' : '−'}${oneDigit(Math.abs(number))}`,
  results: {
    hit: 'Попадания',
    defense: 'Защита',
    counter: 'Стойкость',
    skill: 'Навык',
    faith: 'FAITH',
    corruption: 'Скверна',
  },
  // statistics
  statistics: 'В цифрах',
  byHero: 'По героям',
  hero: 'Герой',
  heroCounts: {
    turns: 'Ходы',
    steps: 'Шаги',
    fights: 'Бои',
    kills: 'Убийства',
    wounds: 'Раны',
    healed: 'Исцелено',
    corruption: 'Скверна',
    cleansed: 'Очищено',
    upgrades: 'Улучшения',
    deaths: 'Гибель',
  },
  tableCounts: {
    rounds: 'Раунды',
    missions: 'Миссий выполнено',
    kills: 'Монстров убито',
    deaths: 'Героев погибло',
    cards: 'Карт греха сыграно',
    reactions: 'Реакции',
    summoned: 'Монстров призвано',
    apocalypse: 'Уровень Апокалипсиса',
    heroDice: 'Кубиков героев брошено',
    sinDice: 'Кубиков греха брошено',
  },
  // share
  share: 'Поделиться',
  copyEnd: 'Скопировать ссылку на последний момент',
  record: 'Скачать запись',
  recordHint: 'Все ответы и броски вместе с сидом: проверить может каждый.',
  poster: 'Скачать плакат',
  verify: 'Проверить кубики',
  verifying: 'Бросаем каждый кубик заново…',
  verified: (commit) =>
    `Все броски и перемешивания следуют из сида, хеш которого был показан в начале: ${commit.slice(0, 16)}…`,
  notVerified: (place) => `Запись не сходится со своим сидом, впервые здесь: ${place}.`,
  shareHint: 'картинка или запись',
  rematch: 'Реванш',
  rematchHint: 'та же подготовка, новые кубики',
  space: 'Пробел',
  swap: 'Сменить сторону',
  swapHint: (as) => (as === null ? 'играть за героев' : `ваша сторона: ${say.name(as)}`),
  watch: 'Посмотреть снова',
  turns: (turns) => turnsOf(turns),
  next: 'Что дальше',
  more: 'Всё в цифрах',
  reading: 'Перечитываем эту ночь…',
})

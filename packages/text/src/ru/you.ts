import type { you as english } from '../en/you.ts'
import type { Said } from '../said.ts'
import { count, date, decimal, share as percent, plural } from './grammar.ts'

const games = (number: number): string => count(number, 'игра', 'игры', 'игр')

/** The mean of many games lies close to the middle: words are for what lies beyond what chance does. */
function luckWord(mean: number, doubt: number): string {
  if (Math.abs(mean - 0.5) <= doubt) return 'Честные кубики'
  return mean > 0.5 ? 'Добрые кубики' : 'Недобрые кубики'
}

/** The page of oneself: what the games on this device say. */
export const you: Said<typeof english> = (say) => ({
  title: 'Ваши игры',
  about: 'Посчитано по оконченным играм на этом устройстве. Ничего никуда не отправляется.',
  // nothing yet
  none: 'Ни одна ночь ещё не кончилась',
  noneText: 'Оконченная игра считается здесь: кто победил, против кого и где, как ложились кубики и что всё решило.',
  first: 'Сыграть',
  learn: 'Научиться за шесть эпизодов',
  closed: 'Этот браузер ничего не хранит, считать нечего.',
  // counting
  counting: 'Считаем ваши игры',
  countingOf: (done, of) => `${done} из ${of}`,
  reading: 'Проигрываем игры из файла заново',
  // the headline
  played: (number) => plural(number, { one: 'игра', few: 'игры', many: 'игр', other: 'игры' }),
  won: 'выиграно',
  share: percent,
  between: (low, high) => `вероятно, от ${percent(low)} до ${percent(high)}`,
  betweenHint: 'Мало игр — мало знаний: в 19 случаях из 20 ваша настоящая доля лежит между краями светлой части.',
  streak: 'кошмаров подряд',
  luckWord,
  luckNote: (mean, of) => `лучше, чем ${percent(mean)} таких бросков; ${games(of)}`,
  noLuck: 'кубики ещё не посчитаны',
  // bars
  bySide: 'По сторонам',
  bySin: 'По грехам',
  byMap: 'По планам',
  byHero: 'По героям',
  byHeroNote: 'Те, с кем вы начинали за героев',
  sides: { heroes: 'За героев', sins: 'За Грех' },
  both: (all, heroes) =>
    `И ещё ${games(all)} за обе стороны на этом устройстве: Хейвен устоял в ${heroes} из них. Ничьей победой они не считаются.`,
  name: (id) => say.name(id),
  columns: { name: 'Имя', won: 'Выиграно', between: 'Вероятно' },
  wonOf: (won, of) => `${won} из ${of}`,
  range: (low, high) => `${Math.round(low * 100)}–${percent(high)}`,
  all: (number) => `Все ${number}`,
  fewer: 'Меньше',
  // luck
  luck: 'Везение со временем',
  luckHint:
    'Каждая точка сравнивает ваши кубики со всеми, что могли выпасть в тех же бросках. 50 — так и должно быть; честные кубики остаются в серой полосе в 19 точках из 20.',
  luckPoint: (first, last) => (first === last ? `Игра ${first}` : `Игры с ${first} по ${last}`),
  luckColumns: { games: 'Игры', mean: 'Лучше, чем', band: 'Честные кубики' },
  luckBand: (doubt) => `от ${percent(0.5 - doubt)} до ${percent(0.5 + doubt)}`,
  luckCovers: (counted, of) =>
    counted === of ? `Учтены все: ${games(of)}.` : `Учтено ${counted} из ${of}; остальное считается.`,
  luckNone: 'Кубики ещё не посчитаны.',
  luckWords: (mean, of) => `${games(of)}: ваши кубики были лучше, чем ${percent(mean)} таких бросков.`,
  // turning points
  turning: 'Что всё решило',
  turningHint: 'Момент каждой игры, который больше всего изменил шанс героев.',
  turningCovers: (counted, of) => `Известно для ${counted} из ${of}.`,
  turningNone: 'Станет известно, когда игра окончена и вы посмотрели её итог.',
  swing: (before, after) => `${Math.round(before * 100)} → ${percent(after)}`,
  swingWords: (before, after) => `Шанс героев: было ${percent(before)}, стало ${percent(after)}.`,
  when: date,
  against: (sin, map) => `${say.name(sin)} · ${say.name(map)}`,
  ends: { won: 'победа', lost: 'поражение', both: 'окончена' },
  round: (round) => `Раунд ${round}`,
  watch: 'Смотреть',
  watchOf: (what) => `Смотреть: ${what}`,
  // nightmares and drills
  puzzles: 'Кошмары и упражнения',
  puzzlesNone: 'Кошмаров ещё не было. Каждый день он один, общий для всех.',
  nights: (days) => count(days, 'кошмар', 'кошмара', 'кошмаров'),
  stars: (mean) => `в среднем звёзд: ${decimal(mean, 1, 1)} из 3`,
  inARow: (days) => (days === 0 ? 'серии сейчас нет' : `подряд: ${days}`),
  drills: (done, missed) => `упражнений решено: ${done}, мимо: ${missed}`,
  // the file
  file: 'Ваши записи',
  fileText:
    'Все оконченные игры в одном файле: храните его или перенесите на другое устройство. Игра, которая там уже есть, второй раз не добавится.',
  save: 'Сохранить в файл',
  bring: 'Загрузить файл',
  added: (added, of) =>
    added === of
      ? `Добавлено: ${games(added)}.`
      : `Добавлено: ${games(added)}; из файла уже были здесь: ${of - added}.`,
  recount: 'Пересчитать',
  clear: 'Удалить всё',
  clearTitle: 'Удалить все оконченные игры?',
  clearText:
    'Все оконченные игры на этом устройстве и их повторы будут удалены. Незаконченные останутся. Если они могут понадобиться, сначала сохраните файл.',
  clearYes: 'Удалить',
  clearNo: 'Оставить',
  cleared: 'Все оконченные игры удалены.',
  fileName: 'haven-games.json',
})

import type { Say } from '../language.ts'
import { count, date, decimal, share as percent } from './grammar.ts'

const games = (number: number): string => count(number, 'game')

/** The mean of many games lies close to the middle: words are for what lies beyond what chance does. */
function luckWord(mean: number, doubt: number): string {
  if (Math.abs(mean - 0.5) <= doubt) return 'Fair dice'
  return mean > 0.5 ? 'Kind dice' : 'Unkind dice'
}

/** The page of oneself: what the games on this device say. */
export const you = (say: Say) => ({
  title: 'Your games',
  about: 'Counted from the finished games on this device. Nothing is sent anywhere.',
  // nothing yet
  none: 'No night is over yet',
  noneText:
    'When a game ends, it is counted here: who won, against whom and where, how your dice fell, and where it turned.',
  first: 'Play a game',
  learn: 'Learn it in six scenes',
  closed: 'This browser keeps nothing, so there is nothing to count.',
  // counting
  counting: 'Counting your games',
  countingOf: (done: number, of: number) => `${done} of ${of}`,
  reading: 'Playing the games of the file again',
  // the headline
  played: (number: number) => (number === 1 ? 'game' : 'games'),
  won: 'won',
  share: percent,
  /** How sure a share is, after a number. */
  between: (low: number, high: number) => `${percent(low)} to ${percent(high)} likely`,
  betweenHint: 'Few games say little: with 19 in 20 chances your true share lies between the ends of the bright part.',
  streak: 'nightmares in a row',
  luckWord,
  luckNote: (mean: number, of: number) => `better than ${percent(mean)} of such rolls, over ${games(of)}`,
  noLuck: 'dice not counted yet',
  // bars
  bySide: 'By side',
  bySin: 'By Sin',
  byMap: 'By map',
  byHero: 'By hero',
  byHeroNote: 'Those you began with, as the heroes',
  sides: { heroes: 'As the heroes', sins: 'As the Sins' },
  both: (all: number, heroes: number) =>
    `And ${games(all)} with both sides at this device: Haven stood in ${heroes}. They count as nobody’s win.`,
  name: (id: string) => say.name(id),
  columns: { name: 'Name', won: 'Won', between: 'Likely' },
  wonOf: (won: number, of: number) => `${won} of ${of}`,
  range: (low: number, high: number) => `${Math.round(low * 100)}–${percent(high)}`,
  all: (number: number) => `All ${number}`,
  fewer: 'Fewer',
  // luck
  luck: 'Luck over time',
  luckHint:
    'Each point is how your dice compare with all dice that could have fallen in the same rolls. 50 is as it should be; fair dice stay in the grey band in 19 of 20 points.',
  luckPoint: (first: number, last: number) => (first === last ? `Game ${first}` : `Games ${first} to ${last}`),
  luckColumns: { games: 'Games', mean: 'Better than', band: 'Fair dice' },
  luckBand: (doubt: number) => `${percent(0.5 - doubt)} to ${percent(0.5 + doubt)}`,
  luckCovers: (counted: number, of: number) =>
    counted === of ? `All ${of} games.` : `${counted} of ${games(of)} so far; the rest is being counted.`,
  luckNone: 'No dice are counted yet.',
  luckWords: (mean: number, of: number) =>
    `Over ${games(of)} your dice were better than ${percent(mean)} of such rolls.`,
  // turning points
  turning: 'Where they turned',
  turningHint: 'The moment of each game that moved the heroes’ chance the most.',
  turningCovers: (counted: number, of: number) => `Known of ${counted} of ${games(of)}.`,
  turningNone: 'Known once a game is over and its end was looked at.',
  swing: (before: number, after: number) => `${Math.round(before * 100)} → ${percent(after)}`,
  swingWords: (before: number, after: number) =>
    `The heroes’ chance went from ${percent(before)} to ${percent(after)}.`,
  when: date,
  against: (sin: string, map: string) => `${say.name(sin)} · ${say.name(map)}`,
  ends: { won: 'won', lost: 'lost', both: 'over' },
  round: (round: number) => `Round ${round}`,
  watch: 'Watch',
  watchOf: (what: string) => `Watch: ${what}`,
  // nightmares and drills
  puzzles: 'Nightmares and drills',
  puzzlesNone: 'No nightmare faced yet. There is one a day, the same for everybody.',
  nights: (days: number) => count(days, 'nightmare'),
  stars: (mean: number) => `${decimal(mean, 1, 1)} of 3 stars on average`,
  inARow: (days: number) => (days === 0 ? 'no row going on' : `${days} in a row`),
  drills: (done: number, missed: number) => `${count(done, 'drill')} done, ${missed} missed`,
  // the file
  file: 'Your records',
  fileText:
    'All finished games in one file: keep it, or bring it to another device. A game that is there already is not added again.',
  save: 'Save as a file',
  bring: 'Bring a file',
  added: (added: number, of: number) =>
    added === of ? `${games(added)} added.` : `${games(added)} added; ${of - added} of the file were here already.`,
  recount: 'Count again',
  clear: 'Delete all',
  clearTitle: 'Delete every finished game?',
  clearText:
    'All finished games on this device and their replays are deleted. Games that go on stay. Save a file first if you may want them back.',
  clearYes: 'Delete them',
  clearNo: 'Keep them',
  cleared: 'All finished games are deleted.',
  fileName: 'haven-games.json',
})

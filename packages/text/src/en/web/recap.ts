import type { Say } from '../../language.ts'
import { count, decimal, share as percent } from '../grammar.ts'

const oneDigit = (number: number): string => decimal(number, 1, 1)

/** Kinder than numbers, and true to them. */
function luckWord(share: number): string {
  if (share < 0.05) return 'Cursed dice'
  if (share < 0.25) return 'Poor dice'
  if (share <= 0.75) return 'Fair dice'
  if (share <= 0.95) return 'Good dice'
  return 'Blessed dice'
}

/** How a game went, once it is over. */
export const recap = (say: Say) => ({
  title: 'How it went',
  verdicts: { heroes: 'Haven stands', sins: 'Haven has fallen' },
  /** The same, to the one who played the Sins. */
  verdictsOfSins: { heroes: 'Haven slips away', sins: 'Haven is yours' },
  facts: (story: string, sin: string, acolytes: string) =>
    `${say.name(story)} · ${say.name(sin)} and the ${say.name(acolytes)}`,
  lost: (hero: string, space: string, round: number) =>
    `${say.name(hero)} died in ${say.space(space)} in round ${round}, and nobody was left in the Reserve to take over.`,
  won: (mission: string, round: number) =>
    `${say.name(mission)} was accomplished in round ${round}: that was the last mission.`,
  how: { heroes: 'How the heroes win', sins: 'How the Sins win' },
  // four facts: these stand behind a large number
  rounds: (rounds: number) => (rounds === 1 ? 'round' : 'rounds'),
  apocalypse: (most: number) => `of ${most} Apocalypse`,
  missions: (all: number) => `of ${all} missions done`,
  lostHeroes: (heroes: number) => (heroes === 1 ? 'hero lost' : 'heroes lost'),
  length: (rounds: number, decisions: number, level: number) =>
    `${count(rounds, 'round')} · ${count(decisions, 'decision')} · Apocalypse ${level} of 7`,
  atTable: (minutes: number) =>
    `${minutes < 60 ? count(minutes, 'minute') : `${Math.floor(minutes / 60)} h ${minutes % 60} min`} at the table`,
  // the team
  team: 'The seven',
  fates: { fallen: 'fallen', alive: 'alive', reserve: 'in Reserve' },
  fellIn: (round: number) => `round ${round}`,
  // the curve
  curve: 'The heroes’ chance',
  curveDoubt: (doubt: number) => `as our bots see it, ± ${Math.round(doubt * 100)} %`,
  curveWords: (first: number, highest: number, lowest: number, last: number) =>
    `The chance of the heroes began at ${percent(first)}, was ${percent(highest)} at its best and ${percent(lowest)} at its worst, and ended at ${percent(last)}.`,
  curveAt: (moment: number, chance: number) => `Moment ${moment}: ${percent(chance)}`,
  roundMark: (round: number) => `R${round}`,
  // turning points
  turning: 'Turning points',
  round: (round: number) => `Round ${round}`,
  swing: (before: number, after: number) => `${Math.round(before * 100)} → ${percent(after)}`,
  swingWords: (before: number, after: number) =>
    `The chance of the heroes went from ${percent(before)} to ${percent(after)}.`,
  chose: (what: string) => `You chose: ${what}.`,
  seatChose: (seat: string, what: string) => `${say.name(seat)} chose: ${what}.`,
  better: 'Better',
  gain: (share: number) => `+${Math.max(1, Math.round(share * 100))} %`,
  gainWords: (share: number) => `${Math.max(1, Math.round(share * 100))} points more of a chance to win`,
  noBetter: 'No better move seen: the dice.',
  notYours: 'None of your decisions led here.',
  thinking: 'Thinking it over …',
  otherBetter: 'Other moves that cost something',
  placeOf: (space: string) => `${say.space(space)}, just before`,
  watchThis: 'Watch',
  watchThisOf: (what: string) => `Watch: ${what}`,
  playOn: 'Play on from here',
  playOnOf: (what: string) => `Play on from here: ${what}`,
  // luck
  luck: 'Luck ledger',
  luckHint:
    'What the dice should have shown, exactly, beside what they showed. Only results that could count are counted.',
  noDice: 'Not one die was rolled in this game.',
  luckWord,
  luckShare: (share: number) => `better than ${percent(share)} of such rolls`,
  yourDice: 'Your dice',
  heroesDice: 'The heroes’ dice',
  sinDice: (sin: string) => `${say.name(sin)}’s dice`,
  allRolls: 'all rolls of this game',
  counting: (actual: number, expected: number) =>
    `${count(actual, 'result')} that ${actual === 1 ? 'counts' : 'count'}, ${oneDigit(expected)} expected`,
  luckSums: (actual: number, expected: number) => `${actual} of ${oneDigit(expected)} expected`,
  rolls: (rolls: number, dice: number) => `${count(rolls, 'roll')}, ${count(dice, 'die', 'dice')}`,
  result: 'Result',
  expected: 'Expected',
  actual: 'Rolled',
  difference: 'Difference',
  expectedNumber: (number: number) => oneDigit(number),
  differenceNumber: (number: number) => `${number >= 0 ? '+' : '−'}${oneDigit(Math.abs(number))}`,
  results: {
    hit: 'Hits',
    defense: 'Defense',
    counter: 'Counter-Corruption',
    skill: 'Skill',
    faith: 'FAITH',
    corruption: 'Corruption',
  },
  // statistics
  statistics: 'In numbers',
  byHero: 'By hero',
  hero: 'Hero',
  heroCounts: {
    turns: 'Turns',
    steps: 'Steps',
    fights: 'Fights',
    kills: 'Kills',
    wounds: 'Wounds',
    healed: 'Healed',
    corruption: 'Corruption',
    cleansed: 'Cleansed',
    upgrades: 'Upgrades',
    deaths: 'Died',
  },
  tableCounts: {
    rounds: 'Rounds',
    missions: 'Missions accomplished',
    kills: 'Monsters killed',
    deaths: 'Heroes fallen',
    cards: 'Sin cards played',
    reactions: 'Reactions',
    summoned: 'Monsters summoned',
    apocalypse: 'Apocalypse level',
    heroDice: 'Hero dice rolled',
    sinDice: 'Sin dice rolled',
  },
  // share
  share: 'Share',
  copyEnd: 'Copy a link to the last moment',
  record: 'Download the record',
  recordHint: 'Every answer and roll, with the seed: anybody can verify it.',
  poster: 'Download the poster',
  verify: 'Verify the dice',
  verifying: 'Rolling every die again …',
  verified: (commit: string) =>
    `Every roll and shuffle follows from the seed whose hash was shown at the start: ${commit.slice(0, 16)} …`,
  notVerified: (place: string) => `The record does not agree with its seed, first at ${place}.`,
  shareHint: 'the picture or the record',
  rematch: 'Rematch',
  rematchHint: 'same set-up, new dice',
  space: 'Space',
  swap: 'Swap sides',
  swapHint: (as: string | null) => (as === null ? 'play the heroes' : `play ${say.name(as)}`),
  watch: 'Watch it again',
  turns: (turns: number) => count(turns, 'turn'),
  next: 'What comes next',
  more: 'All of it in numbers',
  reading: 'Reading the night back …',
})

import type { Bonus } from '@haven/engine'
import type { Say } from '../../language.ts'
import { capital, count, figures, list, percent } from '../grammar.ts'

/** What lies on the stage: wounds and what they bring, results that are assigned, choices as cards. */

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const

/** "slots 6 and 7" */
const slots = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'slot' : 'slots'} ${list([...numbers].sort((a, b) => a - b).map(String))}`

const lives = (left: number): string =>
  left === 1 ? '1 life left' : left === 0 ? 'no life left' : `${left} lives left`

interface Chance {
  readonly death: number
  readonly worst: number
}

/** Less than this is no band, but a number. */
const LEAST_BAND = 0.01

/** "31%, up to 53%" */
const band = ({ death, worst }: Chance): string =>
  worst - death < LEAST_BAND ? percent(death) : `${percent(death)}, up to ${percent(worst)}`

const SHORT: Readonly<Record<Bonus['kind'], (bonus: Bonus, say: Say) => string>> = {
  none: () => 'no bonus',
  die: () => '+1 die',
  defense: () => '+1 Defense',
  hit: (bonus) => `+${bonus.kind === 'hit' ? count(bonus.count, 'Hit') : ''}`,
  choice: (bonus, say) =>
    bonus.kind === 'choice' && bonus.of.length < 3 ? `+1 ${bonus.of.map(say.name).join(' or ')}` : '+1 of choice',
}

export const stage = (say: Say) => ({
  label: 'Stage',
  // wounds
  wounds: (number: number, hero: string) => `${count(number, 'wound')} for ${say.name(hero)}`,
  heal: (hero: string) => `Heal a wound of ${say.name(hero)}`,
  healHint: 'Press the wound that goes.',
  track: (hero: string) => `Track of ${say.name(hero)}`,
  hits: (number: number) => count(number, 'Hit'),
  defense: (number: number) => `${number} Defense`,
  cancels: (number: number) => `${number} corruption cancelled`,
  comes: (number: number) => `${number} corruption to come`,
  check: (kind: 'fire' | 'corruption', dice: number) =>
    `${kind === 'fire' ? 'Fire' : 'Corruption'} check, ${count(dice, 'die', 'dice')}`,
  cause: (cause: string) => capital(say.cause(cause)),
  bonus: (bonus: Bonus) => SHORT[bonus.kind](bonus, say),
  slotState: {
    covered: 'covered',
    used: 'in use: costs it',
    next: 'next one: costs it',
    ahead: 'not reached yet',
    bare: 'costs nothing',
  },
  healState: { covered: 'comes back', used: 'in use', next: 'next one', ahead: 'not reached yet', bare: '' },
  /** The whole of a slot, aloud. */
  slot: (slot: number, bonus: string, state: string, isLevel: boolean, isHere: boolean) =>
    [
      `Slot ${slot}: ${bonus}`,
      ...(state === '' ? [] : [state]),
      ...(isLevel ? ['corruption is here'] : []),
      ...(isHere ? ['a wound goes here'] : []),
    ].join(', '),
  suggested: (numbers: readonly number[]) => `Suggested: ${slots(numbers)}.`,
  yours: (numbers: readonly number[]) => `Your choice: ${slots(numbers)}.`,
  change: 'Press another free slot to change it.',
  placed: (placed: number, all: number) => `${placed} of ${count(all, 'wound')} placed. Press a free slot.`,
  thinking: 'Looking for the best slots …',
  take: (number: number) => (number === 1 ? 'Take it there' : 'Take them there'),
  takeNote: (numbers: readonly number[], left: number) => `${slots(numbers)}, ${lives(left)}`,
  die: (hero: string) => `${say.name(hero)} dies`,
  suggest: 'Suggest',
  suggestNote: (numbers: readonly number[]) => slots(numbers),
  clear: 'Clear',
  clearNote: 'place anew',
  // results that are assigned
  faith: (number: number) => `${number} FAITH to turn`,
  turn: 'Turn them so',
  faithHint: 'Press a die to turn it.',
  kill: (hits: number) => `${count(hits, 'Hit')} to spend`,
  killHint: 'Press a monster to spend Hits on it.',
  remove: (space: string) => `Cleanse ${say.space(space)}`,
  removeHint: 'Press what goes.',
  results: (skills: number, counters: number) =>
    list([
      ...(skills > 0 || counters === 0 ? [count(skills, 'Skill result')] : []),
      ...(counters > 0 ? [count(counters, 'Counter-Corruption', 'Counter-Corruption')] : []),
    ]),
  unspent: (left: number, all: number) => `${left} of ${count(all, 'result')} unused`,
  removal: (text: string, chosen: number) => (chosen > 0 ? `${text}, ${chosen} times chosen` : text),
  removeThese: (number: number) => (number === 0 ? 'Remove nothing' : number === 1 ? 'Remove it' : 'Remove them'),
  clearPlan: 'spend none',
  reroll: 'Roll again?',
  rerollHint: 'Press a die to roll it again.',
  rerollDie: (face: string, number: number, of: number) => `Roll again: ${say.name(face)}, die ${number} of ${of}`,
  keepAll: 'Keep all',
  /** An end of which nothing can be told. */
  nothing: 'No dice follow.',
  // cards
  cards: {
    hint: 'Press a card to look at it.',
    again: 'Press it to choose it.',
    nextHint: 'Press them in their order: each press is the next.',
    voteHint: 'A chip on it is your vote.',
    propose: 'Vote for it',
    take: { take: 'Take it', lose: 'Lose it', first: 'This first', choose: 'Choose it' },
    now: {
      class: (kind: string, isOnly: boolean) => (isOnly ? `No ${say.name(kind)} left` : say.name(kind)),
      /** "Fight in Megatheatre: ☠ 4% → 2%" */
      fight: (space: string, chance: 'death' | 'kill', from: number, to: number) =>
        `Fight in ${say.space(space)}: ${chance === 'death' ? '☠' : 'kills 1+'} ${percent(from)} → ${percent(to)}`,
      there: (number: number) => `${number} on the board now`,
      pace: (rounds: number) => `about ${count(rounds, 'round')} at your pace`,
      underDeck: 'The other one goes under the deck',
      forHero: (hero: string) => `for ${say.name(hero)}`,
    },
  },
  // the alarm
  alarm: {
    label: 'What can happen now',
    lives: (left: number, of: number) => (left === 0 ? 'Dead' : left === 1 ? '1 life left' : `${left} of ${of} lives`),
    last: (hero: string) => `The next wound kills ${say.name(hero)}.`,
    fatal: (wound: number, hero: string) => `The ${ORDINALS[wound - 1] ?? 'last'} wound: ${say.name(hero)} dies.`,
    more: (wounds: number) => `${count(wounds, 'more wound')} would kill.`,
    reserve: (left: number) =>
      left === 0
        ? 'Nobody is left in the Reserve: Haven falls.'
        : `${count(left, 'hero is', 'heroes are')} left in the Reserve.`,
    leaving: (space: string, wounds: number, monsters: readonly string[]) => [
      `Leaving ${say.space(space)} would kill:`,
      `${count(wounds, 'wound')} for ${figures(monsters, say)} here.`,
    ],
    reaction: (sin: string, chance: Chance, monster: string | null, from: string | null) => [
      `A reaction of ${say.name(sin)} kills: ${band(chance)}`,
      monster === null
        ? 'if those here fight.'
        : `if ${figures([monster], say)} comes from ${from === null ? '' : say.space(from)}.`,
    ],
    bold: (death: number) => `With 1 corruption ${percent(death)}.`,
    help: (by: string, of: 'text' | 'district', chance: Chance | null) => [
      `${of === 'text' ? say.name(by) : say.space(by)} heals in this turn:`,
      chance === null ? 'nothing kills then.' : `it kills ${band(chance)} then.`,
    ],
    calm: 'Nothing can kill in this turn.',
  },
})

import { count } from '../grammar.ts'
import { quiz } from './quiz.ts'
import says from './says.json' with { type: 'json' }

const points = (number: number): string => count(number, 'point')

/** Drills: one question each, with a reason for its answer; and the ten questions after First Night. */
export const drills = {
  title: 'Drills',
  about: 'One position, one answer, and why. Twenty seconds each, and no clock.',
  mixed: 'Ten of all kinds',
  mixedHint: 'What you missed comes first.',
  quiz,
  topics: 'By what they are about',
  topic: {
    turn: 'The turn',
    kill: 'Whom to kill',
    faith: 'FAITH',
    wound: 'Wounds',
    heal: 'Healing',
    bargain: 'The bargain',
    cleanse: 'Cleansing',
    city: 'The city',
    ability: 'Abilities',
    choice: 'Choices',
    'sin-reaction': 'Reactions of the Sin',
    'sin-card': 'Sin cards',
    acolyte: 'Acolytes',
    summon: 'Summoning',
  },
  scene: (scene: string) => `Three drills: ${scene}`,
  /** Beside a topic: how many there are, and how it went so far. */
  many: (number: number) => count(number, 'drill'),
  practised: (done: number, missed: number) => `${done} right, ${missed} missed`,
  own: {
    title: 'From your own games',
    about: 'Your last ten games on this device: what you decided there, and what would have been better.',
    look: 'Look through my games',
    looking: (done: number, games: number) => `Looking through game ${done} of ${games}`,
    none: 'No game of yours is over yet, or none has a decision that was clearly worse than another.',
    found: (number: number) => `${count(number, 'decision')} to think over again`,
    asked: 'You have been here before. What would you do now?',
    lost: (lost: number) => `Here you lost ${points(lost)}.`,
    same: 'The same answer as then.',
    thinking: 'Thinking it over',
  },
  asked: {
    heroes: 'What is best for the heroes?',
    sins: 'What is best for the Sin?',
  },
  number: (number: number, of: number) => `Drill ${number} of ${of}`,
  right: 'Right.',
  wrong: 'Not this one.',
  wrongBy: (lost: number) => `Not this one: it loses ${points(lost)}.`,
  best: (answers: number) => (answers === 1 ? 'The best answer' : 'The best answers'),
  yours: 'Your answer',
  over: 'What is best here',
  next: 'Next drill',
  again: 'Ask me again',
  finish: 'That was all',
  all: 'All drills',
  score: (right: number, of: number) => `${right} of ${of} right`,
  leave: 'Leave the drill',
  goOn: 'Go on',
  says: says as Readonly<Record<string, { readonly title: string; readonly reason: string }>>,
} as const

export {
  type CoachAsk,
  type Coaching,
  type CoachLine,
  coach,
  coachAt,
  coachAtEnd,
  coachLineOf,
  NOTHING_SAID,
  unasked,
} from './coach.ts'
export { goneOf, NOTHING_SHOWN, noteGot, noteRight, noteSeen, type Shown } from './fading.ts'
export { Moment } from './moment.ts'

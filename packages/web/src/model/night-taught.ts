import type { NightConcept } from '@haven/content'
import type { LessonView } from '@haven/table/learn'
import { offerCoach } from './coach-kept.ts'
import { FIRST_FACTS, type FirstFact } from './first-time.ts'
import { learn } from './learned.ts'

/** What a scene of First Night has taught is told nowhere else as if it were new. */

/** By what a scene calls it. */
const TAUGHT_AS: Readonly<Record<FirstFact, NightConcept>> = {
  unite: 'vote',
  corruption: 'bargain',
  lives: 'wound',
  leaving: 'leave',
  steps: 'move',
  rims: 'ribbon',
  reactions: 'reaction',
  clock: 'round',
}

const DONE = 2

/** A scene was played to its end; who owns the box has done all of it long ago. */
export function noteTaught({ scene, teaches }: Pick<LessonView, 'scene' | 'teaches'>): void {
  // The first real games that follow are coached, unless somebody has said otherwise; owners need no coach.
  if (scene !== 0) offerCoach()
  for (const concept of teaches) learn(concept, DONE)
  for (const fact of FIRST_FACTS) if (scene === 0 || teaches.includes(TAUGHT_AS[fact])) learn(fact, DONE)
}

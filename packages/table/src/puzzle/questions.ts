/** The ten questions after First Night: what each is about, its rule, and the scene that taught it. */
export interface QuizQuestion {
  readonly concept: string
  readonly rule: string
  readonly scene: number
}

export const QUIZ = [
  { concept: 'leave', rule: 'MOVE-5', scene: 1 },
  { concept: 'fire', rule: 'MOVE-6', scene: 1 },
  { concept: 'wound', rule: 'WOUND-1', scene: 1 },
  { concept: 'faith', rule: 'FIGHT-7', scene: 2 },
  { concept: 'kill', rule: 'FIGHT-10', scene: 2 },
  { concept: 'bargain', rule: 'CORR-4', scene: 3 },
  { concept: 'seven', rule: 'CORR-3', scene: 3 },
  { concept: 'city', rule: 'CITY-1', scene: 4 },
  { concept: 'vote', rule: 'UNITE-1', scene: 5 },
  { concept: 'reserve', rule: 'WIN-2', scene: 5 },
] as const satisfies readonly QuizQuestion[]
export type QuizConcept = (typeof QUIZ)[number]['concept']

export type QuizRank = 'chief' | 'agent' | 'rookie'
const AGENT = 7

export const rankFor = (right: number): QuizRank =>
  right >= QUIZ.length ? 'chief' : right >= AGENT ? 'agent' : 'rookie'

/** The scene to see again: the one that most of the missed questions come from, the earlier of two. */
export function sceneAgain(missed: readonly QuizConcept[]): number {
  const scenes = QUIZ.filter(({ concept }) => missed.includes(concept)).map(({ scene }) => scene)
  const count = (scene: number): number => scenes.filter((each) => each === scene).length
  return scenes.reduce<number>((best, scene) => (count(scene) > count(best) ? scene : best), scenes[0] ?? 1)
}

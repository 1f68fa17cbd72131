import type { View } from '@haven/engine'
import type { Question } from './targets.ts'

/** Eight facts that a newcomer is told, each when it first matters: which of them is true of this question. */

export const FIRST_FACTS = ['unite', 'corruption', 'lives', 'leaving', 'steps', 'rims', 'reactions', 'clock'] as const
export type FirstFact = (typeof FIRST_FACTS)[number]

interface Moment {
  readonly view: View
  readonly question: Question
  readonly isVote: boolean
}

const heroOf = ({ view, question }: Moment) => view.heroes.find(({ hero }) => hero === question.subject.hero)
const isTurn = ({ question }: Moment): boolean => question.kind === 'hero-turn'

const WHEN: Readonly<Record<FirstFact, (moment: Moment) => boolean>> = {
  unite: ({ isVote }) => isVote,
  corruption: ({ question }) => question.kind === 'corruption',
  lives: (moment) =>
    moment.question.kind === 'wound-slot' || (isTurn(moment) && (heroOf(moment)?.wounds.length ?? 0) > 0),
  leaving: (moment) => isTurn(moment) && moment.view.monsters.some(({ space }) => space === heroOf(moment)?.space),
  steps: isTurn,
  rims: isTurn,
  reactions: (moment) => isTurn(moment) && moment.view.sins.reactions > 0,
  clock: (moment) => isTurn(moment) && moment.view.endOfRound?.clock != null,
}

/** The first that is true here and was not told before; the heroes' side alone is told. */
export function factNow(moment: Moment, isTold: (fact: FirstFact) => boolean): FirstFact | null {
  if (moment.question.seat === 'sins') return null
  return FIRST_FACTS.find((fact) => !isTold(fact) && WHEN[fact](moment)) ?? null
}

/** At most one is told in it. */
export const turnOf = ({ round, turn, decisions }: View, isVote: boolean): string =>
  isVote || !turn ? `${round} ${decisions}` : `${round} ${turn.place} ${turn.hero}`

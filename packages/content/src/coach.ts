import type { PromptKind, RuleId } from '@haven/engine'
import type { SinId } from './ids.ts'

/**
 * The coach of the first real games: what it can say, as data. When a line is true is counted where the game is
 * (`@haven/bots/coach`), what it says is in the words.
 */

/** What matters most comes first. */
export const COACH_KINDS = ['danger', 'waste', 'chance', 'fact'] as const
export type CoachKind = (typeof COACH_KINDS)[number]

interface LineData {
  readonly id: string
  readonly kind: CoachKind
  /** What it teaches, as the memory of what was learned calls it. */
  readonly concept: string
  readonly rule: RuleId
  /** The question beside which it is said; null: when nothing is asked any more. */
  readonly at: PromptKind | null
  /** It stands beside all that is asked in that turn before dice fall. */
  readonly goesOn?: true
  /** It is said when such an answer is looked at, not before. */
  readonly focus?: 'fight' | 'move' | 'end'
  /** In the rolls of that turn it means what lies ready. */
  readonly ready?: true
  /** It names no answer, so nobody has to agree to it. */
  readonly plain?: true
  /** It tells a text of this sin. */
  readonly sin?: SinId
}

export const COACH_LINES = [
  { id: 'death', kind: 'danger', concept: 'reserve', rule: 'WIN-2', at: 'hero-turn', plain: true },
  { id: 'heal', kind: 'danger', concept: 'city', rule: 'CITY-2', at: 'hero-turn', goesOn: true },
  { id: 'repent', kind: 'danger', concept: 'seven', rule: 'CORR-3', at: 'hero-turn', goesOn: true },
  { id: 'alone', kind: 'danger', concept: 'power', rule: 'SIN-2', at: 'hero-turn', focus: 'fight', sin: 'pride' },
  { id: 'leave', kind: 'waste', concept: 'leave', rule: 'MOVE-5', at: 'hero-turn', focus: 'move' },
  { id: 'city', kind: 'waste', concept: 'city', rule: 'CITY-1', at: 'hero-turn', focus: 'end' },
  { id: 'keep', kind: 'waste', concept: 'bargain', rule: 'CORR-4', at: 'corruption' },
  { id: 'offer', kind: 'chance', concept: 'bargain', rule: 'CORR-4', at: 'corruption' },
  { id: 'way', kind: 'chance', concept: 'either-order', rule: 'TURN-1', at: 'hero-turn', goesOn: true, ready: true },
  { id: 'shoot', kind: 'chance', concept: 'shoot', rule: 'RANGE-1', at: 'hero-turn' },
  { id: 'orders', kind: 'chance', concept: 'orders', rule: 'TURN-1', at: 'ability' },
  { id: 'free', kind: 'chance', concept: 'sin-reaction', rule: 'REACT-1', at: 'hero-turn', plain: true },
  { id: 'kills', kind: 'chance', concept: 'round', rule: 'APOC-1', at: 'hero-turn', plain: true },
  { id: 'altar', kind: 'chance', concept: 'altar', rule: 'END-4', at: 'hero-turn' },
  { id: 'start', kind: 'fact', concept: 'hero-order', rule: 'ROUND-3', at: 'first-hero', plain: true },
  { id: 'branch', kind: 'fact', concept: 'branch', rule: 'WIN-1', at: 'mission', plain: true },
  { id: 'card', kind: 'fact', concept: 'sin-card', rule: 'TURN-6', at: 'hero-turn', plain: true },
  { id: 'nest', kind: 'fact', concept: 'summon', rule: 'END-1', at: 'hero-turn', plain: true },
  {
    id: 'controller',
    kind: 'fact',
    concept: 'controller',
    rule: 'FIGHT-10',
    at: 'hero-turn',
    plain: true,
    sin: 'pride',
  },
  { id: 'over', kind: 'fact', concept: 'missions', rule: 'WIN-1', at: null, plain: true },
] as const satisfies readonly LineData[]

export type CoachId = (typeof COACH_LINES)[number]['id']
export interface CoachLineData extends LineData {
  readonly id: CoachId
}

import type { Hazard, MonsterKind, Npc } from '../contract.ts'

/** What a mission can count. */
export interface FactSubjects {
  /** A monster died by a fight, a ranged fight or an Orbital Strike. */
  kill: {
    readonly kind: MonsterKind
    readonly id: string
    readonly space: number
    readonly by: 'fight' | 'ranged' | 'orbital'
    /** The fighting hero; of an Orbital Strike, whose City Action it was. */
    readonly place: number
  }
  /** A token was removed by cleansing; an Altar was broken. */
  remove: { readonly kind: Hazard | 'altar'; readonly space: number }
  /** A hero's corruption went down by a Repent icon. */
  repent: { readonly place: number }
  /** A hero flipped the face-down tokens of a space. */
  flip: { readonly space: number }
  /** A hero used the City Actions of a District. */
  city: { readonly space: number }
  /** A hero took an Innocent from the board, or holds one that has not counted yet when a mission begins. */
  rescue: { readonly place: number }
  /** A hero handed over an Innocent. */
  deliver: { readonly place: number }
  /** An NPC was taken from the board. */
  meet: { readonly npc: Npc }
  /** An Orbital Strike was carried out and killed nothing. */
  strike: { readonly targets: boolean }
  /** An Orbital Strike token was moved to a space, 0 steps too; before anything dies there. */
  aim: { readonly place: number; readonly space: number }
  /** A hero ended his turn (ORD-6 (2)). */
  turnEnd: { readonly place: number; readonly space: number }
  /** A Skill result was given to the mission. */
  pray: { readonly place: number }
  /** A Fire was kindled with a Skill result. */
  kindle: { readonly place: number; readonly space: number }
  /** The story looks at the board at the end of a round, among its tasks (ORD-7 (1)). */
  roundEnd: Readonly<Record<never, never>>
}
export type Fact = keyof FactSubjects
export type Subject<F extends Fact> = FactSubjects[F]

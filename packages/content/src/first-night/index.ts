import type { Lesson } from '@haven/engine'
import { owners } from './0-owners.ts'
import { streets } from './1-streets.ts'
import { steel } from './2-steel.ts'
import { bargain } from './3-bargain.ts'
import { city } from './4-city.ts'
import { unite } from './5-unite.ts'
import { otherSide } from './6-other-side.ts'

/**
 * First Night: one night on The Cordon in six scenes, and one (0) for owners of the box. Every accepted answer in every
 * order leads to the goal; the tests try them all.
 */
const scenes = [owners, streets, steel, bargain, city, unite, otherSide] as const

export const firstNight: readonly Lesson[] = scenes

// ------------------------------------------------------------------------------------------- keys of the words

type Scene = (typeof scenes)[number]
type Said<T, Field extends string> = T extends { readonly [K in Field]: infer Key extends string } ? Key : never
type Step = Scene['steps'][number]
type Why<T> = T extends { readonly why: readonly (infer R)[] } ? Said<R, 'say'> : never

/** Everything that First Night says: a language has words for each of them. */
export type NightKey =
  | Scene['intro'][number]
  | Scene['reward']
  | Said<Step, 'say'>
  | Said<Step, 'hint'>
  | Why<Step>
  | Scene['otherwise'][number]['say']
  | 'fn.hint'
/** What somebody may have met: what a lesson teaches. */
export type NightConcept = Scene['teaches'][number]

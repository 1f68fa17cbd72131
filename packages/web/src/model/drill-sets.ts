import { drills, SCENE_DRILLS } from '@haven/content/drills'
import type { PromptKind } from '@haven/engine'
import { mixed, nextOf, TOPICS, type Topic, topicOf } from '@haven/table/puzzle'
import type { PuzzlesKept } from './puzzles-kept.ts'

/** Which drills are asked one after the other: those of a scene, of a topic, or of all kinds. */

export interface ShippedDrillName {
  readonly name: string
  readonly topic: Topic
}

const all: readonly ShippedDrillName[] = drills.map(({ name, kind }) => ({ name, topic: topicOf(kind as PromptKind) }))

const MOST_MIXED = 10

export const drillsAbout = (topic: Topic): readonly ShippedDrillName[] => all.filter((each) => each.topic === topic)

const isTopic = (set: string): set is Topic => (TOPICS as readonly string[]).includes(set)

/** The scene whose drills these are. */
export const sceneOf = (set: string): number | null => {
  const scene = Number(/^scene-([1-6])$/.exec(set)?.[1])
  return scene > 0 ? scene : null
}

/** Null: there is no such row. */
export function drillSet(set: string, { drills: practised }: PuzzlesKept): readonly ShippedDrillName[] | null {
  const scene = sceneOf(set)
  if (scene !== null) return (SCENE_DRILLS[scene] ?? []).flatMap((name) => all.find((each) => each.name === name) ?? [])
  if (set === 'mixed') return mixed(drillsAbout, practised, MOST_MIXED)
  if (!isTopic(set)) return null
  return nextOf(drillsAbout(set), practised[set])
}

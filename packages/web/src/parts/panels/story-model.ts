import type { View } from '@haven/engine'
import type { Facts, TrackFacts } from '../../model/facts.ts'

export type MissionState = 'done' | 'current' | 'ahead' | 'choice' | 'passed-by'

export interface MissionModel {
  readonly id: string
  readonly state: MissionState
  readonly progress: number
  readonly count: number
}

export interface StoryModel {
  readonly story: string
  readonly type: string
  readonly step: number
  /** Missions by step; a step with two is a branch. */
  readonly steps: readonly (readonly MissionModel[])[]
  readonly current: MissionModel
}

const heroNumber = (view: View): number => view.heroes.length

/** Can the mission still come, from the one that is current now? */
function isAhead(id: string, from: string, facts: Facts): boolean {
  const next = facts.missions[from]?.next ?? []
  return next.includes(id) || next.some((each) => isAhead(id, each, facts))
}

function stateOf(id: string, view: View, facts: Facts): MissionState {
  if (view.missionsDone.includes(id)) return 'done'
  if (view.mission.id === id) return view.mission.done ? 'done' : 'current'
  if (!isAhead(id, view.mission.id, facts)) return 'passed-by'
  const { next = [] } = facts.missions[view.mission.id] ?? {}
  return next.length > 1 && next.includes(id) ? 'choice' : 'ahead'
}

export function storyModel(view: View, facts: Facts): StoryModel {
  const story = facts.stories[view.setup.story]
  if (!story) throw new Error(`No box in play has the story ${view.setup.story}`)
  const steps = story.steps.map((ids) =>
    ids.map((id): MissionModel => {
      const state = stateOf(id, view, facts)
      const isCurrent = view.mission.id === id
      // A mission that counts what is on the board does so from the first round on.
      const printed = facts.missions[id]?.counts[heroNumber(view)] ?? 0
      const count = isCurrent && view.round > 0 ? view.mission.count : printed
      return { id, state, count, progress: isCurrent ? view.mission.progress : state === 'done' ? count : 0 }
    }),
  )
  const step = Math.max(
    0,
    steps.findIndex((missions) => missions.some(({ id }) => id === view.mission.id)),
  )
  const current = steps[step]?.find(({ id }) => id === view.mission.id)
  if (!current) throw new Error(`The story ${story.id} has no mission ${view.mission.id}`)
  return { story: story.id, type: story.type, step: step + 1, steps, current }
}

export interface LevelModel extends TrackFacts {
  readonly reached: boolean
  readonly isNow: boolean
  /** What the end of this round brings, for sure or perhaps. */
  readonly next: 'sure' | 'perhaps' | null
}

export interface ApocalypseModel {
  readonly level: number
  readonly most: number
  readonly levels: readonly LevelModel[]
  /** In force, in the order in which they came. */
  readonly cards: readonly string[]
  readonly deck: number
}

function nextAt(level: number, { track, endOfRound }: View): LevelModel['next'] {
  const { stands = track, otherwise } = endOfRound?.clock ?? {}
  const [sure, perhaps] = [Math.min(stands, otherwise ?? stands), Math.max(stands, otherwise ?? stands)]
  if (level <= track || level > perhaps) return null
  return level <= sure ? 'sure' : 'perhaps'
}

export function apocalypseModel(view: View, facts: Facts): ApocalypseModel {
  const levels = facts.track.map((level) => ({
    ...level,
    reached: level.level <= view.track,
    isNow: level.level === view.track,
    next: nextAt(level.level, view),
  }))
  return {
    level: view.track,
    most: levels.at(-1)?.level ?? 0,
    levels,
    cards: view.apocalypse.cards,
    deck: view.apocalypse.deck.length,
  }
}

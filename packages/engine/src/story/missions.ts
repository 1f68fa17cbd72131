import { hasHero, heroNumber, missionOf, onBoard, sharedOption, sharedRow, supplyOf } from '../board.ts'
import type { MissionDef } from '../box.ts'
import { HAZARDS, type Hazard, type Option } from '../contract.ts'
import { effectFrame } from '../effects/effect.ts'
import { type Act, act, ask, type Frame, type Game, procedure, push, START } from '../kernel.ts'
import { reinforce } from '../procedures/monsters.ts'
import { countRescued, placeToken } from '../procedures/tokens.ts'
import { checkCount } from './progress.ts'

/** STORY. One mission gives way to the next: escalation, event, branch, and what the next one needs on the board. */

export interface MissionFrame extends Frame {
  readonly proc: 'missionDone' | 'missionBegins'
  mission: string
}

/** STORY-7: a step at which an accomplished mission gives way. */
export function settleMission<F extends Frame>(): Act<F> {
  return act<F>(
    'settle-mission',
    (g) => {
      const frame: MissionFrame = { proc: 'missionDone', step: START, mission: '' }
      push(g, frame)
    },
    (g) => g.s.mission.done,
  )
}

export function startMission(g: Game, mission: string): void {
  const frame: MissionFrame = { proc: 'missionBegins', step: START, mission }
  push(g, frame)
}

export const missionDone = procedure<MissionFrame>([
  act('accomplished', (g) => {
    g.log?.({ event: 'missionAccomplished', mission: g.s.mission.id })
    g.s.missionsDone = [...g.s.missionsDone, g.s.mission.id]
    reinforce(g, 'acolyte', 1) // story-escalation
    reinforce(g, 'abomination', 1)
  }),
  act(
    'event',
    (g) => push(g, effectFrame(g, `event:${g.s.mission.id}`, g.s.mission.id, -1)),
    (g) => missionOf(g).event !== undefined,
  ),
  ask({
    name: 'mission',
    ask: 'mission',
    rule: 'STORY-2',
    seat: 'vote',
    options: (g) => missionOf(g).next.map((mission) => ({ id: mission, mission })),
    answer: (_, f, option) => {
      f.mission = option.mission as string
    },
  }),
  act('next', (g, f) => startMission(g, f.mission)),
])

/** Kinds of tokens whose removal the mission counts. */
const countedTokens = (mission: MissionDef): Hazard[] => [
  ...new Set(
    mission.progress.flatMap((way) =>
      way.on === 'remove' ? (way.of ?? HAZARDS).filter((kind): kind is Hazard => HAZARDS.includes(kind as Hazard)) : [],
    ),
  ),
]

export const missionBegins = procedure<MissionFrame>([
  act('begin', (g, f) => {
    const mission = g.t.missions.get(f.mission) as MissionDef
    const count = mission.count(heroNumber(g))
    g.s.mission = { id: f.mission, progress: 0, count, done: false, marked: [] }
    g.log?.({ event: 'missionBegun', mission: f.mission, count })
  }),
  act('top-up', topUp),
  act(
    'own-steps',
    (g) => push(g, effectFrame(g, `begins:${g.s.mission.id}`, g.s.mission.id, -1)),
    (g) => missionOf(g).begins !== undefined,
  ),
  act('rescued', (g) => {
    for (let place = 0; place < g.s.heroes.length; place++) countRescued(g, place)
  }),
  // A mission can be over before anybody moves; the next one follows at once.
  settleMission(),
])

export interface TopUpFrame extends Frame {
  readonly proc: 'topUp'
  left: number
  taken: readonly number[]
}

/** story-top-up: the tokens that a mission wants removed must be there. */
function topUp(g: Game): void {
  const mission = missionOf(g)
  const kinds = countedTokens(mission)
  if (kinds.length === 0) return
  let there = 0
  for (const kind of kinds) there += onBoard(g, kind)
  if (mission.topUpFaceDown) {
    for (const pile of g.s.faceDown) there += pile.kinds.filter((kind) => kinds.includes(kind as Hazard)).length
  }
  const left = g.s.mission.count - there
  if (left <= 0) return
  const frame: TopUpFrame = { proc: 'topUp', step: START, left, taken: [] }
  push(g, frame)
}

function topUpOptions(g: Game, f: TopUpFrame): Option[] {
  const options: Option[] = []
  for (const kind of countedTokens(missionOf(g))) {
    if (supplyOf(g, kind) <= 0) continue
    for (let space = 0; space < g.map.spaces.length; space++) {
      if (!hasHero(g, space) && !f.taken.includes(space)) options.push(placeOption(g, kind, space))
    }
  }
  return options
}

/** "Place this token there", shared by all prompts of the map. */
export function placeOption(g: Game, token: string, space: number): Option {
  const row = sharedRow(g, 'place', token)
  return row[space] ?? sharedOption(row, g, space, (to) => ({ id: `${token}@${to}`, do: 'place', token, space: to }))
}

export const topUpSteps = procedure<TopUpFrame>([
  ask({
    name: 'top-up',
    ask: 'story-task',
    rule: 'story-top-up',
    when: (_, f) => f.left > 0,
    seat: () => 'sins',
    subject: (g) => ({ cause: g.s.mission.id }),
    options: topUpOptions,
    answer: (g, f, option) => {
      const space = g.map.index.get(option.space as string) as number
      placeToken(g, option.token as Hazard, space, 'story-top-up')
      f.left--
      f.taken = [...f.taken, space]
      return 'again'
    },
  }),
  act(
    'shorten',
    (g, f) => {
      setCount(g, Math.max(1, g.s.mission.count - f.left))
    },
    (_, f) => f.left > 0,
  ),
])

/** Changes what the current mission needs; it may be accomplished by that. */
export function setCount(g: Game, count: number): void {
  if (count === g.s.mission.count) return
  g.s.mission.count = count
  g.log?.({ event: 'countChanged', mission: g.s.mission.id, count })
  checkCount(g)
}

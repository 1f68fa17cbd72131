import {
  distance,
  distinct,
  figureAt,
  figureId,
  heroAt,
  kindOf,
  MOVE_SPACES,
  monstersIn,
  monstersOnBoard,
  seatOf,
  spaceId,
} from '../board.ts'
import type { Option } from '../contract.ts'
import { act, ask, type Frame, type Game, NONE, nearest, procedure, push, START } from '../kernel.ts'
import { refusal } from '../refusals.ts'
import { note } from '../story/progress.ts'
import { isTurnGoingOn } from './fight.ts'
import type { FightFrame } from './fight-frame.ts'
import { isPlain, removeFigure } from './monsters.ts'
import { window } from './sin-cards.ts'

/** CITY-5. An Orbital Strike: a kill that is no fight. */

export interface OrbitalFrame extends Frame {
  readonly proc: 'orbital'
  readonly place: number
  readonly hero: string
  /** Which token, once it is chosen. */
  token: number
  killed: readonly number[]
}

export function startOrbital(g: Game, place: number): void {
  const frame: OrbitalFrame = {
    proc: 'orbital',
    step: START,
    place,
    hero: heroAt(g, place).hero,
    token: -1,
    killed: [],
  }
  push(g, frame)
}

const orbitalName = (token: number): string => `orbital-${token + 1}`

function orbitalMoves(g: Game): Option[] {
  const options: Option[] = []
  g.s.orbital.forEach((from, token) => {
    for (let to = 0; to < g.map.spaces.length; to++) {
      if (distance(g, from, to) <= MOVE_SPACES) {
        options.push({ id: `${orbitalName(token)}>${spaceId(g, to)}`, token: orbitalName(token), to: spaceId(g, to) })
      }
    }
  })
  return options
}

const orbitalTargets = (g: Game, f: OrbitalFrame): number[] =>
  distinct(
    g,
    monstersIn(g, g.s.orbital[f.token] as number).filter((figure) => isPlain(g, figure)),
  )

/** CITY-5, CITY-7: the token moves up to 2 spaces, then may kill one Acolyte or Abomination there. */
export const orbital = procedure<OrbitalFrame>([
  ask({
    name: 'orbital-move',
    ask: 'orbital-move',
    rule: 'CITY-5',
    when: (g) => g.s.orbital.length > 0,
    seat: (g, f) => seatOf(g, f.place),
    subject: (_, f) => ({ hero: f.hero }),
    options: orbitalMoves,
    answer: (g, f, option) => {
      f.token = Number((option.token as string).slice('orbital-'.length)) - 1
      const from = g.s.orbital[f.token] as number
      const to = g.map.index.get(option.to as string) as number
      g.s.orbital = g.s.orbital.with(f.token, to)
      g.log?.({ event: 'orbitalMoved', token: option.token as string, from: spaceId(g, from), to: spaceId(g, to) })
      note(g, 'aim', { place: f.place, space: to })
    },
    refuse: (g, _, intent) =>
      intent.to === undefined
        ? null
        : g.map.index.has(intent.to)
          ? refusal('not-adjacent', 'CITY-5', { space: intent.to })
          : refusal('no-such-space', 'CITY-5', { space: intent.to }),
  }),
  ask({
    name: 'orbital-kill',
    ask: 'orbital-kill',
    rule: 'CITY-5',
    when: (g, f) => f.token >= 0 && orbitalTargets(g, f).length > 0,
    seat: (g, f) => seatOf(g, f.place),
    subject: (g, f) => ({ hero: f.hero, space: spaceId(g, g.s.orbital[f.token] as number) }),
    options: (g, f) => [
      NONE,
      ...orbitalTargets(g, f).map((figure) => ({ id: figureId(g, figure), monster: figureId(g, figure) })),
    ],
    answer: (g, f, option) => {
      if (!option.monster) return
      const figure = g.t.figureIndex.get(option.monster) as number
      f.killed = [figure]
    },
    refuse: (_, __, intent) =>
      intent.monster !== undefined ? refusal('no-monsters-there', 'CITY-5', { monster: intent.monster }) : null,
  }),
  act(
    'settle',
    (g, f) => {
      const figure = f.killed[0]
      if (figure === undefined) {
        note(g, 'strike', { targets: hasOrbitalTarget(g) })
        return
      }
      const space = figureAt(g, figure)
      removeFigure(g, figure, 'orbital')
      g.s.roundFacts.kills++
      note(g, 'kill', { kind: kindOf(g, figure), id: figureId(g, figure), space, by: 'orbital', place: f.place })
    },
    (_, f) => f.token >= 0,
  ),
  window('monster-killed', (g, f) => f.killed.length > 0 && isTurnGoingOn(g)),
])

/** Is there anything an Orbital Strike could ever come to, on the banks where its tokens are? */
function hasOrbitalTarget(g: Game): boolean {
  return monstersOnBoard(g).some(
    (figure) =>
      isPlain(g, figure) && g.s.orbital.some((token) => g.map.group[token] === g.map.group[figureAt(g, figure)]),
  )
}

export interface KillsFrame extends Frame {
  readonly proc: 'kills'
  readonly place: number
  readonly hero: string
  readonly killed: readonly number[]
}

/** A text killed in a hero's turn: the window opens as after a fight. */
export function openKillWindow(g: Game, place: number, killed: readonly number[]): void {
  const frame: KillsFrame = { proc: 'kills', step: START, place, hero: heroAt(g, place).hero, killed }
  push(g, frame)
}

export const kills = procedure<KillsFrame>([window('monster-killed', isTurnGoingOn)])

/** Where they died: the target space of the fight, the space of the Orbital Strike; -1 for the kill of a text. */
export function whereKilled(g: Game): number {
  const frame = nearest<KillsFrame | OrbitalFrame | FightFrame>(g, 'kills', 'orbital', 'fight', 'rangedFight')
  if (!frame || frame.proc === 'kills') return -1
  return frame.proc === 'orbital' ? (g.s.orbital[frame.token] as number) : frame.target
}

/** What a card of the window `monster-killed` looks at: the kills of a fight, an Orbital Strike, or a text. */
export function currentKills(g: Game): { killed: readonly number[]; fight: boolean } {
  const frame = nearest<KillsFrame>(g, 'kills', 'orbital', 'fight', 'rangedFight')
  if (!frame) return { killed: [], fight: false }
  return { killed: frame.killed, fight: 'by' in frame }
}

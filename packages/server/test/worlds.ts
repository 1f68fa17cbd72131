import { type Random, randomFrom, type Seat, type State, type Viewer } from '@haven/engine'
import type { TableSettings } from '@haven/table'
import { judge } from '@haven/table/keeper'
import { coreRules as rules } from '@haven/testkit'
import { type Eye, type Judging, PairHouse, SEATS, seatOf } from './pair-house.ts'
import type { Guest } from './table-at-home.ts'

/**
 * Two tables that differ only in what a viewer may not know: whatever that viewer is sent or can read must be the same,
 * byte by byte, and come at the same time.
 */

/** Whose knowledge it is. */
function viewerOf(eye: Eye): Viewer {
  if (eye === 'hand') return 'sins'
  if (eye === 'heroes') return 'hero1'
  return eye === 'shared' ? 'spectator' : (seatOf(eye) ?? 'spectator')
}

/** Do they hear what the heroes say among themselves? */
const isAmongHeroes = (eye: Eye): boolean => seatOf(eye)?.startsWith('hero') ?? false

/** A random game after so many random answers, or before its end. */
function randomState(random: Random, answers: number): State {
  const setup = rules.resolveSetup({ heroPlayers: 3 }, random)
  let state = rules.createGame(setup, `pair ${random.below(0x10000)}`)
  // Tables cast the ballots of a vote all at once: there is no moment between them.
  for (let i = 0; i < answers || state.ballots !== null; i++) {
    const [prompt] = rules.prompts(state)
    if (!prompt) break
    const options = rules.options(state, prompt)
    const next = rules.copy(state)
    rules.advance(next, { prompt: prompt.id, seat: prompt.seat, option: options[random.below(options.length)]!.id })
    if (rules.outcome(next)) break
    state = next
  }
  return state
}

const TIMES: readonly TableSettings['time'][] = [
  { control: 'none' },
  { control: 'live', bank: 600, increment: 5 },
  { control: 'days', hours: 24 },
]

function settingsFor(eye: Eye, random: Random): Partial<TableSettings> {
  const spectators = eye === 'heroes' || eye === 'delayed' || eye === 'none' ? eye : 'public'
  return { spectators, time: TIMES[random.below(TIMES.length)]! }
}

/** Some seats have bots, one at least: else nobody could sit down, and the table would not be in the list. */
function botsFor(eye: Eye, random: Random): readonly Seat[] {
  const free = SEATS.filter((seat) => seat !== seatOf(eye))
  const bots = free.filter(() => random.below(4) === 0).slice(0, 2)
  return bots.length > 0 ? bots : [free.at(-1)!]
}

export interface PairResult {
  readonly violation: string | null
  readonly steps: number
  /** What was told outside of turns meanwhile. */
  readonly notices: number
}

const STEPS = 30

/** Plays the same answers in both worlds until the difference shows by the rules themselves. */
export async function comparePair(seed: string, eye: Eye, judging: Judging = () => judge): Promise<PairResult> {
  const viewer = viewerOf(eye)
  const random = randomFrom(`haven/pair/${seed}`)
  const state = randomState(random, random.below(120))
  const other = rules.resample(rules.view(state, viewer), random)
  other.random = structuredClone(state.random)
  other.script = state.script
  const bots = botsFor(eye, random)
  const settings = settingsFor(eye, random)
  const houses = [state, other].map((each) => new PairHouse(each, bots, settings, eye, judging)) as [
    PairHouse,
    PairHouse,
  ]
  for (const house of houses) await house.enter()
  const [one, two] = houses
  const eyes = houses.map((house) => house.eye) as [Guest, Guest]

  const looksAlike = (): boolean => {
    if (one.table.phase === 'lobby') return true
    const [a, b] = houses.map(({ table }) => table.game!)
    const logs = houses.map((house) =>
      JSON.stringify(
        house.database.log(house.id, house.table.gameNumber).map(({ events }) => rules.viewEvents(events, viewer)),
      ),
    )
    return (
      JSON.stringify(rules.view(a!.state, viewer)) === JSON.stringify(rules.view(b!.state, viewer)) &&
      logs[0] === logs[1]
    )
  }
  const both = async (deed: (house: PairHouse) => Promise<unknown>): Promise<void> => {
    for (const house of houses) await deed(house)
  }

  const ended = (violation: string | null, steps: number): PairResult => ({
    violation,
    steps,
    notices: one.notices.length,
  })
  let compared = 0
  for (let step = 0; step < STEPS; step++) {
    await privately(two, eye, random)
    if (one.table.phase === 'lobby') await both((house) => inTheLobby(house, step))
    else if (one.table.phase !== 'playing' || two.table.phase !== 'playing') return ended(null, step)
    else {
      const asked = [...one.guests].find(([, { questions }]) => questions.length > 0)
      const isPulsing = one.table.window !== null && one.table.window.ends !== null
      const question = asked?.[1].questions[0]
      const rival = asked && two.guests.get(asked[0])?.questions.find(({ id }) => id === question?.id)
      const shared = question?.options.filter(({ id }) => rival?.options.some((each) => each.id === id)) ?? []
      if (question && shared.length > 0 && !isPulsing) {
        const option = shared[random.below(shared.length)]!.id
        await both((house) => house.guests.get(asked![0])!.answer(option))
      }
    }
    const ms = 350 + random.below(900)
    await both((house) => house.pass(ms))
    if (!looksAlike()) return ended(null, step)
    const difference = firstDifference(eyes, compared) ?? (await differenceInPublic(houses))
    if (difference) return ended(`${seed}: ${eye} ${difference}`, step)
    if (houses.every(({ table }) => table.phase === 'over')) return ended(null, step)
    compared = eyes[0].frames.length
  }
  return ended(null, STEPS)
}

/** People come and talk; then the game begins. */
async function inTheLobby(house: PairHouse, step: number): Promise<void> {
  const [host] = house.guests.values()
  if (step === STEPS / 3) await host!.do({ command: 'start' })
  else if (step % 3 === 0) await host!.do({ command: 'say', to: 'table', text: `in a moment: ${step}` })
  else await house.watcher.do({ command: 'claim', name: `Visitor ${step}`, seats: [] })
}

/** What the others do for themselves, in one world only: the viewer must not notice. */
async function privately(house: PairHouse, eye: Eye, random: Random): Promise<void> {
  const which = random.below(8)
  const sins = house.guests.get('sins')
  const hero = house.guests.get('hero2')
  const { window, settings } = house.table
  const isPulsing = window !== null && window.ends !== null && (sins?.questions.length ?? 0) > 0
  if (hero && !isAmongHeroes(eye)) {
    if (which === 0) await hero.do({ command: 'say', to: 'team', text: 'between us' })
    if (which === 1) await hero.do({ command: 'invite-device', code: 'h'.repeat(43), hand: false })
  }
  if (viewerOf(eye) === 'sins' || !sins) return
  if (which === 2) await sins.do({ command: 'say', to: 'team', text: 'note to myself' })
  // With days to think everybody sees whether a window waits, and so whether there are orders.
  if (which === 3 && settings.time.control !== 'days')
    await sins.do({ command: 'orders', seat: 'sins', orders: [{ order: 'pass', until: 'recalled' }] })
  if ((which === 4 || which === 5) && isPulsing) await sins.answer('none')
  if (which === 6 && isPulsing) await sins.do({ command: 'hold', seat: 'sins', hold: false })
  if (which === 7) await sins.do({ command: 'invite-device', code: 'c'.repeat(43), hand: true })
}

function apart(x: string, y: string): string | null {
  if (x === y) return null
  let k = 0
  while (k < x.length && x[k] === y[k]) k++
  return `…${x.slice(Math.max(0, k - 80), k + 60)} | …${y.slice(Math.max(0, k - 80), k + 60)}`
}

/**
 * Where the frames of both, or their times, differ from this one on. Once a game is over everybody sees all of it, so
 * that of a frame of its end only the time is held to be the same.
 */
function firstDifference([a, b]: readonly [Guest, Guest], from: number): string | null {
  const isEnd = (frame: unknown): boolean => (frame as { room?: { phase: string } } | undefined)?.room?.phase === 'over'
  for (let i = from; i < Math.max(a.frames.length, b.frames.length); i++) {
    const isOver = isEnd(a.frames[i]) && isEnd(b.frames[i])
    const text = ({ texts, times }: Guest): string => `${times[i]} ${isOver ? 'over' : texts[i]}`
    const difference = apart(text(a), text(b))
    if (difference) return `frame ${i}: ${difference}`
  }
  return null
}

/** The same of the list, the figures and the notices, for whoever looks. */
async function differenceInPublic([one, two]: readonly [PairHouse, PairHouse]): Promise<string | null> {
  const [a, b] = [await one.inPublic(), await two.inPublic()]
  for (const what of ['list', 'metrics', 'notices'] as const) {
    const difference = apart(a[what], b[what])
    if (difference) return `${what}: ${difference}`
  }
  return null
}

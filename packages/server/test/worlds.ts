import { type Random, randomFrom, type Seat, type State, type Viewer } from '@haven/engine'
import { sha256Hex } from '@haven/engine/files'
import type { TableSettings } from '@haven/table'
import { onlyRules } from '@haven/table'
import type { World } from '@haven/table/keeper'
import { hashOf, judge, Keeper, memoryStore, newTable, type StoredTable } from '@haven/table/keeper'
import { coreRules as rules } from '@haven/testkit'
import { keyOf, settingsOf } from '@haven/testkit/sim'
import { Guest, House, worldOf } from './table-at-home.ts'

/** Two tables that differ only in what a viewer may not know: what that viewer is sent must be the same, byte by byte. */

const SEATS: readonly Seat[] = ['sins', 'hero1', 'hero2', 'hero3']
/**
 * Whose frames are compared: those of a seat, of somebody who watches, of one who watches with a round's delay, and of
 * the screen that the Sins player shares while his hand is on another device.
 */
type Eye = Seat | 'spectator' | 'delayed' | 'shared'
export const EYES: readonly Eye[] = [...SEATS, 'spectator', 'delayed', 'shared']
const viewerOf = (eye: Eye): Viewer => (eye === 'delayed' || eye === 'shared' ? 'spectator' : eye)

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

/** A house whose bots think for as long as their view makes them think, up to less than a beat. */
class PairHouse extends House {
  readonly guests = new Map<Seat, Guest>()
  readonly watcher: Guest
  /** The Sins player's own device, beside the one that has his hand. */
  readonly screen: Guest | null

  constructor(state: State, bots: readonly Seat[], settings: Partial<TableSettings>, eye: Eye, by: typeof judge) {
    super('pair')
    const table = tableWith(state, bots, settings, eye === 'shared')
    this.database.create({ table, entries: null, lines: [], wake: null, listed: null })
    const opening = { answer: null, prompt: '', events: [], seal: null, hash: '', by: 'table', at: 0 } as const
    const row = this.database.rows.get(this.id)!
    row.games.set(1, [opening])
    const base = worldOf(this.time, 'pair')
    const world: World = {
      ...base,
      think: (ask) =>
        new Promise((resolve) => {
          const ms = Number.parseInt(sha256Hex(JSON.stringify(ask.view)).slice(0, 4), 16) % 600
          this.time.after(ms, () => void base.think(ask).then(resolve))
        }),
    }
    this.pairKeeper = new Keeper({ versions: onlyRules(rules), store: memoryStore(this.database), world, judge: by })
    for (const seat of SEATS) if (!bots.includes(seat)) this.guests.set(seat, new Guest(this, seat, this.id))
    this.screen = eye === 'shared' ? new Guest(this, 'sins', this.id) : null
    if (this.screen) this.guests.set('sins', new Guest(this, HAND, this.id))
    this.watcher = new Guest(this, 'watcher', this.id)
  }

  readonly pairKeeper: Keeper

  async enter(): Promise<Guest[]> {
    const all = [...this.guests.values(), this.watcher, ...(this.screen ? [this.screen] : [])]
    for (const guest of all) await guest.greetAt(this.pairKeeper)
    // The table was put here in the middle of its game: the first command makes it ask its question.
    await this.watcher.do({ command: 'claim', name: 'Watcher', seats: [] })
    return all
  }
}

const HAND = 'hand'

function tableWith(
  state: State,
  bots: readonly Seat[],
  change: Partial<TableSettings>,
  isShared: boolean,
): StoredTable {
  const settings = settingsOf(3, { position: undefined, ...change })
  const empty = newTable(rules, 'table_________________', 'Host', hashOf(keyOf('sins')), settings, 0)
  const [host] = empty.people
  const people = SEATS.map((seat, i) => ({
    ...host!,
    id: `p${i + 1}`,
    name: seat,
    devices: [
      { id: `d${i + 1}`, hash: hashOf(keyOf(seat)), hand: false, push: null },
      ...(isShared && seat === 'sins' ? [{ id: 'd9', hash: hashOf(keyOf(HAND)), hand: true, push: null }] : []),
    ],
    side: seat === 'sins' ? ('sins' as const) : ('heroes' as const),
  })).filter((_, i) => !bots.includes(SEATS[i]!))
  const game: StoredTable['game'] = {
    rules: rules.version,
    setup: state.setup,
    startPosition: null,
    seed: 'the seed of both worlds',
    epochs: [],
    state,
    length: 0,
    startHash: '0'.repeat(64),
    hash: '0'.repeat(64),
  }
  return {
    ...empty,
    phase: 'playing',
    people,
    counted: { people: SEATS.length, devices: SEATS.length, motions: 0 },
    clocks:
      settings.time.control === 'none'
        ? {}
        : Object.fromEntries(SEATS.map((seat) => [seat, { left: 600_000, thinks: 3 }])),
    gameNumber: 1,
    game,
    past: settings.spectators === 'delayed' ? [game] : [],
    seats: Object.fromEntries(
      SEATS.map((seat, i) => [
        seat,
        bots.includes(seat) ? { person: null, bot: 'level1' } : { person: `p${i + 1}`, bot: null },
      ]),
    ),
  }
}

export interface PairResult {
  readonly violation: string | null
  readonly steps: number
}

/** Plays the same answers in both worlds until the difference shows by the rules themselves. */
export async function comparePair(seed: string, eye: Eye, by: typeof judge = judge): Promise<PairResult> {
  const viewer = viewerOf(eye)
  const random = randomFrom(`haven/pair/${seed}`)
  const state = randomState(random, random.below(120))
  const other = rules.resample(rules.view(state, viewer), random)
  other.random = structuredClone(state.random)
  other.script = state.script
  const bots: Seat[] = SEATS.filter(
    (seat) => seat !== viewer && !(eye === 'shared' && seat === 'sins') && random.below(4) === 0,
  )
  const settings: Partial<TableSettings> = {
    ...(eye === 'delayed' && { spectators: 'delayed' }),
    time:
      random.below(2) === 0 ? ({ control: 'none' } as const) : ({ control: 'live', bank: 600, increment: 5 } as const),
  }
  const houses = [state, other].map((each) => new PairHouse(each, bots, settings, eye, by)) as [PairHouse, PairHouse]
  for (const house of houses) await house.enter()
  const [one, two] = houses
  const eyes = houses.map((house) => house.screen ?? house.guests.get(viewer as Seat) ?? house.watcher) as [
    Guest,
    Guest,
  ]

  const looksAlike = (): boolean => {
    const [a, b] = houses.map(({ table }) => table.game!)
    const logs = houses.map((house) =>
      JSON.stringify(house.database.log(house.id, 1).map(({ events }) => rules.viewEvents(events, viewer))),
    )
    return (
      JSON.stringify(rules.view(a!.state, viewer)) === JSON.stringify(rules.view(b!.state, viewer)) &&
      logs[0] === logs[1]
    )
  }
  const both = async (deed: (house: PairHouse) => Promise<unknown>): Promise<void> => {
    for (const house of houses) await deed(house)
  }

  let compared = 0
  for (let step = 0; step < 30; step++) {
    await privately(houses, viewer, random)
    if (one.table.phase !== 'playing' || two.table.phase !== 'playing') return { violation: null, steps: step }
    const asked = [...one.guests].find(([, { questions }]) => questions.length > 0)
    const isPulsing = one.table.window !== null && one.table.window.ends !== null
    const question = asked?.[1].questions[0]
    const rival = asked && two.guests.get(asked[0])?.questions.find(({ id }) => id === question?.id)
    const shared = question?.options.filter(({ id }) => rival?.options.some((each) => each.id === id)) ?? []
    if (question && shared.length > 0 && !isPulsing) {
      const option = shared[random.below(shared.length)]!.id
      await both((house) => house.guests.get(asked![0])!.answer(option))
    }
    const ms = 350 + random.below(900)
    await both((house) => house.pass(ms))
    // After a round's delay everything is shown.
    if (houses.some(({ table }) => table.past.length > 1)) return { violation: null, steps: step }
    if (!looksAlike()) return { violation: null, steps: step }
    const difference = firstDifference(eyes, compared)
    if (difference) return { violation: `${seed}: ${eye} ${difference}`, steps: step }
    compared = eyes[0].frames.length
  }
  return { violation: null, steps: 30 }
}

/** What the other side does for itself, in the second world only: the viewer must not notice. */
async function privately([, house]: readonly [PairHouse, PairHouse], viewer: Viewer, random: Random): Promise<void> {
  const which = random.below(6)
  const sins = house.guests.get('sins')
  const hero = house.guests.get('hero2')
  const isHero = viewer.startsWith('hero')
  if (which === 0 && !isHero && hero) await hero.do({ command: 'say', to: 'team', text: 'between us' })
  if (viewer === 'sins' || !sins) return
  if (which === 1) await sins.do({ command: 'say', to: 'team', text: 'note to myself' })
  if (which === 2) await sins.do({ command: 'orders', seat: 'sins', orders: [{ order: 'pass', until: 'recalled' }] })
  if (which === 3 && house.table.window?.ends && sins.questions.length > 0) await sins.answer('none')
  if (which === 4) await sins.do({ command: 'invite-device', code: 'c'.repeat(43), hand: true })
}

/** Where the frames of both, or their times, differ from this one on. */
function firstDifference([a, b]: readonly [Guest, Guest], from: number): string | null {
  const text = ({ frames, times }: Guest, i: number): string => `${times[i]} ${JSON.stringify(frames[i])}`
  for (let i = from; i < Math.max(a.frames.length, b.frames.length); i++) {
    const [x, y] = [text(a, i), text(b, i)]
    if (x === y) continue
    let k = 0
    while (k < x.length && x[k] === y[k]) k++
    return `frame ${i}: …${x.slice(Math.max(0, k - 80), k + 60)} | …${y.slice(Math.max(0, k - 80), k + 60)}`
  }
  return null
}

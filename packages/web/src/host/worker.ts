import { createValue, VALUE_WEIGHTS } from '@haven/bots'
import { RuleError, randomFrom, type Seat } from '@haven/engine'
import { asIds } from '@haven/engine/files'
import { readCommand, type Save, saidNo, TableGame, writeSave } from '@haven/table'
import { textOf } from '../links/links.ts'
import { ReplayDesk } from '../replay/desk.ts'
import { loadFile } from './files.ts'
import { firstGame } from './first-game.ts'
import type { Export, FromHost, NewGame, Request, ToHost } from './messages.ts'
import { checkPlayers, type Players, seatPeople } from './players.ts'
import { ponder } from './ponder.ts'
import { rules } from './rules.ts'
import { type SavedRow, Saves } from './saves.ts'
import { TableHost, type World } from './table-host.ts'

/** The host of games at home: it alone knows their states, and answers the page with views. */

const page = self as unknown as {
  postMessage(message: FromHost): void
  onmessage: ((event: MessageEvent<ToHost>) => void) | null
}
const saves = new Saves()
let host: TableHost | null = null

const SEED_BYTES = 16
const ID_BYTES = 6

function hex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

// A message to ourselves is the quickest way to let other messages in first: timers wait for milliseconds.
const channel = new MessageChannel()
const waiting: (() => void)[] = []
channel.port1.onmessage = () => waiting.shift()?.()

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    if (ms > 0) setTimeout(resolve, ms)
    else {
      waiting.push(resolve)
      channel.port2.postMessage(null)
    }
  })
}

const world: World = {
  keep: (row) => saves.put(row),
  send(update, screen) {
    if (host) page.postMessage({ from: 'update', game: host.id, update, screen })
  },
  pause,
  now: () => Date.now(),
  crash,
  async forecast(view, asked, wanted) {
    const prompt = view.prompts.find(({ id }) => id === asked)
    if (!prompt) return {}
    // Without them the game goes on: the network may be gone, or a newer client be there.
    const loaded = await odds().catch(() => null)
    if (!loaded) return {}
    const forecasts: Record<string, unknown> = {}
    for (const option of prompt.options) {
      if (wanted.includes(option.id)) forecasts[option.id] = loaded.forecast(rules, view, prompt, option) ?? undefined
    }
    return forecasts
  },
}

/** Fetched when the first forecast is asked for. */
const odds = () => import('@haven/odds')

const planning = () => import('./plans.ts')

/** What a person at the screen sees, and the means to think about it. Like odds: without them the game goes on. */
async function thoughts(seat: Seat) {
  if (!host?.players.people.includes(seat)) return null
  const at = host
  const plans = await planning().catch(() => null)
  return plans && { view: at.viewOf(seat), plans }
}

function crash(error: unknown): void {
  const message = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error)
  const file = host ? JSON.stringify({ error: message, game: host.game.save(), state: host.game.state }) : ''
  host?.close()
  page.postMessage({ from: 'crash', crash: { message, file } })
}

function newRow(game: TableGame, players: Players): SavedRow {
  const { story, map, sin } = game.setup
  return {
    id: hex(ID_BYTES),
    changed: Date.now(),
    story,
    map,
    sin,
    round: game.state.round,
    people: players.people,
    over: game.outcome?.winner ?? null,
    players,
    save: writeSave(game),
    asked: game.answers.flatMap(({ seat }, i) => (players.people.includes(seat) ? [i] : [])),
    orders: {},
    talk: null,
  }
}

async function keepNew(game: TableGame, players: Players): Promise<string> {
  const row = newRow(game, players)
  await saves.put(row)
  return row.id
}

function begin({ setup, position, people, bots, bot, seed = hex(SEED_BYTES) }: NewGame): Promise<string> {
  const game = new TableGame(rules, { setup, position, seed })
  const given = asIds(people, 'people', (seat) => game.seats.includes(seat as Seat)) as Seat[]
  const seated = seatPeople(game.seats, (seat) => given.includes(seat), bot)
  const players = checkPlayers({ people: seated.people, bots: { ...seated.bots, ...botsOf(bots, seated) } }, game.seats)
  return keepNew(game, players)
}

const botsOf = (bots: NewGame['bots'], { people }: Players): NewGame['bots'] =>
  Object.fromEntries(Object.entries(bots).filter(([seat]) => !people.includes(seat as Seat)))

const value = createValue(VALUE_WEIGHTS)

/** Games that are looked at, not played. */
const desk = new ReplayDesk({
  rules,
  row: (game) => saves.get(game),
  begin,
  random: () => randomFrom(hex(SEED_BYTES)),
  winChance: (state) => value.winChance(rules.look(state)),
})

async function answer(request: Request): Promise<unknown> {
  switch (request.request) {
    case 'play-now':
      return begin(firstGame)
    case 'new':
      return begin(request.game)
    case 'open': {
      host?.close()
      host = null
      const row = await saves.get(request.game)
      if (!row) throw new RuleError('unknown-id', 'file', { field: 'game', id: request.game })
      host = new TableHost(rules, row, request.pace, world)
      await host.start()
      return null
    }
    case 'pace':
      if (host) host.pace = request.pace
      return null
    case 'close':
      host?.close()
      host = null
      return null
    case 'list':
      return saves.list()
    case 'delete':
      await saves.delete(request.game)
      return null
    case 'import': {
      const text = await textOf(rules, request.text)
      const loaded = loadFile(rules, text, request.people, request.bot, hex(SEED_BYTES))
      return keepNew(loaded.game, loaded.players)
    }
    case 'export':
      return JSON.stringify(await exported(request.what), null, 1)
    case 'suggest':
      return host?.suggest(request.seat) ?? null
    case 'assign':
      await host?.assign(request.seat, request.kind)
      return null
    case 'give':
      await host?.give(request.seat, request.prompt, request.options)
      return null
    case 'paths': {
      if (!host?.players.people.includes(request.seat)) return []
      const view = host.viewOf(request.seat)
      const asked = view.prompts.find(({ id, kind }) => id === request.prompt && kind === 'hero-turn')
      const loaded = asked && (await odds().catch(() => null))
      return loaded ? loaded.paths(rules, view, asked.subject.hero ?? '') : []
    }
    case 'walk':
      await host?.walk(request.seat, request.prompt, request.pays, request.spaces)
      return null
    case 'plan':
    case 'turn-faith': {
      const thought = await thoughts(request.seat)
      if (!thought) return null
      const { view, plans } = thought
      return request.request === 'plan' ? plans.planOf(rules, view) : plans.outcomeOf(rules, view, request.as)
    }
    case 'ponder':
      return ponder(rules, request.view, request.pondering)
    case 'look':
      host?.look(request.seat)
      return null
    default:
      return desk.answer(request)
  }
}

/** A position of a game that goes on holds nothing that the one who looks may not know: the rest is dealt anew. */
async function exported(what: Export): Promise<unknown> {
  if (!host) throw new RuleError('game-over', 'WIN-1')
  const { game, players, id } = host
  if (what === 'record') return game.record()
  if (what === 'save') return { ...(game.save() satisfies Save), players }
  return desk.position(id)
}

page.onmessage = ({ data }) => {
  if (data.to === 'command') void obey(data.body)
  else void serve(data.id, data.body)
}

async function obey(body: unknown): Promise<void> {
  if (!host) return
  const { id } = host
  try {
    const reply = await host.obey(readCommand(body))
    page.postMessage({ from: 'reply', id: reply.id, value: reply })
  } catch (error) {
    if (host?.id === id) crash(error)
  }
}

async function serve(id: number, request: Request): Promise<void> {
  try {
    page.postMessage({ from: 'reply', id, value: await answer(request) })
  } catch (error) {
    const refusal = saidNo(error)
    if (refusal) page.postMessage({ from: 'refusal', id, refusal })
    else crash(error)
  }
}

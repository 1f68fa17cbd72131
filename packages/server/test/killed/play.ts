import { type Random, type Rules, randomFrom } from '@haven/engine'
import { MOST_LINES, openGame, playAnswer } from '@haven/table'
import type { Store } from '@haven/table/keeper'
import { coreRules as rules } from '@haven/testkit'
import { expect } from 'vitest'
import { PostgresStore } from '../../src/store/postgres.ts'
import { Line } from '../line.ts'
import type { TestPostgres } from '../postgres.ts'
import { Party } from './party.ts'
import { ServerProcess } from './process.ts'

const TABLES = 4

/** Plays at several tables and kills the server again and again, in the middle of it. */
export async function playAndKill(
  file: string,
  env: Readonly<Record<string, string>>,
  kills: number,
  open: () => Promise<Store>,
): Promise<{ answers: number; lines: number }> {
  const random: Random = randomFrom(`kills ${kills}`)
  const parties = Array.from({ length: TABLES }, (_, n) => new Party(n))
  const printed: string[] = []
  for (let kill = 0; kill <= kills; kill++) {
    const server = await ServerProcess.start(file, env)
    const before = parties.map(repliesOf)
    await Promise.all(parties.map((party) => party.connect(server.address)))
    // Every game goes on, and then the next blow falls, at any moment of what is under way.
    await playOn(parties, before, repliesOf, 5 + random.below(30), random)
    if (kill < kills) await server.kill()
    else {
      for (const path of ['/metrics', '/api/tables', '/healthz', '/api/none']) {
        printed.push(await (await fetch(server.address + path)).text())
      }
      expect(await server.stop()).toBe(0)
    }
    printed.push(...server.output)
    for (const party of parties) party.leave()
  }
  const store = await open()
  try {
    await checkSecrets(store, parties, printed.join(''))
    return await check(store, parties)
  } finally {
    await store.close()
  }
}

/** Until every party has something more, and all together so much. */
async function playOn(
  parties: readonly Party[],
  before: readonly number[],
  has: (party: Party) => number,
  wanted: number,
  random: Random,
): Promise<void> {
  const until = Date.now() + 30_000
  const since = (): number[] => parties.map((party, i) => has(party) - before[i]!)
  while ((Math.min(...since()) < 1 || sumOf(since()) < wanted) && Date.now() < until) await pause(random.below(8))
  expect(Math.min(...since())).toBeGreaterThan(0)
}

/** What can happen to the servers of a house. */
const MOVES = ['comes', 'dies', 'goes'] as const
const MOST_SERVERS = 3

/**
 * Plays at several tables, the people of each at different servers of one database, while servers die, go and come. Who
 * was connected to another one stays where he is.
 */
export async function playAndMove(
  file: string,
  url: string,
  moves: number,
): Promise<{ answers: number; lines: number; moved: number }> {
  const random: Random = randomFrom(`moves ${moves}`)
  const start = (): Promise<ServerProcess> => ServerProcess.start(file, { DATABASE_URL: url, LOG_LEVEL: 'warn' })
  const servers: ServerProcess[] = await Promise.all([start(), start()])
  const any = (): ServerProcess => servers[random.below(servers.length)]!
  const parties = Array.from({ length: TABLES }, (_, n) => new Party(n))
  await Promise.all(parties.map((party) => party.connect(any().address, any().address)))
  const back = setInterval(() => {
    for (const party of parties) party.comeBack(() => any().address)
  }, 50)
  let moved = 0
  try {
    for (let n = 0; n <= moves; n++) {
      await playOn(parties, parties.map(acknowledgedOf), acknowledgedOf, 5 + random.below(20), random)
      if (n === moves) break
      const wanted = MOVES[n < MOVES.length ? n : random.below(MOVES.length)]!
      const move = servers.length === 1 || (wanted === 'comes' && servers.length < MOST_SERVERS) ? 'comes' : wanted
      if (move === 'comes') servers.push(await start())
      else {
        const [server] = servers.splice(random.below(servers.length), 1)
        if (move === 'goes') expect(await server!.stop()).toBe(0)
        else await server!.kill()
      }
      moved++
    }
  } finally {
    clearInterval(back)
  }
  for (const party of parties) party.leave()
  await Promise.all(servers.map((server) => server.stop()))
  const store = await PostgresStore.open(url)
  try {
    return { ...(await check(store, parties)), moved }
  } finally {
    await store.close()
  }
}

/** What can happen to a database while its server lives on. */
const TROUBLES = ['crashed', 'held', 'dead'] as const

/** Plays at several tables while the database crashes, answers late, or is not reached; the server is never started anew. */
export async function playAndStarve(
  file: string,
  postgres: TestPostgres,
  name: string,
  troubles: number,
): Promise<{ answers: number; lines: number }> {
  const random: Random = randomFrom(`troubles ${troubles}`)
  const url = await postgres.fresh(name)
  const through = new URL(url)
  const line = new Line(Number(through.port))
  through.port = String(await line.open())
  const parties = Array.from({ length: TABLES }, (_, n) => new Party(n))
  const server = await ServerProcess.start(file, { DATABASE_URL: through.href })
  for (let n = 0; n <= troubles; n++) {
    const before = parties.map(acknowledgedOf)
    // A device whose line broke comes back, with what it was not told about.
    for (const party of parties) party.leave()
    await Promise.all(parties.map((party) => party.connect(server.address)))
    await playOn(parties, before, acknowledgedOf, 5 + random.below(30), random)
    if (n === troubles) break
    const trouble = TROUBLES[n % TROUBLES.length]!
    if (trouble === 'crashed') await postgres.crash()
    else if (trouble === 'held') line.hold()
    else line.isDead = true
    await pause(200 + random.below(2_500))
    if (trouble === 'crashed') await postgres.again()
    else if (trouble === 'held') line.letGo()
    else line.isDead = false
  }
  for (const party of parties) party.leave()
  expect(await server.stop()).toBe(0)
  line.close()
  const store = await PostgresStore.open(url)
  try {
    return await check(store, parties)
  } finally {
    await store.close()
  }
}

const acknowledgedOf = ({ members }: Party): number =>
  sumOf(members.map(({ acknowledged: { answers, lines } }) => answers.length + lines.length))

const repliesOf = ({ members }: Party): number => sumOf(members.map(({ replies }) => replies))
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

/** Keys, ids, seeds and talk are in no log, number or page; the seed of a game that goes on is in no frame. */
async function checkSecrets(store: Store, parties: readonly Party[], printed: string): Promise<void> {
  expect(printed.length).toBeGreaterThan(1_000)
  for (const { table: id, members } of parties) {
    const { table } = (await store.load(id))!
    const seed = table.game!.seed
    for (const secret of [id, seed, ...members.map(({ key }) => key)]) expect(printed).not.toContain(secret)
    for (const line of members[0]!.acknowledged.lines) expect(printed).not.toContain(line)
    for (const { heard, key } of members) {
      const told = heard.join('\n')
      expect(told).not.toContain(key)
      if (table.phase === 'playing') expect(told).not.toContain(seed)
    }
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))

/** Everything that was acknowledged is there once, and every game is what the rules make of its answers. */
export async function check(store: Store, parties: readonly Party[]): Promise<{ answers: number; lines: number }> {
  const sum = { answers: 0, lines: 0 }
  for (const { table: id, members } of parties) {
    const { table } = (await store.load(id))!
    const played = new Map<string, number>()
    for (let game = 1; game <= table.gameNumber; game++) {
      for (const { answer, prompt, by } of await store.log(id, game, 0, 1e6)) {
        if (answer)
          played.set(`${by} ${prompt} ${answer.option}`, (played.get(`${by} ${prompt} ${answer.option}`) ?? 0) + 1)
      }
    }
    const said = (await store.load(id))!.lines.map(({ text }) => text)
    // Of a long talk the oldest lines are gone.
    const least = table.lineCounts.sins > MOST_LINES ? 0 : 1
    for (const [i, { acknowledged }] of members.entries()) {
      const wanted = new Map<string, number>()
      for (const { prompt, option } of acknowledged.answers) {
        wanted.set(`p${i + 1} ${prompt} ${option}`, (wanted.get(`p${i + 1} ${prompt} ${option}`) ?? 0) + 1)
      }
      // A question has one answer in a game: what was acknowledged was played as often, or once more without a word.
      for (const [key, count] of wanted) expect(played.get(key) ?? 0, key).toBeGreaterThanOrEqual(count)
      for (const text of acknowledged.lines) {
        const found = said.filter((each) => each === text).length
        expect(found, text).toBeLessThanOrEqual(1)
        expect(found, text).toBeGreaterThanOrEqual(least)
      }
      sum.answers += acknowledged.answers.length
      sum.lines += acknowledged.lines.length
    }
    expect(new Set(said).size).toBe(said.length)
    await replays(rules, store, id)
  }
  return sum
}

/** The answers, played again from the seed, lead to the very state that is stored. */
async function replays(by: Rules, store: Store, id: string): Promise<void> {
  const { table } = (await store.load(id))!
  if (!table.game) return
  const { seed, setup, length, hash } = table.game
  const log = await store.log(id, table.gameNumber, 0, 1e6)
  expect(log).toHaveLength(length + 1)
  let { game } = openGame(by, { setup, seed })
  const prompts: string[] = []
  for (const { answer, prompt } of log.slice(1)) {
    game = playAnswer(by, game, { prompt, seat: answer!.seat, option: answer!.option }).game
    prompts.push(`${prompt}`)
  }
  expect(game.hash).toBe(hash)
  expect(new Set(prompts).size).toBe(prompts.length)
}

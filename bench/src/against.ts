import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from './bundle.ts'
import { type Comparison, compare, type Lap, LEAST_RATIO } from './compare.ts'
import { MEASURED, type Measured, type SliceAsk } from './slices.ts'
import { checkOut, commitOf, removeTree } from './worktree.ts'

/** Processes are started anew in each lap; in a lap the builds take turns in short slices, less than 0.1 s each. */
const LAPS = 9
const SLICES = 8
const RUNS: Readonly<Record<Measured, number>> = { advance: 20_000, decide: 16_000, copy: 80_000 }
/**
 * So many slices of each subject, in turn, before the first that counts: the compiler below optimises and takes back for
 * some 700,000 decisions, at a third of the speed, and before that a build is mostly measured by how far it has come.
 */
const WARM_UP = 32
/** Compiler and garbage collector work in turn with what is measured: on a busy machine they would come late at times. */
const ONE_THREAD = ['--single-threaded']

/** This build and that of another commit, measured in one run. Gives the exit code: 1 if this one is worse. */
export async function against(root: string, name: string, json: boolean): Promise<number> {
  const { hash, title } = await commitOf(root, name)
  const folder = mkdtempSync(join(tmpdir(), 'haven-bench-'))
  const tree = join(folder, 'tree')
  const running = new Set<ChildProcess>()
  process.once('exit', () => {
    for (const child of running) child.kill('SIGKILL')
    removeTree(root, tree)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  // Not once: whoever started us may send the same signal again, and that must not end the tidying up.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))
  tell(`getting ${title} ready`)
  await checkOut(root, hash, tree)
  const builds = [await slicesOf(root, join(folder, 'ours')), await slicesOf(tree, join(folder, 'theirs'))] as const
  const laps: Record<Measured, Lap>[] = []
  for (let lap = 0; lap < LAPS; lap++) {
    tell(`lap ${lap + 1} of ${LAPS}`)
    laps.push(await measureLap(builds, running))
  }
  tell('')
  const found = MEASURED.map((subject): [Measured, Comparison] => [subject, compare(laps.map((lap) => lap[subject]))])
  if (json) console.log(JSON.stringify({ commit: hash, laps: LAPS, ...Object.fromEntries(found) }))
  else for (const line of tableOf(title, found)) console.log(line)
  return found.some(([, { worse }]) => worse) ? 1 : 0
}

/** How far it is, where somebody looks on. */
const tell = (text: string): void => void (process.stderr.isTTY && process.stderr.write(`\r\x1b[K${text}`))

/** Our way of measuring, with the subjects of a tree. */
async function slicesOf(tree: string, folder: string): Promise<string> {
  const subjects = join(tree, 'bench', 'src', 'subjects.ts')
  if (!existsSync(subjects)) throw new Error('--against: that commit has no bench/src/subjects.ts to measure')
  const entry = `${folder}.ts`
  const slices = fileURLToPath(new URL('slices.ts', import.meta.url))
  writeFileSync(
    entry,
    `import { answerSlices } from ${JSON.stringify(slices)}
import * as subjects from ${JSON.stringify(subjects)}
answerSlices(subjects)
`,
  )
  return bundle(entry, folder)
}

async function measured(child: ChildProcess, name: Measured): Promise<number> {
  const reply = once(child, 'message')
  child.send({ name, runs: RUNS[name] } satisfies SliceAsk)
  const [rate] = (await reply) as [number]
  return rate
}

/** One lap of both builds, started anew; each begins every other time. */
async function measureLap(builds: readonly string[], running: Set<ChildProcess>): Promise<Record<Measured, Lap>> {
  const pair = builds.map((file) => fork(file, { execArgv: ONE_THREAD })) as [ChildProcess, ChildProcess]
  for (const child of pair) {
    running.add(child)
    // A build that breaks has told why by itself.
    child.once('exit', () => running.has(child) && process.exit(2))
  }
  const warm = async (child: ChildProcess): Promise<void> => {
    for (let i = 0; i < WARM_UP; i++) for (const name of MEASURED) await measured(child, name)
  }
  await Promise.all(pair.map(warm))
  const lap = {} as Record<Measured, Lap>
  for (const name of MEASURED) {
    const rates: [number[], number[]] = [[], []]
    for (let i = 0; i < SLICES; i++) {
      for (const at of i % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
        rates[at].push(await measured(pair[at], name))
      }
    }
    lap[name] = { ours: rates[0], theirs: rates[1] }
  }
  running.clear()
  for (const child of pair) child.kill()
  return lap
}

function tableOf(title: string, found: readonly (readonly [string, Comparison])[]): string[] {
  const rate = (value: number): string => Math.round(value).toLocaleString('en').padStart(12)
  return [
    `This build against ${title}`,
    `Medians of ${LAPS} laps, in each of them ${SLICES} slices of each build in turn, in a process's own time\n`,
    `${'per second'.padEnd(10)}${'this build'.padStart(12)}${'the other'.padStart(12)}   ratio  95 %`,
    ...found.map(
      ([name, { ours, theirs, ratio, low, high, worse }]) =>
        `${name.padEnd(10)}${rate(ours)}${rate(theirs)}   ${ratio.toFixed(3)}  ${low.toFixed(3)} to ${high.toFixed(3)}  ${worse ? 'WORSE' : 'ok'}`,
    ),
    `\nWorse is a ratio below ${LEAST_RATIO} whose whole interval lies below 1.`,
  ]
}

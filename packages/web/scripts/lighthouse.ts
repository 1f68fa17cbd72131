// Builds the client, serves it by our server, and lets Lighthouse look at it as on a phone.
//   npm run lighthouse             scores with their limits; ends with 1 if one is missed
//   npm run lighthouse -- --json   the same for a machine
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
// @ts-expect-error a script of Node, without types
import { findBrowser } from '../../../scripts/browser.mjs'
// @ts-expect-error a script of Node, without types
import { fetched, importFrom } from '../../../scripts/fetched.mjs'
// @ts-expect-error a script of Node, without types
import { build, isFresh } from '../bin/build.mjs'
import { startOnline } from '../e2e/online-server.ts'

/** The last that runs on Node 20. */
const VERSION = '12.8.2'

const HELP = `What Lighthouse ${VERSION} says of Haven, as on a phone: the landing page and a game

usage: npm run lighthouse -- [options]

  --runs N    visits to each page, of which the median counts (default: 5)
  --page P    landing or game alone
  --keep DIR  put the whole reports there, as HTML
  --json      print the figures as JSON
  --help      this text

Ends with 1 if a limit is missed. Lighthouse is fetched once into .cache/. It counts by the clock: on a busy machine its
numbers are worse than they are.`

const PAGES = ['landing', 'game'] as const
type PageName = (typeof PAGES)[number]
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

interface Visit {
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>
  /** Total blocking time, in milliseconds. */
  readonly blocking: number
  /** The same of the time that the page's thread worked itself, whatever else this machine did. */
  readonly ownBlocking: number
  readonly lcp: number
  readonly cls: number
  /** What is not as it should be, by the names of Lighthouse's audits. */
  readonly missed: readonly string[]
}

interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly most?: number
  readonly least?: number
  readonly note?: string
}

/** What Lighthouse gives back, as far as it is read here. */
interface Told {
  readonly report: string
  readonly lhr: {
    readonly categories: Record<string, { score: number; auditRefs: readonly { id: string; weight: number }[] }>
    readonly audits: Record<string, { score: number | null; numericValue?: number }>
  }
  readonly artifacts: { readonly Trace: { readonly traceEvents: readonly TraceEvent[] } }
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly tdur?: number
}

/** Lighthouse counts a task on a phone as so many times as long as it was here, and all of it beyond 50 ms as blocking. */
const SLOWER = 4
const FREE_MS = 50

/** What blocks the thread of the page, from its first picture on, by the time of the processor alone. */
function ownBlockingOf(events: readonly TraceEvent[]): number {
  const first = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!first) return Number.NaN
  return events
    .filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === first.pid && tid === first.tid)
    .filter(({ ts }) => ts > first.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * SLOWER - FREE_MS), 0)
}

function stop(message: string): never {
  console.error(`haven: ${message}`)
  process.exit(2)
}

function parse() {
  try {
    return parseArgs({
      options: {
        runs: { type: 'string', default: '5' },
        page: { type: 'string' },
        keep: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    return stop(`${(error as Error).message} Try "npm run lighthouse -- --help".`)
  }
}

const given = parse()
if (given.help) {
  console.log(HELP)
  process.exit(0)
}
const runs = Number(given.runs)
if (!Number.isInteger(runs) || runs < 1) stop(`--runs must be a whole number from 1 on, not "${given.runs}".`)
const wanted = PAGES.filter((page) => given.page === undefined || given.page === page)
if (wanted.length === 0) stop(`--page is one of ${PAGES.join(', ')}, not "${given.page}".`)
const say = (what: string): void => console.error(`haven: ${what} ...`)

const require = fetched('lighthouse', VERSION)
if (!require) stop(`the registry has no lighthouse@${VERSION}, or does not answer.`)
const { default: lighthouse } = (await importFrom(require, 'lighthouse')) as {
  default: (url: string, flags: object, config?: object) => Promise<Told>
}
if (!isFresh()) {
  say('building the client')
  if (!build()) stop('the build failed; what is wrong stands above.')
}

const server = await startOnline()
const profile = mkdtempSync(join(tmpdir(), 'haven-lighthouse-'))
const PORT = 9300 + (process.pid % 600)
const browser = await chromium.launchPersistentContext(profile, {
  executablePath: findBrowser() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', `--remote-debugging-port=${PORT}`],
})

/** Lighthouse leaves what is played in its place, so the page of a game has a game. */
async function addressOf(page: PageName): Promise<string> {
  if (page === 'landing') return `${server.address}/`
  const tab = await browser.newPage()
  await tab.goto(`${server.address}/?speed=instant`)
  await tab.getByRole('button', { name: 'Play now' }).click()
  await tab.waitForURL(/\/g\//)
  await tab.getByRole('region', { name: 'Your decision' }).getByRole('button').first().waitFor()
  const address = `${server.address}${new URL(tab.url()).pathname}`
  await tab.close()
  return address
}

async function visit(page: PageName, address: string, run: number): Promise<Visit> {
  const { lhr, report, artifacts } = await lighthouse(address, { port: PORT, output: 'html', logLevel: 'error' })
  if (given.keep) writeFileSync(join(given.keep, `${page}-${run}.html`), report)
  const number = (audit: string): number => lhr.audits[audit]?.numericValue ?? Number.NaN
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((each) => [each, Math.round((lhr.categories[each]?.score ?? 0) * 100)]),
    ) as Visit['scores'],
    blocking: number('total-blocking-time'),
    ownBlocking: ownBlockingOf(artifacts.Trace.traceEvents),
    lcp: number('largest-contentful-paint'),
    cls: number('cumulative-layout-shift'),
    missed: CATEGORIES.slice(1).flatMap((each) =>
      (lhr.categories[each]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    ),
  }
}

const visits = new Map<PageName, Visit[]>()
for (const page of wanted) {
  const address = await addressOf(page)
  const seen: Visit[] = []
  for (let run = 1; run <= runs; run++) {
    say(`${page}, visit ${run} of ${runs}`)
    seen.push(await visit(page, address, run))
  }
  visits.set(page, seen)
}
await browser.close()
await server.stop()
rmSync(profile, { recursive: true, force: true })

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
const LEAST: Readonly<Record<PageName, number>> = { landing: 95, game: 90 }

function figuresOf(page: PageName, seen: readonly Visit[]): Figure[] {
  const all = (of: (one: Visit) => number): string => seen.map((one) => Math.round(of(one))).join(', ')
  const middle = (of: (one: Visit) => number): number => median(seen.map(of))
  const missed = [...new Set(seen.flatMap((one) => one.missed))].join(', ')
  return [
    ...CATEGORIES.map((name) => ({
      name: `${page}: ${name}`,
      value: middle(({ scores }) => scores[name]),
      unit: '',
      least: name === 'performance' ? LEAST[page] : 100,
      note: name === 'performance' ? all(({ scores }) => scores[name]) : missed,
    })),
    {
      name: '  total blocking time',
      value: middle(({ blocking }) => blocking),
      unit: 'ms',
      most: 200,
      note: all(({ blocking }) => blocking),
    },
    {
      name: '  by the processor time of the page alone',
      value: middle(({ ownBlocking }) => ownBlocking),
      unit: 'ms',
      note: all(({ ownBlocking }) => ownBlocking),
    },
    { name: '  largest contentful paint', value: middle(({ lcp }) => lcp), unit: 'ms' },
    { name: '  cumulative layout shift', value: middle(({ cls }) => cls), unit: '' },
  ]
}

const figures = [...visits].flatMap(([page, seen]) => figuresOf(page, seen))
const isMissed = ({ value, most = Number.POSITIVE_INFINITY, least = 0 }: Figure): boolean =>
  !(value <= most && value >= least)
const round = (value: number): number => Number(value.toFixed(value < 1 ? 3 : 0))

function line(figure: Figure): string {
  const { name, value, unit, most, least, note } = figure
  const limit = most !== undefined ? `at most ${most} ${unit}` : least !== undefined ? `at least ${least}` : ''
  const verdict = limit && limit.padEnd(16) + (isMissed(figure) ? 'MISSED' : 'ok')
  return `${name.padEnd(42)}${String(round(value)).padStart(8)} ${unit.padEnd(4)}${verdict.padEnd(24)}${note ? `(${note})` : ''}`.trimEnd()
}

if (given.json) {
  console.log(
    JSON.stringify(
      figures.map((figure) => ({ ...figure, name: figure.name.trim(), ok: !isMissed(figure) })),
      null,
      1,
    ),
  )
} else {
  console.log(figures.map(line).join('\n'))
  console.log(`load of this machine: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`)
}
process.exitCode = figures.some(isMissed) ? 1 : 0

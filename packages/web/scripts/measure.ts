// Builds the client, serves it, and measures in Chromium what it costs a visitor.
//   npm run measure:web            figures with their limits; ends with 1 if one is missed
//   npm run measure:web -- --json  the same for a machine
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
// @ts-expect-error a script of Node, without types
import { build, dist, isFresh } from '../bin/build.mjs'
import { openBench } from './measure/browser.ts'
import { faceFigures } from './measure/faces.ts'
import { type FirstView, firstView } from './measure/landing.ts'
import { type TableFigures, tableFigures } from './measure/table.ts'
import { thinkingFigures } from './measure/thinking.ts'

const HELP = `What Haven in the browser costs: sizes, first picture, shifts, tasks, frames and thoughts

usage: npm run measure:web -- [options]

  --visits N  first visits to the landing page, of which the median counts (default: 3)
  --json      print the figures as JSON
  --help      this text

Ends with 1 if a limit is missed. Tasks, and the work of a frame, count what the main thread itself works. The first
picture and frames a second are by the clock, and a slow CPU is made by the clock too: what else runs on this machine
counts four times there. These are only right on an idle machine.`

interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** None: told, not held to. */
  readonly most?: number
  readonly least?: number
  readonly note?: string
}

function stop(message: string): never {
  console.error(`haven: ${message}`)
  process.exit(2)
}

function readOptions(): { visits: number; json: boolean } {
  const { values } = parse()
  if (values.help) {
    console.log(HELP)
    process.exit(0)
  }
  const visits = Number(values.visits)
  if (!Number.isInteger(visits) || visits < 1)
    stop(`--visits must be a whole number from 1 on, not "${values.visits}".`)
  return { visits, json: values.json }
}

function parse() {
  try {
    return parseArgs({
      options: {
        visits: { type: 'string', default: '3' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    return stop(`${(error as Error).message} Try "npm run measure:web -- --help".`)
  }
}

const { visits, json } = readOptions()
/** Progress is for people: the figures alone go to the standard output. */
const say = (what: string): void => console.error(`haven: ${what} ...`)

if (!isFresh()) {
  say('building the client')
  if (!build()) stop('the build failed; what is wrong stands above.')
}
const bench = await openBench(dist)
const views: FirstView[] = []
for (let i = 0; i < visits; i++) {
  say(`landing page, fast 4G and a 4 times slower CPU, visit ${i + 1} of ${visits}`)
  views.push(await firstView(bench, dist))
}
say('faces of a first turn, with a 4 times slower CPU')
const faces = await faceFigures(bench)
say('a game, as quick as this machine is')
const table = await tableFigures(bench, false)
say('a game with a 4 times slower CPU')
const slowTable = await tableFigures(bench, true)
say('a bot that thinks in the browser, and in Node')
const thinking = await thinkingFigures(bench)
await bench.close()

const kB = (bytes: number): number => bytes / 1000
const middle = (of: (view: FirstView) => number): number =>
  views.map(of).sort((a, b) => a - b)[Math.floor(views.length / 2)] ?? 0
const last = views.at(-1)
const thought = ({ thinking, longestByClock }: TableFigures): string =>
  `${Math.round(longestByClock)} ms by the clock, in ${(thinking / 1000).toFixed(1)} s`

const figures: Figure[] = [
  {
    name: 'JavaScript for the first view, gzipped',
    value: kB(middle(({ scripts }) => scripts)),
    unit: 'kB',
    most: 60,
  },
  { name: '  with what is fetched ahead', value: kB(middle(({ scriptsAhead }) => scriptsAhead)), unit: 'kB' },
  { name: 'fonts of the landing page', value: kB(middle(({ fonts }) => fonts)), unit: 'kB', most: 70 },
  {
    name: 'LCP of the landing page, 4G, CPU / 4',
    value: middle(({ lcp }) => lcp),
    unit: 'ms',
    most: 1800,
    note: last?.lcpOf,
  },
  { name: 'CLS of the landing page, 4G, CPU / 4', value: middle(({ cls }) => cls), unit: '', most: 0.02 },
  {
    name: 'faces in play painted after the table opens, CPU / 4',
    value: faces.painted,
    unit: 'ms',
    most: 300,
    note: `${faces.faces} of them`,
  },
  { name: '  longest task meanwhile', value: faces.longestTask, unit: 'ms', most: 50 },
  {
    name: 'longest task while a bot thinks',
    value: table.longestTask,
    unit: 'ms',
    most: 50,
    note: thought(table),
  },
  {
    name: '  with CPU / 4',
    value: slowTable.longestTask,
    unit: 'ms',
    most: 100,
    note: thought(slowTable),
  },
  {
    name: 'work a frame of the film, median',
    value: table.workAFrame,
    unit: 'ms',
    most: 8,
    note: `${table.frames} frames`,
  },
  { name: '  with CPU / 4', value: slowTable.workAFrame, unit: 'ms', note: `${slowTable.frames} frames` },
  {
    name: 'frames a second of the film, median second',
    value: table.middleSecond,
    unit: '',
    note: `${Math.round(table.framesASecond)} over all of it`,
  },
  {
    name: '  with CPU / 4',
    value: slowTable.middleSecond,
    unit: '',
    least: 45,
    note: `${Math.round(slowTable.framesASecond)} over all of it`,
  },
  {
    name: 'thoughts in the browser, as a part of Node',
    value: thinking.ratio,
    unit: '',
    least: 0.8,
    note: `${Math.round(thinking.browser)} and ${Math.round(thinking.node)} nodes a second`,
  },
]

const isMissed = ({ value, most = Number.POSITIVE_INFINITY, least = 0 }: Figure): boolean =>
  !(value <= most && value >= least)
const round = (value: number): number => Number(value.toFixed(value < 1 ? 3 : 1))

function line(figure: Figure): string {
  const { name, value, unit, most, least, note } = figure
  const limit = most !== undefined ? `at most ${most} ${unit}` : least !== undefined ? `at least ${least}` : ''
  const verdict = limit && limit.padEnd(16) + (isMissed(figure) ? 'MISSED' : 'ok')
  return `${name.padEnd(42)}${String(round(value)).padStart(8)} ${unit.padEnd(4)}${verdict.padEnd(24)}${note ? `(${note})` : ''}`.trimEnd()
}

if (json) {
  const rows = figures.map((figure) => ({ ...figure, name: figure.name.trim(), ok: !isMissed(figure) }))
  console.log(JSON.stringify(rows, null, 1))
} else {
  console.log(figures.map(line).join('\n'))
  console.log(`load of this machine: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`)
}
process.exitCode = figures.some(isMissed) ? 1 : 0

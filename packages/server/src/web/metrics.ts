import type { CommandOutcome } from '@haven/table/keeper'
import { figures } from '@haven/text/server'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/**
 * What /metrics tells: numbers, and names from closed lists. Whoever reads it learns nothing of what is hidden at a
 * table, also if there is only one: what is done quietly is not counted, and all numbers stand still for a minute.
 */
export interface Metrics extends Figures {
  readonly registry: Pick<Registry, 'contentType' | 'metrics'>
}

export interface Figures {
  /** A command was replied to. */
  count(outcome: CommandOutcome, seconds: number): void
  /** What so many tables decided was stored together. A few of them could be known by their number. */
  stored(tables: number): void
  /** All commands so far, for whoever runs the server; not among what is told. */
  readonly commands: () => number
  readonly refusedSockets: Counter<'why'>
  readonly troubles: Counter<'trouble'>
}

type Gauges = Readonly<Record<'tables' | 'sockets' | 'botQuestions', () => number>> & {
  /** Where several servers share the tables. */
  readonly house?: Readonly<Record<'ownTables' | 'passedOn' | 'nodes', () => number>>
}

const MINUTE = 60_000
/** Below that nothing is counted: a bot's question may wait longer or shorter for what is in a hand. */
const TENS = 10

/** The figures of tables. */
export function createFigures(registry: Registry, gauges: Gauges): Figures {
  const registers = [registry]
  const gauge = (name: string, help: string, value: () => number): void => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value())
      },
    })
  }
  gauge('haven_tables', figures.tables, gauges.tables)
  gauge('haven_sockets', figures.sockets, gauges.sockets)
  gauge('haven_bot_questions', figures.botQuestions, () => Math.floor(gauges.botQuestions() / TENS) * TENS)
  if (gauges.house) {
    gauge('haven_own_tables', figures.ownTables, gauges.house.ownTables)
    gauge('haven_sockets_passed_on', figures.passedOn, gauges.house.passedOn)
    gauge('haven_nodes', figures.nodes, gauges.house.nodes)
  }
  const batchTables =
    gauges.house &&
    new Histogram({
      name: 'haven_batch_tables',
      help: figures.batchTables,
      buckets: [20, 50, 100, 200, 500],
      registers,
    })
  const commandSeconds = new Histogram({
    name: 'haven_command_seconds',
    help: figures.commandSeconds,
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5],
    registers,
  })
  let commands = 0
  return {
    commands: () => commands,
    stored(tables) {
      if (tables >= TENS) batchTables?.observe(tables)
    },
    count(outcome, seconds) {
      commands++
      if (outcome === 'done') commandSeconds.observe(seconds)
    },
    refusedSockets: new Counter({
      name: 'haven_refused_sockets_total',
      help: figures.refusedSockets,
      labelNames: ['why'],
      registers,
    }),
    troubles: new Counter({
      name: 'haven_troubles_total',
      help: figures.troubles,
      labelNames: ['trouble'],
      registers,
    }),
  }
}

/** Those, and what the process itself uses. */
export function createMetrics(gauges: Gauges, now: () => number = Date.now): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  let kept: { readonly minute: number; readonly text: Promise<string> } | null = null
  return {
    ...createFigures(registry, gauges),
    registry: {
      contentType: registry.contentType,
      metrics() {
        const minute = Math.floor(now() / MINUTE)
        if (kept?.minute !== minute) kept = { minute, text: registry.metrics() }
        return kept.text
      },
    },
  }
}

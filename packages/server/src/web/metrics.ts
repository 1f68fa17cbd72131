import { figures } from '@haven/text/server'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What /metrics tells: numbers, and names from closed lists. */
export interface Metrics {
  readonly registry: Registry
  readonly commands: Counter<'command' | 'outcome'>
  readonly decisionSeconds: Histogram
  readonly refusedSockets: Counter<'why'>
  readonly troubles: Counter<'trouble'>
}

export function createMetrics(gauges: Readonly<Record<'tables' | 'sockets' | 'botQuestions', () => number>>): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
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
  gauge('haven_bot_questions', figures.botQuestions, gauges.botQuestions)
  return {
    registry,
    commands: new Counter({
      name: 'haven_commands_total',
      help: figures.commands,
      labelNames: ['command', 'outcome'],
      registers,
    }),
    decisionSeconds: new Histogram({
      name: 'haven_command_seconds',
      help: figures.decisionSeconds,
      buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5],
      registers,
    }),
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

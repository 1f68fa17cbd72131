import {
  BOT_NAMES,
  type Bot,
  type BotName,
  createBot,
  createNet,
  createScriptedBot,
  createValue,
  isBotName,
  type NetData,
  VALUE_WEIGHTS,
  WEIGHTS,
  type Weights,
} from '@haven/bots'
import type { Random, Rules } from '@haven/engine'
import { asList, asObject, checkFormat, fault, onlyFields } from '@haven/engine/files'
import { InputError } from './ground/exit.ts'
import { readJson } from './ground/files.ts'
import type { Io } from './ground/io.ts'
import { readNet } from './tune/net/read-net.ts'

/**
 * A bot as the command line names it: a name of the bots' own, or `scripted:FILE` for the scripted bot with the weights
 * of a file, `thinking:FILE` or `thinking@NODES:FILE` for the thinking bot with a net (`haven tune` writes such files). Plain data, since it goes to worker threads.
 */
export interface BotSpec {
  readonly name: string
  readonly weights?: Weights
  readonly net?: NetData
}

const WITH_FILE = 'scripted:'
const THINKING = 'thinking'

export function botSpec(io: Io, name: string): BotSpec {
  if (name.startsWith(WITH_FILE)) return { name, weights: readWeights(readJson(io, name.slice(WITH_FILE.length))) }
  const at = name.indexOf(':')
  if (name.startsWith(THINKING) && at > 0 && isBotName(name.slice(0, at))) {
    return { name, net: readNet(readJson(io, name.slice(at + 1))) }
  }
  if (!isBotName(name)) throw InputError.of('noBot', { name, known: BOT_NAMES })
  return { name }
}

/** With a clock a bot keeps its time for a turn too, and its answers depend on the machine. */
export function createFrom({ name, weights, net }: BotSpec, rules: Rules, random: Random, now?: () => number): Bot {
  if (weights) return createScriptedBot(rules, random, weights)
  const [own] = name.split(':')
  return createBot(own as BotName, rules, random, {
    ...(now && { now }),
    ...(net && { value: createValue(VALUE_WEIGHTS, createNet(net)) }),
  })
}

// --------------------------------------------------------------------------------------------- files of weights

function asWeight(value: unknown, field: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) fault('wrong-type', field, { wanted: 'number' })
  return value as number
}

/** What a file leaves out is as in the bot itself; what the bot does not know is refused. */
export function readWeights(value: unknown): Weights {
  const file = checkFormat(value)
  onlyFields(file, '', ['haven', 'weights', 'note'])
  if (file.weights === undefined) fault('missing-field', 'weights')
  return shapedAs(WEIGHTS, file.weights, 'weights') as Weights
}

/** A number, or numbers by name or place, shaped as the bot's own. */
function shapedAs(own: unknown, value: unknown, field: string): unknown {
  if (value === undefined) return own
  if (typeof own === 'number') return asWeight(value, field)
  if (Array.isArray(own)) {
    const list = asList(value, field)
    if (list.length !== own.length) fault('wrong-type', field, { wanted: 'numbers', count: own.length })
    return own.map((each, i) => shapedAs(each, list[i], `${field}[${i}]`))
  }
  const known = own as Record<string, unknown>
  const given = asObject(value, field)
  onlyFields(given, field, Object.keys(known))
  return Object.fromEntries(
    Object.entries(known).map(([name, each]) => [name, shapedAs(each, given[name], `${field}.${name}`)]),
  )
}

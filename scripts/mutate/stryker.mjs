// Stryker's instrumenter makes the mutants: every one of them lies in the source, behind a switch.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fetched, importFrom } from '../fetched.mjs'
import { hashOf, keyOf } from './sample.mjs'
import { Fault } from './targets.mjs'

export const VERSION = '9.6.1'
const NAME = '@stryker-mutator/instrumenter'

const QUIET = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => true,
  isErrorEnabled: () => true,
  isFatalEnabled: () => true,
  trace() {},
  debug() {},
  info() {},
  warn: console.warn,
  error: console.error,
  fatal: console.error,
}

/** The switches are ours: theirs look for settings of their own each time. See runner.mjs. */
const SWITCHES = [
  'function stryMutAct_9fa48(id) { return globalThis.havenMutants.isActive(id) }',
  'function stryCov_9fa48(...ids) { globalThis.havenMutants.covered(ids) }',
  'function stryArrow_9fa48(id, arrow) { return globalThis.havenMutants.arrow(id, arrow) }',
].join('\n')

/** The sources with all their mutants in them, and the mutants, each with its name, place and change. */
export async function instrument(root, files) {
  const require = fetched(NAME, VERSION)
  if (!require) throw new Fault(`the registry has no ${NAME}@${VERSION}, or does not answer.`)
  const { createInstrumenter } = await importFrom(require, NAME)
  const { createInjector } = await importFrom(createRequire(require.resolve(NAME)), 'typed-inject')
  const injector = createInjector().provideValue('logger', QUIET).provideValue('options', {})
  const instrumenter = injector.injectFunction(createInstrumenter)
  const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  const given = [...sources].map(([file, content]) => ({ name: file, content, mutate: true }))
  const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: true }
  const made = await instrumenter.instrument(given, options)
  const mutants = made.mutants.map((mutant) => described(mutant, sources.get(mutant.fileName)))
  return { mutants, code: new Map(made.files.map(({ name, content }) => [name, content])) }
}

/** The code with the switches of these mutants alone, so that it runs nearly as fast as it does without any. */
export function withSwitches(code, mutants) {
  const ids = new Set(mutants.map(({ id }) => String(id)))
  const live = code
    // A function that does nothing is chosen when it is called, not when it is made: most are made but once.
    .replace(/stryMutAct_9fa48\("(\d+)"\) \? \(\) => undefined : \(stryCov_9fa48\("\1"\), /g, (all, id) =>
      ids.has(id) ? `stryArrow_9fa48(${id}, ` : all,
    )
    .replace(/stryMutAct_9fa48\("(\d+)"\)/g, (_, id) => (ids.has(id) ? `stryMutAct_9fa48(${id})` : 'false'))
    .replace(/stryCov_9fa48\(([\d", ]+)\)/g, (_, list) => {
      const mine = [...list.matchAll(/\d+/g)].map(([id]) => id).filter((id) => ids.has(id))
      return mine.length > 0 ? `stryCov_9fa48(${mine.join(', ')})` : '0'
    })
  return `${SWITCHES}\n${live}`
}

function described({ id, fileName, mutatorName, replacement, location: { start, end } }, content) {
  const mutant = {
    id: Number(id),
    file: fileName,
    kind: mutatorName,
    line: start.line + 1,
    column: start.column + 1,
    endLine: end.line + 1,
    endColumn: end.column + 1,
    original: textBetween(content, start, end),
    replacement,
    source: hashOf(content),
  }
  return { ...mutant, key: keyOf(mutant) }
}

function textBetween(content, start, end) {
  const lines = content.split('\n').slice(start.line, end.line + 1)
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column)
  lines[0] = lines[0].slice(start.column)
  return lines.join('\n')
}

// Checks the recorded games that pin the rules, or makes them anew.
//   npm run corpus             checks them; ends with 1 and names the first place that differs
//   npm run corpus -- --anew   plays and writes them all again, under a rules version that has risen
import { parseArgs } from 'node:util'
import { coreBox } from '@haven/content'
import { compileBox } from '@haven/engine'
import {
  type CorpusFile,
  corpusFault,
  corpusGames,
  playCorpusGame,
  readCorpus,
  writeCorpus,
} from '../src/corpus/index.ts'

const HELP = `The recorded games that pin the rules

usage: npm run corpus -- [options]

  --anew  play all of them again and write them; wants a rules version that has risen if a game differs
  --help  this text

Ends with 1 if a game is not what the rules make of it.`

function stop(message: string): never {
  console.error(`haven: ${message}`)
  process.exit(2)
}

function options() {
  try {
    return parseArgs({
      options: { anew: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
    }).values
  } catch (error) {
    return stop(`${(error as Error).message} Try "npm run corpus -- --help".`)
  }
}

const { anew, help } = options()
if (help) {
  console.log(HELP)
  process.exit(0)
}

const rules = compileBox(coreBox)
const lying = readCorpus()
const count = (files: readonly CorpusFile[]): number =>
  files.reduce((sum, { record }) => sum + record.answers.length, 0)

if (!anew) {
  const fault = corpusFault(rules, lying)
  if (fault) {
    console.error(`haven: ${fault.name}: ${fault.place}: ${fault.code} ${JSON.stringify(fault.params)}`)
    console.error(
      'haven: A changed rule raises RULES_VERSION (engine) or the version of its box; then npm run corpus -- --anew.',
    )
    process.exit(1)
  }
  console.log(`${lying.length} games with ${count(lying)} decisions are as recorded, under ${rules.version}`)
  process.exit(0)
}

const games = corpusGames(rules)
const made: CorpusFile[] = []
for (const game of games) {
  made.push({ name: game.name, record: playCorpusGame(rules, game) })
  if (process.stderr.isTTY) process.stderr.write(`\r${made.length} of ${games.length} games, ${count(made)} decisions`)
}
if (process.stderr.isTTY) process.stderr.write('\n')

// The old games must not be lost to a rule that was changed unawares.
const fault = lying.some(({ record }) => record.rules === rules.version) ? corpusFault(rules, lying) : null
if (fault) {
  stop(
    `${fault.name} differs at ${fault.place} under the same version, ${rules.version}: raise it first, then make them anew.`,
  )
}
writeCorpus(made)
console.log(`${made.length} games with ${count(made)} decisions were recorded under ${rules.version}`)

import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { against } from './against.ts'
import { bundle } from './bundle.ts'

/** Bundles the measurement as the product is bundled and runs it in a process of its own. */
const root = fileURLToPath(new URL('../..', import.meta.url))

const HELP = `npm run bench -- [--json] [--against COMMIT]
Measures the engine beside boardgame.io and structuredClone, and the odds, on one core.
--against COMMIT: measures advance, decide and copy of this build and of COMMIT in turn; exit code 1 if this one is worse.`

/** What keeps us from measuring; exit code 1 says that something was measured and found too slow. */
function fail(error: unknown): never {
  console.error(`bench: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(2)
}

function optionsGiven() {
  try {
    const options = { help: { type: 'boolean' }, json: { type: 'boolean' }, against: { type: 'string' } } as const
    return parseArgs({ options }).values
  } catch (error) {
    return fail(error)
  }
}

async function measured(json: boolean): Promise<number> {
  const file = await bundle(
    fileURLToPath(new URL('measure.ts', import.meta.url)),
    `${root}node_modules/.cache/haven-bench`,
  )
  return spawnSync(process.execPath, [file, ...(json ? ['--json'] : [])], { stdio: 'inherit' }).status ?? 1
}

const { help, json = false, against: commit } = optionsGiven()
if (help) console.log(HELP)
else process.exit(commit === undefined ? await measured(json) : await against(root, commit, json).catch(fail))

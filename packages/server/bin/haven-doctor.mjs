#!/usr/bin/env node
// Names damaged rows of a server's tables and sets them aside. `npx haven doctor` runs it.
import { parseArgs } from 'node:util'
import { register } from 'tsx/esm/api'

register({ tsconfig: false })
const { ConfigError, doctor, readConfig, StoreError } = await import('../src/index.ts')
const { doctor: words } = await import('@haven/text/server')

const DAMAGED = 1
const NOT_LOOKED_AT = 2

function stop(message) {
  console.error(`haven: ${message}`)
  process.exit(NOT_LOOKED_AT)
}

function readArguments() {
  const options = {
    'dry-run': { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  }
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    return stop(error.message)
  }
}

const { values, positionals } = readArguments()
if (values.help) {
  console.log(words.about)
  process.exit(0)
}
const [folder, unexpected] = positionals
if (unexpected !== undefined) stop(words.unexpected(unexpected))
try {
  // A folder that is named is meant, whatever the environment says.
  const env = folder === undefined ? process.env : { DATA_DIR: folder }
  const isWell = await doctor(readConfig(env), values['dry-run'], (line) => console.log(line))
  process.exitCode = isWell ? 0 : DAMAGED
} catch (error) {
  if (!(error instanceof StoreError || error instanceof ConfigError)) throw error
  stop(error.message)
}

// A program that we start; whoever starts it ends it.
import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

const PATIENCE = 60_000

/** Ready when `said` is found in what it says, which is `found` then, or when `isUp` no longer throws. */
export async function started(command, args, { env = {}, said, isUp }) {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  let wrong = null
  const hear = (data) => {
    output += data
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const gone = new Promise((resolve) => {
    child.once('error', ({ message }) => resolve(message))
    child.once('close', (code) => resolve(`it ended with ${code}`))
  })
  void gone.then((why) => {
    wrong = why
  })
  const end = async () => {
    child.kill()
    const late = setTimeout(() => child.kill('SIGKILL'), 5_000)
    await gone
    clearTimeout(late)
  }
  const until = Date.now() + PATIENCE
  for (;;) {
    const found = said ? said.exec(output)?.[1] : await isUp().catch(() => undefined)
    if (found !== undefined) return { found, end }
    if (Date.now() > until) wrong ??= 'it does not get ready'
    if (wrong !== null) {
      await end()
      throw new Error(`${command}: ${wrong}\n${output}`)
    }
    await pause(100)
  }
}

import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { EXIT } from '@haven/lab/ground'
import { command, SWITCH } from '../command.ts'

/** The server's own program: what tables look like in a database is no business of the terminal. */
const PROGRAM = fileURLToPath(new URL('../../../server/bin/haven-doctor.mjs', import.meta.url))

/** `haven doctor`: what is damaged among the tables of a server, set aside. */
export const doctorCommand = command(
  'doctor',
  { folder: { type: 'positional', required: false }, 'dry-run': SWITCH },
  async ({ stdout, stderr, env, cwd }, given) => {
    const args = [PROGRAM, ...(given['dry-run'] === true ? ['--dry-run'] : []), '--', ...given._]
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.pipe(stdout, { end: false })
    child.stderr.pipe(stderr, { end: false })
    return new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (code) => resolve(code ?? EXIT.internal))
    })
  },
)

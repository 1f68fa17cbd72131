import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { bin, root } from './haven.ts'

/**
 * `haven` in a pseudo-terminal of 100 columns and 40 lines, by `script` of util-linux or, where that is missing, by
 * Python's pty. Each question on the screen is given to `answer`, which says what to type.
 */
export interface Screen {
  /** Everything that was shown, without control characters. */
  readonly text: string
  /** The same, with them. */
  readonly raw: string
  readonly code: number
  readonly typed: number
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

function ptyCommand(command: string): [string, string[]] {
  const has = (name: string, ...args: string[]): boolean => spawnSync(name, args).status === 0
  if (has('script', '--version')) return ['script', ['-qefc', command, '/dev/null']]
  if (has('python3', '-c', 'import pty')) {
    return [
      'python3',
      ['-c', `import os,pty,sys;sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))`, 'sh', '-c', command],
    ]
  }
  throw new Error('a pseudo-terminal is needed: install "script" (util-linux, on Debian bsdutils) or python3')
}

/** Our own questions end with "> ", those before a new game with a list to choose from. */
const QUESTION = /(^|\n)> $|\n└\s*$/

export function playInTerminal(
  args: readonly string[],
  data: string,
  answer: (question: string, asked: number) => string | null,
  env: Record<string, string> = {},
): Promise<Screen> {
  const line = ['stty cols 100 rows 40;', quoted(process.execPath), quoted(bin), ...args.map(quoted)].join(' ')
  const [command, commandArgs] = ptyCommand(line)
  const child: ChildProcess = spawn(command, commandArgs, {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: data, XDG_DATA_HOME: data, LANG: 'C.UTF-8', TERM: 'xterm', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    let raw = ''
    let from = 0
    let typed = 0
    child.stdout?.on('data', (chunk: Buffer) => {
      raw += chunk.toString()
      const question = stripVTControlCharacters(raw.slice(from)).replaceAll('\r', '')
      if (!QUESTION.test(question)) return
      from = raw.length
      const reply = answer(question, typed++)
      if (reply === null) child.stdin?.end()
      else child.stdin?.write(`${reply}\r`)
    })
    child.on('error', reject)
    child.on('close', (code) => {
      const text = stripVTControlCharacters(raw).replaceAll('\r', '')
      resolve({ text, raw, code: code ?? -1, typed })
    })
  })
}

import { type ChildProcess, spawn } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** The server as one file, so that it starts quickly as often as it is killed. */
export async function bundle(): Promise<{ file: string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'haven-bundle-'))
  const root = fileURLToPath(new URL('../../../..', import.meta.url))
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: [/^@haven\//] },
    build: {
      ssr: fileURLToPath(new URL('child.ts', import.meta.url)),
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'server.mjs' } },
    },
  })
  // A thread's file is no part of what is bundled.
  for (const thread of ['sqlite-writer.mjs', 'sqlite-care.mjs']) {
    copyFileSync(fileURLToPath(new URL(`../../src/store/${thread}`, import.meta.url)), join(folder, thread))
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return { file: join(folder, 'server.mjs'), remove: () => rmSync(folder, { recursive: true, force: true }) }
}

export interface Usage extends NodeJS.MemoryUsage {
  readonly cpu: NodeJS.CpuUsage
}

export class ServerProcess {
  readonly address: string
  readonly #child: ChildProcess
  /** All that it printed. */
  readonly output: string[]

  private constructor(child: ChildProcess, address: string, output: string[]) {
    this.#child = child
    this.address = address
    this.output = output
  }

  static start(file: string, env: Readonly<Record<string, string>>): Promise<ServerProcess> {
    const child = spawn(process.execPath, [file], {
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        LOG_LEVEL: 'info',
        SOCKETS_PER_ADDRESS: '1000',
        METRICS_OPEN: '1',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    const output: string[] = []
    child.stderr?.on('data', (data) => output.push(String(data)))
    return new Promise((resolve, reject) => {
      let text = ''
      child.stdout?.on('data', (data) => {
        output.push(String(data))
        text += String(data)
        const [, port] = /\{"port":(\d+)\}\n/.exec(text) ?? []
        if (port) resolve(new ServerProcess(child, `http://127.0.0.1:${port}`, output))
      })
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${output.join('')}`)))
    })
  }

  /** What it uses now, in bytes, and of processors since it began, all threads together, in microseconds. */
  usage(): Promise<Usage> {
    return new Promise((resolve) => {
      this.#child.once('message', (usage) => resolve(usage as unknown as Usage))
      this.#child.send('usage')
    })
  }

  #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    return new Promise((resolve) => {
      this.#child.removeAllListeners('exit')
      this.#child.once('exit', (code) => resolve(code))
      this.#child.kill(signal)
    })
  }

  kill(): Promise<number | null> {
    return this.#end('SIGKILL')
  }

  stop(): Promise<number | null> {
    return this.#end('SIGTERM')
  }
}

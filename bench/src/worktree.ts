import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The commit that a name stands for, with its first line. */
export async function commitOf(root: string, name: string): Promise<{ hash: string; title: string }> {
  try {
    const { stdout } = await run('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`], {
      cwd: root,
    })
    const hash = stdout.trim()
    const { stdout: line } = await run('git', ['log', '-1', '--format=%h %s', hash], { cwd: root })
    return { hash, title: line.trim() }
  } catch {
    throw new Error(`--against: there is no commit ${name}`)
  }
}

/** The tree of a commit in a folder that is not there yet, with what it needs to be bundled. */
export async function checkOut(root: string, hash: string, tree: string): Promise<void> {
  await run('git', ['worktree', 'add', '--quiet', '--detach', tree, hash], { cwd: root })
  if (sameModules(lockOf(root), lockOf(tree))) lendModules(root, tree)
  else await run('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: tree, shell: true })
}

/** In one go, since it also happens on the way out of a process; nothing is left to do if there is no such tree. */
export function removeTree(root: string, tree: string): void {
  try {
    execFileSync('git', ['worktree', 'remove', '--force', '--force', tree], { cwd: root, stdio: 'ignore' })
  } catch {
    // It was broken off before git knew of it.
  }
}

// -------------------------------------------------------------------------------------------------- node_modules

interface Installed {
  readonly version?: string
  readonly integrity?: string
  readonly resolved?: string
  readonly link?: boolean
}
export type Lock = Readonly<Record<string, Installed>>

const lockOf = (tree: string): Lock => JSON.parse(readFileSync(join(tree, 'package-lock.json'), 'utf8')).packages

const IN_MODULES = 'node_modules/'

/** Do two lockfiles install the same from outside? Packages of our own are links and may come and go. */
export function sameModules(one: Lock, other: Lock): boolean {
  const outside = (lock: Lock): string =>
    Object.entries(lock)
      .filter(([path, { link }]) => path.includes(IN_MODULES) && !link)
      .map(([path, { version, integrity }]) => `${path} ${version} ${integrity}`)
      .sort()
      .join('\n')
  return outside(one) === outside(other)
}

/** Ours for the tree too, but for the links to packages: those lead into the tree. */
function lendModules(root: string, tree: string): void {
  const links = Object.entries(lockOf(tree)).filter(([, { link }]) => link)
  const scopes = new Set(links.map(([path]) => path.slice(IN_MODULES.length).split('/')[0]))
  mkdirSync(join(tree, IN_MODULES))
  for (const name of readdirSync(join(root, IN_MODULES))) {
    if (!scopes.has(name)) symlinkSync(join(root, IN_MODULES, name), join(tree, IN_MODULES, name))
  }
  for (const [path, { resolved }] of links) {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    symlinkSync(join(tree, resolved as string), join(tree, path))
  }
}

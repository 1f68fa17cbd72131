// Asks the registry whether packages of the lockfile have known holes, and fails on one that is not in the list of
// accepted ones. A registry that does not answer in time is a warning: nobody is kept from working by it.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url))
const PATIENCE = Number(process.env.HAVEN_AUDIT_PATIENCE ?? 10_000)

const readJson = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'))
const { packages } = readJson('package-lock.json')
/** Workspaces that are not asked about, and advisories that we know of and live with: each with its reason. */
const { workspaces: leftOut, advisories: accepted } = readJson('accepted-holes.json')

const workspaces = (readJson('package.json').workspaces ?? [])
  .flatMap((name) => {
    const folder = name.replace(/\/\*$/, '')
    return folder === name ? [name] : readdirSync(join(root, folder)).map((each) => `${folder}/${each}`)
  })
  .filter((name) => existsSync(join(root, name, 'package.json')) && !leftOut.some((each) => each.workspace === name))

/** npm, and what it has started. */
function endAll({ pid }) {
  if (pid === undefined) return
  process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
}

/** What npm says, or why it says nothing. The registry is that of npm's own settings. */
function ask() {
  return new Promise((resolve) => {
    const among = workspaces.flatMap((name) => ['--workspace', name])
    const own = among.length > 0 ? [...among, '--include-workspace-root'] : []
    const times = ['--fetch-retries=0', `--fetch-timeout=${PATIENCE}`]
    const args = ['audit', '--json', '--package-lock-only', '--audit-level=none', ...times, ...own]
    const child = spawn('npm', args, { cwd: root, shell: process.platform === 'win32', detached: true })
    let output = ''
    child.stdout.on('data', (data) => (output += data))
    child.stderr.resume()
    const end = (told) => {
      clearTimeout(timer)
      resolve(told)
    }
    const timer = setTimeout(() => {
      endAll(child)
      end({ silent: `no answer in ${PATIENCE / 1_000} s` })
    }, PATIENCE)
    child.on('error', (error) => end({ silent: error.message }))
    child.on('close', () => end(readTold(output)))
  })
}

function readTold(output) {
  try {
    const told = JSON.parse(output)
    if (told.vulnerabilities) return told
    return { silent: told.message ?? told.error?.summary ?? 'an answer that says nothing' }
  } catch {
    return { silent: 'an answer that is no JSON' }
  }
}

/** Each advisory with the packages that have it: what only depends on one of them is not named. */
function holesIn({ vulnerabilities }) {
  const versionOf = (node) => packages[node]?.version ?? '?'
  return Object.values(vulnerabilities).flatMap(({ name, nodes, via }) =>
    via
      .filter((each) => typeof each === 'object')
      .map(({ title, url, severity }) => ({
        advisory: String(url).split('/').at(-1),
        name,
        versions: [...new Set(nodes.map(versionOf))].join(', '),
        severity,
        title,
      })),
  )
}

const told = await ask()
if (told.silent) {
  console.log(`warning: known holes were not looked up, the registry did not answer: ${told.silent}`)
} else {
  const holes = holesIn(told)
  const isAccepted = ({ advisory, name }) =>
    accepted.some((each) => each.advisory === advisory && each.package === name)
  const open = holes.filter((hole) => !isAccepted(hole))
  for (const { name, versions, severity, title, advisory } of open) {
    console.log(`${name} ${versions}: ${severity}: ${title} (${advisory})`)
  }
  const gone = accepted.filter(
    (each) => !holes.some(({ advisory, name }) => each.advisory === advisory && each.package === name),
  )
  for (const { advisory, package: name } of gone) {
    console.log(
      `warning: ${advisory} of ${name} is accepted and is not there any more; take it from accepted-holes.json`,
    )
  }
  console.log(`holes: ${holes.length} known, ${holes.length - open.length} accepted, ${open.length} open`)
  if (open.length > 0) process.exitCode = 1
}

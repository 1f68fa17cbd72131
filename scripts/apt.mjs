// Installs what tests need of Debian, once, where we are root on one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export const isDebianRoot = () => existsSync('/etc/debian_version') && process.getuid?.() === 0

export function installByApt(name, why) {
  console.log(`haven: installing ${name} for ${why} (apt-get, once) ...`)
  const run = (...args) => spawnSync('apt-get', args, { stdio: 'ignore' }).status === 0
  const install = () => run('install', '-y', '--no-install-recommends', name)
  return install() || (run('update') && install())
}

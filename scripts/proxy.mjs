// Finds a haproxy for the tests of several servers; on Debian as root it is installed when it is missing.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installByApt, isDebianRoot } from './apt.mjs'

function found() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  const places = folders.filter(Boolean).map((folder) => join(folder, 'haproxy'))
  return [process.env.HAVEN_HAPROXY ?? '', ...places].find((path) => path && existsSync(path))
}

/** The path of haproxy. Throws one line that says what to do. */
export function findProxy() {
  if (!found() && isDebianRoot()) installByApt('haproxy', 'the tests of several servers')
  const proxy = found()
  if (!proxy) throw new Error('no haproxy here; install it ("apt-get install haproxy"), or set HAVEN_HAPROXY.')
  return proxy
}

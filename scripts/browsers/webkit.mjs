// WebKitGTK's small browser, by WebDriver, on a screen that nobody sees.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clickAt, pressOf } from './hands.mjs'
import { asked, windowSize } from './seen.mjs'
import { started } from './started.mjs'
import { watched } from './watched.mjs'

/** Its bar of buttons would keep the window 447 px wide: it is made as small as it goes. */
const SMALL = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }'

export async function startWebkit({ driver, browser, xvfb }, server) {
  const home = mkdtempSync(join(tmpdir(), 'haven-webkit-'))
  mkdirSync(join(home, 'gtk-3.0'))
  writeFileSync(join(home, 'gtk-3.0', 'gtk.css'), SMALL)
  const screen = await started(xvfb, ['-displayfd', '1', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
    said: /^(\d+)\s/m,
  })
  const env = { DISPLAY: `:${screen.found}`, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1', XDG_CONFIG_HOME: home }
  const port = await freePort()
  const program = await started(driver, [`--port=${port}`], { env, isUp: () => call(port, 'GET', '/status') })
  const errors = []
  const door = await watched(server, (words) => errors.push(words))
  const options = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } }
  const begin = () => call(port, 'POST', '/session', { capabilities: { alwaysMatch: options } })
  const { sessionId, capabilities } = await begin()
  await call(port, 'DELETE', `/session/${sessionId}`)
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    address: door.address,
    async visit(size) {
      errors.length = 0
      const session = `/session/${(await begin()).sessionId}`
      return visit((method, path, body) => call(port, method, `${session}${path}`, body), size, errors)
    },
    async end() {
      door.close()
      await program.end()
      await screen.end()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

function freePort() {
  const server = createServer()
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

async function call(port, method, path, body) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = await answer.json()
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

/** Each session has storage of its own, and ends with its browser. */
async function visit(send, size, errors) {
  const run = async (read, given) => {
    const script = `return ${asked(read, given)}`
    return JSON.parse(await send('POST', '/execute/sync', { script, args: [] }))
  }
  await sized(send, run, size)
  return {
    errors,
    run,
    go: (url) => send('POST', '/url', { url }),
    click: (place) => send('POST', '/actions', { actions: clickAt(place) }),
    press: (key) => send('POST', '/actions', { actions: pressOf(key) }),
    leave: () => send('DELETE', ''),
  }
}

/** A window has a bar besides the page. */
async function sized(send, run, size) {
  await send('POST', '/window/rect', size)
  const inside = await run(windowSize)
  const width = size.width + size.width - inside.width
  const height = size.height + size.height - inside.height
  await send('POST', '/window/rect', { width, height })
}

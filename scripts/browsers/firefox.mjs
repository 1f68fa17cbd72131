// Firefox without a window, by WebDriver BiDi, which it speaks itself.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectBidi } from './bidi.mjs'
import { clickAt, pressOf } from './hands.mjs'
import { asked } from './seen.mjs'
import { started } from './started.mjs'

/** It is here for one page of ours, and asks nobody else for anything. */
const PREFERENCES = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.proxy.type': 0,
}

export async function startFirefox(path) {
  const profile = mkdtempSync(join(tmpdir(), 'haven-firefox-'))
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`)
  writeFileSync(join(profile, 'user.js'), lines.join(''))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank']
  const firefox = await started(path, args, { said: /BiDi listening on (ws:\S+)/ })
  const bidi = await connectBidi(`${firefox.found}/session`)
  const { capabilities } = await bidi.send('session.new', { capabilities: {} })
  const errors = []
  bidi.on('log.entryAdded', ({ level, text }) => {
    if (level === 'error') errors.push(text ?? 'an error without words')
  })
  bidi.on('network.responseCompleted', ({ response }) => {
    if (response.status >= 400) errors.push(`${response.status} ${response.url}`)
  })
  await bidi.send('session.subscribe', { events: ['log.entryAdded', 'network.responseCompleted'] })
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    visit: (size) => visit(bidi, size, errors),
    async end() {
      bidi.close()
      await firefox.end()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

/** As somebody who has never been here: with storage of its own. */
async function visit(bidi, viewport, errors) {
  errors.length = 0
  const { userContext } = await bidi.send('browser.createUserContext')
  const { context } = await bidi.send('browsingContext.create', { type: 'tab', userContext })
  await bidi.send('browsingContext.setViewport', { context, viewport })
  return {
    errors,
    go: (url) => bidi.send('browsingContext.navigate', { context, url, wait: 'complete' }),
    async run(read, given) {
      const expression = asked(read, given)
      const answer = await bidi.send('script.evaluate', { expression, target: { context }, awaitPromise: false })
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
      return JSON.parse(answer.result.value)
    },
    click: (place) => bidi.send('input.performActions', { context, actions: clickAt(place) }),
    press: (key) => bidi.send('input.performActions', { context, actions: pressOf(key) }),
    async leave() {
      await bidi.send('browsingContext.close', { context })
      await bidi.send('browser.removeUserContext', { userContext })
    },
  }
}

// Plays a round against bots in Firefox and WebKitGTK, and holds the frame of the table against Chromium's.
import { parseArgs } from 'node:util'
import { register } from 'tsx/esm/api'
import { findBrowser } from './browser.mjs'
import { startChromium } from './browsers/chromium.mjs'
import { startFirefox } from './browsers/firefox.mjs'
import { findFirefox, findWebkit, NO_FIREFOX, NO_WEBKIT } from './browsers/found.mjs'
import { byKeys, byPointer, playRound, readBook, sitDown, sitSealed } from './browsers/play.mjs'
import { boxesOf, cells, standing, windowSize } from './browsers/seen.mjs'
import { packStranger } from './browsers/stranger.mjs'
import { startWebkit } from './browsers/webkit.mjs'

register({ tsconfig: false })
const { read } = await import('../packages/web/e2e/reader.ts')
const { chance } = await import('../packages/web/e2e/player.ts')
const { startOnline } = await import('../packages/web/e2e/online-server.ts')

const HELP = `One round against bots in Firefox and in WebKitGTK, at 1440×900 and at 390×844, by pointer and by keyboard

usage: npm run browsers -- [options]

  --only NAME  firefox or webkit alone
  --seed N     which answers are given (default: 1)
  --help       this text

A round with a box of a stranger, which runs sealed off, is played at 1440×900 by pointer.
Each round must come to its end without an error of the page or of its console. The letters must have come, and the
frame of the table must stand where Chromium puts it in a window of the same size, within 2 px. Ends with 1 if anything
fails, or if a browser is missing. On Debian as root the browsers are installed (firefox-esr, webkit2gtk-driver, xvfb).`

const NAMES = ['firefox', 'webkit']
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]
const WAYS = { pointer: byPointer, keyboard: byKeys }
const FONTS = ['Manrope Variable', 'Sofia Sans Extra Condensed Variable', 'Literata Variable']
const PARTS = ['.strip', '.rail[data-side="left"]', '.rail[data-side="right"]', '.dock', '.table-screen__free']
const SLACK = 2

function stop(message) {
  console.error(`haven: ${message} Try "npm run browsers -- --help".`)
  process.exit(2)
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        only: { type: 'string' },
        seed: { type: 'string', default: '1' },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    return stop(error.message)
  }
}

const options = readOptions()
if (options.help) {
  console.log(HELP)
  process.exit(0)
}
if (options.only !== undefined && !NAMES.includes(options.only)) stop(`there is no browser "${options.only}".`)
if (!/^\d+$/.test(options.seed)) stop(`--seed must be a number, not "${options.seed}".`)

let failed = 0
/** One line a check; what went wrong stands below it. */
async function check(name, what) {
  const began = performance.now()
  const wrong = []
  let note = ''
  try {
    note = (await what((words) => wrong.push(words))) ?? ''
  } catch (error) {
    wrong.push(error.message)
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${wrong.length === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(48)} ${seconds.padStart(6)} s  ${note}`)
  for (const words of wrong) console.log(`     ${words}`)
  if (wrong.length > 0) failed++
}

const { landing, table, recap, links, boxes } = read({})
const words = {
  play: landing.playNow,
  playOn: links.playOn,
  region: table.promptBar,
  ends: [...Object.values(recap.verdicts), ...Object.values(recap.verdictsOfSins)],
}
const shown = ({ width, height }) => `${width}×${height}`

/** Where Chromium puts the frame in a window of this size. */
async function measured(chromium, address, size) {
  const page = await chromium.visit(size)
  try {
    await sitDown(page, address, words)
    return await page.run(boxesOf, PARTS)
  } finally {
    await page.leave()
  }
}

function compare(ours, theirs, tell) {
  let most = 0
  PARTS.forEach((part, i) => {
    const [here, there] = [ours[i], theirs[i]]
    if (!here || !there) {
      tell(`${part} is not there`)
      return
    }
    const apart = Math.max(...here.map((number, at) => Math.abs(number - there[at])))
    most = Math.max(most, apart)
    if (apart > SLACK) tell(`${part} is at ${here.join(' ')}, in Chromium at ${there.join(' ')}`)
  })
  return `${PARTS.length} parts, at most ${most.toFixed(2)} px apart`
}

/** What goes wrong says where the page stood, and what it had said of errors. */
async function stands(page, what) {
  try {
    return await what()
  } catch (error) {
    const where = await page.run(standing).catch(String)
    throw new Error([error.message, where, ...page.errors].join('\n     '))
  }
}

/** One person at the table, in a window of this size, by pointer or by keyboard. */
async function sit(browser, chromium, server, wanted, way) {
  const page = await browser.visit(wanted)
  const address = browser.address ?? server
  try {
    await stands(page, () => sitDown(page, address, words))
    const size = await page.run(windowSize)
    const name = `${browser.name}, ${shown(size)}, ${way}`
    await check(`${name}: frame`, async (tell) =>
      compare(await page.run(boxesOf, PARTS), await measured(chromium, server, size), tell),
    )
    await check(`${name}: fonts`, async (tell) => {
      const there = await readBook(page, FONTS)
      for (const font of FONTS) if (!there.includes(font)) tell(`${font} has not come`)
      return there.join(', ')
    })
    await round(page, name, WAYS[way])
  } finally {
    await page.leave()
  }
}

async function round(page, name, press) {
  await check(`${name}: a round`, async () => {
    const made = await stands(page, () => playRound(page, words, press, chance(Number(options.seed))))
    return `${made} answers`
  })
  await check(`${name}: errors`, (tell) => {
    for (const error of page.errors) tell(error)
    return `${page.errors.length}`
  })
}

/** The same with a box of a stranger in the game. */
async function sitWithStranger(browser, server) {
  const page = await browser.visit(SIZES[0])
  const name = `${browser.name}, a box of a stranger`
  const { hash, names, version } = stranger.manifest
  const told = boxes.installed(names.en, version)
  try {
    await stands(page, () => sitSealed(page, browser.address ?? server, words, { hash, told, packed: stranger.packed }))
    await round(page, name, byPointer)
    await check(`${name}: sealed off`, async (tell) => {
      const found = await page.run(cells)
      if (found !== 1) tell(`${found} cells`)
    })
  } finally {
    await page.leave()
  }
}

async function inBrowser(start, chromium, server) {
  const browser = await start()
  try {
    for (const size of SIZES) {
      for (const way of Object.keys(WAYS)) {
        await sit(browser, chromium, server, size, way).catch((error) =>
          check(`${browser.name}, ${shown(size)}, ${way}: begins`, () => Promise.reject(error)),
        )
      }
    }
    await sitWithStranger(browser, server).catch((error) =>
      check(`${browser.name}, a box of a stranger: begins`, () => Promise.reject(error)),
    )
  } finally {
    await browser.end()
  }
}

const path = findBrowser()
if (!path) process.exit(1)
const stranger = packStranger()
const server = await startOnline({ HAVEN_BOXES: stranger.file })
const chromium = await startChromium(path)
const STARTS = {
  firefox: () => {
    const firefox = findFirefox()
    if (!firefox) throw new Error(NO_FIREFOX)
    return startFirefox(firefox)
  },
  webkit: () => {
    const webkit = findWebkit()
    if (!webkit) throw new Error(NO_WEBKIT)
    return startWebkit(webkit, server.address)
  },
}
try {
  for (const name of NAMES.filter((name) => (options.only ?? name) === name)) {
    await inBrowser(STARTS[name], chromium, server.address).catch((error) =>
      check(`${name}: starts`, () => Promise.reject(error)),
    )
  }
} finally {
  await chromium.end()
  await server.stop()
  stranger.remove()
}
console.log(failed === 0 ? 'all hold' : `${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

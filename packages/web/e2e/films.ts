import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { TableGame, writeSave } from '@haven/table'
import { expect, type Page, test } from '@playwright/test'
import { played, rules } from './bot-games.ts'
import { put } from './player.ts'
import { thorleyActs } from './third-round.ts'
import { animate, type Frame, needImg2webp } from './webp.ts'

/** `npm run film`: a turn as it moves, and a whole round in stills with its captions and as text, for docs/screens. */

const FOLDER = fileURLToPath(new URL('../../../docs/screens/', import.meta.url))
const HAVEN = fileURLToPath(new URL('../../cli/bin/haven.mjs', import.meta.url))

async function withFolder(make: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'haven-film-'))
  try {
    await make(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const painted = (page: Page): Promise<void> =>
  expect(page.locator('.city[data-painted]').first()).toBeAttached({ timeout: 60_000 })

// --------------------------------------------------------------------------------------------------- a turn

const MOST_BYTES = 2_000_000
const WINDOW = { width: 1280, height: 800 }
/** Half of the window: sentences can still be read. */
const PICTURE = { maxWidth: 800, maxHeight: 500 }
/** A slow machine takes its time; how long the film is shown follows from its pictures. */
const LONGEST = 120_000
/** A picture stands no longer than this: who waits for a bot waits less in the film. */
const LONGEST_STILL = 1500
const QUALITIES = [75, 62, 50, 40, 30, 20] as const

interface Cast {
  readonly file: string
  readonly at: number
}

/** What the browser paints, as it paints it. */
async function record(page: Page, folder: string, act: () => Promise<void>): Promise<readonly Cast[]> {
  const session = await page.context().newCDPSession(page)
  const cast: Cast[] = []
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const file = join(folder, `${String(cast.length).padStart(5, '0')}.jpg`)
    writeFileSync(file, Buffer.from(data, 'base64'))
    cast.push({ file, at: (metadata.timestamp ?? 0) * 1000 })
    void session.send('Page.screencastFrameAck', { sessionId })
  })
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 92, ...PICTURE })
  await act()
  await session.send('Page.stopScreencast')
  return cast
}

const SHORTEST = 80

/** Pictures that came too close to each other are one. */
function framesOf(cast: readonly Cast[]): readonly Frame[] {
  const kept = cast.filter(({ at }, i) => i === 0 || at - (cast[i - 1]?.at ?? 0) >= 0)
  const frames: Frame[] = []
  let from = 0
  for (let i = 1; i <= kept.length; i++) {
    const [first, next] = [kept[from] as Cast, kept[i]]
    if (next && next.at - first.at < SHORTEST) continue
    frames.push({ file: (kept[i - 1] as Cast).file, shown: next ? Math.min(LONGEST_STILL, next.at - first.at) : 1500 })
    from = i
  }
  return frames
}

test.describe('a turn', () => {
  test.use({ viewport: WINDOW })

  test('as it moves', async ({ page }) => {
    needImg2webp()
    const game = new TableGame(rules, { position: thorleyActs, seed: 'a turn of Thorley' })
    await put(page, writeSave(game), 'the heroes', 'speed=normal')
    const big = page.locator('button.dock__big')
    const dock = page.locator('.dock')
    await expect(dock).toHaveAttribute('data-kind', 'hero-turn', { timeout: 30_000 })
    await painted(page)
    await page.waitForTimeout(1500)
    await withFolder(async (folder) => {
      const cast = await record(page, folder, async () => {
        await page.waitForTimeout(900)
        await page.locator('[data-space="megatheatre"]').first().click()
        await expect(page.locator('.deeds[data-ahead]')).toBeVisible()
        await page.waitForTimeout(1800)
        await page.locator('.deed[data-deed="fight"]').click()
        const began = Date.now()
        let fought = false
        while (Date.now() - began < LONGEST) {
          await page.waitForTimeout(300)
          const kind = await dock.getAttribute('data-kind')
          if (kind === 'none') continue
          if (kind === 'hero-turn' && fought) break
          if (!(await big.isVisible())) {
            if (kind === 'hero-turn') await page.locator('.deed[data-deed="fight"]').click()
            continue
          }
          fought = true
          // Long enough to read it.
          await page.waitForTimeout(1500)
          await big.click()
        }
        await page.waitForTimeout(1500)
      })
      const frames = framesOf(cast)
      const to = `${FOLDER}turn.webp`
      for (const quality of QUALITIES) {
        animate(frames, quality, to)
        if (statSync(to).size <= MOST_BYTES) break
      }
      const seconds = frames.reduce((sum, { shown }) => sum + shown, 0) / 1000
      console.log(`turn.webp: ${frames.length} pictures, ${seconds.toFixed(1)} s, ${statSync(to).size} bytes`)
      expect(statSync(to).size).toBeLessThanOrEqual(MOST_BYTES)
    })
  })
})

// --------------------------------------------------------------------------------------------------- a round

const SEED = 'a round in stills'

interface Still {
  readonly caption: string
  readonly picture: string
}

const COLUMNS = 5
const ROWS = 6
const SMALL = 0.34

/** What the lane says now, whether anything goes on, and at which moment. */
const filmNow = (page: Page): Promise<{ caption: string; isPlaying: boolean; moment: string }> =>
  page.evaluate(() => {
    const lane = document.querySelector<HTMLElement>('.caption-lane')
    return {
      caption: lane?.querySelector('.caption-lane__lines p:last-child')?.textContent ?? '',
      isPlaying: lane?.dataset.playing === 'true',
      moment: document.querySelector('.replay-bar__moment')?.textContent ?? '',
    }
  })

/** The film goes on by so much at a time, and stands still while its picture is taken: however slow the machine, each still is of its sentence. */
const STEP = 100
/** What fades in is there, and so are the faces. */
const TO_PAINT = 450
const QUIET = 4

async function stillsOf(page: Page, moments: number): Promise<readonly Still[]> {
  const session = await page.context().newCDPSession(page)
  const clip = { x: 0, y: 0, width: 1440, height: 900, scale: SMALL }
  const stills: Still[] = []
  let last = ''
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
  for (let moment = 1; moment <= moments; moment++) {
    await page.keyboard.press('ArrowRight')
    for (let quiet = 0; quiet < QUIET; ) {
      await page.clock.runFor(STEP)
      const now = await filmNow(page)
      quiet = now.isPlaying || !now.moment.includes(`${moment} `) ? 0 : quiet + 1
      if (now.caption !== '' && now.caption !== last) {
        last = now.caption
        await page.waitForTimeout(TO_PAINT)
        const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 90, clip })
        stills.push({ caption: last, picture: data })
      } else if (quiet > 0) await page.waitForTimeout(30)
    }
  }
  return stills
}

async function sheet(page: Page, stills: readonly Still[], from: number): Promise<Buffer> {
  const rows = stills.map(
    ({ caption, picture }, i) =>
      `<figure><img src="data:image/webp;base64,${picture}"><figcaption><b>${from + i + 1}</b> ${caption}</figcaption></figure>`,
  )
  await page.setContent(`<style>
    body { margin: 0; padding: 12px; display: grid; grid-template-columns: repeat(${COLUMNS}, 1fr); gap: 12px;
      background: #07090d; color: #e8edf4; font: 13px/1.3 sans-serif }
    figure { margin: 0 } img { width: 100%; display: block } figcaption { padding-top: 4px; min-height: 36px }
    b { color: #f2c14e }</style>${rows.join('')}`)
  await page.waitForTimeout(300)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 58,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width: 2060, height, scale: 1 },
  })
  return Buffer.from(data, 'base64')
}

test.describe('a round', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('in stills with captions, and as text', async ({ page, browser }) => {
    const game = played(SEED, 2)
    const save = writeSave(game)
    await page.clock.install()
    await put(page, save, 'the heroes', 'speed=normal')
    await expect(page.locator('.dock')).toBeVisible({ timeout: 30_000 })
    const { pathname } = new URL(page.url())
    await page.goto(`${pathname}/replay`)
    await painted(page)
    await page.keyboard.press('Home')
    await page.waitForTimeout(1000)
    const stills = await stillsOf(page, game.steps.length)
    expect(stills.length).toBeGreaterThan(20)
    const context = await browser.newContext({ viewport: { width: 2060, height: 1000 } })
    const desk = await context.newPage()
    const names: string[] = []
    for (let from = 0; from < stills.length; from += COLUMNS * ROWS) {
      const name = `round-${names.length + 1}.webp`
      writeFileSync(`${FOLDER}${name}`, await sheet(desk, stills.slice(from, from + COLUMNS * ROWS), from))
      names.push(name)
    }
    await context.close()
    await withFolder(async (folder) => {
      const file = join(folder, 'round.json')
      writeFileSync(file, JSON.stringify(save))
      const { stdout, status } = spawnSync(process.execPath, [HAVEN, 'replay', file], { encoding: 'utf8' })
      expect(status).toBe(0)
      writeFileSync(`${FOLDER}round.md`, pageOf(names, stills, stdout))
    })
    console.log(`${game.steps.length} answers, ${stills.length} stills on ${names.length} sheets`)
  })
})

const pageOf = (names: readonly string[], stills: readonly Still[], text: string): string => `# A round of Haven

The first round of a game between our bots (Haven's Last Stand, the Cordon, Pride and the Corrupted Nuns; seed "${SEED}"), as somebody sees it who has asked for less motion: one still for each sentence of the film. \`npm run film\` makes this page anew.

${names.map((name, i) => `![Sheet ${i + 1} of the round](${name})`).join('\n\n')}

## The captions

${stills.map(({ caption }, i) => `${i + 1}. ${caption}`).join('\n')}

## The same round as text

As \`npx haven replay\` tells it:

\`\`\`
${text.trim()}
\`\`\`
`

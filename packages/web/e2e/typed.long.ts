import type { Option, Prompt } from '@haven/engine'
import { fetchPart } from '@haven/text/languages'
import { expect, test } from '@playwright/test'
import { Typist } from '../../text/test/typist.ts'
import { chance } from './player.ts'
import { hearFrames, listen } from './presser.ts'
import { read, speaks } from './reader.ts'
import { langOf } from './spoken.ts'
import { beginAsText, said, type } from './text-player.ts'

/** Whole games in the text view by typed words of each language. Too long for `npm test`; the terminal's are in it. */

const MOST = 2_000
const LOOKS = 20

for (const language of ['en', 'de', 'fr', 'ru'] as const) {
  test(`by typed words from the first question to the end: ${language}`, async ({ page }) => {
    await speaks(page, language)
    await page.addInitScript(hearFrames)
    await beginAsText(page, `/text?${langOf(language)}`)
    const typing = await fetchPart(language, 'typing')
    const below = chance(11)
    const end = page.getByRole('link', { name: read(page).recap.title })
    const answers = page.getByRole('list', { name: read(page).textView.answers }).getByRole('listitem')
    let meant: { readonly question: string; readonly option: Option } | null = null
    let last = ''
    const counts = { inWords: 0, byNumber: 0, failed: [] as string[] }
    for (let i = 0; i < MOST && !(await end.isVisible()); i++) {
      await expect(answers.first().or(end)).toBeVisible({ timeout: 30_000 })
      let heard = await listen(page)
      // What was typed may not have been heard yet.
      for (let looks = 0; looks < LOOKS && heard?.asked && heard.asked.id === last; looks++) {
        await page.waitForTimeout(50)
        heard = await listen(page)
      }
      if (!heard?.asked) continue
      last = heard.asked.id
      const { asked, view } = heard
      const typist = new Typist(typing, read(page).catalogue.of(view.setup))
      const before = meant as { readonly question: string; readonly option: Option } | null
      const isAgain = before?.question === asked.id
      const option = isAgain && before ? before.option : (asked.options[below(asked.options.length)] as Option)
      const line: string | null = isAgain ? null : typist.line(option, { kind: asked.kind } as Prompt)
      if (isAgain) counts.failed.push(`${asked.kind}: ${typist.line(option, { kind: asked.kind } as Prompt)}`)
      else counts[line === null ? 'byNumber' : 'inWords']++
      meant = line === null ? null : { question: asked.id, option }
      await type(page, line ?? String(asked.options.indexOf(option) + 1))
    }
    await expect(said(page)).toContainText(read(page).textView.over)
    expect(counts.failed).toEqual([])
    expect(counts.inWords).toBeGreaterThan(counts.byNumber)
  })
}

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { RULE_IDS } from '@haven/engine'
import { expect, test } from 'vitest'

/** Every rule has a test that cites it in its title. */

const root = fileURLToPath(new URL('../..', import.meta.url))
/** `test('…'`, and the second call of `test.each(rows)('…'`. */
const TITLE = /(?:\btest|\))\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs
const ID = /\b(?:[A-Z]+-\d+|(?:story|text)-[a-z-]+)\b/g

function citations(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((each) => /^[^/]+\/test\/.*\.test\.ts$/.test(each.replaceAll('\\', '/')))) {
    for (const [, , title = ''] of readFileSync(`${root}/${file}`, 'utf8').matchAll(TITLE)) {
      for (const id of new Set(title.match(ID))) found.set(id, [...(found.get(id) ?? []), `${file}: ${title}`])
    }
  }
  return found
}

test('every rule is cited by the title of a test', () => {
  const cited = citations()
  const lines = RULE_IDS.map((id) => `${id.padEnd(20)} ${(cited.get(id) ?? []).length} tests`)
  console.info(`Tests by rule:\n${lines.join('\n')}`)
  expect(RULE_IDS.filter((id) => !cited.has(id))).toEqual([])
})

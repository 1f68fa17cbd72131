import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { haven, root, tempFolder } from './haven.ts'

/** A box that asks something of its own says it itself, in each language that it has. */

const WRATH = pathToFileURL(join(root, 'examples', 'box-wrath', 'index.ts')).href
const CARD = 'wrath-stand-and-fight'

function writeBox(): string {
  const folder = tempFolder()
  const source = `
    export { box } from '${WRATH}'
    import { words as wrath } from '${WRATH}'
    export const words = {
      ...wrath,
      prompts: { '${CARD}': '{hero}, stand your ground or bleed?' },
      choices: { ...wrath.choices, '${CARD}:bleed': 'Bleed', '${CARD}:stand': 'Stand' },
      languages: { pseudo: { prompts: { '${CARD}': '⟦Ŵöŕðš öƒ ţĥé ƀöẋ⟧' } } },
    }`
  writeFileSync(join(folder, 'index.ts'), source)
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  return folder
}

/** The Sins player plays the card as soon as it can be played; everything else is answered with the first answer. */
async function playIt(box: string, seed: number, ...flags: string[]): Promise<string> {
  const game = ['--sin', 'wrath', '--acolytes', 'bouncers', '--map', 'powder-keg-a', '--heroes', 'leah,rocco,thorley']
  const answers = Array.from({ length: 60 }, () => ['play stand and fight', '1']).flat()
  const { code, stdout } = await haven(
    ['play', '--as', 'both', '--box', box, ...game, '--seed', `box-${seed}`, ...flags],
    {
      input: [...answers, 'quit'],
    },
  )
  expect(code).toBe(0)
  return stdout
}
/** Whether the card is drawn early is the seed's affair. */
const MOST_SEEDS = 20

test('its question and its answers are in its words', async () => {
  const box = writeBox()
  let seed = 1
  let english = await playIt(box, seed)
  while (!english.includes('bleed?') && seed < MOST_SEEDS) english = await playIt(box, ++seed)
  expect(english).toMatch(/(Leah|Rocco|Thorley), stand your ground or bleed\? \[wrath-stand-and-fight\]/)
  expect(english).toMatch(/1 {2}Stand\n +2 {2}Bleed/)
  // In another language its question is worded by the box, and its answers as that language words an answer.
  const pseudo = await playIt(box, seed, '--lang', 'pseudo')
  expect(pseudo).toContain('⟦Ŵöŕðš öƒ ţĥé ƀöẋ⟧ [wrath-stand-and-fight]')
  expect(pseudo).toMatch(/1 {2}⟦Š[^⟧]*⟧\n +2 {2}⟦Ɓ[^⟧]*⟧/)
})

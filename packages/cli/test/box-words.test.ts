import { coreBox } from '@haven/content'
import { compileBox, type Option, type Prompt } from '@haven/engine'
import { catalogueFor } from '@haven/lab/boxes'
import { scene } from '@haven/testkit'
import type { BoxWords, Catalogue } from '@haven/text'
import { expect, test } from 'vitest'
import { art, box, words } from '../../../examples/box-low-tide/index.ts'

/** A box that asks something of its own says it itself, in each language that it has. */

const FLASK = 'low-tide-flask'

function asked(): { readonly prompt: Prompt; readonly options: readonly Option[] } {
  const heroes = { leah: { space: 's1,2', wounds: [1, 2], upgrades: [FLASK] }, rocco: 's3,0', brad: 's3,0' }
  const table = scene({ rules: compileBox(coreBox, box), heroes })
  table.hero1({ do: 'ability', ability: FLASK })
  return { prompt: table.prompt, options: table.options }
}

const spoken = (language: 'en' | 'pseudo', own: BoxWords): Promise<Catalogue> =>
  catalogueFor(language, [{ path: '', box, words: own, art }])

test('its question and its answers are in its words', async () => {
  const say = await spoken('en', words)
  const { prompt, options } = asked()
  expect(say.prompt(prompt)).toBe('Leah, how deep do you drink?')
  expect(options.map((option) => say.option(option, prompt))).toEqual([
    'A sip: 1 corruption, heal 1 wound',
    'A draught: 3 corruption, heal 2 wounds',
  ])
})

test('in another language they are worded by the box, what it lacks there is said in English', async () => {
  const pseudo = { prompts: { [FLASK]: '⟦Ŵöŕðš öƒ ţĥé ƀöẋ⟧' } }
  const say = await spoken('pseudo', { ...words, languages: { pseudo } })
  const { prompt, options } = asked()
  expect(say.prompt(prompt)).toBe('⟦Ŵöŕðš öƒ ţĥé ƀöẋ⟧')
  expect(say.card('low-tide-quay')?.name).toBe('The Quay')
  expect(say.option(options[0] as Option, prompt)).toMatch(/^⟦.*⟧$/)
})

test('an answer says what it is about, a name has its form, and an unknown form is the name', async () => {
  const { prompt } = asked()
  const say = await spoken('en', {
    names: { leah: { name: 'Leah', gender: 'f', forms: { dative: 'der Leah' } } },
    prompts: { [FLASK]: 'With {hero:dative}, of {hero:genitive}?' },
    options: { [FLASK]: 'To {space}, and back' },
  })
  expect(say.prompt(prompt)).toBe('With der Leah, of Leah?')
  expect(say.option({ id: 'x', space: 's2,1' }, prompt)).toBe('To C2, and back')
})

import { describe, expect, test } from 'vitest'
import { leftIn } from '../scripts/left.ts'
import { catalogueOf } from '../src/index.ts'
import { fetchPart, LANGUAGES, OFFERED, pickLanguage } from '../src/languages.ts'
import { notesIn } from '../src/notes/index.ts'
import { pseudo } from '../src/pseudo/letters.ts'
import { fetchTerminal } from '../src/terminal/index.ts'

describe('a language is picked', () => {
  test('the first wish that is one of ours; else English', () => {
    expect(pickLanguage([null, 'xx', 'en-US'])).toBe('en')
    expect(pickLanguage(['pseudo', 'en'])).toBe('pseudo')
    expect(pickLanguage([undefined, 'sv-SE'])).toBe('en')
    expect(pickLanguage([])).toBe('en')
  })
  test('what a device is set to counts where the language is written, and after what somebody named', () => {
    expect(pickLanguage([], ['xx', 'en-US'])).toBe('en')
    expect(pickLanguage(['ru'], ['en'])).toBe('ru')
    for (const language of ['de', 'fr', 'ru'] as const) {
      expect(pickLanguage([], [`${language}_XX.UTF-8`])).toBe(OFFERED.includes(language) ? language : 'en')
    }
  })
  test('a language is offered when nothing of it is English any more', () => {
    for (const language of ['de', 'fr', 'ru'] as const) {
      if (OFFERED.includes(language)) expect(leftIn(language)).toEqual([])
    }
    expect(pickLanguage([], ['pseudo'])).toBe('pseudo')
  })
})

describe('the pseudo-language', () => {
  test('is longer, accented, in brackets', () => {
    expect(pseudo('End the turn')).toBe('⟦Éñðñ ţĥéĥ ţûŕñûţ⟧')
    expect(pseudo('End the turn')).not.toMatch(/[A-Za-z]/)
  })
  test('done twice is done once', () => {
    const once = pseudo('Move to C2')
    expect(pseudo(once)).toBe(once)
    expect(pseudo(`Waiting for ${once}`)).toMatch(/^⟦[^⟦⟧]* C2⟧$/)
  })
  test('leaves streets, rules, addresses, numbers and what people wrote', () => {
    expect(pseudo('C2, MOVE-5: 35 % https://haven.example/x')).toBe('C2, MOVE-5: 35 % https://haven.example/x')
    expect(pseudo('Ann waits', ['Ann'])).toBe('⟦Ann ŵåîţšåš⟧')
  })
})

test.each(LANGUAGES)('%s has every part', async (language) => {
  const game = await fetchPart(language, 'game')
  const { say, language: own } = catalogueOf(game)
  expect(own).toBe(language)
  const page = await fetchPart(language, 'page')
  const table = (await fetchPart(language, 'table'))(say)
  const online = (await fetchPart(language, 'online'))(say)
  const things = (await fetchPart(language, 'things'))(say)
  expect(things.means.token.fire).not.toBe('')
  expect([page.landing.title, table.table.board, online.rooms.title, notesIn(language).turnTitle]).not.toContain('')
  const terminal = await fetchTerminal(language)
  expect([terminal.help.about, terminal.play.typeHelp]).not.toContain('')
})

test('nothing of the made-up language has a plain word', async () => {
  const catalogue = catalogueOf(await fetchPart('pseudo', 'game'))
  expect(catalogue.name('acolyte-3')).toMatch(/^⟦[^A-Za-z]+ 3⟧$/)
  expect(
    catalogue.event({ event: 'heroMoved', hero: 'rose', from: 's2,1', to: 'megatheatre', metro: false }),
  ).not.toMatch(/[a-z]/)
  expect((await fetchPart('pseudo', 'online'))(catalogue.say).rooms.openAt('Ann')).toMatch(/Ann/)
})

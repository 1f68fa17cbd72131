import { describe, expect, test } from 'vitest'
import { der, ein, noun as germanNoun, several as germanSeveral } from '../src/de/grammar.ts'
import { game as english } from '../src/en/game.ts'
import { au, du, noun as frenchNoun, several as frenchSeveral, le } from '../src/fr/grammar.ts'
import { catalogueOf, type Named } from '../src/index.ts'
import { noun as russianNoun, several as russianSeveral } from '../src/ru/grammar.ts'
import { speechOf } from '../src/speech.ts'

/** English with some names of another language: what its sentences are made with. */
const speaking = (language: string, names: Readonly<Record<string, Named>>) =>
  catalogueOf({ ...english, language, names: { ...english.names, ...names }, figure: declined })
const declined: typeof english.figure = (kind, number, say, form) =>
  `${form === undefined ? say.name(kind) : say.form(kind, form)} ${number}`

const COUNTS = [0, 1, 2, 5, 11, 21, 101, 1.5]

describe('names have a gender and forms', () => {
  test('in German', () => {
    const weak = 'Akolythen'
    const { say } = speaking('de', {
      acolyte: germanNoun('Akolyth', 'm', weak, { acc: weak, dat: weak, gen: weak }),
      nest: germanNoun('Nest', 'n', 'Nester'),
    })
    expect(der('acolyte-3', 'acc', say)).toBe('den Akolythen 3')
    expect(der('acolyte-3', 'nom', say)).toBe('der Akolyth 3')
    expect(ein('nest', 'dat', say)).toBe('einem Nest')
    expect(der('rose', 'dat', say)).toBe('Rose')
    expect(COUNTS.map((number) => germanSeveral(number, 'nest', say))).toEqual([
      '0 Nester',
      '1 Nest',
      '2 Nester',
      '5 Nester',
      '11 Nester',
      '21 Nester',
      '101 Nester',
      '1,5 Nester',
    ])
  })
  test('in French', () => {
    const { say } = speaking('fr', {
      avatar: frenchNoun('Avatar', 'm'),
      controller: frenchNoun('Marionnettiste', 'm'),
      hit: frenchNoun('touche', 'f'),
    })
    expect([le('avatar', say), du('controller', say), au('controller', say)]).toEqual([
      'l’avatar',
      'du marionnettiste',
      'au marionnettiste',
    ])
    expect([du('avatar', say), du('rose', say), au('rose', say)]).toEqual(['de l’avatar', 'de Rose', 'à Rose'])
    expect(COUNTS.map((number) => frenchSeveral(number, 'hit', say))).toEqual([
      '0 touche',
      '1 touche',
      '2 touches',
      '5 touches',
      '11 touches',
      '21 touches',
      '101 touches',
      '1,5 touche',
    ])
  })
  test('in Russian', () => {
    const catalogue = speaking('ru', {
      acolyte: russianNoun('прислужник', 'm', { gen: 'прислужника', acc: 'прислужника', many: 'прислужников' }),
    })
    const { say } = catalogue
    expect(COUNTS.map((number) => russianSeveral(number, 'acolyte', say).replace(/^\S+ /, ''))).toEqual([
      'прислужников',
      'прислужник',
      'прислужника',
      'прислужников',
      'прислужников',
      'прислужник',
      'прислужник',
      'прислужника',
    ])
    expect(say.form('acolyte-2', 'acc')).toBe('прислужника 2')
    expect(say.gender('acolyte-2')).toBe('m')
    expect(catalogue.forms('acolyte-2')).toContain('прислужников 2')
  })
})

test('numbers are as the language has them', () => {
  const [de, fr, ru] = ['de', 'fr', 'ru'].map(speechOf)
  expect([de, fr, ru].map((speech) => speech?.decimal(2.5))).toEqual(['2,5', '2,5', '2,5'])
  expect(de?.percent(0.001)).toBe('<1\u00a0%')
  expect(speechOf('en-GB').percent(0.999)).toBe('>99%')
  expect(fr?.list(['A', 'B', 'C'])).toBe('A, B et C')
  expect(ru?.either(['A', 'B'])).toBe('A или B')
})

import { describe, expect, test } from 'vitest'
import { readCsv, writeCsv } from '../scripts/csv.ts'
import { placeOf } from '../scripts/places.ts'
import { filesOf, type Translated } from '../scripts/sources.ts'
import { type Reading, readTable, writeTable } from '../scripts/table.ts'

/** `npm run words -- de`: the table of a language, written and read back. */

const LANGUAGES = ['de', 'fr', 'ru'] as const
const all = Object.fromEntries(LANGUAGES.map((language) => [language, filesOf(language)])) as Record<
  Translated,
  ReturnType<typeof filesOf>
>
const german = all.de

const rowsOf = (csv: string) => {
  const rows = readCsv(csv)
  if ('openQuote' in rows) throw new Error(`line ${rows.openQuote}`)
  return rows.map(({ cells }) => cells)
}
const table = rowsOf(writeTable(german, 'de'))
const rowOf = (id: string) => table.find((row) => row[0] === id)

/** What comes of German cells that were changed. */
const read = (...changes: readonly (readonly [id: string, german: string])[]): Reading =>
  readTable(writeCsv([['id', 'German'], ...changes]), german, 'de')
const nothing = { entries: 0, sources: new Map() }
const refused = (...faults: string[]) => ({ ...nothing, faults })

/** As it stands in a source. */
const walk = (word: string, to = 'say.space(to)'): string => `\`${word} \${${to}}\``

const source = (name: string): string => german.find((file) => file.name === name)!.source
const onlySource = ({ faults, sources }: Reading): string => {
  expect(faults).toEqual([])
  expect(sources.size).toBe(1)
  return [...sources.values()][0]!
}

describe('the table', () => {
  test.each(LANGUAGES)('of %s, read back as it was written, changes nothing', (language) => {
    const written = writeTable(all[language], language)
    expect(readTable(written, all[language], language)).toEqual(refused())
    const [titles, ...rows] = rowsOf(written)
    expect(titles).toHaveLength(5)
    expect(rows.length).toBeGreaterThan(5000)
    expect(new Set(rows.map(([id]) => id)).size).toBe(rows.length)
    expect([...new Set(rows.map(([id = '']) => id).filter((id) => placeOf(id) === ''))]).toEqual(['game.ts:language'])
    // Helpers are a language's own; hardly anything else stands without its English.
    expect(rows.filter(([, english]) => english === '').length).toBeLessThan(rows.length / 20)
  })

  test('has strings as they are read, and what is made of parameters as source', () => {
    expect(rowOf('web/dock.ts:lacks.nobody')).toEqual([
      'web/dock.ts:lacks.nobody',
      'nobody here',
      'niemand hier',
      'table',
      '',
    ])
    expect(rowOf('web/dock.ts:walk')?.slice(1, 3)).toEqual([walk('Walk to'), walk('Gehen:')])
    expect(rowOf('stories/lights-out.ts:lights-out.name')?.slice(1)).toEqual(['Lights Out', 'Licht aus', 'cards', '26'])
    expect(rowOf('stories/lights-out.ts:lights-out.text')?.[4]).toBe('310')
    expect(rowOf('second-box/heroes.ts:names.salt.name')?.slice(1, 3)).toEqual(['Salt', 'Salz'])
    expect(rowOf('drills/says-1.ts:003-doorkeepers-master.title')?.[1]).toBe('The door stands open')
    expect(rowOf('names.ts:fire')?.[2]).toBe("noun('Feuer', 'n')")
  })
})

describe('a changed cell', () => {
  test('is the only thing that changes', () => {
    const before = source('web/dock.ts')
    expect(before).toContain("back: 'Zurück',")
    expect(onlySource(read(['web/dock.ts:back', 'Rückwärts']))).toBe(
      before.replace("back: 'Zurück',", "back: 'Rückwärts',"),
    )
    expect(onlySource(read(['web/dock.ts:walk', walk('Geh:')]))).toBe(before.replace(walk('Gehen:'), walk('Geh:')))
    const both = read(['web/dock.ts:held', 'Halten'], ['web/dock.ts:list', 'Alle'], ['mail.ts:offDo', 'Stopp'])
    expect([both.entries, both.sources.size]).toEqual([3, 2])
  })

  test('is quoted as the formatter has it', () => {
    const said = (text: string) => /\n {2}back: (.*),\n/.exec(onlySource(read(['web/dock.ts:back', text])))?.[1]
    expect(said("so geht's")).toBe(`"so geht's"`)
    expect(said(`"so" geht's`)).toBe(`'"so" geht\\'s'`)
    expect(said('a\\b\nc\u00ADd `f`')).toBe("'a\\\\b\\nc\\u00ADd `f`'")
  })

  test('comes from any spreadsheet', () => {
    const files = [
      '\uFEFFid,English,German\r\nweb/dock.ts:back,Back,"a; b, ""c"""\r\n',
      'id;German\nweb/dock.ts:back;"a; b, ""c"""',
      '"German";"id";"Note";\r\n"a; b, ""c""";web/dock.ts:back;;\r\n;;;\r\n',
    ]
    for (const file of files) {
      expect(onlySource(readTable(file, german, 'de'))).toContain(`back: 'a; b, "c"',`)
    }
    const cells = ['+1', "'+1", '=a', "it's", ' x ', 'a\nb', 'ж', '', '"', '-']
    expect(rowsOf(writeCsv([cells]))).toEqual([cells])
  })
})

describe('a table is refused, and nothing of it written', () => {
  const good = ['web/dock.ts:back', 'Rückwärts'] as const
  const MISSION = 'stories/lights-out.ts:lto-2a-restart-the-grid.text'
  const WALK = 'web/dock.ts:walk'
  test.each<[fault: string, id: string, cell: string]>([
    ['is no id of this language', 'web/dock.ts:bakc', 'Zurück'],
    ['is empty', 'web/dock.ts:list', ' '],
    ['has 311 letters, at most 310', 'stories/lights-out.ts:lights-out-b.text', `7${'x'.repeat(310)}`],
    ['has 27 letters, at most 26', 'stories/lights-out.ts:lights-out.name', 'x'.repeat(27)],
    ['has lost {+2}', MISSION, 'Nutzt die Stadtaktionen von 2 verschiedenen Distrikten.'],
    ['has {hero}, which nothing fills in', MISSION, 'Nutzt {+2} für {hero}.'],
    ['has lost 7', 'stories/lights-out.ts:lights-out-b.text', 'Sieben Spielplanteile.'],
    ['has lost #', 'goals.ts:hls-1-hold-the-line.other', 'Monster töten'],
    ['is no TypeScript', WALK, walk('Gehen:').slice(0, -2)],
    ['is no TypeScript', WALK, 'Gehen nach hier'],
    ['is not one value in its place', WALK, `${walk('Gehen:')}, more: 'x'`],
    ['uses say, before say, to', WALK, walk('Gehen:', 'say.space(2)')],
    ['uses where, which the file does not know', WALK, walk('Gehen:', 'where(to, say)')],
  ])('%s (%s)', (fault, id, cell) => {
    expect(read(good, [id, cell])).toEqual(refused(`line 3: ${id} ${fault}`))
  })

  test('when it is no table', () => {
    const tell = (file: string) => readTable(file, german, 'de')
    expect(tell('')).toEqual(refused('line 1: the columns id and German are needed; there is nothing'))
    expect(tell('id,French\n')).toEqual(refused('line 1: the columns id and German are needed; there is id, French'))
    expect(tell('id,German\nweb/dock.ts:back,"Zur')).toEqual(refused('line 2: a quote is opened and never closed'))
    expect(tell('id,German\nweb/dock.ts:back\n')).toEqual(
      refused('line 2: web/dock.ts:back has more or fewer cells than line 1'),
    )
    expect(tell('id,German\nweb/dock.ts:back,a,b\n')).toEqual(
      refused('line 2: web/dock.ts:back has more or fewer cells than line 1'),
    )
    expect(read(good, good)).toEqual(refused('line 3: web/dock.ts:back stands here a second time'))
    expect(tell('id,English,German\nweb/dock.ts:back,Return,a\n')).toEqual(
      refused('line 2: web/dock.ts:back has another English text by now: write the table anew'),
    )
  })
})

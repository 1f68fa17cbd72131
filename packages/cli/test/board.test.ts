import { stripVTControlCharacters } from 'node:util'
import { coreBox } from '@haven/content'
import { compileBox, type MapDef, type Rules, randomFrom } from '@haven/engine'
import { english } from '@haven/text'
import { fetchTerminal } from '@haven/text/terminal'
import { describe, expect, test } from 'vitest'
import { colourPaint, plainPaint, wantsColour, wantsUnicode } from '../src/paint.ts'
import { drawBoard } from '../src/play/board.ts'

const WORDING = { language: 'en', say: english, words: await fetchTerminal('en') } as const
const PLAIN = { paint: plainPaint, unicode: true, width: 100 }

function viewOf(rules: Rules, map: string) {
  const setup = rules.resolveSetup({ heroPlayers: 1, map, heroes: ['leah', 'rose', 'karl'] }, randomFrom('board'))
  return rules.view(rules.createGame(setup, 'board'), 'hero1')
}

const core = compileBox(coreBox)

/** Two banks, and a city of five tiles side by side. */
const wide: MapDef = {
  id: 'wide',
  story: 'havens-last-stand',
  tiles: [
    { tile: 'saint-jude-hospital', x: 0, y: 0, rotation: 0 },
    { tile: 'constabulary', x: 2, y: 0, rotation: 0 },
    { tile: 'dockside', x: 3, y: 0, rotation: 0 },
    { tile: 'old-cathedral', x: 4, y: 0, rotation: 0 },
  ],
  start: 's0,0',
  tokens: [{ kind: 'fire', space: 's2,0', count: 2 }],
  altars: [],
  metro: [],
  orbital: [],
  npcs: [{ kind: 'commissioner', space: 'old-cathedral' }],
  monsters: [{ kind: 'acolyte', space: 'saint-jude-hospital' }],
  deadPile: { acolyte: 0, abomination: 0, controller: 0 },
}

describe('the board as text', () => {
  test('who is pinned is told apart, and what marks a space', () => {
    const view = viewOf(core, 'havens-last-stand-a')
    const monsters = [0, 1, 2].map((i) => ({
      id: `acolyte-${i + 1}`,
      kind: 'acolyte' as const,
      space: 's0,0',
      ...(i === 0 && { pinned: true as const }),
    }))
    const marks = [{ space: 's3,2', key: 'altar', until: 'round' as const }]
    const text = drawBoard({ ...view, monsters, marks, altars: [] }, core, WORDING, PLAIN).join('\n')
    expect(text).toContain('2 acolytes')
    expect(text).toContain('acolyte (pinned)')
    expect(text).toContain('Altar')
  })

  test('every Street and District of map A, with who and what is there', () => {
    const lines = drawBoard(viewOf(core, 'havens-last-stand-a'), core, WORDING, PLAIN)
    const text = lines.join('\n')
    for (const column of 'ABCD') for (const row of '123') expect(text).toMatch(new RegExp(`\\b${column}${row}\\b`))
    for (const tile of [
      'Saint Jude Hospital',
      'Haven Constabulary',
      'Dockside',
      'Old Cathedral',
      'Megatheatre',
      'Uplink Tower',
    ]) {
      expect(text).toContain(tile)
    }
    expect(text).toContain('LEAH ROSE KARL')
    expect(text).toContain('+turn Commissioner')
    expect(text).toContain('nest nest*')
    expect(lines.filter((line) => line.length > 100)).toEqual([])
  })

  test('a river is water, not a street, and a wide city still fits', () => {
    const rules = compileBox({ ...coreBox, maps: [wide] })
    const lines = drawBoard(viewOf(rules, 'wide'), rules, WORDING, PLAIN)
    expect(lines.filter((line) => line.length > 100)).toEqual([])
    expect(lines[0]).toMatch(/^A1 ─+ B1 ≈+ C1 ─+ D1 ─+ E1 ─+ F1$/)
    expect(lines.join('\n')).toContain('≈ ≈')
    expect(lines.join('\n')).toContain('2 fire')
    // No word is cut, however narrow the boxes are.
    for (const word of ['Constabulary', 'Commissioner', 'Cathedral']) expect(lines.join('\n')).toContain(word)
    expect(lines.join('\n')).toContain('acolyte')
  })

  test('colours change nothing but colours; ASCII where there is no UTF-8', () => {
    const view = viewOf(core, 'havens-last-stand-b')
    const plain = drawBoard(view, core, WORDING, PLAIN)
    const coloured = drawBoard(view, core, WORDING, { ...PLAIN, paint: colourPaint })
    expect(coloured.map(stripVTControlCharacters)).toEqual(plain)
    expect(coloured.join('')).toContain('\u001b[')
    const ascii = drawBoard(view, core, WORDING, { ...PLAIN, unicode: false })
    expect(ascii.join('')).toMatch(/^[ -~]+$/)
    expect(ascii.map((line) => line.length)).toEqual(plain.map((line) => line.length))
  })

  test('NO_COLOR, dumb terminals and plain locales are heeded', () => {
    expect(wantsColour(true, {})).toBe(true)
    expect(wantsColour(true, { NO_COLOR: '1' })).toBe(false)
    expect(wantsColour(true, { NO_COLOR: '' })).toBe(true)
    expect(wantsColour(true, { TERM: 'dumb' })).toBe(false)
    expect(wantsColour(false, {})).toBe(false)
    expect(wantsUnicode({ LANG: 'en_GB.UTF-8' })).toBe(true)
    expect(wantsUnicode({ LANG: 'C.UTF-8', LC_ALL: 'C' })).toBe(false)
    expect(wantsUnicode({ LANG: 'de_DE.ISO-8859-1' })).toBe(false)
    expect(wantsUnicode({})).toBe(true)
  })
})

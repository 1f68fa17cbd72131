import { CLASS_LIGHTS } from '@haven/art'
import type { TableView } from '@haven/table'
import { late, coreRules as rules } from '@haven/testkit'
import { describe, expect, test } from 'vitest'
import { CLASSES, palettes } from '../../src/base/theme/palette.ts'
import { packedIn } from '../../src/model/links/links.ts'
import { postcardOfTable } from '../../src/model/online/postcard.ts'

const view = rules.view(rules.fromPosition(late(2), 'postcard'), 'spectator')
const room = (phase: TableView['phase'], spectators: string, setup = {}): TableView =>
  ({ phase, settings: { spectators, setup } }) as unknown as TableView

describe('what a link to a table shows', () => {
  test('before a game: what was chosen, and nothing of what chance will tell', () => {
    expect(postcardOfTable(room('lobby', 'public', { story: 'lights-out', sin: 'random' }), null)).toEqual({
      of: 'table',
      story: 'lights-out',
      sin: null,
      round: null,
      heroes: [],
      winner: null,
    })
  })

  test('while it is played: what somebody would see who came to watch', () => {
    expect(postcardOfTable(room('playing', 'public'), view)).toMatchObject({ of: 'table', round: 4, sin: 'pride' })
    expect(postcardOfTable(room('over', 'heroes'), view)).toMatchObject({ of: 'replay', round: 4 })
    for (const closed of ['none', 'delayed']) {
      const card = postcardOfTable(room('playing', closed), view)
      expect(card).toMatchObject({ story: 'havens-last-stand', sin: 'pride', round: null, heroes: [], winner: null })
    }
  })
})

test('a position is found behind the postcard of its link', () => {
  expect(packedIn('https://haven.example/p?card=p.lights-out.pride.4#abc')).toBe('abc')
  expect(packedIn('/p?lang=pseudo&card=p#abc')).toBe('abc')
  expect(packedIn('/p?card=p')).toBeNull()
})

test('pictures of links have the colours of the classes that the page has', () => {
  for (const name of CLASSES) expect(CLASS_LIGHTS[name.slice('class-'.length)]).toBe(palettes.dark.colours[name])
})

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Position } from '@haven/engine'
import { coreRules } from '@haven/lab/boxes'
import { TableGame } from '@haven/table'
import { describe, expect, test } from 'vitest'
import { haven, tempFolder } from './haven.ts'

/** Under Sloth a Move is one space; who takes 1 corruption first has two. Thorley stands in B3. */
const slothWith = (hand: readonly string[]): Position => ({
  haven: 1,
  round: 1,
  altars: [],
  npcs: [],
  orbital: [],
  metro: [],
  dead: {},
  setup: {
    edition: 'final',
    sin: 'sloth',
    acolytes: 'nuns',
    map: 'havens-last-stand-a',
    heroPlayers: 1,
    heroes: ['thorley', 'rose', 'rocco'],
  },
  heroes: [
    { hero: 'thorley', space: 's1,2' },
    { hero: 'rose', space: 's3,0' },
    { hero: 'rocco', space: 's3,0' },
  ],
  monsters: [],
  tokens: [],
  sins: { hand },
  current: { phase: 'hero-turn', hero: 'thorley' },
})

/** It cannot be played on the way, but whoever holds a card has windows. */
const A_CARD = ['sloth-leaden-limbs']

async function play(as: string, hand: readonly string[], typed: readonly string[]): Promise<string[]> {
  const data = tempFolder()
  const file = join(data, 'sloth.json')
  writeFileSync(file, JSON.stringify(new TableGame(coreRules(), { position: slothWith(hand), seed: 'walk' }).save()))
  const flags = ['play', '--load', file, '--as', as]
  const { code, stdout, stderr } = await haven(flags, { data, input: [...typed, 'quit'] })
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return stdout.split(/^> /m)
}

/** What was told after an answer, in the words of the log. */
const told = (part = ''): string[] => part.split('\n').filter((line) => line.startsWith('- '))

const PAID = [
  '- Thorley paid for a longer Move.',
  '- Thorley took 1 corruption and reached level 2 (Power of Sloth).',
  '- Thorley moved from B3 to C3.',
]
const ON = '- Thorley moved from C3 to D3.'

describe('walk', () => {
  test('a way that is paid for under Sloth is one wish, and one undo takes it back', async () => {
    const [, walked, undone, again] = await play('heroes', [], ['walk D3', 'undo', 'move C3'])
    expect(told(walked)).toEqual([...PAID, ON])
    expect(undone).toContain('Taken back.')
    expect(undone).toMatch(/>Thorley .* B3 +1\/7/)
    expect(told(again)).toEqual([PAID[2]])
  })

  test('a bot that lets its windows pass is no end of it', async () => {
    const [, walked] = await play('heroes', A_CARD, ['walk D3'])
    expect(told(walked)).toEqual([...PAID, ON])
    expect(walked).toMatch(/>Thorley .* D3 +2\/7/)
  })

  test('at one keyboard the Sins player passes twice, and nobody walks a second time', async () => {
    const [, walked, refused, passed, arrived] = await play('both', A_CARD, ['walk D3', 'walk D3', 'none', 'none'])
    expect(told(walked)).toEqual(PAID)
    expect(walked).toContain('Play a Sin card?')
    expect(refused).toContain('Nobody moves just now.')
    expect(told(passed)).toEqual([ON])
    expect(passed).toContain('Play a Sin card?')
    expect(told(arrived)).toEqual([])
    expect(arrived).toContain('Thorley: what do you do?')
  })

  test('without a price where none is needed, and not where no way goes', async () => {
    const [, walked, ...others] = await play('heroes', [], ['walk C3', 'walk A1', 'walk xyz', 'walk'])
    expect(told(walked)).toEqual([PAID[2]])
    expect(others[0]).toContain('Thorley cannot come to A1 with this Move.')
    expect(others[1]).toContain('There is no place "xyz".')
    expect(others[2]).toContain('Walk where?')
  })
})

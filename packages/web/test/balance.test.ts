import { readFileSync } from 'node:fs'
import { BALANCE } from '@haven/content/balance'
import { english } from '@haven/text'
import { expect, test } from 'vitest'
import { heroWins } from '../src/model/balance.ts'
import { rules } from './replay/games.ts'

const docs = (name: string): string => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8')

test('every map of the box has its numbers, and they are those of docs/balance.md', () => {
  const maps = [...rules.tables.maps.values()].map(({ def }) => def)
  expect(Object.keys(BALANCE).sort()).toEqual(maps.map(({ id }) => id).sort())
  const lines = docs('balance.md').split('\n')
  for (const { id, story } of maps) {
    const name = `| ${english.name(story)}: ${english.name(id)} |`
    const numbers = (lines.find((line) => line.startsWith(name)) ?? '').slice(name.length).split('|').map(Number)
    const { wins, all } = BALANCE[id] as (typeof BALANCE)[string]
    expect([...(wins.pride ?? []), ...(wins.sloth ?? []), all], name).toEqual(numbers.slice(0, 9))
  }
})

test('and their rounds are those of docs/balance.html', () => {
  const [, table = ''] = docs('balance.html').split('id="rounds"')
  for (const [id, { rounds }] of Object.entries(BALANCE)) {
    const name = english.name(id)
    const [, row = ''] = new RegExp(`<th scope="row">${name}</th>(.*?)</tr>`).exec(table) ?? []
    const [, sum] = /sum first"><b>([\d.]+)</.exec(row) ?? []
    expect(Number(sum), name).toBe(rounds)
  }
})

test('a sin that was not tried, or one by chance, has the numbers of all', () => {
  expect(heroWins('havens-last-stand-a', 'sloth', 4)).toBe(59)
  expect(heroWins('havens-last-stand-a', 'random', 4)).toBe(53)
  expect(heroWins('a-map-of-another-box', 'pride', 1)).toBeNull()
})

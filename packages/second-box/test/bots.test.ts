import { createBot } from '@haven/bots'
import { type Option, randomFrom } from '@haven/engine'
import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { rules, spent, telling } from './helpers.ts'

/** Scripted bots play the missions of the box by what its facts and hints say, and by nothing else. */

const watch = telling('the-long-watch-a')
const ledger = telling('the-ledger-a')
const fires = telling('signal-fires-a')

/** What a scripted bot answers here. */
function answer(table: Scene): Option | undefined {
  const { prompt, options } = table
  const bot = createBot('scripted', rules, randomFrom('bots'))
  const id = bot.decide(table.view(prompt.seat), { ...prompt, options })
  return options.find((option) => option.id === id)
}

/** The rest of the current hero's turn, as the bot plays it. */
function playsTurn(table: Scene): Scene {
  const { hero } = table.state.turn ?? { hero: '' }
  for (let i = 0; i < 40 && table.state.turn?.hero === hero && !table.state.turn.finished; i++) {
    table.answer(table.prompt.seat, { id: answer(table)?.id as string })
  }
  return table
}

const heroes = (thorley: NonNullable<Sketch['heroes']>[string], away = 's0,1') => ({
  thorley,
  rose: spent(away),
  rocco: spent(away),
})

test('a hero with the last turn of the round goes where the mission is looked at', () => {
  const table = watch('tlw-4a-until-dawn', { heroes: heroes(spent('s1,1')) })
  expect(playsTurn(table).spaceOf('thorley')).toBe('constabulary')
  const nest = watch('tlw-2b-cork-the-drains', { heroes: heroes(spent('gasworks')) })
  expect(['s1,0', 's2,2', 's0,2']).toContain(playsTurn(nest).spaceOf('thorley'))
})

test('a hero takes the mission’s own Action where it can be taken, and pays the cheapest way', () => {
  const table = ledger('tlg-1-open-accounts', { heroes: heroes('s2,1', 's2,2'), altars: ['s2,1'] })
  expect(answer(table)).toMatchObject({ do: 'ability', ability: 'tlg-1-open-accounts' })
  const rich = { space: 's2,1', extraTurns: 1, upgrades: ['upg-holy-water'] }
  const paying = ledger('tlg-1-open-accounts', { heroes: heroes(rich, 's2,2'), altars: ['s2,1'] })
  paying.hero1({ do: 'ability' })
  expect(answer(paying)?.choice).toBe('wound')
})

test('nobody takes up the book before it is wanted; then whoever comes by does, and brings it to the fire', () => {
  const lying = { npcs: [{ kind: 'proxy' as const, space: 's2,2' }] }
  const early = ledger('tlg-1-open-accounts', { heroes: heroes('s2,2', 's0,0'), ...lying })
  expect(answer(early)).not.toMatchObject({ do: 'collect' })
  const held = ledger('tlg-1-open-accounts', { heroes: heroes({ space: 's2,2', npcs: ['proxy'] }, 's0,0') })
  expect(answer(held)).toMatchObject({ do: 'drop', npc: 'proxy' })
  const next = ledger('tlg-3-the-auditor', { heroes: heroes('s2,2', 's0,0'), ...lying })
  expect(answer(next)).toMatchObject({ do: 'collect', token: 'proxy' })
  const bearer = heroes({ space: 's3,1', npcs: ['proxy'], cityAction: false }, 's0,0')
  const carrying = ledger('tlg-4-carry-the-book', { heroes: bearer })
  expect(playsTurn(carrying).spaceOf('thorley')).toBe('old-cathedral')
})

test('a hero whom the mission does not want at 5 repents for it', () => {
  const sinner = { space: 'winter-garden', corruption: 5 }
  const table = ledger('tlg-2a-clean-hands', { heroes: heroes(sinner, 's0,0'), altars: ['s2,1'] })
  table.hero1({ do: 'city' })
  expect(answer(table)?.action).toBe('repent')
})

test('a hero kindles on the shore for the mission, and leaves the Fires that the clock wants', () => {
  const table = fires('sgf-1-light-the-shore', { heroes: heroes('s2,0', 's0,2') })
  expect(answer(table)).toMatchObject({ do: 'cleanse' })
  table.hero1({ do: 'cleanse' })
  table.declineUntil('remove-token')
  expect(answer(table)).toMatchObject({ ability: 'sgf-kindle' })
  const lit = fires('sgf-4-what-the-fog-sent', { heroes: heroes('s2,0', 's0,2'), tokens: ['fire s2,0', 'nest s2,0'] })
  lit.hero1({ do: 'cleanse' })
  lit.declineUntil('remove-token')
  lit.hero1({ token: 'nest' })
  expect(lit.asks('remove-token') ? answer(lit)?.none : true).toBe(true)
})

test('a hero aims the token at a Fire that has not counted yet', () => {
  const table = fires('sgf-3b-guide-them-in', {
    heroes: heroes('harbour-light', 's0,2'),
    tokens: ['fire s2,0', 'fire s3,1'],
    orbital: ['s2,1'],
    mission: { id: 'sgf-3b-guide-them-in', progress: 1, marked: ['s2,0'] },
  })
  expect(answer(table)).toMatchObject({ do: 'city' })
  table.hero1({ do: 'city' })
  table.hero1({ action: 'orbital' })
  expect(answer(table)?.to).toBe('s3,1')
})

test('with an Innocent in his arms a hero goes to a shore Fire and hands it over', () => {
  const bearer = { space: 's1,1', innocents: 1 }
  const table = fires('sgf-3a-to-the-boats', {
    heroes: heroes(bearer, 's4,2'),
    tokens: ['fire s1,0', 'innocent s4,2 x3'],
  })
  expect(playsTurn(table).state.mission.progress).toBe(1)
})

test('the Sins player puts a monster where the mission is looked at and the clock is counted', () => {
  const table = watch('tlw-4a-until-dawn', {
    phase: 'round-start',
    heroes: { thorley: 's0,3', rose: 's0,3', rocco: 's0,3' },
    monsters: ['abomination s2,1'],
  })
  expect(answer(table)).toMatchObject({ monster: 'abomination-1', to: 'constabulary' })
})

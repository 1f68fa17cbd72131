import { readFileSync } from 'node:fs'
import type { Position, Rules } from '@haven/engine'
import { oldRules } from '@haven/old-rules'
import {
  loadSave,
  openSave,
  readRecord,
  readSave,
  replay,
  type Save,
  TableGame,
  verifyRecord,
  versionsOf,
} from '@haven/table'
import { describe, expect, test } from 'vitest'
import opens from './before/opens.json' with { type: 'json' }
import { playOn, rules } from './helpers.ts'

/** Games that were saved before the house had one judge. */

const fileOf = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`./before/${name}.json`, import.meta.url), 'utf8')) as Record<string, unknown>

const factsOf = (game: TableGame) => ({
  round: game.state.round,
  length: game.length,
  prompts: game.prompts.map(({ seat, kind }) => `${seat} ${kind}`),
  epochs: game.epochs,
  outcome: game.outcome,
  hash: game.hash,
})

const versions = versionsOf(rules, oldRules)
const then = (await versions.find('rules@1+core@1.1.0')) as Rules

describe('of before', () => {
  test.each(Object.entries(opens.saves))(
    '%s opens, is saved the same and goes on under the rules of today',
    async (name, wanted) => {
      const { players, ...save } = fileOf(name)
      const own = loadSave(then, readSave(save))
      expect({ ...factsOf(own), players }).toEqual(wanted)
      expect(own.save()).toEqual(save)
      const game = await openSave(versions, readSave(save))
      expect(game.rules).toBe(rules)
      expect({ ...factsOf(game), players }).toEqual({ ...wanted, hash: game.hash })
      expect(playOn(game, name, 20).length).toBe(wanted.length + 20)
    },
  )

  test('rows of the browser open', () => {
    const rows = fileOf('rows') as unknown as { id: string; asked: unknown[]; played: number; save: Save }[]
    const found = rows.map(({ id, asked, played, save }) => {
      const game = loadSave(then, readSave(save))
      return [id, { ...factsOf(game), asked: asked.length, played }]
    })
    expect(Object.fromEntries(found)).toEqual(opens.rows)
  })

  test.each(Object.entries(opens.records))('%s is verified', (name, wanted) => {
    const record = fileOf(name)
    expect(verifyRecord(then, record)).toEqual({ ok: true })
    const played = replay(then, readRecord(record))
    expect(played.ok && factsOf(played.game)).toEqual(wanted)
    expect(played.ok && played.game.record()).toEqual(record)
  })
})

/** Thorley may take his fourth corruption for a fight: the Defense that it gave him once is a Hit today. */
function fightOf(isTaken: boolean): TableGame {
  const heroes = [
    { hero: 'thorley', space: 's1,0', corruption: 3, turns: 1 },
    { hero: 'rose', space: 's0,2' },
    { hero: 'rocco', space: 's0,2' },
  ]
  const setup = { map: 'havens-last-stand-a', sin: 'pride', acolytes: 'nuns', heroPlayers: 1 } as const
  const position = {
    haven: 1,
    setup: { ...setup, heroes: heroes.map(({ hero }) => hero) },
    round: 2,
    heroes,
    monsters: [{ kind: 'abomination', space: 's1,0' }],
    sins: { hand: [], reactions: 0 },
    current: { phase: 'hero-turn', hero: 'thorley' },
  } as unknown as Position
  const game = new TableGame(then, { position, seed: 'a game of the rules of before' })
  const answer = (option: string): void => {
    const [asked] = game.prompts
    game.answer({ prompt: asked!.id, seat: asked!.seat, option })
  }
  answer('fight')
  while (game.prompts[0]?.kind !== 'corruption') answer('none')
  answer(isTaken ? 'yes' : 'none')
  const isSettled = () => game.log.flat().some(({ event }) => event === 'rollSettled')
  while (!isSettled()) answer(then.options(game.state, game.prompts[0]!)[0]!.id)
  return game
}

describe('a game in which something means another thing today', () => {
  test('is opened under the rules that it began with, as it was, and goes on there', async () => {
    const before = fightOf(true)
    const game = await openSave(versions, readSave(JSON.parse(JSON.stringify(before.save()))))
    expect(game.rules).toBe(then)
    expect(game.save()).toEqual(before.save())
    expect(playOn(game, 'changed', 10).length).toBe(before.length + 10)
  })

  test('the same without it is brought over', async () => {
    const before = fightOf(false)
    const game = await openSave(versions, readSave(before.save()))
    expect(game.rules).toBe(rules)
    expect(game.answers).toEqual(before.answers)
  })
})

import { readFileSync } from 'node:fs'
import { loadSave, readRecord, readSave, replay, type Save, type TableGame, verifyRecord } from '@haven/table'
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

describe('of before', () => {
  test.each(Object.entries(opens.saves))('%s opens, is saved the same and goes on', (name, wanted) => {
    const { players, ...save } = fileOf(name)
    const game = loadSave(rules, readSave(save))
    expect({ ...factsOf(game), players }).toEqual(wanted)
    expect(game.save()).toEqual(save)
    expect(playOn(game, name, 20).length).toBe(wanted.length + 20)
  })

  test('rows of the browser open', () => {
    const rows = fileOf('rows') as unknown as { id: string; asked: unknown[]; played: number; save: Save }[]
    const found = rows.map(({ id, asked, played, save }) => {
      const game = loadSave(rules, readSave(save))
      return [id, { ...factsOf(game), asked: asked.length, played }]
    })
    expect(Object.fromEntries(found)).toEqual(opens.rows)
  })

  test.each(Object.entries(opens.records))('%s is verified', (name, wanted) => {
    const record = fileOf(name)
    expect(verifyRecord(rules, record)).toEqual({ ok: true })
    const played = replay(rules, readRecord(record))
    expect(played.ok && factsOf(played.game)).toEqual(wanted)
    expect(played.ok && played.game.record()).toEqual(record)
  })
})

import { readFileSync } from 'node:fs'
import type { Rules } from '@haven/engine'
import { oldRules } from '@haven/old-rules'
import {
  loadSave,
  openSave,
  readRecord,
  readSave,
  replay,
  type Save,
  type TableGame,
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

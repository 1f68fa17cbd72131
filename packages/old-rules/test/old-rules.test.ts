import { RuleError } from '@haven/engine'
import { TableGame, verifyRecord } from '@haven/table'
import { coreRules } from '@haven/testkit'
import { expect, test } from 'vitest'
import record from '../../table/test/before/record.json' with { type: 'json' }
import { OLD_VERSIONS, oldRules } from '../src/index.ts'

test.each(OLD_VERSIONS)('%s is there, under its own name, and is not what is played today', async (version) => {
  expect((await oldRules(version))?.version).toBe(version)
  expect(version).not.toBe(coreRules.version)
})

test('nobody has rules that no release had', async () => {
  expect(await oldRules('rules@1+core@0.0.1')).toBeNull()
  expect(await oldRules('toString')).toBeNull()
})

test('a record is verified under the rules that it was played by, and only there', async () => {
  expect(verifyRecord((await oldRules(record.rules))!, record)).toEqual({ ok: true })
  expect(verifyRecord(coreRules, record)).toMatchObject({ ok: false, place: 'rules', code: 'foreign-rules' })
})

test('what a frozen engine refuses is a refusal like any other', async () => {
  const rules = (await oldRules('rules@1+core@1.1.0'))!
  const game = new TableGame(rules, { setup: { heroPlayers: 1 }, seed: 'a seed of 128 bits or more' })
  const [asked] = game.prompts
  expect(() => game.answer({ prompt: asked!.id, seat: asked!.seat, option: 'no such thing' })).toThrow(RuleError)
  expect(() => rules.fromPosition({ haven: 2 } as never, 'seed')).toThrow(RuleError)
})

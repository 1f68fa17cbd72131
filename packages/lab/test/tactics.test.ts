import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createBot, type Question } from '@haven/bots'
import { type Prompt, randomFrom } from '@haven/engine'
import { describe, expect, test } from 'vitest'
import { coreRules } from '../src/boxes/box.ts'
import { putQuestion, readTactic, TACTIC_KINDS } from '../src/tactics/tactic.ts'

const FOLDER = fileURLToPath(new URL('../../../examples/tactics', import.meta.url))
const files = readdirSync(FOLDER)
const raw = (file: string): Record<string, unknown> => JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))

describe('examples/tactics', () => {
  test('every position asks its question, and its best answers are legal', () => {
    const rules = coreRules()
    const tactics = files.map((file) => readTactic(file, raw(file)))
    for (const tactic of tactics) expect(putQuestion(rules, tactic).best.length, tactic.name).toBeGreaterThan(0)
    expect(tactics.length).toBeGreaterThanOrEqual(120)
    expect(new Set(tactics.map(({ title }) => title)).size).toBe(tactics.length)
    expect(new Set(tactics.map(({ reason }) => reason)).size).toBe(tactics.length)
    for (const kind of TACTIC_KINDS) {
      expect(tactics.filter((tactic) => tactic.kind === kind).length, kind).toBeGreaterThanOrEqual(10)
    }
    const stories = (sins: boolean): Set<string> =>
      new Set(
        tactics
          .filter(({ asked }) => (asked.seat === 'sins') === sins)
          .map(({ scenario }) => scenario.position?.setup.map?.slice(0, -2) ?? ''),
      )
    expect([stories(true).size, stories(false).size]).toEqual([7, 7])
  })

  test('what wins for certain wins at once, in whatever world the seat may be', () => {
    const rules = coreRules()
    const certain = files.map((file) => readTactic(file, raw(file))).filter((tactic) => tactic.certain)
    expect(certain.length).toBeGreaterThanOrEqual(15)
    for (const tactic of certain) {
      const { seat } = tactic.asked
      const { state, best, prompt } = putQuestion(rules, tactic)
      const view = rules.view(state, seat)
      for (const option of best) {
        for (const seed of ['a', 'b', 'c']) {
          const world = rules.resample(view, randomFrom(seed))
          rules.advance(world, { prompt, seat, option })
          const bot = createBot('scripted', rules, randomFrom(seed))
          // What is left to do is plain: kill it, end the turn.
          for (let i = 0; i < 6 && !world.over; i++) {
            const [next] = rules.prompts(world) as [Prompt]
            const question = rules.view(world, next.seat).prompts.find(({ id }) => id === next.id) as Question
            const end = question.options.find(({ id }) => id === 'end')
            const answer = end?.id ?? bot.decide(rules.view(world, next.seat), question)
            rules.advance(world, { prompt: next.id, seat: next.seat, option: answer })
          }
          expect(world.over?.winner, `${tactic.name} ${option}`).toBe(seat === 'sins' ? 'sins' : 'heroes')
        }
      }
    }
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'
import { drills, SCENE_DRILLS } from '@haven/content/drills'
import { drillIn } from '@haven/table/puzzle'
import { fetchPart } from '@haven/text/languages'
import { describe, expect, it } from 'vitest'
import { coreRules } from '../src/boxes/box.ts'
import { shipped } from '../src/tactics/ship.ts'
import { putQuestion, readTactic } from '../src/tactics/tactic.ts'

const rules = coreRules()
const folder = new URL('../../../examples/tactics/', import.meta.url)
const tactics = readdirSync(folder)
  .sort()
  .map((file) => readTactic(basename(file, '.json'), JSON.parse(readFileSync(new URL(file, folder), 'utf8'))))

describe('drills', () => {
  it('are what `haven tactics --ship` makes of the examples today', async () => {
    const made = shipped(tactics)
    expect(made.drills.length).toBeGreaterThan(100)
    expect(drills).toEqual(made.drills)
    expect((await fetchPart('en', 'drills')).says).toEqual(made.says)
  })

  it('ask the question of their example, with the same right answers', () => {
    for (const [i, shippedDrill] of drills.entries()) {
      const tactic = tactics[i]
      if (!tactic) throw new Error(`no example of ${shippedDrill.name}`)
      const asked = putQuestion(rules, { ...tactic, ...drillIn(shippedDrill) })
      expect(asked.best).toEqual(putQuestion(rules, tactic).best)
    }
  })

  it('are small, and three come after each scene', () => {
    const file = new URL('../../content/src/drills/drills.json', import.meta.url)
    expect(gzipSync(readFileSync(file), { level: 9 }).length).toBeLessThanOrEqual(15_000)
    const names = drills.map(({ name }) => name)
    expect(Object.keys(SCENE_DRILLS)).toEqual(['1', '2', '3', '4', '5', '6'])
    for (const three of Object.values(SCENE_DRILLS)) {
      expect(three).toHaveLength(3)
      for (const name of three) expect(names).toContain(name)
    }
  })
})

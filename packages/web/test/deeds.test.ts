import { coreBox } from '@haven/content'
import { compileBox, PROMPT_KINDS } from '@haven/engine'
import { describe, expect, it } from 'vitest'
import moments from '../src/app/gallery/moments.json' with { type: 'json' }
import { gameAt, type Moment } from '../src/app/gallery/moments.ts'
import { dockOf, HERO_DEEDS, MOST_DEEDS } from '../src/model/deeds.ts'
import { litBy } from '../src/model/targets.ts'

const rules = compileBox(coreBox)
const asked = (kind: string) => {
  const moment = (moments as readonly Moment[]).find((each) => each.kind === kind)
  if (!moment) return null
  const game = gameAt(rules, moment)
  const view = rules.view(game.state, moment.seat)
  const question = view.prompts[0]
  return question ? { view, question } : null
}

describe('where answers are given', () => {
  it.each(PROMPT_KINDS.filter((kind) => kind !== 'order'))(
    '%s: each answer has a place, and six deeds at most',
    (kind) => {
      const at = asked(kind)
      if (!at) throw new Error(`no moment of ${kind}`)
      const { view, question } = at
      const dock = dockOf(question, view, null, false)
      expect(dock.deeds.length).toBeLessThanOrEqual(MOST_DEEDS)
      const lit = litBy(question, view, null)
      const onBoard = new Set([...lit.spaces.values(), ...lit.monsters.values(), ...lit.heroes.values()].flat())
      const onStage = new Set([...lit.cards.values(), ...lit.slots.values()].flat())
      const inDock = new Set([...dock.deeds.flatMap(({ options }) => options), ...dock.ends].map(({ id }) => id))
      const nowhere = question.options.filter(
        ({ id }) => !inDock.has(id) && !(dock.isOnBoard && onBoard.has(id)) && !onStage.has(id) && !dock.isLong,
      )
      expect(nowhere).toEqual([])
    },
  )

  it('with corruption and without are two deeds: neither stands where a turn is ended', () => {
    const { view, question } = asked('corruption') ?? {}
    if (!view || !question) throw new Error('nobody is asked')
    const { deeds, ends } = dockOf(question, view, null, false)
    expect(deeds.flatMap(({ options }) => options)).toEqual(question.options)
    expect(question.options).toHaveLength(2)
    expect(ends).toEqual([])
  })

  it('the six deeds of a turn keep their places, and say what is missing', () => {
    const { view, question } = asked('hero-turn') ?? {}
    if (!view || !question) throw new Error('nobody is asked')
    const { deeds } = dockOf(question, view, null, false)
    expect(deeds.map(({ of }) => of)).toEqual(HERO_DEEDS)
    for (const { options, lack } of deeds) expect(lack === null).toBe(options.length > 0)
  })
})

import { type Answer, type Intent, RuleError, type State } from '@haven/engine'
import { type Scene, type Sketch, scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'
import { rulesWith } from './texts.ts'

/** What a bad answer does (nothing), and what a refusal may say (only what is so). */

const heroes: Sketch['heroes'] = { thorley: 's1,0', rocco: 's0,2', rose: 's0,2' }

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const each of Object.values(value)) freeze(each)
  }
  return value
}

describe('bad answers change nothing', () => {
  const scenes: Record<string, () => Scene> = {
    'a hero’s turn': () => scene({ heroes, monsters: ['acolyte s1,0'] }),
    'a vote': () => {
      const table = scene({ current: { phase: 'round-start', begun: true } })
      table.hero1({ hero: 'rose' }, 'first-hero')
      return table
    },
    'a Sin card window': () => scene({ phase: 'take-turn', heroes, sins: { hand: ['pride-whose-glory'] } }),
    'a fight': () => {
      const table = scene({ heroes, monsters: ['acolyte s1,0'] })
      table.hero1({ do: 'fight' })
      return table
    },
  }
  const bad: Record<string, (table: Scene) => unknown> = {
    nothing: () => undefined,
    null: () => null,
    'a number': () => 7,
    'a text': () => 'end',
    'an empty object': () => ({}),
    'a list': () => [],
    'no option': ({ prompt: { id, seat } }) => ({ prompt: id, seat }),
    'an option that is no text': ({ prompt: { id, seat } }) => ({ prompt: id, seat, option: 3 }),
    'an option as an object': ({ prompt: { id, seat }, options }) => ({ prompt: id, seat, option: options[0] }),
    'a stale prompt': ({ prompt: { seat }, optionIds }) => ({ prompt: `0x-${seat}`, seat, option: optionIds[0] }),
    'a foreign seat': ({ prompt: { id, seat }, optionIds }) => ({
      prompt: id,
      seat: seat === 'sins' ? 'hero1' : 'sins',
      option: optionIds[0],
    }),
    'a foreign seat with a prompt of its own': ({ prompt: { id, seat }, optionIds }) => {
      const other = seat === 'sins' ? 'hero1' : 'sins'
      return { prompt: id.replace(seat, other), seat: other, option: optionIds[0] }
    },
    'a seat that is not at the table': ({ prompt: { id, seat }, optionIds }) => ({
      prompt: id.replace(seat, 'hero4'),
      seat: 'hero4',
      option: optionIds[0],
    }),
    'an unknown option': ({ prompt: { id, seat } }) => ({ prompt: id, seat, option: 'fly' }),
    'an option of the prototype': ({ prompt: { id, seat } }) => ({ prompt: id, seat, option: 'constructor' }),
  }
  const rows = Object.entries(scenes).flatMap(([where, make]) =>
    Object.entries(bad).map(([what, answer]) => ({ where, what, make, answer })),
  )

  test.each(rows)('$what in $where', ({ make, answer }) => {
    const table = make()
    const { rules, state } = table
    const before = JSON.stringify(state)
    const copy = structuredClone(state)
    const given = answer(table) as Answer
    for (const attempt of [() => rules.decide(state, given), () => rules.advance(state, given)]) {
      expect(attempt).toThrow(RuleError)
      expect(JSON.stringify(state)).toBe(before)
      expect(state).toEqual(copy)
    }
    // And the question is still answered as ever.
    const { id, seat } = table.prompt
    expect(() => rules.decide(state, { prompt: id, seat, option: table.optionIds[0] as string })).not.toThrow()
  })

  test('a seat that has voted cannot vote again', () => {
    const table = scene({ current: { phase: 'round-start', begun: true } })
    const prompt = table.prompt.id
    table.hero1({ hero: 'rose' })
    const before = JSON.stringify(table.state)
    expect(() => table.rules.decide(table.state, { prompt, seat: 'hero1', option: 'rocco' })).toThrow(RuleError)
    expect(JSON.stringify(table.state)).toBe(before)
  })

  test('an answer that was right once is stale the second time', () => {
    const table = scene({ heroes })
    const answer: Answer = { prompt: table.prompt.id, seat: 'hero1', option: 'move:s0,0' }
    table.hero1({ do: 'move', to: 's0,0' })
    expect(() => table.rules.decide(table.state, answer)).toThrow(/stale-prompt/)
  })

  test('decide leaves the state it is given as it is', () => {
    const table = scene({ phase: 'take-turn', heroes, monsters: ['acolyte s1,0', 'abomination s2,0'] })
    for (let i = 0; i < 40 && table.prompts.length > 0; i++) {
      const state: State = freeze(table.state)
      const before = JSON.stringify(state)
      const { id, seat } = table.prompt
      const next = table.rules.decide(state, { prompt: id, seat, option: table.optionIds.at(-1) as string })
      expect(JSON.stringify(state)).toBe(before)
      table.state = next.state
    }
  })
})

describe('a refusal says what is so', () => {
  const universe = (table: Scene): Intent[] => {
    const spaces = table.rules.tables.maps.get(table.state.setup.map)?.geometry.spaces ?? []
    return [
      ...spaces.flatMap((space): Intent[] => [
        { do: 'move', to: space },
        { do: 'shoot', at: space },
      ]),
      ...['fight', 'cleanse', 'city', 'explore', 'deliver', 'end'].map((deed): Intent => ({ do: deed })),
      ...['extraTurn', 'innocent', 'commissioner', 'proxy', 'ravencorp', 'fire'].map(
        (token): Intent => ({ do: 'collect', token }),
      ),
      ...(['commissioner', 'proxy', 'ravencorp'] as const).map((npc): Intent => ({ do: 'drop', npc })),
      { do: 'ability', ability: 'upg-field-kit' },
    ]
  }
  const places: Sketch[] = [
    { heroes: { rocco: 's1,0', thorley: 's0,2', rose: 's0,2' }, monsters: ['acolyte s3,0', 'acolyte s1,2'] },
    { heroes, monsters: ['acolyte s1,0'], tokens: ['fire s1,0', 'extraTurn s1,0', 'nest s1,0 down'] },
    { heroes: { ...heroes, thorley: { space: 'dockside', npcs: ['proxy'], innocents: 1 } } },
    {
      heroes: { ...heroes, thorley: 's0,2' },
      metro: [
        { color: 'red', space: 's0,2' },
        { color: 'red', space: 's3,1' },
      ],
    },
    { heroes, turn: { steps: 2, acted: true } },
    { heroes, turn: { steps: 1, moveOver: true }, tokens: ['innocent s1,0', 'nest s1,0 down'] },
  ]

  test.each(places.map((sketch, i) => ({ i, sketch })))(
    'the options of a turn are the whole universe less the refused (place $i)',
    ({ sketch }) => {
      const table = scene(sketch)
      const allowed = universe(table).filter((intent) => table.refusal('hero1', intent) === null)
      const offered = table.options.map((option) => ({ ...option, id: undefined }))
      expect(allowed.map((intent) => JSON.stringify(intent)).sort()).toEqual(
        offered.map((fields) => JSON.stringify(fields)).sort(),
      )
    },
  )

  const fightWith = (monsters: string[], sketch: Sketch = {}): Scene => {
    const table = scene({
      heroes,
      monsters,
      dice: { hero: ['hit', 'hit', 'hit', 'hit'], sin: Array<'blank'>(9).fill('blank') },
      ...sketch,
    })
    table.hero1({ do: 'fight' })
    table.hero1({ none: true }, 'corruption')
    return table
  }

  test('not-enough-hits is not said of a monster for which there are enough: the twin of another', () => {
    const table = fightWith(['acolyte s1,0', 'acolyte s1,0'])
    expect(table.refusal('hero1', { monster: 'acolyte-2' })?.code).not.toBe('not-enough-hits')
  })

  test('not-enough-hits is not said of a monster that cannot be killed at all', () => {
    const table = fightWith(['acolyte s1,0', 'abomination s1,0'], {
      rules: rulesWith({
        story: {
          modifiers: [
            { hook: 'unkillable', count: (g, figure) => (g.t.figures[figure]?.kind === 'abomination' ? 1 : 0) },
          ],
        },
      }),
    })
    expect(table.optionIds).toEqual(['none', 'acolyte-1'])
    expect(table.refusal('hero1', { monster: 'abomination-1' })?.code).not.toBe('not-enough-hits')
  })

  test('monster-too-far is not said of a monster that is near enough: the twin of another', () => {
    const table = scene({ heroes, phase: 'reaction', monsters: ['acolyte s3,0', 'acolyte s3,0'] })
    table.sins({ yes: true }, 'reaction')
    expect(table.refusal('sins', { monster: 'acolyte-1', to: 's2,0' })).toBeNull()
    expect(table.refusal('sins', { monster: 'acolyte-2', to: 's2,0' })?.code).not.toBe('monster-too-far')
  })
})

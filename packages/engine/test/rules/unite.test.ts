import { type Scene, type Sketch, scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'

/** The start of a round, the story's task done: who is the first hero? */
function firstHero(more: Sketch = {}): Scene {
  const table = scene({
    heroes: { thorley: 's0,2', rocco: 's0,2', brad: 's0,2' },
    phase: 'round-start',
    reactions: 0,
    ...more,
  })
  table.sins({ space: 's2,2' }, 'story-task')
  return table
}

describe('UNITE-1', () => {
  test('UNITE-1 what all Hero players agree on is done', () => {
    const table = firstHero()
    table.hero1({ hero: 'brad' }, 'first-hero')
    expect(table.prompts.map(({ seat }) => seat)).toEqual(['hero2', 'hero3'])
    table.hero3({ hero: 'brad' }, 'first-hero')
    table.hero2({ hero: 'brad' }, 'first-hero')
    expect(table.of('firstHeroChosen')).toEqual([{ event: 'firstHeroChosen', hero: 'brad' }])
    expect(table.of('voteFailed')).toEqual([])
    expect(table.prompt.seat).toBe('hero3')
  })

  test('UNITE-1 if one of them disagrees, the Sins player decides', () => {
    const table = firstHero()
    table.hero1({ hero: 'brad' }, 'first-hero')
    table.hero2({ hero: 'brad' }, 'first-hero')
    table.hero3({ hero: 'rocco' }, 'first-hero')
    expect(table.of('voteFailed')).toEqual([{ event: 'voteFailed', vote: 'first-hero' }])
    expect(table.prompts.map(({ seat, kind }) => `${seat} ${kind}`)).toEqual(['sins sins-decide'])
    table.sins({ hero: 'rocco' }, 'sins-decide')
    expect(table.of('firstHeroChosen')).toEqual([{ event: 'firstHeroChosen', hero: 'rocco' }])
    expect(table.prompt).toMatchObject({ seat: 'hero2', kind: 'hero-turn' })
  })

  test('UNITE-1 two Hero players with two heroes each have one vote each', () => {
    const table = firstHero({
      heroes: { thorley: 's0,2', rocco: 's0,2', brad: 's0,2', morgana: 's0,2' },
      setup: { heroPlayers: 2 },
    })
    expect(table.prompts.map(({ seat }) => seat)).toEqual(['hero1', 'hero2'])
    table.hero1({ hero: 'morgana' }, 'first-hero')
    table.hero2({ hero: 'morgana' }, 'first-hero')
    expect(table.prompt).toMatchObject({ seat: 'hero2', subject: { hero: 'morgana' } })
  })

  test('UNITE-1 it holds for a card that lets them choose, too', () => {
    const begin = (): Scene => {
      const table = scene({
        heroes: { thorley: 's0,2', rocco: 's0,2', brad: 's0,2' },
        sins: { hand: ['pride-whose-glory'] },
        phase: 'take-turn',
      })
      table.sins({ card: 'pride-whose-glory' }, 'sin-card')
      return table
    }
    const corruption = (table: Scene) => ['thorley', 'rocco', 'brad'].map(table.corruptionOf)
    const agreed = begin()
    for (const seat of ['hero1', 'hero2', 'hero3'] as const) agreed.answer(seat, { choice: 'others' }, 'choice')
    expect(corruption(agreed)).toEqual([1, 2, 2])

    const split = begin()
    split.hero1({ choice: 'others' }, 'choice')
    split.hero2({ choice: 'hero' }, 'choice')
    split.hero3({ choice: 'others' }, 'choice')
    split.sins({ choice: 'hero' }, 'sins-decide')
    expect(corruption(split)).toEqual([3, 1, 1])
  })

  test('UNITE-1 and for the branch of a story', () => {
    const table = scene({
      heroes: { thorley: 's1,0', rocco: 's0,2', brad: 's0,2' },
      monsters: ['acolyte s1,0'],
      mission: { id: 'hls-1-hold-the-line', progress: 6 },
      dice: { hero: ['hit', 'hit', 'skill', 'skill'], sin: ['blank', 'blank'] },
    })
    table.hero1({ do: 'fight' })
    table.hero1({ yes: false }, 'corruption')
    table.hero1({ monster: 'acolyte-1' }, 'kill')
    expect(table.prompts.map(({ seat, kind }) => `${seat} ${kind}`)).toEqual([
      'hero1 mission',
      'hero2 mission',
      'hero3 mission',
    ])
    table.hero1({ mission: 'hls-2a-burn-the-nests' })
    table.hero2({ mission: 'hls-2a-burn-the-nests' })
    table.hero3({ mission: 'hls-2b-thin-the-herd' })
    table.sins({ mission: 'hls-2b-thin-the-herd' }, 'sins-decide')
    expect(table.state.mission.id).toBe('hls-2b-thin-the-herd')
  })

  test('UNITE-1 what is one hero’s own affair is asked of his player alone', () => {
    const table = scene({
      heroes: { thorley: { space: 's1,0', wounds: [1, 2, 3, 4] }, rocco: 's0,2', brad: 's0,2' },
      monsters: ['acolyte s1,0'],
    })
    table.hero1({ do: 'move', to: 's0,0' })
    expect(table.prompts.map(({ seat, kind }) => `${seat} ${kind}`)).toEqual(['hero1 reserve-hero'])
  })
})

describe('UNITE-2', () => {
  test('UNITE-2 the Sins player chooses among all legal answers, not only those that were proposed', () => {
    const table = firstHero()
    table.hero1({ hero: 'brad' }, 'first-hero')
    table.hero2({ hero: 'brad' }, 'first-hero')
    table.hero3({ hero: 'rocco' }, 'first-hero')
    expect(table.prompt).toMatchObject({ kind: 'sins-decide', rule: 'UNITE-2', subject: { vote: 'first-hero' } })
    expect(table.options.map(({ hero }) => hero)).toEqual(['thorley', 'rocco', 'brad'])
    table.sins({ hero: 'thorley' })
    expect(table.of('firstHeroChosen')).toEqual([{ event: 'firstHeroChosen', hero: 'thorley' }])
  })

  test('UNITE-2 a single Hero player always agrees with himself', () => {
    const table = firstHero({ setup: { heroPlayers: 1 } })
    expect(table.prompts.map(({ seat, kind }) => `${seat} ${kind}`)).toEqual(['hero1 first-hero'])
    table.hero1({ hero: 'rocco' })
    expect(table.of('firstHeroChosen')).toEqual([{ event: 'firstHeroChosen', hero: 'rocco' }])
    expect(table.of('ballotCast')).toEqual([])
    expect(table.kind).toBe('hero-turn')
  })

  test('UNITE-2 a failed vote leaves no trace on the next one', () => {
    const table = firstHero({
      heroes: {
        thorley: { space: 's0,2', turns: 1 },
        rocco: { space: 's0,2', turns: 0 },
        brad: { space: 's0,2', turns: 0 },
      },
      apocalypse: 7,
    })
    table.hero1({ hero: 'brad' })
    table.hero2({ hero: 'brad' })
    table.hero3({ hero: 'rocco' })
    table.sins({ hero: 'thorley' }, 'sins-decide')
    table.hero1({ do: 'end' }, 'hero-turn')
    table.sins({ space: 's2,2' }, 'story-task')
    expect(table.prompts.map(({ seat, kind }) => `${seat} ${kind}`)).toEqual([
      'hero1 first-hero',
      'hero2 first-hero',
      'hero3 first-hero',
    ])
  })
})

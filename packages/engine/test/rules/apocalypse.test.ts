import { raiseTrack } from '@haven/engine/kit'
import { type Sketch, scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'
import { card, dusk, fightAndKill, rulesWith } from './texts.ts'

const NESTS = ['megatheatre', 's0,1', 's2,0', 's3,2']
const DECK = ['apo-t4', 'apo-t5', 'apo-t3', 'apo-t6']

/** The end of a round in which enough monsters died: the track rises by one. */
const evening = (sketch: Sketch = {}) =>
  dusk({ apocalypse: 0, apocalypseDeck: DECK, roundFacts: { kills: 2 }, ...sketch })

describe('the track', () => {
  test('APOC-1 it rises as the story says', () => {
    const one = evening()
    one.hero1({ do: 'end' })
    one.sins({ card: 'apo-t4' }, 'apocalypse-card')
    expect(one.state.track).toBe(1)
    expect(one.kind).toBe('story-task')

    // Fewer than H-1 monsters died.
    const two = evening({ roundFacts: { kills: 1 } })
    two.hero1({ do: 'end' })
    two.sins({ card: 'apo-t4' }, 'apocalypse-card')
    expect(two.state.track).toBe(2)
  })

  test('APOC-1 a new level does what is printed beside it', () => {
    const table = evening({ apocalypse: 1, apocalypseCards: ['apo-t4'], apocalypseDeck: ['apo-t5'] })
    table.hero1({ do: 'end' })
    expect(table.state.track).toBe(2)
    expect(table.of('apocalypseDrawn')).toEqual([])
    expect(table.of('reactionGained')).toEqual([{ event: 'reactionGained', count: 1, cause: 'track-2' }])
    expect(table.state.sins).toMatchObject({ permanent: 4, tokens: 4, reactions: 4 })
  })

  test('APOC-1 the Reaction token of a level is active at once', () => {
    const rules = rulesWith({ cards: [card('fixture-knell', 'turn-end', [raiseTrack(1)])] })
    const atTheEnd = (apocalypse: number) => {
      const table = scene({
        rules,
        apocalypse,
        heroes: { thorley: 's1,0', rocco: 's0,2', rose: 's0,2' },
        apocalypseDeck: [],
        sins: { hand: ['fixture-knell'], reactions: 0 },
      })
      table.hero1({ do: 'end' })
      table.sins({ card: 'fixture-knell' }, 'sin-card')
      return table
    }
    expect(atTheEnd(1).prompt).toMatchObject({ kind: 'reaction', subject: { hero: 'thorley' } })
    expect(atTheEnd(2).prompt).toMatchObject({ kind: 'hero-turn', subject: { hero: 'rocco' } })
  })

  const sinDice = (apocalypse: number, ...monsters: string[]): number => {
    const table = scene({
      heroes: { thorley: 's1,0', rocco: 's0,2', rose: 's0,2' },
      monsters,
      apocalypse,
      dice: { sin: Array<'blank'>(12).fill('blank'), hero: Array<'skill'>(6).fill('skill') },
    })
    table.hero1({ do: 'fight' })
    table.hero1({ none: true }, 'corruption')
    const roll = table.of('diceRolled').find(({ side }) => side === 'sins')
    return roll?.faces.length ?? 0
  }

  test('APOC-1 all reached levels stay in effect', () => {
    const both = ['acolyte s1,0', 'abomination s1,0']
    expect(sinDice(3, ...both)).toBe(5)
    expect(sinDice(4, ...both)).toBe(6)
    expect(sinDice(6, ...both)).toBe(6)
    expect(sinDice(7, ...both)).toBe(7)
    expect(sinDice(7, 'acolyte s1,0')).toBe(3)
    expect(sinDice(7, 'abomination s1,0')).toBe(4)
  })

  test('APOC-1 at 7 it stays, and nobody loses by that', () => {
    const table = evening({ apocalypse: 7, roundFacts: { kills: 0 } })
    table.hero1({ do: 'end' })
    expect(table.state.track).toBe(7)
    expect(table.of('trackRaised')).toEqual([])
    expect(table.rules.outcome(table.state)).toBeNull()

    const last = evening({ apocalypse: 6, roundFacts: { kills: 0 } })
    last.hero1({ do: 'end' })
    last.sins({ card: 'apo-t4' }, 'apocalypse-card')
    expect(last.of('trackRaised')).toMatchObject([{ level: 7 }])
    expect(last.kind).toBe('story-task')
  })
})

describe('a card is revealed', () => {
  test('APOC-2 final edition: two are drawn, one is played, the other goes to the bottom', () => {
    const table = evening()
    table.hero1({ do: 'end' })
    expect(table.prompt).toMatchObject({ seat: 'sins', kind: 'apocalypse-card', rule: 'APOC-2' })
    expect(table.optionIds).toEqual(['apo-t4', 'apo-t5'])
    table.sins({ card: 'apo-t5' })
    expect(table.state.apocalypse).toMatchObject({ cards: ['apo-t5'], deck: ['apo-t3', 'apo-t6', 'apo-t4'] })
    expect(table.of('apocalypseRevealed')).toEqual([{ event: 'apocalypseRevealed', card: 'apo-t5' }])
  })

  test('APOC-2 preview edition: the top card is revealed', () => {
    const table = evening({ setup: { edition: 'preview' } })
    table.hero1({ do: 'end' })
    expect(table.kind).toBe('story-task')
    expect(table.state.apocalypse).toMatchObject({ cards: ['apo-t4'], deck: ['apo-t5', 'apo-t3', 'apo-t6'] })
    expect(table.of('apocalypsePutBack')).toEqual([])
  })

  test('APOC-2 it stays face up for the rest of the game', () => {
    // Red Moon: one more Sin die in fights that the Sins player starts.
    const dice = (cards: string[]): number => {
      const table = scene({
        phase: 'reaction',
        heroes: { thorley: 's1,0', rocco: 's0,2', rose: 's0,2' },
        monsters: ['acolyte s1,0'],
        apocalypseCards: cards,
        round: 9,
        dice: { sin: ['blank', 'blank', 'blank'], hero: ['skill', 'skill', 'skill', 'skill'] },
      })
      table.sins({ yes: true }, 'reaction')
      table.sins({ yes: true }, 'reaction-fight')
      table.hero1({ none: true }, 'corruption')
      return table.of('diceRolled').find(({ side }) => side === 'sins')?.faces.length ?? 0
    }
    expect(dice(['apo-t4'])).toBe(3)
    expect(dice([])).toBe(2)
  })

  test('APOC-4 several levels are done one after the other', () => {
    const table = evening({ roundFacts: { kills: 0 } })
    table.hero1({ do: 'end' })
    expect(table.state.track).toBe(1)
    table.sins({ card: 'apo-t4' }, 'apocalypse-card')
    const names = table.events.map(({ event }) => event)
    const order = ['trackRaised', 'apocalypseDrawn', 'apocalypsePutBack', 'apocalypseRevealed', 'reactionGained']
    expect(names.filter((name) => order.includes(name))).toEqual([
      'trackRaised',
      'apocalypseDrawn',
      'apocalypsePutBack',
      'apocalypseRevealed',
      'trackRaised',
      'reactionGained',
    ])
  })

  test('APOC-4 a single card left is revealed; none left, nothing', () => {
    const one = evening({ apocalypseDeck: ['apo-t3'] })
    one.hero1({ do: 'end' })
    expect(one.state.apocalypse).toMatchObject({ cards: ['apo-t3'], deck: [] })
    expect(one.kind).toBe('story-task')

    const none = evening({ apocalypseDeck: [] })
    none.hero1({ do: 'end' })
    expect(none.state.track).toBe(1)
    expect(none.state.apocalypse.cards).toEqual([])
    expect(none.of('apocalypseDrawn')).toEqual([])
    expect(none.kind).toBe('story-task')
  })

  test('APOC-4 the card that was not chosen stays secret', () => {
    const table = evening()
    table.hero1({ do: 'end' })
    table.sins({ card: 'apo-t5' })
    expect(table.view('hero1').apocalypse.deck).toEqual([null, null, null])
    expect(table.view('spectator').apocalypse.deck).toEqual([null, null, null])
    // He who put it there remembers it.
    expect(table.view('sins').apocalypse.deck).toEqual([null, null, 'apo-t4'])
    for (const viewer of ['hero1', 'spectator'] as const) {
      const seen = JSON.stringify(table.rules.viewEvents(table.events, viewer))
      expect(seen).toContain('apo-t5')
      expect(seen).not.toContain('apo-t4')
    }
  })
})

describe('the Hell Club', () => {
  const bringing = (edition: 'final' | 'preview', monsters: string[]) => {
    const table = evening({ setup: { edition }, apocalypseDeck: ['apo-t1', 'apo-t4'], monsters })
    table.hero1({ do: 'end' })
    if (edition === 'final') table.sins({ card: 'apo-t1' }, 'apocalypse-card')
    return table
  }
  const spaces = (table: ReturnType<typeof scene>): string[] => table.options.map(({ space }) => space as string).sort()

  test('APOC-3 final edition: the member comes onto an unblocked Nest', () => {
    const table = bringing('final', ['acolyte s2,0'])
    expect(table.prompt).toMatchObject({ kind: 'summon', subject: { monster: 'hc-bailiff', cause: 'apo-t1' } })
    expect(spaces(table)).toEqual(NESTS.filter((nest) => nest !== 's2,0'))
    table.sins({ space: 's3,2' }, 'summon')
    expect(table.board).toEqual(['acolyte s2,0', 'hc-bailiff s3,2'])
  })

  test('APOC-3 final edition: any Nest if all are blocked', () => {
    const table = bringing(
      'final',
      NESTS.map((nest) => `acolyte ${nest}`),
    )
    expect(spaces(table)).toEqual(NESTS)
  })

  test('APOC-3 preview edition: any Nest', () => {
    const table = bringing('preview', ['acolyte s2,0'])
    expect(table.prompt).toMatchObject({ kind: 'summon', subject: { monster: 'hc-bailiff' } })
    expect(spaces(table)).toEqual(NESTS)
  })

  test('APOC-3 killed, figure and card leave the game', () => {
    const table = scene({
      heroes: { thorley: 's1,0', rocco: 's0,2', rose: 's0,2' },
      monsters: ['hc-bailiff s1,0'],
      apocalypseCards: ['apo-t1', 'apo-t4'],
      dice: { hero: ['hit', 'hit', 'hit', 'hit'], sin: ['blank', 'blank', 'blank', 'blank'] },
    })
    fightAndKill(table, 'hc-bailiff')
    expect(table.view('all')).toMatchObject({ dead: [], gone: ['hc-bailiff'] })
    expect(table.state.apocalypse).toMatchObject({ cards: ['apo-t4'], out: ['apo-t1'] })
    expect(table.of('apocalypseRemoved')).toEqual([{ event: 'apocalypseRemoved', card: 'apo-t1' }])
    expect(table.state.apocalypse.deck).not.toContain('apo-t1')
  })
})

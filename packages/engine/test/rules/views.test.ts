import { type Rules, randomFrom, type Viewer } from '@haven/engine'
import { loseUpgrade } from '@haven/engine/kit'
import { coreRules, Scene, type Sketch, scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'
import { dusk, fightAndKill, played, rulesWith } from './texts.ts'

/** What each viewer sees, and what nobody does. */

const SEATED: readonly Viewer[] = ['sins', 'hero1', 'hero2', 'hero3', 'spectator']
const NOT_SINS: readonly Viewer[] = ['hero1', 'hero2', 'hero3', 'spectator']
const hidden = (count: number) => Array<null>(count).fill(null)

const PAST = [1, 2, 3, 4, 5, 6, 7].map((number) => ({ id: `past-${number}`, number, steps: [] }))

function newGame(rules: Rules, heroPlayers = 3, seed = 'secret-seed'): Scene {
  const setup = rules.resolveSetup({ map: 'havens-last-stand-a', heroPlayers, storyAid: false }, randomFrom('x'))
  return new Scene(rules, rules.createGame(setup, seed))
}

describe('Sin cards', () => {
  const table = () =>
    scene({
      sins: { hand: ['pride-hubris', 'pride-cast-out'] },
      sinDiscard: ['pride-gauntlet', 'pride-hubris'],
      openCard: 'pride-no-charity',
    })

  test('the hand is the Sins player’s alone; how many cards it has is public', () => {
    const hand = ['pride-hubris', 'pride-cast-out']
    expect(table().view('sins').sins.hand).toEqual(hand)
    expect(table().view('all').sins.hand).toEqual(hand)
    for (const viewer of NOT_SINS) expect(table().view(viewer).sins.hand).toEqual(hidden(2))
  })

  test('the deck is hidden from everybody', () => {
    for (const viewer of SEATED) expect(table().view(viewer).sins.deck).toEqual(hidden(7))
    expect(table().view('all').sins.deck).toHaveLength(7)
    expect(table().view('all').sins.deck).not.toContain(null)
  })

  test('SIN-5 the discard pile and the open card are public', () => {
    for (const viewer of SEATED) {
      expect(table().view(viewer).sins).toMatchObject({
        discard: ['pride-gauntlet', 'pride-hubris'],
        open: 'pride-no-charity',
      })
    }
  })

  test('what is drawn is told to the Sins player, and to the others how many', () => {
    const drawing = dusk({ altars: ['s3,0', 's1,0'] })
    drawing.hero1({ do: 'end' })
    const drawn = (viewer: Viewer) =>
      drawing.rules.viewEvents(drawing.events, viewer).filter(({ event }) => event === 'sinCardsDrawn')
    const cards = drawing.state.sins.hand
    expect(drawn('sins')).toEqual([{ event: 'sinCardsDrawn', count: 2, cause: 'END-4', secret: { to: 'sins', cards } }])
    expect(drawn('all')).toEqual(drawn('sins'))
    for (const viewer of NOT_SINS) expect(drawn(viewer)).toEqual([{ event: 'sinCardsDrawn', count: 2, cause: 'END-4' }])
  })

  test('when the deck is made anew everybody knows the hand that was held', () => {
    const pride = coreRules.tables.sins.get('pride')?.cards ?? []
    const discard = pride.flatMap(({ id, copies }) => Array<string>(id === 'pride-hubris' ? 1 : copies).fill(id))
    const remade = dusk({ sins: { hand: ['pride-hubris'] }, sinDeck: [], sinDiscard: discard, altars: ['s3,0'] })
    remade.hero1({ do: 'end' })
    expect(remade.of('sinDeckRemade')).toHaveLength(1)
    for (const viewer of SEATED) expect(remade.view(viewer).sins.known).toEqual(['pride-hubris'])
    expect(remade.view('hero1').sins.hand).toEqual(hidden(2))
  })
})

describe('other decks', () => {
  test('of the Upgrade deck only what was put at its bottom in the open is known', () => {
    const table = played([loseUpgrade()], {
      heroes: { thorley: { space: 's1,0', upgrades: ['upg-rosary'] }, rocco: 's0,2', rose: 's0,2' },
    })
    for (const viewer of SEATED) {
      const { deck, inventory } = table.view(viewer).upgrades
      expect(deck.slice(0, -1)).toEqual(hidden(deck.length - 1))
      expect(deck.at(-1)).toBe('upg-rosary')
      expect(inventory).toEqual(table.view('all').upgrades.inventory)
    }
  })

  test('the choice of an Apocalypse card: the Sins player sees the two, and nobody else', () => {
    const table = dusk({ apocalypse: 0, roundFacts: { kills: 9 }, apocalypseDeck: ['apo-t4', 'apo-t5', 'apo-t3'] })
    table.hero1({ do: 'end' })
    expect(table.kind).toBe('apocalypse-card')
    expect(table.view('sins').apocalypse.deck).toEqual(['apo-t4', 'apo-t5', null])
    expect(table.view('sins').prompts[0]?.options.map(({ id }) => id)).toEqual(['apo-t4', 'apo-t5'])
    for (const viewer of NOT_SINS) {
      const view = table.view(viewer)
      expect(view.apocalypse.deck).toEqual(hidden(3))
      expect(view.prompts).toEqual([])
      expect(view.awaiting).toMatchObject([{ seat: 'sins', kind: 'apocalypse-card' }])
      expect(JSON.stringify(view)).not.toMatch(/apo-t/)
      expect(JSON.stringify(table.rules.viewEvents(table.events, viewer))).not.toMatch(/apo-t/)
    }
    expect(JSON.stringify(table.rules.viewEvents(table.events, 'sins'))).toMatch(/apo-t4/)
  })
})

describe('face-down tokens', () => {
  const sketch: Sketch = { tokens: ['fire s1,0 down', 'innocent s1,0 down', 'nest s3,0 down', 'pentagram s2,2'] }

  test('nobody sees which they are; how many lie where, and what all of them are, is public', () => {
    const table = scene(sketch)
    for (const viewer of SEATED) {
      const view = table.view(viewer)
      expect(view.faceDown).toEqual([
        { space: 's1,0', kinds: hidden(2) },
        { space: 's3,0', kinds: hidden(1) },
      ])
      expect(view.faceDownPool).toEqual(['fire', 'innocent', 'nest'])
      expect(view.tokens).toEqual([{ kind: 'pentagram', space: 's2,2', count: 1 }])
    }
    expect(table.view('all').faceDown[0]?.kinds).toEqual(['fire', 'innocent'])
  })

  test('flipped, everybody sees them', () => {
    const table = scene({ ...sketch, heroes: { thorley: 's1,0', rocco: 's0,2', rose: 's0,2' } })
    table.hero1({ do: 'explore' })
    for (const viewer of SEATED) {
      expect(table.view(viewer).faceDownPool).toEqual(['nest'])
      expect(table.rules.viewEvents(table.events, viewer)).toMatchObject([
        { event: 'tokensFlipped', space: 's1,0', tokens: ['fire', 'innocent'] },
      ])
    }
  })
})

describe('Dark Past', () => {
  const rules = rulesWith({ darkPast: PAST, story: { darkPast: true } })

  test('the Sins player gives them; the others see only who has one', () => {
    const table = newGame(rules)
    const [first, second, third] = table.state.setup.heroes as [string, string, string]
    expect(table.prompt).toMatchObject({ seat: 'sins', kind: 'dark-past', subject: { hero: first } })
    expect(table.view('hero1').prompts).toEqual([])
    table.sins({ card: 'past-3' })
    table.sins({ card: 'past-5' })
    const past = { [first]: 'past-3', [second]: 'past-5', [third]: 'past-1' }
    expect(table.view('sins').darkPast).toEqual(past)
    for (const viewer of NOT_SINS) {
      expect(table.view(viewer).darkPast).toEqual({ [first]: null, [second]: null, [third]: null })
      const seen = table.rules.viewEvents(table.events, viewer)
      expect(seen.filter(({ event }) => event === 'darkPastGiven')).toEqual([
        { event: 'darkPastGiven', hero: first },
        { event: 'darkPastGiven', hero: second },
        { event: 'darkPastGiven', hero: third },
      ])
      expect(JSON.stringify(seen)).not.toMatch(/past-\d/)
    }
  })

  test('revealed, everybody sees it', () => {
    const table = scene({
      rules,
      heroes: { thorley: { space: 's1,0', corruption: 7 }, rocco: 's0,2', rose: 's0,2' },
      darkPast: { thorley: 'past-1', rocco: 'past-3' },
    })
    table.hero1({ do: 'end' })
    for (const viewer of NOT_SINS) {
      expect(table.view(viewer)).toMatchObject({ darkPast: { rocco: null }, darkPastRevealed: ['past-1'] })
    }
  })
})

describe('ballots', () => {
  const voting = (): Scene => {
    const table = scene({ current: { phase: 'round-start', begun: true } })
    table.hero2({ hero: 'rocco' }, 'first-hero')
    return table
  }

  test('the hero seats see them at once', () => {
    for (const viewer of ['hero1', 'hero2', 'hero3', 'all'] as const) {
      expect(voting().view(viewer).ballots).toEqual({ count: 1, cast: { hero2: 'rocco' } })
      expect(
        voting()
          .view(viewer)
          .awaiting.map(({ seat }) => seat),
      ).toEqual(['hero1', 'hero3'])
    }
    expect(voting().view('hero2').prompts).toEqual([])
    expect(
      voting()
        .view('hero3')
        .prompts[0]?.options.map(({ id }) => id),
    ).toEqual(['rose', 'thorley', 'rocco'])
  })

  test('everybody else sees only how many are in', () => {
    for (const viewer of ['sins', 'spectator'] as const) {
      const view = voting().view(viewer)
      expect(view.ballots).toEqual({ count: 1, cast: null })
      expect(view.awaiting.map(({ seat }) => seat)).toEqual(['hero1', 'hero2', 'hero3'])
    }
  })

  test('who voted, and how, makes no difference to what the others see', () => {
    const other = scene({ current: { phase: 'round-start', begun: true } })
    other.hero3({ hero: 'rose' }, 'first-hero')
    for (const viewer of ['sins', 'spectator'] as const) {
      expect(JSON.stringify(other.view(viewer))).toBe(JSON.stringify(voting().view(viewer)))
      expect(other.rules.viewEvents(other.events, viewer)).toEqual([{ event: 'ballotCast', count: 1 }])
    }
    expect(other.rules.viewEvents(other.events, 'hero1')).toEqual([
      { event: 'ballotCast', count: 1, secret: { to: 'heroes', seat: 'hero3', option: 'rose' } },
    ])
  })
})

describe('questions and events', () => {
  test('a view holds the seat’s own questions with their answers; whom the game waits for is public', () => {
    const table = scene({ heroes: { thorley: 's1,0', rocco: 's0,2', rose: 's0,2' } })
    expect(table.view('hero1').prompts).toEqual([{ ...table.prompt, options: table.options }])
    expect(table.view('all').prompts).toHaveLength(1)
    for (const viewer of ['sins', 'hero2', 'spectator'] as const) {
      expect(table.view(viewer).prompts).toEqual([])
      expect(table.view(viewer).awaiting).toEqual([table.prompt])
    }
  })

  test('how many events there are does not depend on who looks', () => {
    const table = dusk({ apocalypse: 0, altars: ['s3,0'], dead: { acolyte: 1 } })
    table.hero1({ do: 'end' })
    while (!table.asks('story-task')) table.sins({ id: table.optionIds[0] as string })
    const names = table.events.map(({ event }) => event)
    expect(names).toContain('apocalypsePutBack')
    for (const viewer of [...SEATED, 'all'] as const) {
      const seen = table.rules.viewEvents(table.events, viewer)
      expect(seen.map(({ event }) => event)).toEqual(names)
      if (viewer !== 'sins' && viewer !== 'all') expect(JSON.stringify(seen)).not.toContain('secret')
    }
    expect(table.rules.viewEvents(table.events, 'all')).toEqual(table.events)
  })

  test('nothing of the seed is in any view or event', () => {
    const rules = rulesWith({})
    const table = newGame(rules, 3, 'a-seed-to-look-for')
    for (const viewer of [...SEATED, 'all'] as const) {
      expect(JSON.stringify(table.view(viewer))).not.toContain('a-seed-to-look-for')
      expect(table.view(viewer)).not.toHaveProperty('random')
    }
  })

  test('a view is a copy: changing it changes nothing', () => {
    const table = scene({ sins: { hand: ['pride-hubris'] }, monsters: ['acolyte s1,0'], tokens: ['fire s1,0'] })
    const before = JSON.stringify(table.state)
    const { heroes, reserve, monsters, tokens, used, underway, sins, apocalypse, upgrades } = table.view('all')
    const lists = [heroes, reserve, monsters, tokens, used, underway, sins.hand, sins.deck, sins.discard]
    for (const list of [...lists, apocalypse.cards, apocalypse.deck, upgrades.deck, upgrades.inventory]) {
      ;(list as unknown as unknown[]).push('something else')
    }
    expect(JSON.stringify(table.state)).toBe(before)
  })

  test('a dead monster, a gone card and a mission are public', () => {
    const table = scene({
      heroes: { thorley: 's1,0', rocco: 's0,2', rose: 's0,2' },
      monsters: ['hc-bailiff s1,0'],
      apocalypseCards: ['apo-t1'],
      dice: { hero: ['hit', 'hit', 'hit', 'hit'], sin: ['blank', 'blank', 'blank', 'blank'] },
    })
    fightAndKill(table, 'hc-bailiff')
    for (const viewer of SEATED) {
      expect(table.view(viewer)).toMatchObject({
        gone: ['hc-bailiff'],
        apocalypse: { cards: [], out: ['apo-t1'] },
        mission: { progress: 1 },
      })
    }
  })
})

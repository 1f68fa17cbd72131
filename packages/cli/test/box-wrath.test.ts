import { createBot, playGame } from '@haven/bots'
import { coreBox } from '@haven/content'
import { compileBox, type Event, randomFrom, SEATS, type State } from '@haven/engine'
import { checkBox } from '@haven/engine/kit'
import { type Scene, type Sketch, scene } from '@haven/testkit'
import { english, withWords } from '@haven/text'
import { describe, expect, test } from 'vitest'
import { box, words } from '../../../examples/box-wrath/index.ts'
import { dice, diceRolled, fight, hits, idsOf, last, steps } from '../../content/test/helpers.ts'

/** The example of docs/make-a-box.md: it is in order, its texts do what they say, and games with it come to an end. */

const rules = compileBox(coreBox, box)
const catalogue = withWords(english, words)

/** Wrath on an empty map A; no die does anything unless told. */
const wrath = (sketch: Sketch = {}): Scene =>
  scene({ rules, dice: dice(), ...sketch, setup: { sin: 'wrath', acolytes: 'bouncers', ...sketch.setup } })

const HERE = 's1,2'
const others = { rocco: 's3,0', brad: 's3,0' }
const leah = (wounds: readonly number[] = []) => ({ leah: { space: HERE, wounds }, ...others })

test('the box has no fault, and words for everything', () => {
  const own = { card: (id: string) => words.cards?.[id] ?? english.card(id) ?? CORE }
  expect(checkBox([coreBox, box], own).filter((fault) => fault.box === 1)).toEqual([])
})
const CORE = { name: 'of the core box', text: 'of the core box' }

describe('Wrath, its power and its monsters', () => {
  test('Seeing Red: one more Sin die against a hero with a wound, whatever the number', () => {
    const rolled = (wounds: readonly number[]): number =>
      diceRolled(fight(wrath({ heroes: leah(wounds), monsters: [`acolyte ${HERE}`] })), 'sins')
    expect([[], [1], [1, 2, 3]].map(rolled)).toEqual([2, 3, 3])
  })

  test('the Abomination is 4/2, the Controller 5/4, the Avatar 6/6', () => {
    for (const [kind, sinDice, defense] of [
      ['abomination', 4, 2],
      ['controller', 5, 4],
      ['avatar', 6, 6],
    ] as const) {
      const fought = (count: number): Scene => {
        // His two friends lend dice, so that six Hits can come of one roll.
        const heroes = { thorley: HERE, rocco: HERE, brad: HERE }
        const table = wrath({ heroes, monsters: [`${kind} ${HERE}`], dice: dice(hits(count)) })
        table.hero1({ do: 'fight' })
        return table.declineUntil('kill', 'hero-turn')
      }
      expect(diceRolled(fought(0), 'sins'), kind).toBe(sinDice)
      expect(
        [defense - 1, defense].map((count) => fought(count).asks('kill')),
        kind,
      ).toEqual([false, true])
    }
  })

  test('War Drum: with the Controller on the board a reaction moves an Acolyte three spaces, itself two', () => {
    const reach = (monsters: readonly string[]): Scene => {
      const table = wrath({ heroes: { leah: 's3,0', ...others }, monsters, phase: 'reaction', reactions: 1 })
      table.sins({ yes: true }, 'reaction')
      return table
    }
    const without = reach(['acolyte s0,2'])
    expect(without.refusal('sins', { monster: 'acolyte-1', to: 's3,2' })).not.toBeNull()
    const drummed = reach(['acolyte s0,2', 'controller s0,0'])
    expect(drummed.refusal('sins', { monster: 'acolyte-1', to: 's3,2' })).toBeNull()
    expect(drummed.refusal('sins', { monster: 'controller', to: 's2,0' })).toBeNull()
    expect(drummed.refusal('sins', { monster: 'controller', to: 's3,0' })).not.toBeNull()
  })

  test('An Eye for an Eye: whoever kills in the space of the Avatar takes a wound, and only there', () => {
    const killing = (avatar: string): Scene => {
      const monsters = [`acolyte ${HERE}`, `avatar ${avatar}`]
      const table = wrath({ heroes: leah(), monsters, dice: dice(hits(2)) })
      table.hero1({ do: 'fight' })
      table.declineUntil('kill').hero1({ monster: 'acolyte-1' })
      return table
    }
    const there = killing(HERE)
    there.hero1({ slot: 1 }, 'wound-slot')
    expect(there.woundsOf('leah')).toBe(1)
    expect(last(there, 'woundTaken').cause).toBe('wrath-avatar')
    expect(killing('s3,2').kind).toBe('hero-turn')
  })

  test('Last Orders: the hero rolls one die fewer, and an Acolyte joins', () => {
    const table = wrath({ heroes: leah(), monsters: [`acolyte ${HERE}`], dead: { acolyte: 1 } })
    table.hero1({ do: 'fight' })
    table.sins({ yes: true }, 'acolyte')
    table.declineUntil('hero-turn')
    expect([diceRolled(table, 'heroes'), diceRolled(table, 'sins')]).toEqual([2, 4])
  })
})

describe('the cards of Wrath', () => {
  const held = (card: string, sketch: Sketch): Scene => wrath({ hand: [card], ...sketch })

  /** Goes on to a window in which the card can be played, and plays it; false if none comes before the next deed. */
  function played(table: Scene, card: string): boolean {
    for (let i = 0; i < 20; i++) {
      table.declineUntil('sin-card', 'hero-turn', 'kill', 'take-turn')
      if (table.kind !== 'sin-card') return false
      if (table.options.some((option) => option.card === card)) return table.sins({ card }).length > 0
      table.sins({ none: true })
    }
    return false
  }

  const inFight = (card: string, monsters: readonly string[], count = 0, wounds: readonly number[] = []): Scene => {
    const table = held(card, { heroes: leah(wounds), monsters, dice: dice(hits(count)) })
    table.hero1({ do: 'fight' })
    return table
  }

  test('Red Mist: one more Sin die, two against a hero with two wounds', () => {
    const rolled = (wounds: readonly number[]): number => {
      const table = inFight('wrath-red-mist', [`acolyte ${HERE}`], 0, wounds)
      expect(played(table, 'wrath-red-mist')).toBe(true)
      return diceRolled(table.declineUntil('hero-turn'), 'sins')
    }
    expect([[], [1], [1, 2]].map(rolled)).toEqual([2 + 1, 2 + 1 + 1, 2 + 1 + 2])
  })

  test('Blow for Blow: its own handler adds a Hit to the Sin roll, two against three Hits', () => {
    const struck = (count: number): number => {
      const table = inFight('wrath-blow-for-blow', [`acolyte ${HERE}`], count)
      const asked = table.declineUntil('sin-card').state
      const before = JSON.stringify(asked)
      if (!played(table, 'wrath-blow-for-blow')) return -1
      expect(JSON.stringify(asked)).toBe(before)
      return last(table.declineUntil('hero-turn', 'wound-slot'), 'fightSettled').sinHits
    }
    expect([0, 1, 2, 3].map(struck)).toEqual([-1, 1, 1, 2])
  })

  test('Blood Offering: an Acolyte dies for four dice; not if it would leave nobody, and it counts for no mission', () => {
    const begin = (...monsters: string[]): Scene => inFight('wrath-blood-offering', monsters)
    expect(played(begin(`acolyte ${HERE}`), 'wrath-blood-offering')).toBe(false)
    expect(played(begin(`abomination ${HERE}`, `controller ${HERE}`), 'wrath-blood-offering')).toBe(false)
    const table = begin(`acolyte ${HERE}`, `abomination ${HERE}`)
    expect(played(table, 'wrath-blood-offering')).toBe(true)
    table.declineUntil('hero-turn')
    expect(diceRolled(table, 'sins')).toBe(4 + 4)
    expect(table.board).toEqual([`abomination ${HERE}`])
    expect(table.state.mission.progress).toBe(0)
  })

  const atStart = (card: string, ...monsters: string[]): Scene =>
    held(card, { heroes: leah(), monsters, phase: 'take-turn' })

  test('First Blood: the monsters in his space fight at once and without a token; nobody there, no card', () => {
    const table = atStart('wrath-first-blood', `acolyte ${HERE}`)
    const { reactions } = table.state.sins
    expect(played(table, 'wrath-first-blood')).toBe(true)
    table.sins({ yes: true }, 'ability')
    table.declineUntil('hero-turn')
    expect(last(table, 'fightStarted')).toMatchObject({ hero: 'leah', by: 'sins' })
    expect(table.state.sins.reactions).toBe(reactions)
    expect(played(atStart('wrath-first-blood', 'acolyte s1,1'), 'wrath-first-blood')).toBe(false)
  })

  test('Stand and Fight: no Move, or a wound and the Move', () => {
    const standing = atStart('wrath-stand-and-fight')
    expect(played(standing, 'wrath-stand-and-fight')).toBe(true)
    standing.hero1({ choice: 'stand' }, 'effect')
    expect([steps(standing), standing.woundsOf('leah')]).toEqual([[], 0])
    const bleeding = atStart('wrath-stand-and-fight')
    expect(played(bleeding, 'wrath-stand-and-fight')).toBe(true)
    bleeding.hero1({ choice: 'bleed' }, 'effect')
    bleeding.hero1({ slot: 1 }, 'wound-slot')
    expect(steps(bleeding)).not.toEqual([])
    expect([bleeding.woundsOf('leah'), bleeding.woundsOf('rocco')]).toEqual([1, 0])
  })

  const afterKill = (card: string, ...monsters: string[]): Scene => {
    const table = inFight(card, [`acolyte ${HERE}`, ...monsters], 2)
    table.declineUntil('kill').hero1({ monster: 'acolyte-1' })
    return table
  }

  test('Dying Blow: the hero who killed takes a wound or 2 corruption', () => {
    const suffered = (choice: string): number[] => {
      const table = afterKill('wrath-dying-blow')
      expect(played(table, 'wrath-dying-blow')).toBe(true)
      table.hero1({ choice }, 'effect')
      if (choice === 'wound') table.hero1({ slot: 1 }, 'wound-slot')
      return [table.woundsOf('leah'), table.corruptionOf('leah'), table.corruptionOf('rocco')]
    }
    expect([suffered('wound'), suffered('corruption')]).toEqual([
      [1, 1, 1],
      [0, 3, 1],
    ])
  })

  test('Call to Arms: two monsters within 3 move two spaces each; none so near, no card', () => {
    const table = afterKill('wrath-call-to-arms', 'acolyte s3,2', 'acolyte s3,2', 'abomination s3,0')
    expect(played(table, 'wrath-call-to-arms')).toBe(true)
    table.sins({ monster: 'acolyte-2', to: HERE }, 'reaction-move')
    expect(idsOf(table, 'monster')).toEqual(['acolyte-3'])
    table.sins({ monster: 'acolyte-3', to: HERE }, 'reaction-move')
    expect(table.kind).toBe('hero-turn')
    expect(table.board).toEqual(['abomination s3,0', `acolyte ${HERE}`, `acolyte ${HERE}`])
    expect(played(afterKill('wrath-call-to-arms', 'abomination s3,0'), 'wrath-call-to-arms')).toBe(false)
  })

  test('Headlong: in place of the move an Abomination goes four spaces; Acolytes do not', () => {
    const monsters = ['abomination s3,0', 'acolyte s3,2']
    const table = held('wrath-headlong', {
      heroes: { leah: HERE, rose: 's0,0', thorley: 's0,0' },
      monsters,
      phase: 'reaction',
    })
    table.sins({ yes: true }, 'reaction')
    expect(played(table, 'wrath-headlong')).toBe(true)
    expect(idsOf(table, 'monster')).toEqual(['abomination-1'])
    table.sins({ monster: 'abomination-1', to: HERE }, 'reaction-move')
    expect(table.kind).toBe('reaction-fight')
    expect(table.board).toEqual([`abomination ${HERE}`, 'acolyte s3,2'])
  })

  test('Scorched Earth: two Fire where the hero made progress; no progress, no card', () => {
    const table = afterKill('wrath-scorched-earth')
    table.declineUntil('hero-turn').hero1({ do: 'end' })
    expect(played(table, 'wrath-scorched-earth')).toBe(true)
    const fires = table.of('tokenPlaced').map(({ token, space }) => `${token} ${space}`)
    expect(fires).toEqual([`fire ${HERE}`, `fire ${HERE}`])
    const idle = held('wrath-scorched-earth', { heroes: leah() })
    idle.hero1({ do: 'end' })
    expect(played(idle, 'wrath-scorched-earth')).toBe(false)
  })
})

describe('Powder Keg', () => {
  const START = 's0,1'
  const heroes = { thorley: START, rocco: START, brad: START }
  const keg = (sketch: Sketch): Scene => wrath({ heroes, ...sketch, setup: { map: 'powder-keg-a' } })

  test('the track rises by two levels if a hero has three wounds, else by one', () => {
    const level = (wounds: readonly number[]): number =>
      keg({ heroes: { ...heroes, brad: { space: START, wounds } }, phase: 'round-end', apocalypseDeck: [] }).state.track
    expect(
      [
        [1, 2],
        [1, 2, 3],
      ].map(level),
    ).toEqual([1, 2])
  })

  test('Count to Ten: a turn that ends with no monster within 1 counts, once for each place', () => {
    const ended = (monsters: readonly string[], marked: readonly string[] = []): State['mission'] => {
      const mission = { id: 'pkg-4-count-to-ten', progress: marked.length, marked }
      const table = keg({ monsters, mission })
      table.hero1({ do: 'end' })
      return table.state.mission
    }
    expect(ended([])).toMatchObject({ progress: 1, marked: ['place-1'] })
    expect(ended(['acolyte s2,1'])).toMatchObject({ progress: 1 })
    expect(ended(['acolyte s1,1'])).toMatchObject({ progress: 0 })
    expect(ended([`acolyte ${START}`])).toMatchObject({ progress: 0 })
    expect(ended([], ['place-1'])).toMatchObject({ progress: 1 })
  })
})

describe('whole games', () => {
  const GAMES = 60
  const seen = new Set<string>()
  const said: string[] = []

  /** Every map, every number of players, both editions, this box's parts and the core box's mixed. */
  function play(game: number): Event[] {
    const random = randomFrom(`box-wrath ${game}`)
    const wishes = {
      heroPlayers: (game % 4) + 1,
      edition: 'random',
      ...(game % 3 > 0 && { sin: 'wrath', acolytes: 'bouncers' }),
      ...(game % 3 < 2 && { story: 'powder-keg' }),
    } as const
    const setup = rules.resolveSetup(wishes, random)
    const bots = Object.fromEntries(SEATS.map((seat) => [seat, createBot('random', rules, random)]))
    const events: Event[] = []
    const { state } = playGame(rules, setup, `box-wrath ${game}`, bots, {
      onEvents: (more) => void events.push(...more),
    })
    expect(state.over, `game ${game}`).not.toBeNull()
    return events
  }

  test(`${GAMES} of random players come to an end`, { timeout: 60_000 }, () => {
    for (let game = 0; game < GAMES; game++) {
      for (const event of play(game)) {
        if (event.event === 'sinCardPlayed') seen.add(event.card)
        said.push(catalogue.event(event))
      }
    }
  })

  test('all cards of the box were played in them', () => {
    const cards = box.sins.flatMap((sin) => sin.cards.map(({ id }) => id))
    expect(cards.filter((id) => !seen.has(id))).toEqual([])
  })

  test('the log has words for everything that this box brings', () => {
    expect(said.filter((line) => /wrath-|pkg-|powder-keg|bouncers|last-orders/.test(line)).slice(0, 3)).toEqual([])
  })
})

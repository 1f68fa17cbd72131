import { createBot, playGame } from '@haven/bots'
import { coreBox } from '@haven/content'
import { compileBox, type Event, randomFrom, SEATS } from '@haven/engine'
import { checkBox } from '@haven/engine/kit'
import { type Scene, type Sketch, scene } from '@haven/testkit'
import { english, withWords } from '@haven/text'
import { describe, expect, test } from 'vitest'
import { box, words } from '../../../examples/box-low-tide/index.ts'
import { dice, diceRolled } from '../../content/test/helpers.ts'

/** The example of docs/make-a-box.md: it is in order, its texts do what they say, and games with it come to an end. */

const rules = compileBox(coreBox, box)
const catalogue = withWords(english, words)

const STREET = 's1,2'
const HOOK = 'low-tide-boat-hook'
const LANTERN = 'low-tide-storm-lantern'
const FLASK = 'low-tide-flask'
const others = { rocco: 's3,0', brad: 's3,0' }
const leah = (more: object) => ({ leah: { space: STREET, ...more }, ...others })
const table = (sketch: Sketch): Scene => scene({ rules, dice: dice(), ...sketch })

test('the box has no fault, and words for everything', () => {
  const own = { card: (id: string) => words.cards?.[id] ?? english.card(id) ?? CORE }
  expect(checkBox([coreBox, box], own).filter((fault) => fault.box === 1)).toEqual([])
})
const CORE = { name: 'of the core box', text: 'of the core box' }

describe('Boat Hook', () => {
  const rolled = (upgrades: readonly string[], space: string): number => {
    const at = table({ heroes: { leah: { space, upgrades }, ...others }, monsters: [`acolyte ${space}`] })
    at.hero1({ do: 'fight' })
    return diceRolled(at.declineUntil('kill', 'hero-turn'), 'heroes')
  }

  test('works: one more die in a Street', () => {
    expect(rolled([HOOK], STREET) - rolled([], STREET)).toBe(1)
  })

  test('cannot: in a District it does nothing', () => {
    const [district] = coreBox.maps.find(({ id }) => id === 'havens-last-stand-a')?.tiles ?? []
    const at = district?.tile as string
    expect(rolled([HOOK], at)).toBe(rolled([], at))
  })
})

test('Storm Lantern: one wound of a Fire check is ignored', () => {
  const burnt = (upgrades: readonly string[]): number => {
    const at = table({
      heroes: { leah: { space: 's0,2', upgrades }, ...others },
      tokens: [`fire ${STREET} x3`],
      dice: { sin: ['hit', 'hit', 'hit'] },
    })
    at.hero1({ do: 'move', to: STREET })
    while (at.asks('wound-slot')) at.hero1(at.options[0] ?? {})
    return at.woundsOf('leah')
  }
  expect([burnt([]), burnt([LANTERN])]).toEqual([3, 2])
})

describe("Captain's Flask", () => {
  const drink = (wounds: readonly number[], way: string): Scene => {
    const at = table({ heroes: leah({ wounds, corruption: 1, upgrades: [FLASK] }) })
    at.hero1({ do: 'ability', ability: FLASK })
    if (at.asks('effect')) at.hero1({ choice: way })
    while (at.asks('heal-slot')) at.hero1(at.options[0] ?? {})
    return at
  }
  const leahOf = (at: Scene) => at.state.heroes.find(({ hero }) => hero === 'leah')

  test('a sip heals 1 wound for 1 corruption', () => {
    const after = leahOf(drink([1, 2], 'sip'))
    expect([after?.wounds.length, after?.corruption]).toEqual([1, 2])
  })

  test('a draught heals 2 for 3', () => {
    const after = leahOf(drink([1, 2], 'draught'))
    expect([after?.wounds.length, after?.corruption]).toEqual([0, 4])
  })

  test('with one wound there is only the sip', () => {
    const after = leahOf(drink([1], 'sip'))
    expect([after?.wounds.length, after?.corruption]).toEqual([0, 2])
  })

  test('once a round, and never unhurt', () => {
    const again = drink([1, 2], 'sip')
    expect(again.options.some(({ ability }) => ability === FLASK)).toBe(false)
    const whole = table({ heroes: leah({ upgrades: [FLASK] }) })
    expect(whole.options.some(({ ability }) => ability === FLASK)).toBe(false)
  })
})

describe('whole games', () => {
  const GAMES = 24
  const said: string[] = []

  /** Its map and others, every number of players, both editions. */
  function play(game: number): Event[] {
    const random = randomFrom(`low-tide ${game}`)
    const map = game % 2 > 0 ? 'low-tide-quay' : 'random'
    const setup = rules.resolveSetup({ heroPlayers: (game % 4) + 1, edition: 'random', map }, random)
    const bots = Object.fromEntries(SEATS.map((seat) => [seat, createBot('random', rules, random)]))
    const events: Event[] = []
    const { state } = playGame(rules, setup, `low-tide ${game}`, bots, {
      onEvents: (more) => void events.push(...more),
    })
    expect(state.over, `game ${game}`).not.toBeNull()
    return events
  }

  test(`${GAMES} of random players come to an end, and the log has words for all that the box brings`, {
    timeout: 60_000,
  }, () => {
    for (let game = 0; game < GAMES; game++) for (const event of play(game)) said.push(catalogue.event(event))
    expect(said.filter((line) => line.includes('low-tide'))).toEqual([])
    expect(said.some((line) => line.includes('Boat Hook'))).toBe(true)
  })
})

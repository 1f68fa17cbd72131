import { type Position, RuleError, randomFrom, type State } from '@haven/engine'
import { canonicalJson } from '@haven/engine/files'
import { onlyRules } from '@haven/table'
import { beforeAll, describe, expect, test } from 'vitest'
import { speak } from '../../src/base/words.ts'
import { LONGEST_LINK, pack, unpack } from '../../src/model/links/codec.ts'
import { linkTo, packedIn, positionIn, textOf } from '../../src/model/links/links.ts'
import { type NotedPosition, positionFor } from '../../src/model/links/moment.ts'
import { slim } from '../../src/model/links/slim.ts'
import { Timeline } from '../../src/model/replay/timeline.ts'
import { anyAnswer, rules, wholeGame } from '../replay/games.ts'

/** After so many decisions, the next moment that has a position. */
const AFTER = [40, 300] as const
const DECISIONS = 600

/** A game on each map, with each number of players in turn: some moments of it that have a position. */
function momentsOf(map: string, index: number): State[] {
  const random = randomFrom(`links ${map}`)
  const setup = rules.resolveSetup({ map, heroPlayers: (index % 4) + 1 }, random)
  const state = rules.createGame(setup, `links ${map}`)
  const found: State[] = []
  for (let i = 1; i < DECISIONS && anyAnswer(state, random); i++) {
    const isTime = i > (AFTER[found.length] ?? DECISIONS)
    if (isTime && rules.toPosition(state)) found.push(rules.copy(state))
  }
  return found
}

const maps = [...rules.tables.maps.keys()]
let moments: readonly { map: string; state: State }[]
let late: State

beforeAll(() => {
  const game = new Timeline(rules, wholeGame().save())
  const [middle, end] = [0.5, 0.97].map((part) => game.state(game.between(Math.floor(game.length * part)) as number))
  late = end as State
  moments = [
    ...maps.flatMap((map, i) => momentsOf(map, i).map((state) => ({ map, state }))),
    ...[middle as State, late].map((state) => ({ map: state.setup.map, state })),
  ]
}, 60_000)

const back = async (link: string): Promise<Position> =>
  (await positionIn(onlyRules(rules), packedIn(link) as string)).position

describe('a position in an address', () => {
  test('on every map: at most 4 kB, and the same position comes out', async () => {
    expect(new Set(moments.map(({ map }) => map)).size).toBe(maps.length)
    let longest = 0
    for (const { state } of moments) {
      const wanted = rules.toPosition(state) as Position
      const link = await linkTo(rules, wanted)
      longest = Math.max(longest, link.length)
      const found = rules.toPosition(rules.fromPosition(await back(link), 'another seed'))
      expect(canonicalJson(found)).toBe(canonicalJson(wanted))
    }
    expect(longest).toBeLessThanOrEqual(LONGEST_LINK)
    // What cannot fail would prove nothing: a position has a length.
    expect(longest).toBeGreaterThan(200)
  })

  test('is the same whatever the page speaks', async () => {
    const position = rules.toPosition(late) as Position
    const links = new Set<string>()
    for (const language of ['de', 'fr', 'ru', 'en'] as const) {
      await speak(language)
      links.add(await linkTo(rules, position))
    }
    expect(links.size).toBe(1)
  })

  test('what goes without saying is left out', () => {
    const position = rules.toPosition(late) as Position
    const short = slim(rules, position)
    expect(JSON.stringify(short).length).toBeLessThan(JSON.stringify(position).length * 0.85)
    const started = rules.fromPosition({ haven: 1, setup: late.setup }, 'a seed')
    const first = slim(rules, rules.toPosition(started) ?? { haven: 1, setup: late.setup })
    const told = Object.keys(first)
    for (const field of ['round', 'heroes', 'altars', 'orbital', 'metro', 'dead', 'monsters', 'used', 'removed']) {
      expect(told).not.toContain(field)
    }
    expect(told).toContain('sinDeck')
  })

  test('a link is known with and without its origin; other texts stay as they are', async () => {
    const link = await linkTo(rules, rules.toPosition(late) as Position)
    expect(packedIn(`https://haven.example${link}`)).toBe(packedIn(link))
    expect(packedIn(` http://localhost:8080${link}\n`)).toBe(packedIn(link))
    expect(packedIn('{"haven": 1}')).toBeNull()
    expect(await textOf(onlyRules(rules), '{"haven": 1}')).toBe('{"haven": 1}')
    expect(JSON.parse(await textOf(onlyRules(rules), link)).haven).toBe(1)
  })
})

describe('a link that is wrong', () => {
  const faultOf = async (packed: string): Promise<unknown> => {
    try {
      await positionIn(onlyRules(rules), packed)
      return null
    } catch (error) {
      if (!(error instanceof RuleError)) throw error
      return { code: error.code, field: error.params.field }
    }
  }

  test('says in one error what is wrong with it', async () => {
    const link = packedIn(await linkTo(rules, rules.toPosition(late) as Position)) as string
    expect(await faultOf(link)).toBeNull()
    expect(await faultOf(link.slice(0, -20))).toEqual({ code: 'truncated', field: 'link' })
    expect(await faultOf('no address!')).toEqual({ code: 'wrong-type', field: 'link' })
    expect(await faultOf('A'.repeat(LONGEST_LINK + 1))).toEqual({ code: 'out-of-range', field: 'link' })
    expect(await faultOf(await pack('a text'))).toEqual({ code: 'not-an-object', field: 'link' })
    expect(await faultOf(await pack({ haven: 2 }))).toMatchObject({ code: 'foreign-version' })
    expect(await faultOf(await pack({ haven: 1, setup: { heroPlayers: 1 }, apocalypse: 9 }))).toEqual({
      code: 'out-of-range',
      field: 'apocalypse',
    })
  })

  test('what would not fit is refused when it is made, and what unpacks to too much when it is read', async () => {
    let noise = ''
    const random = randomFrom('noise')
    while (noise.length < 2 * LONGEST_LINK) noise += random.below(2 ** 31).toString(36)
    await expect(pack({ noise })).rejects.toMatchObject({ code: 'out-of-range' })
    await expect(pack('x'.repeat(60_000))).resolves.toBeTypeOf('string')
    const bomb = await pack('x'.repeat(200_000))
    await expect(unpack(bomb)).rejects.toMatchObject({ code: 'truncated' })
  })
})

describe('what a seat may take away', () => {
  /** The same table but for everything that a hero seat cannot know. */
  function withOtherSecrets(state: State): State {
    const other = rules.copy(state)
    other.sins.deck = [...other.sins.deck].reverse()
    const swapped = other.sins.hand.length
    const all = [...other.sins.hand, ...other.sins.deck].reverse()
    other.sins.hand = all.slice(0, swapped)
    other.sins.deck = all.slice(swapped)
    other.upgrades.deck = [...other.upgrades.deck].reverse()
    const past = Object.values(other.darkPast).reverse()
    other.darkPast = Object.fromEntries(Object.keys(other.darkPast).map((hero, i) => [hero, past[i] as string]))
    return other
  }

  test('a link of a hero seat does not depend on the hand, the decks or the Dark Past', async () => {
    const state = moments.find(
      ({ state: each }) => each.sins.known.length === 0 && each.upgrades.known === 0 && each.sins.hand.length > 1,
    )?.state as State
    const other = withOtherSecrets(state)
    expect(canonicalJson(rules.toPosition(other))).not.toBe(canonicalJson(rules.toPosition(state)))
    const [one, two] = [state, other].map((each) => positionFor(rules, each, 'hero1', randomFrom('deal')))
    expect(one?.resampled).toBe(true)
    expect(canonicalJson(one?.position)).toBe(canonicalJson(two?.position))
    const link = await linkTo(rules, one?.position as NotedPosition)
    expect((await back(link)) as NotedPosition).toHaveProperty('note')
  })

  test('face-down tokens are dealt anew; what is known stays; all of a finished game is there', () => {
    const hidden = moments.find(({ state }) => new Set(state.faceDown.flatMap(({ kinds }) => kinds)).size > 1)
    const state = hidden?.state as State
    const kindsOf = (position: Position | undefined) =>
      (position?.tokens ?? []).filter(({ faceDown }) => faceDown).map(({ kind, space }) => `${kind} ${space}`)
    const dealt = Array.from({ length: 12 }, (_, i) =>
      kindsOf(positionFor(rules, state, 'hero1', randomFrom(`deal ${i}`))?.position).join(),
    )
    expect(new Set(dealt).size).toBeGreaterThan(1)
    const all = positionFor(rules, state, 'all', randomFrom('deal'))
    expect(all?.resampled).toBe(false)
    expect(canonicalJson(all?.position)).toBe(canonicalJson(rules.toPosition(state)))
    const sins = positionFor(rules, state, 'sins', randomFrom('deal'))
    expect([...(sins?.position.sins?.hand ?? [])].sort()).toEqual([...state.sins.hand].sort())
  })
})

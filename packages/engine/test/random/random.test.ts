import { describe, expect, test, vi } from 'vitest'
import { chachaBlock } from '../../src/random/chacha.ts'
import {
  copyRandom,
  DOMAINS,
  type Domain,
  drawBelow,
  fastRandom,
  keyedRandom,
  type RandomState,
  randomFrom,
  seedCommit,
  shuffle,
} from '../../src/random/random.ts'
import { sha256Hex, sha256Of } from '../../src/random/sha256.ts'

const WORD = 0x100000000

function draws(state: RandomState, domain: Domain, n: number, count: number): number[] {
  return Array.from({ length: count }, () => drawBelow(state, domain, n))
}

/** The keyed stream as it is defined, without any memory. */
function definedWord(seed: string, domain: Domain, epoch: number, i: number): number {
  const digest = sha256Of(`haven/key/${seed}`)
  const view = new DataView(digest.buffer)
  const key = Uint32Array.from({ length: 8 }, (_, word) => view.getUint32(word * 4, true))
  const out = new Uint32Array(16)
  chachaBlock(key, Math.floor(i / 16), DOMAINS.indexOf(domain), epoch, 0, out)
  return out[i % 16]!
}

function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((a, b) => a + b, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0)
}

const kinds: [string, () => RandomState][] = [
  ['keyed', () => keyedRandom('a fixed seed')],
  ['fast', () => fastRandom(randomFrom('a fixed seed'))],
]

describe.each(kinds)('%s random', (_, make) => {
  test('below(6) is uniform over 60,000 draws', () => {
    const state = make()
    const counts = [0, 0, 0, 0, 0, 0]
    for (let i = 0; i < 60_000; i++) counts[drawBelow(state, 'dice', 6)]! += 1
    expect(chiSquare(counts)).toBeLessThan(15.09) // 5 degrees of freedom, 1 %
  })

  test('pairs of draws are uniform too', () => {
    const state = make()
    const counts = Array.from({ length: 36 }, () => 0)
    for (let i = 0; i < 72_000; i++) counts[drawBelow(state, 'dice', 6) * 6 + drawBelow(state, 'dice', 6)]! += 1
    expect(chiSquare(counts)).toBeLessThan(57.34) // 35 degrees of freedom, 1 %
  })

  test('has no modulo bias where it would show most', () => {
    // Two thirds of 2^32: a plain modulo would draw the lower half twice as often as the upper.
    const n = Math.floor((WORD / 3) * 2)
    const state = make()
    let low = 0
    for (let i = 0; i < 30_000; i++) if (drawBelow(state, 'dice', n) < n / 2) low++
    expect(Math.abs(low / 30_000 - 0.5)).toBeLessThan(0.01)
  })

  test('draws from 1 to 2^32, and nothing else', () => {
    const state = make()
    expect(draws(state, 'dice', 1, 20)).toEqual(Array.from({ length: 20 }, () => 0))
    const words = draws(state, 'dice', WORD, 200)
    expect(words.every((word) => Number.isInteger(word) && word >= 0 && word < WORD)).toBe(true)
    expect(words.some((word) => word > WORD / 2)).toBe(true)
    for (const n of [0, -1, 1.5, Number.NaN, WORD + 1, Number.POSITIVE_INFINITY]) {
      const before = JSON.stringify(state)
      expect(() => drawBelow(state, 'dice', n)).toThrow(RangeError)
      expect(JSON.stringify(state)).toBe(before)
    }
  })

  test('a copy goes its own way', () => {
    const state = make()
    draws(state, 'dice', 6, 5)
    const copy = copyRandom(state)
    expect(copy).toEqual(state)
    const ahead = draws(copy, 'dice', 6, 40)
    expect(copy).not.toEqual(state)
    expect(draws(state, 'dice', 6, 40)).toEqual(ahead)
  })

  test('goes on identically after a round trip through JSON, wherever it is made', () => {
    for (let used = 0; used < 40; used++) {
      const state = make()
      draws(state, 'dice', 6, used)
      const loaded = structuredClone(JSON.parse(JSON.stringify(state))) as RandomState
      expect(draws(loaded, 'dice', 1000, 40)).toEqual(draws(state, 'dice', 1000, 40))
      expect(loaded).toEqual(state)
    }
  })

  test('shuffle keeps every card and puts each in each place equally often', () => {
    const state = make()
    const places = Array.from({ length: 4 }, () => [0, 0, 0, 0])
    for (let i = 0; i < 8000; i++) {
      const list = [0, 1, 2, 3]
      shuffle(state, 'sins', list)
      expect(list.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3])
      list.forEach((card, place) => {
        places[card]![place]! += 1
      })
    }
    for (const counts of places) expect(chiSquare(counts)).toBeLessThan(11.34) // 3 degrees of freedom, 1 %
  })

  test('shuffles nothing and a single card without a draw', () => {
    const state = make()
    const before = copyRandom(state)
    shuffle(state, 'sins', [])
    shuffle(state, 'sins', ['only'])
    expect(state).toEqual(before)
  })
})

describe('keyed random', () => {
  test('is the defined function of seed, domain, epoch and place', () => {
    const state = keyedRandom('grüße 👿')
    for (const domain of DOMAINS) {
      expect(draws(state, domain, WORD, 40)).toEqual(
        Array.from({ length: 40 }, (_, i) => definedWord('grüße 👿', domain, 0, i)),
      )
    }
    expect(state).toEqual({ seed: 'grüße 👿', epoch: 0, used: DOMAINS.map(() => 40) })
  })

  test('stays as it is from one version to the next', () => {
    const state = keyedRandom('haven')
    expect(draws(state, 'dice', 6, 12)).toEqual([5, 3, 2, 5, 4, 2, 4, 4, 5, 2, 3, 3])
    expect(draws(state, 'setup', 1000, 4)).toEqual([119, 475, 349, 272])
  })

  test('a rejected word takes the next one', () => {
    const n = WORD / 2 + 1 // nearly every second word is thrown away
    const state = keyedRandom('rejections')
    const drawn = draws(state, 'dice', n, 50)
    const { used } = state as { used: number[] }
    const words = Array.from({ length: used[DOMAINS.indexOf('dice')]! }, (_, i) =>
      definedWord('rejections', 'dice', 0, i),
    )
    expect(words.length).toBeGreaterThan(60)
    expect(drawn).toEqual(words.filter((word) => word < n))
  })

  test('domains do not disturb one another', () => {
    const alone = keyedRandom('seed')
    const expected = draws(alone, 'dice', 6, 100)
    const mixed = keyedRandom('seed')
    const found = Array.from({ length: 100 }, (_, i) => {
      draws(mixed, DOMAINS[i % 5]!, 20, i % 4)
      shuffle(mixed, 'bots', [1, 2, 3])
      return drawBelow(mixed, 'dice', 6)
    })
    expect(found).toEqual(expected)
  })

  test('domains, seeds and epochs have different streams', () => {
    const streams = [
      ...DOMAINS.map((domain) => draws(keyedRandom('seed'), domain, WORD, 8)),
      draws(keyedRandom('seed2'), 'dice', WORD, 8),
      ...[1, 2].map((epoch) => draws({ ...keyedRandom('seed'), epoch } as RandomState, 'dice', WORD, 8)),
    ].flat()
    expect(new Set(streams).size).toBe(streams.length)
  })

  test('an epoch raised in the middle changes what comes, not what was', () => {
    const state = keyedRandom('seed') as { seed: string; epoch: number; used: number[] }
    const before = draws(state, 'dice', WORD, 5)
    const replayed = keyedRandom('seed')
    expect(draws(replayed, 'dice', WORD, 5)).toEqual(before)
    state.epoch = 1
    expect(drawBelow(state, 'dice', WORD)).toBe(definedWord('seed', 'dice', 1, 5))
    expect(drawBelow(replayed, 'dice', WORD)).toBe(definedWord('seed', 'dice', 0, 5))
  })

  test('gives the same numbers with its memory dropped', async () => {
    const state = keyedRandom('memory')
    for (let i = 0; i < 20; i++) {
      vi.resetModules()
      const fresh = await import('../../src/random/random.ts')
      const copy = copyRandom(state)
      expect(fresh.drawBelow(copy, 'dice', 1000)).toBe(drawBelow(state, 'dice', 1000))
    }
  })

  test('gives the same numbers to more games by turns than it remembers', () => {
    const diceAndToken = (game: RandomState) => [drawBelow(game, 'dice', 1000), drawBelow(game, 'tokens', 1000)]
    const seeds = Array.from({ length: 700 }, (_, i) => `game ${i}`)
    const games = seeds.map(keyedRandom)
    const found: number[][] = seeds.map(() => [])
    for (let turn = 0; turn < 20; turn++) {
      for (const [i, game] of games.entries()) found[i]!.push(...diceAndToken(game))
    }
    for (const [i, seed] of seeds.entries()) {
      const alone = keyedRandom(seed)
      expect(Array.from({ length: 20 }, () => diceAndToken(alone)).flat()).toEqual(found[i])
    }
  })

  test('the commitment is SHA-256 of the seed and not the key', () => {
    expect(seedCommit('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(seedCommit('abc')).not.toBe(sha256Hex('haven/key/abc'))
  })
})

describe('randomFrom', () => {
  test('is the same for the same text and another for another', () => {
    const thirty = (text: string) => {
      const random = randomFrom(text)
      return Array.from({ length: 30 }, () => random.below(1000))
    }
    expect(thirty('a')).toEqual(thirty('a'))
    expect(thirty('a')).not.toEqual(thirty('b'))
    expect(() => randomFrom('a').below(0)).toThrow(RangeError)
  })

  test('a fast state takes its words from the given random alone', () => {
    const state = (text: string) => fastRandom(randomFrom(text))
    expect(state('a')).toEqual(state('a'))
    expect(state('a')).not.toEqual(state('b'))
    expect(draws(fastRandom({ below: () => 0 }), 'dice', 6, 60).every((n) => n === 0)).toBe(false)
  })
})

/**
 * Where chance comes from. A real game draws from a cipher keyed with its secret seed, so that no number of public dice
 * tells the next one; each domain has a stream of its own, so that a roll never changes what lies in a deck. A
 * resampled state, which is only imagined, draws from a small fast generator. Both are plain JSON and part of the
 * game state.
 */
import { chachaBlock } from './chacha.ts'
import { sha256Hex, sha256Of } from './sha256.ts'

/** Uniform on 0 to n - 1. */
export interface Random {
  below(n: number): number
}

/** No chance at all, for worlds whose hidden part is never looked at. */
export const SAME_EACH_TIME: Random = { below: () => 0 }

/** The order is part of the cipher's nonce: new domains go to the end. */
export const DOMAINS = ['setup', 'upgrades', 'sins', 'apocalypse', 'tokens', 'dice', 'bots'] as const
export type Domain = (typeof DOMAINS)[number]

/** `used` counts the words that each domain has used, in the order of DOMAINS. */
interface Keyed {
  seed: string
  epoch: number
  used: number[]
}

interface Fast {
  fast: [number, number, number, number]
}

export type RandomState = Keyed | Fast

const WORDS = 0x100000000

export function keyedRandom(seed: string): RandomState {
  return { seed, epoch: 0, used: DOMAINS.map(() => 0) }
}

export function fastRandom(random: Random): RandomState {
  const word = () => (random.below(0x10000) << 16) | random.below(0x10000)
  return warmUp([word(), word(), word(), 1])
}

/** A deterministic Random from any text, for tools and tests: fast, not secret. */
export function randomFrom(text: string): Random {
  const [a, b, c] = wordsOf(sha256Of(text))
  const { fast } = warmUp([a! | 0, b! | 0, c! | 0, 1])
  return { below: (n) => fastBelow(fast, checked(n)) }
}

/** What the table shows when a game starts. The key is another hash of the seed, so this tells nothing of it. */
export function seedCommit(seed: string): string {
  return sha256Hex(seed)
}

export function copyRandom(state: RandomState): RandomState {
  if ('fast' in state) {
    const [a, b, c, d] = state.fast
    return { fast: [a, b, c, d] }
  }
  return { seed: state.seed, epoch: state.epoch, used: state.used.slice() }
}

/** Advances the state in place. */
export function drawBelow(state: RandomState, domain: Domain, n: number): number {
  checked(n)
  return 'fast' in state ? fastBelow(state.fast, n) : keyedBelow(state, PLACE[domain], n)
}

/** Fisher-Yates, in place. */
export function shuffle<T>(state: RandomState, domain: Domain, list: T[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = drawBelow(state, domain, i + 1)
    const moved = list[i] as T
    list[i] = list[j] as T
    list[j] = moved
  }
}

const PLACE = Object.fromEntries(DOMAINS.map((domain, place) => [domain, place])) as Record<Domain, number>

function checked(n: number): number {
  if (!(n >= 1 && n <= WORDS) || n !== Math.floor(n)) throw new RangeError(`cannot draw below ${n}`)
  return n
}

/** Both generators cut a word without modulo bias: words of the last, incomplete run of n are thrown away. */
function fits(word: number, rest: number, n: number): boolean {
  return word - rest + n <= WORDS
}

/** `>>> 0` tells the compiler that an integer division will do; it would make 2^32 a 0. */
function restOf(word: number, n: number): number {
  return n === WORDS ? word : (word >>> 0) % (n >>> 0)
}

function keyedBelow(state: Keyed, domain: number, n: number): number {
  for (;;) {
    const i = state.used[domain]!
    state.used[domain] = i + 1
    const word = blockOf(state.seed, domain, state.epoch, Math.floor(i / 16))[i & 15]!
    const rest = restOf(word, n)
    if (fits(word, rest, n)) return rest
  }
}

function fastBelow(fast: Fast['fast'], n: number): number {
  for (;;) {
    const word = sfc32(fast)
    const rest = restOf(word, n)
    if (fits(word, rest, n)) return rest
  }
}

/** Chris Doty-Humphrey's sfc32: three words of chaos and a counter that keeps the period long. */
function sfc32(s: Fast['fast']): number {
  const [a, b, c, count] = s
  const word = (a + b + count) | 0
  s[0] = b ^ (b >>> 9)
  s[1] = (c + (c << 3)) | 0
  s[2] = (((c << 21) | (c >>> 11)) + word) | 0
  s[3] = (count + 1) | 0
  return word >>> 0
}

function warmUp(words: Fast['fast']): Fast {
  for (let i = 0; i < 12; i++) sfc32(words)
  return { fast: words }
}

function wordsOf(bytes: Uint8Array): Uint32Array {
  const words = new Uint32Array(bytes.length >> 2)
  // Little-endian, as ChaCha20 reads its key, on every machine.
  for (let i = 0; i < bytes.length; i++) words[i >> 2]! |= bytes[i]! << ((i & 3) * 8)
  return words
}

// Below: memory of a pure function. Keys and blocks follow from seed, domain, epoch and place alone, so that forgetting
// them changes no number; games that run by turns in one process share it.

interface Block {
  key: Uint32Array | null
  domain: number
  epoch: number
  block: number
  readonly words: Uint32Array
}

const KEYS = 1024
const keys = new Map<string, Uint32Array>()
let lastSeed: string | undefined
let lastKey: Uint32Array = new Uint32Array(8)

function keyOf(seed: string): Uint32Array {
  if (seed === lastSeed) return lastKey
  let key = keys.get(seed)
  if (key === undefined) {
    key = wordsOf(sha256Of(`haven/key/${seed}`))
    if (keys.size >= KEYS) keys.delete(keys.keys().next().value!)
    keys.set(seed, key)
  }
  lastSeed = seed
  lastKey = key
  return key
}

// Direct-mapped: a place holds one block. The key's own words spread the games over the places.
const PLACES = 1024
const blocks: Block[] = Array.from({ length: PLACES }, () => ({
  key: null,
  domain: 0,
  epoch: 0,
  block: 0,
  words: new Uint32Array(16),
}))

function blockOf(seed: string, domain: number, epoch: number, block: number): Uint32Array {
  const key = keyOf(seed)
  const entry = blocks[(key[0]! + domain * 64 + epoch * 7 + block) & (PLACES - 1)]!
  if (entry.key !== key || entry.domain !== domain || entry.epoch !== epoch || entry.block !== block) {
    entry.key = key
    entry.domain = domain
    entry.epoch = epoch
    entry.block = block
    chachaBlock(key, block, domain, epoch, 0, entry.words)
  }
  return entry.words
}

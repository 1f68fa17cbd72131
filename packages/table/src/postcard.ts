import type { Side, View } from '@haven/engine'

/**
 * What a link shows before anybody opens it. What opens something stands behind the `#` of an address and reaches no
 * server; so a link carries a postcard in front of it, of what everybody at the table can see, and nothing that opens
 * anything: `/t?card=t.the-black-tide.pride.4.leah~rocco~_brad#…`.
 */
export interface Postcard {
  readonly of: PostcardKind
  /** Null: chance will tell. */
  readonly story: string | null
  readonly sin: string | null
  /** Null: the game has not begun. */
  readonly round: number | null
  /** The whole team as far as it is known, whoever was in play first. */
  readonly heroes: readonly PostcardHero[]
  readonly winner: Side | null
}

export interface PostcardHero {
  readonly hero: string
  readonly isDead: boolean
}

const KINDS = { p: 'position', t: 'table', r: 'replay' } as const
export type PostcardKind = (typeof KINDS)[keyof typeof KINDS]

export const CARD = 'card'
/** A box may have long names and heroes of its own; nothing longer is read. */
const LONGEST = 400
const MOST_ROUNDS = 999
const MOST_HEROES = 12
const ID = /^[a-z][a-z0-9-]{0,39}$/
const WINNERS: readonly Side[] = ['heroes', 'sins']

const letterOf = (kind: PostcardKind): string => Object.entries(KINDS).find(([, each]) => each === kind)?.[0] ?? ''

/** Of public facts alone: any two games that look the same to a bystander have the same. */
export function postcardOf(of: PostcardKind, { setup, heroes, reserve, round, over }: View): Postcard {
  const isDead = (hero: string): boolean =>
    !reserve.includes(hero) && !heroes.some((each) => each.hero === hero && !each.dead)
  return {
    of,
    story: setup.story,
    sin: setup.sin,
    round,
    heroes: setup.team.map((hero) => ({ hero, isDead: isDead(hero) })),
    winner: over?.winner ?? null,
  }
}

export function writePostcard({ of, story, sin, round, heroes, winner }: Postcard): string {
  const team = heroes.map(({ hero, isDead }) => (isDead ? `_${hero}` : hero)).join('~')
  return [letterOf(of), story ?? '', sin ?? '', round ?? '', team, winner ?? ''].join('.').replace(/\.+$/, '')
}

/** Null: it is none. Whether there is such a story is for those to tell who draw it. */
export function readPostcard(text: string): Postcard | null {
  if (text.length > LONGEST) return null
  const [kind = '', story = '', sin = '', round = '', team = '', winner = '', ...more] = text.split('.')
  const of = Object.hasOwn(KINDS, kind) ? KINDS[kind as keyof typeof KINDS] : null
  const heroes = team === '' ? [] : team.split('~')
  const isRead =
    of !== null &&
    more.length === 0 &&
    [story, sin].every((id) => id === '' || ID.test(id)) &&
    (round === '' || (/^[1-9]\d*$/.test(round) && Number(round) <= MOST_ROUNDS)) &&
    heroes.length <= MOST_HEROES &&
    heroes.every((hero) => ID.test(hero.replace(/^_/, ''))) &&
    (winner === '' || WINNERS.includes(winner as Side))
  if (!isRead) return null
  return {
    of,
    story: story || null,
    sin: sin || null,
    round: round === '' ? null : Number(round),
    heroes: heroes.map((hero) => ({ hero: hero.replace(/^_/, ''), isDead: hero.startsWith('_') })),
    winner: (winner || null) as Side | null,
  }
}

/** The same link with a postcard in it. */
export function withPostcard(path: string, card: Postcard | null): string {
  if (!card) return path
  const at = path.indexOf('#')
  const [before, after] = at < 0 ? [path, ''] : [path.slice(0, at), path.slice(at)]
  return `${before}${before.includes('?') ? '&' : '?'}${CARD}=${writePostcard(card)}${after}`
}

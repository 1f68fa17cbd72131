import { bust } from './bust.ts'
import { type Command, flatten } from './flatten.ts'
import { type HeroLook, portrait } from './hero.ts'
import { FEET, monsterToken, monsterTones } from './monster.ts'
import { pathOf } from './paths.ts'
import type { BoxArt, HeroArt, MonsterArt, Op, View } from './picture.ts'
import { drawPoster } from './poster.ts'
import { drawScene, type Standing } from './scene.ts'

/**
 * The picture of a link, 1200 × 630: the story's poster with the sin over it, whoever lives and who does not, and a
 * stroke for each round; of a game that is over its end. It has no words: those stand beside it, in any language.
 */
export interface LinkFacts {
  readonly story: string | null
  readonly sin: string | null
  readonly round: number | null
  readonly heroes: readonly { readonly hero: string; readonly isDead: boolean }[]
  readonly winner: 'heroes' | 'sins' | null
}

/** What the game knows of the ids. */
export interface LinkWorld {
  readonly art: BoxArt
  readonly classOf: (hero: string) => string | null
  readonly avatarOf: (sin: string) => string | null
  /** Everybody who may be in a team, for the picture of a link that says nothing. */
  readonly team: readonly string[]
}

export const LINK_VIEW: View = [0, 0, 1200, 630]
/** As the page has them in the dark; a test holds both to each other. */
export const CLASS_LIGHTS: Readonly<Record<string, string>> = {
  leader: '#f2c14e',
  shooter: '#56b4e9',
  bruiser: '#f0565b',
  fixer: '#2fbf9b',
}
const NOBODY = '#8a94a5'
const NIGHT = { night: '#07080c', chalk: '#f4f1e8', black: '#000000' }

const moved = (x: number, y: number, scale: number, inside: readonly Command[]): Command => ({
  do: 'move',
  x,
  y,
  turn: 0,
  sx: scale,
  sy: scale,
  inside,
})

/** The end of a game, or the seven before the first one. */
const END: View = [0, 54, 1600, 840]
function ending(world: LinkWorld, winner: 'heroes' | 'sins', sin: string | null, team: LinkFacts['heroes']): Command[] {
  const avatar = avatarIn(world, sin)
  const scene = drawScene({
    winner,
    sin: avatar ? (monsterTones(avatar).c ?? NOBODY) : NOBODY,
    avatar,
    team: team.map(({ hero, isDead }): Standing => ({ ...drawnAs(world, hero), hero, isAlive: !isDead })),
  })
  const scale = LINK_VIEW[2] / END[2]
  return [moved(0, -END[1] * scale, scale, scene)]
}

const drawnAs = ({ art, classOf }: LinkWorld, hero: string): { readonly art: HeroArt; readonly look: HeroLook } => {
  const cls = classOf(hero) ?? ''
  return { art: art.heroes?.[hero] ?? bust, look: { cls, colour: CLASS_LIGHTS[cls] ?? NOBODY } }
}

const avatarIn = ({ art, avatarOf }: LinkWorld, sin: string | null): MonsterArt | null =>
  art.monsters?.[avatarOf(sin ?? '') ?? ''] ?? null

const BAND = 380
const FACE = { y: 540, r: 66, apart: 150 } as const
const MOST_FACES = 8

/** A row of faces at the foot, chalk for those who fell. Which of them fell first nobody told. */
function faces(world: LinkWorld, heroes: LinkFacts['heroes']): Command[] {
  const shown = heroes.slice(0, MOST_FACES)
  const first = LINK_VIEW[2] / 2 - ((shown.length - 1) / 2) * FACE.apart
  return shown.flatMap(({ hero, isDead }, i): Command[] => {
    const { art, look } = drawnAs(world, hero)
    const [x, y, wide] = art.crop
    const scale = (2 * FACE.r) / wide
    const at = first + i * FACE.apart
    const round = ['disc', at, FACE.y, FACE.r] as const
    const face = portrait(hero, art, look, isDead ? { dead: 1 } : {})
    return [
      {
        do: 'clip',
        d: pathOf(round),
        inside: [moved(at - FACE.r - x * scale, FACE.y - FACE.r - y * scale, scale, face)],
      },
      ...flatten([['stroke', round, isDead ? 'chalk' : 'of', { w: 5, a: isDead ? 0.5 : 1 }]], {
        ...NIGHT,
        of: look.colour,
      }),
    ]
  })
}

const MOST_STROKES = 20
/** A stroke of chalk for each round, every fifth across. */
function strokes(round: number): Op[] {
  const count = Math.min(round, MOST_STROKES)
  const lines = Array.from({ length: count }, (_, i): string => {
    const at = 44 + Math.floor(i / 5) * 92 + (i % 5) * 17
    return i % 5 === 4 ? `M${at - 78} 92L${at - 8} 44` : `M${at} ${42 + (i % 2) * 3}L${at - 3 + (i % 3) * 3} 96`
  })
  return lines.length > 0
    ? [
        ['stroke', lines.join(''), 'night', { w: 13, a: 0.75 }],
        ['stroke', lines.join(''), 'chalk', { w: 6 }],
      ]
    : []
}

const SEAL = { x: 1084, y: 122, r: 98, figure: 150 } as const
/** Whom they are up against, in the corner. */
function seal(avatar: MonsterArt): Command[] {
  const [, high] = avatar.size ?? [FEET.x * 2, FEET.y]
  const scale = SEAL.figure / high
  const paints = { ...monsterTones(avatar), ...NIGHT }
  const round = ['disc', SEAL.x, SEAL.y, SEAL.r] as const
  const figure: Op = ['at', [SEAL.x - FEET.x * scale, SEAL.y - SEAL.figure / 2 + 2, scale], monsterToken(avatar)]
  return flatten(
    [
      ['fill', round, 'night', { a: 0.92 }],
      ['clip', round, [figure]],
      ['stroke', round, 'c', { w: 5 }],
    ],
    paints,
  )
}

export function drawLink(facts: LinkFacts, world: LinkWorld): Command[] {
  const { story, sin, round, heroes, winner } = facts
  if (winner) return ending(world, winner, sin, heroes)
  const poster = story === null ? undefined : world.art.posters?.[story]
  if (!poster) {
    const team = heroes.length > 0 ? heroes : world.team.map((hero) => ({ hero, isDead: false }))
    return ending(world, 'sins', sin ?? 'pride', team)
  }
  const avatar = avatarIn(world, sin)
  const band: Op[] =
    heroes.length > 0
      ? [['fill', ['box', 0, BAND, 1200, 250], ['lin', 0, BAND, 0, 520, [0, 'night', 0], [1, 'night', 0.94]]]]
      : []
  return [
    moved(0, -86, 4 / 3, drawPoster(poster)),
    ...flatten(band, NIGHT),
    ...faces(world, heroes),
    ...flatten(round === null ? [] : strokes(round), NIGHT),
    ...(avatar ? seal(avatar) : []),
  ]
}

import { gzipSync } from 'node:zlib'
import { coreBox } from '@haven/content'
import { describe, expect, it } from 'vitest'
import { posters as core } from '../src/core/posters/index.ts'
import {
  CLASS_LIGHTS,
  checkArt,
  drawPoster,
  drawScene,
  placesOf,
  SCENE_CUTS,
  type Scene,
  type SceneCut,
  type Standing,
  toSvg,
} from '../src/index.ts'
import { heroes, monsters, posters } from './ours.ts'

const FORBIDDEN = /filter|mask|feTurb|href|<text|NaN|undefined/

describe('posters', () => {
  const all = Object.entries(posters)

  it('has one of each story of the core box', () => {
    expect(Object.keys(core).sort()).toEqual(coreBox.stories.map(({ id }) => id).sort())
  })

  it('are as those of any box have to be: in their frame, of four colours, of known words, at most 3 kB each', () => {
    const ids = { heroes: [], monsters: [], cards: [], posters: Object.keys(posters), marks: [] }
    const weigh = (text: string): number => gzipSync(text, { level: 9 }).length
    expect(checkArt({ posters }, { ids, others: {}, weigh })).toEqual([])
  })

  it.each(all)('%s is told without filters, words or addresses', (_, art) => {
    expect(toSvg(drawPoster(art), { view: [0, 0, 900, 600], w: 900, h: 600 })).not.toMatch(FORBIDDEN)
  })
})

const standing = (hero: string, isAlive: boolean): Standing => {
  const cls = coreBox.heroes.find(({ id }) => id === hero)?.class ?? 'leader'
  return { hero, art: heroes[hero]!, look: { cls, colour: CLASS_LIGHTS[cls]! }, isAlive }
}
const team = (...dead: string[]): Standing[] => coreBox.heroes.map(({ id }) => standing(id, !dead.includes(id)))
const scene = (part: Partial<Scene>): Scene => ({
  winner: 'sins',
  sin: '#ff5362',
  avatar: monsters['pride-avatar'] ?? null,
  team: team(),
  ...part,
})
const svg = (part: Partial<Scene>, cut: SceneCut = 'wide'): string =>
  toSvg(drawScene(scene(part), cut), { view: SCENE_CUTS[cut], w: 1600, h: 900 })

describe('the end of a game as a scene', () => {
  it('is told without filters, words or addresses, for every winner and every sin', () => {
    for (const winner of ['heroes', 'sins'] as const) {
      for (const [id, avatar] of Object.entries(monsters)) {
        if (id.endsWith('-avatar')) expect(svg({ winner, avatar })).not.toMatch(FORBIDDEN)
      }
    }
  })

  it('is another one for whoever lives, whoever won, and on a phone', () => {
    const all = [
      svg({}),
      svg({ team: team('rose') }),
      svg({ team: team('rose', 'karl') }),
      svg({ winner: 'heroes' }),
      svg({}, 'tall'),
      svg({}, 'band'),
      svg({ isPlain: true }),
    ]
    expect(new Set(all).size).toBe(all.length)
  })

  it('keeps everybody in one place, whatever became of the others', () => {
    const places = (dead: readonly string[]): string[] =>
      drawScene(scene({ team: team(...dead) })).flatMap((command) =>
        command.do === 'move' && command.sx < 2 ? [`${command.x} ${command.y} ${command.sx}`] : [],
      )
    expect(places([])).toHaveLength(7)
    expect(places(['rose', 'leah', 'brad'])).toEqual(places([]))
  })

  it('says where in the row each of them stands, so that names can stand below', () => {
    const places = Object.values(placesOf(team().map(({ hero }) => hero)))
    expect(places).toHaveLength(7)
    const apart = [...places].sort((a, b) => a - b).map((place, i, all) => place - (all[i - 1] ?? -1))
    expect(Math.min(...apart)).toBeGreaterThan(0.1)
    expect(placesOf(['rose', 'nsh-ines'])).toMatchObject({ rose: placesOf(['rose']).rose })
  })

  it('finds a place for a hero of another box, and draws a sin that nobody drew', () => {
    const stranger = { ...standing('leah', true), hero: 'nsh-ines' }
    const others = team().filter(({ hero }) => hero !== 'leah')
    expect(svg({ team: [...others, stranger], avatar: null })).not.toMatch(FORBIDDEN)
    expect(drawScene(scene({ team: [...others, stranger] })).filter(({ do: what }) => what === 'move').length).toBe(
      drawScene(scene({})).filter(({ do: what }) => what === 'move').length,
    )
  })
})

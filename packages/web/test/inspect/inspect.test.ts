import * as content from '@haven/content'
import { coreBox } from '@haven/content'
import { compileBox, type Position, type View } from '@haven/engine'
import { catalogueOf } from '@haven/text'
import { fetchPart, type LanguageId, OFFERED } from '@haven/text/languages'
import { describe, expect, test } from 'vitest'
import { facts, fixtures } from '../../src/app/gallery/fixtures.ts'
import { type Inspection, inspect, type Looking } from '../../src/model/inspect/inspect.ts'
import { allThings, THINGS, thing, thingOf } from '../../src/model/inspect/things.ts'

const rules = compileBox(coreBox)

async function lookingIn(language: LanguageId, view: View | null): Promise<Looking> {
  const say = catalogueOf(await fetchPart(language, 'game'))
  return { rules, facts, say, words: (await fetchPart(language, 'things'))(say.say), view }
}

function seen(text: string, look: Looking): Inspection {
  const of = thingOf(text)
  const found = of && inspect(of, look)
  if (!found) throw new Error(`nothing is said of ${text}`)
  return found
}

/** What is on the table in a moment of a game, as pieces, panels and strip name it. */
function thingsOf(view: View): string[] {
  const { geometry } = rules.tables.maps.get(view.setup.map)!
  return [
    ...view.tokens.map(({ kind, space }) => thing('token', kind, space)),
    ...view.faceDown.map(({ space }) => thing('token', 'back', space)),
    ...view.altars.map((space) => thing('token', 'altar', space)),
    ...view.metro.map(({ space }) => thing('token', 'metro', space)),
    ...view.orbital.map((space) => thing('token', 'orbital', space)),
    ...view.npcs.map(({ npc, space }) => thing('token', npc, space)),
    ...view.monsters.map(({ id, space }) => thing('monster', id, space)),
    ...geometry.spaces.map((space) => thing('space', space)),
    ...geometry.spaces.flatMap((space, i) => geometry.cityActions[i]!.map((icon) => thing('icon', icon, space))),
    ...view.heroes.flatMap(({ hero }) => [
      thing('hero', hero),
      ...['fight', 'skill', 'defense', 'ranged', 'corruption', 'lives'].map((stat) => thing('stat', stat, hero)),
      ...[1, 2, 3, 4, 5, 6, 7].map((slot) => thing('slot', slot, hero)),
      ...['turn', 'extra', 'city'].map((token) => thing('counter', token, hero)),
      thing('chip', 'company', hero),
    ]),
    ...view.reserve.map((hero) => thing('hero', hero)),
    ...['acolyte', 'abomination', 'controller', 'avatar'].map((kind) => thing('stat', 'defense', kind)),
  ]
}

describe.each<LanguageId>([...OFFERED, 'pseudo'])('in %s', (language) => {
  test('everything of the core box has a name, a meaning and a rule that is in the book', async () => {
    const look = await lookingIn(language, null)
    const all = Object.values(allThings(facts, look.words)).flat()
    expect(new Set(all.map((text) => thingOf(text)?.of)).size).toBeGreaterThanOrEqual(THINGS.length - 2)
    expect(new Set(all).size).toBe(all.length)
    for (const text of all) {
      const { title, kind, means, rules: cited } = seen(text, look)
      for (const words of [title, kind, means]) expect(words, text).toMatch(/\p{L}{2}/u)
      expect(means, text).toMatch(/[.…]⟧?$/)
      expect(cited.length, text).toBeGreaterThan(0)
      for (const rule of cited) expect(look.say.rule(rule), `${text}: ${rule}`).not.toBeNull()
    }
  })

  test('and says what is true of it in a game, without an id', async () => {
    let said = 0
    for (const { view } of fixtures) {
      const look = await lookingIn(language, view)
      for (const text of [...Object.values(allThings(facts, look.words)).flat(), ...thingsOf(view)]) {
        const found = seen(text, look)
        for (const line of [found.title, ...found.now]) {
          expect(line, text).not.toMatch(/undefined|NaN|\[object|\bs\d,\d|^$/)
        }
        said += found.now.length
      }
    }
    expect(said).toBeGreaterThan(300)
  })
})

test('no card of the box is missing from the list', async () => {
  const { words } = await lookingIn('en', null)
  const listed = new Set(
    Object.values(allThings(facts, words))
      .flat()
      .map((text) => thingOf(text)?.id),
  )
  const ids = [
    content.FORM_IDS,
    content.ABILITY_IDS,
    content.SIN_IDS,
    content.SIN_TEXT_IDS,
    content.SIN_CARD_IDS,
    content.ACOLYTE_IDS,
    content.ACOLYTE_ABILITY_IDS,
    content.HELL_CLUB_IDS,
    content.APOCALYPSE_IDS,
    content.UPGRADE_IDS,
    content.DARK_PAST_IDS,
    content.BOSS_IDS,
    content.STORY_IDS,
    content.MISSION_IDS,
  ].flat()
  expect(ids.filter((id) => !listed.has(id))).toEqual([])
  expect(content.TRACK_IDS.length).toBe(facts.track.length)
})

describe('what is true now', () => {
  const position = (more: Partial<Position>): View =>
    rules.view(
      rules.fromPosition(
        {
          haven: 1,
          setup: {
            edition: 'final',
            sin: 'pride',
            acolytes: 'nuns',
            story: 'havens-last-stand',
            map: 'havens-last-stand-a',
            heroPlayers: 3,
            heroes: ['rose', 'thorley', 'rocco'],
          },
          current: { phase: 'hero-turn', hero: 'rose' },
          ...more,
        },
        'seed',
      ),
      'hero1',
    )
  const nowOf = async (text: string, view: View, way: Looking['way'] = null): Promise<readonly string[]> =>
    seen(text, { ...(await lookingIn('en', view)), way }).now

  test('MOVE-8, MOVE-7: what a check would cost whoever goes there', async () => {
    const view = position({
      tokens: [
        { kind: 'fire', space: 's1,2' },
        { kind: 'fire', space: 's1,2' },
        { kind: 'corruption', space: 's1,1' },
      ],
    })
    expect(await nowOf('token:fire@s1,2', view)).toEqual(['2 dice for whoever enters or leaves: 75% a wound.'])
    const [check, way] = await nowOf('token:corruption@s1,1', view, {
      hero: 'thorley',
      to: 's2,2',
      spaces: ['s1,1', 's2,2'],
    })
    // A street may have a printed one beside the token.
    expect(check).toMatch(/^[12] (die|dice) for whoever enters or leaves: (20|36)% corruption\.$/)
    expect(way).toBe('Thorley’s way to C3 crosses it.')
  })

  test('MOVE-11, REACT-1: whom a monster can come to', async () => {
    const view = position({
      heroes: [
        { hero: 'rose', space: 's0,0' },
        { hero: 'thorley', space: 's3,2' },
        { hero: 'rocco', space: 's3,2' },
      ],
      monsters: [
        { kind: 'acolyte', space: 's0,0' },
        { kind: 'abomination', space: 's2,0' },
      ],
    })
    const [acolyte, abomination] = view.monsters.map(({ id }) => id)
    expect(await nowOf(`monster:${acolyte}@s0,0`, view)).toContain('Held by Rose: it cannot walk away.')
    expect(await nowOf(`monster:${abomination}@s2,0`, view)).toContain('One reaction brings it to Rose.')
  })

  test('text-pin, MARK-1: who is pinned, and what marks a space', async () => {
    const view = position({
      heroes: [{ hero: 'rose', space: 's0,2' }],
      monsters: [{ kind: 'acolyte', space: 's0,0', pinned: true }],
      spaceMarks: [
        { space: 's1,1', key: 'commissioner', until: 'round' },
        { space: 's1,1', key: 'altar', until: 'game' },
      ],
    })
    expect(await nowOf('monster:acolyte-1@s0,0', view)).toContain(
      'Pinned: it makes no step until the end of the round. It fights where it stands.',
    )
    expect(await nowOf('token:mark@s1,1', view)).toEqual(['Commissioner, until the end of the round.', 'Altar.'])
  })

  test('WOUND-2, CORR-4: lives and bonuses of a hero', async () => {
    const view = position({ heroes: [{ hero: 'rose', corruption: 3, wounds: [2, 5] }] })
    expect(await nowOf('stat:lives@rose', view)).toEqual(['3 of 5 lives left.'])
    expect(await nowOf('slot:2@rose', view)).toContain('A wound covers it: it does not count.')
    expect(await nowOf('slot:3@rose', view)).toContain('Corruption is here.')
    expect(await nowOf('slot:7@rose', view)).toContain('Corruption is not so high yet.')
  })

  test('DEATH-4: how many deaths the Reserve can bear', async () => {
    const view = position({ reserve: [] })
    expect(await nowOf('reserve', view)).toEqual(['Nobody is left.', 'The next death loses the game.'])
  })
})

test('an attribute that names nothing gives nothing', async () => {
  const look = await lookingIn('en', null)
  expect(thingOf('planet:mars')).toBeNull()
  expect(thingOf('token:fire@s2,1')).toEqual({ of: 'token', id: 'fire', at: 's2,1' })
  for (const text of ['token:gold', 'card:no-such-card', 'slot:9@leah', 'level:12', 'hero:nobody', 'token:toString']) {
    expect(inspect(thingOf(text)!, look), text).toBeNull()
  }
})

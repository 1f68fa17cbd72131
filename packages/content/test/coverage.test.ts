import { readdirSync, readFileSync } from 'node:fs'
import {
  ABILITY_IDS,
  ACOLYTE_ABILITY_IDS,
  ACOLYTE_IDS,
  APOCALYPSE_IDS,
  BOSS_IDS,
  coreBox,
  DARK_PAST_IDS,
  FORM_IDS,
  HELL_CLUB_IDS,
  HERO_IDS,
  MAP_IDS,
  MISSION_IDS,
  SIN_CARD_IDS,
  SIN_IDS,
  SIN_TEXT_IDS,
  STORY_IDS,
  STORY_RULE_IDS,
  TILE_IDS,
  TRACK_IDS,
  UPGRADE_IDS,
} from '@haven/content'
import { describe, expect, test } from 'vitest'

/**
 * Every text of the box has three tests: that it works, when it cannot be used or does not apply, and that a bystander
 * is untouched. They are found by their titles.
 */

const KINDS = ['works', 'cannot', 'bystander'] as const

/** Level 0 of the track says nothing. */
const SILENT: readonly string[] = ['track-0']

/** The other ids (heroes, forms, sins, tiles, maps) name things without a text of their own: box.test.ts has their figures. */
const TEXT_IDS: readonly string[] = [
  ...ABILITY_IDS,
  ...SIN_TEXT_IDS,
  ...SIN_CARD_IDS,
  ...ACOLYTE_ABILITY_IDS,
  ...HELL_CLUB_IDS,
  ...APOCALYPSE_IDS,
  ...TRACK_IDS,
  ...UPGRADE_IDS,
  ...DARK_PAST_IDS,
  ...STORY_IDS, // their tasks
  ...MISSION_IDS, // and their events
  ...STORY_RULE_IDS,
  ...BOSS_IDS,
].filter((id) => !SILENT.includes(id))

const here = new URL('.', import.meta.url)

/** "id kind" of every test, and where it stands. */
function titles(): string[] {
  const found: string[] = []
  for (const file of readdirSync(here).filter((name) => name.endsWith('.test.ts'))) {
    const text = readFileSync(new URL(file, here), 'utf8')
    for (const [, , title = ''] of text.matchAll(/^\s*test\(\s*(['"`])(.*?)\1/gm)) {
      const [, id, kind] = /^(\S+) (works|cannot|bystander): \S/.exec(title) ?? []
      if (id && kind) found.push(`${id} ${kind}`)
    }
  }
  return found
}

const tested = titles()

describe('every text has its three tests', () => {
  test.each(TEXT_IDS)('%s', (id) => {
    expect(KINDS.filter((kind) => !tested.includes(`${id} ${kind}`))).toEqual([])
  })

  test('and no test names a text that the box does not hold', () => {
    expect(tested.filter((title) => !TEXT_IDS.includes(title.split(' ')[0] as string))).toEqual([])
  })
})

describe('the lists of ids are the contents of the box', () => {
  const { heroes, sins, acolytes, hellClub, apocalypse, track, upgrades, darkPast, tiles, stories, maps } = coreBox
  const forms = heroes.flatMap((hero) => (hero.secondForm ? [hero, hero.secondForm] : [hero]))
  const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id)
  const lists: [name: string, ids: readonly string[], box: readonly string[]][] = [
    ['heroes', HERO_IDS, ids(heroes)],
    ['forms', FORM_IDS, ids(forms)],
    ['abilities', ABILITY_IDS, ids(forms.map(({ ability }) => ability))],
    ['sins', SIN_IDS, ids(sins)],
    ['sin texts', SIN_TEXT_IDS, ids(sins.flatMap(({ power, controller, avatar }) => [power, controller, avatar]))],
    ['sin cards', SIN_CARD_IDS, ids(sins.flatMap(({ cards }) => cards))],
    ['acolytes', ACOLYTE_IDS, ids(acolytes)],
    ['acolyte abilities', ACOLYTE_ABILITY_IDS, acolytes.map(({ ability }) => ability)],
    ['Hell Club', HELL_CLUB_IDS, ids(hellClub)],
    ['Apocalypse cards', APOCALYPSE_IDS, ids(apocalypse)],
    ['track', TRACK_IDS, ids(track)],
    ['Upgrades', UPGRADE_IDS, ids(upgrades)],
    ['Dark Past', DARK_PAST_IDS, ids(darkPast)],
    ['tiles', TILE_IDS, ids(tiles)],
    ['stories', STORY_IDS, ids(stories)],
    ['maps', MAP_IDS, ids(maps)],
    ['missions', MISSION_IDS, ids(stories.flatMap(({ missions }) => missions))],
    ['bosses', BOSS_IDS, ids(stories.flatMap(({ bosses = [] }) => bosses))],
  ]

  test.each(lists)('%s', (_, named, held) => {
    expect([...held].sort()).toEqual([...named].sort())
    expect(new Set(named).size).toBe(named.length)
  })

  test('rules of a story’s own: each story that has one has an id for it', () => {
    const withRules = stories.filter(({ modifiers, triggers, deed, grief }) => modifiers ?? triggers ?? deed ?? grief)
    expect(withRules.map(({ id }) => id)).toEqual(['haven-in-flames', 'no-one-left-behind', 'the-seventh-hour'])
    expect(STORY_RULE_IDS).toEqual(['hif-smoke', 'nlb-grief', 'svh-anchors'])
  })
})

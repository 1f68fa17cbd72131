import { readdirSync, readFileSync } from 'node:fs'
import { coreBox } from '@haven/content'
import { checkBox } from '@haven/engine/kit'
import { box, words } from '@haven/second-box'
import { english, withWords } from '@haven/text'
import { describe, expect, test } from 'vitest'

/** Every text of the box has three tests, found by their titles: it works, it cannot be used, a bystander is untouched. */

const KINDS = ['works', 'cannot', 'bystander'] as const

/** Rules of the stories' own. */
const STORY_RULES = ['tlw-secured', 'tlg-the-book', 'sgf-kindle', 'sgf-trample']

const TEXT_IDS: readonly string[] = [
  ...box.sins.flatMap(({ power, controller, avatar, cards }) => [power, controller, avatar, ...cards]),
  ...box.acolytes.map(({ ability }) => ({ id: ability })),
  ...box.upgrades,
  ...box.darkPast,
  ...box.heroes.map(({ ability }) => ability),
  ...box.stories,
  ...box.stories.flatMap(({ missions }) => missions),
]
  .map(({ id }) => id)
  .concat(STORY_RULES)

const here = new URL('.', import.meta.url)

/** "id kind" of every test. */
const tested = readdirSync(here)
  .filter((name) => name.endsWith('.test.ts'))
  .flatMap((file) => [...readFileSync(new URL(file, here), 'utf8').matchAll(/^\s*test\(\s*(['"`])(.*?)\1/gm)])
  .flatMap(([, , title = '']) => {
    const [, id, kind] = /^(\S+) (works|cannot|bystander): \S/.exec(title) ?? []
    return id && kind ? [`${id} ${kind}`] : []
  })

describe('every text has its three tests', () => {
  test.each(TEXT_IDS)('%s', (id) => {
    expect(KINDS.filter((kind) => !tested.includes(`${id} ${kind}`))).toEqual([])
  })

  test('and no test names a text that the box does not hold', () => {
    expect(tested.filter((title) => !TEXT_IDS.includes(title.split(' ')[0] as string))).toEqual([])
  })
})

test('the box has no fault, and words for everything', () => {
  const catalogue = withWords(english, words)
  const written = Object.keys(words.cards ?? {})
  expect(
    checkBox([coreBox, box], { card: (id) => catalogue.card(id), written }).filter((fault) => fault.box === 1),
  ).toEqual([])
})

test('every way out of a choice has its words, and every one that bots are told of is a way', () => {
  const heroWays = ['sin-eater:1', 'sin-eater:2']
  const ofSins = box.sins.flatMap(({ power, controller, avatar, cards }) => [power, controller, avatar, ...cards])
  const missions = box.stories.flatMap((story) => story.missions)
  const texts = [...ofSins, ...box.darkPast, ...box.stories, ...missions]
  const told = texts.flatMap(({ id, ways = {} }) => Object.keys(ways).map((way) => `${id}:${way}`))
  expect(Object.keys(words.choices ?? {}).sort()).toEqual([...told, ...heroWays].sort())
})

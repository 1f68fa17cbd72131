import { coreBox } from '@haven/content'
import { compileBox, type Event, type Progress, randomFrom } from '@haven/engine'
import { box, words } from '@haven/second-box'
import { english as core, withWords } from '@haven/text'
import { describe, expect, test } from 'vitest'

/** What stories, maps and missions say is held against their boxes. */

const english = withWords(core, words)
const stories = [...coreBox.stories, ...box.stories]
const maps = [...coreBox.maps, ...box.maps]
const inGame = (heroes: number) => english.of({ edition: 'final', heroes: Array.from({ length: heroes }) })
const textFor = (heroes: number, id: string): string => inGame(heroes).card(id)?.text ?? ''
const textOf = (id: string): string => textFor(3, id)
const missions = stories.flatMap((story) => story.missions)
const rules = compileBox(coreBox, box)

/** Where the number of heroes is part of what has to be so, not of how often. */
const CONDITIONS: Readonly<Record<string, (heroes: number) => string>> = {
  'lto-5-dawn-protocol': (heroes) => `at least ${heroes - 1} heroes`,
  'sgf-2-keep-them-burning': (heroes) => `at least ${heroes} spaces`,
}

/** Rounds that begin with something else than tokens placed. */
const OTHER_TASKS: Readonly<Record<string, RegExp>> = {
  'the-long-watch': /^Each round begins with a march: .* 2 monsters 1 step each, nearer to the Haven Constabulary/,
  'signal-fires': /^Round begins: .* places 1 Corruption or removes 1 Fire/,
}

const KILLED: Readonly<Record<string, string>> = { fallen: 'Elias Marsh' }

/** Words without which a way to make progress is not told. */
function wordsFor(way: Progress): (string | RegExp)[] {
  const kinds = (way.of ?? []).map((kind) => KILLED[kind] ?? english.name(kind))
  switch (way.on) {
    case 'kill':
      return [/\b[Kk]ill/, ...(way.of ? kinds : ['monsters'])]
    case 'remove':
      return kinds
    case 'repent':
      return ['Repent icon']
    case 'flip':
      return ['Flip the face-down tokens']
    case 'city':
      return ['City Actions', 'Each District counts once']
    case 'rescue':
      return [/Take \d Innocents/]
    case 'deliver':
      return [/Hand over \d Innocents/]
    case 'meet':
      return ['NPCs']
    case 'strike':
      return ['Orbital Strike']
    case 'turnEnd':
      return [/\bends? a turn/]
    case 'aim':
      return ['Orbital Strike token']
    case 'pray':
      return ['each Skill result']
    case 'kindle':
      return ['Kindle']
    case 'roundEnd':
      return [/the end of (a|\d) rounds?/]
  }
}

describe('missions', () => {
  test.each(missions)('$id says how often in plain numbers, for three and for four heroes', ({ id, count }) => {
    for (const heroes of [3, 4]) {
      const text = textFor(heroes, id)
      expect(text).not.toMatch(/Hero Number|[{}]/)
      expect(text).toContain(CONDITIONS[id]?.(heroes) ?? '')
      if (count(heroes) > 1) expect(text).toMatch(new RegExp(`\\b${count(heroes)}\\b`))
      expect(inGame(heroes).goal(id, count(heroes))).not.toMatch(/[#{}]/)
    }
    const isFixed = count(3) === count(4) && !(id in CONDITIONS)
    expect(textFor(3, id) === textFor(4, id)).toBe(isFixed)
  })

  test.each(missions)('$id says what counts', ({ id, progress }) => {
    for (const way of progress) for (const words of wordsFor(way)) expect(textOf(id)).toMatch(words)
  })

  test.each(missions)('$id says what follows', ({ id, next, event }) => {
    const text = textOf(id)
    for (const each of next) expect(text).toContain(english.name(each))
    expect(text.includes('Hero players choose')).toBe(next.length > 1)
    expect(/\b(win|wins|won)\b/.test(text)).toBe(next.length === 0)
    const told = /Then (the Controller|the Avatar|Elias Marsh) is summoned/.test(text)
    expect(told).toBe(event !== undefined)
  })

  test.each(missions)('$id says whether Altars can be broken and Innocents handed over', ({ id, altars, deliver }) => {
    expect(/\bbreak an Altar|Break \d Altars/.test(textOf(id))).toBe(altars === true)
    expect(textOf(id).includes('Hand over')).toBe(deliver !== undefined)
  })
})

describe('stories', () => {
  test.each(stories)('$id says whether heroes have a Dark Past', ({ id, darkPast }) => {
    expect(textOf(id).includes('Dark Past')).toBe(darkPast)
  })

  const placing = stories.filter(({ id }) => !(id in OTHER_TASKS))
  test.each(placing)('$id says what its rounds begin with', ({ id }) => {
    const placed = tasksOf(id).map(({ token }) => english.name(token))
    expect(placed.length).toBeGreaterThan(0)
    expect(new Set(placed).size).toBe(1)
    expect(textOf(id)).toMatch(new RegExp(`^Each round begins with ${placed.length} new ${placed[0]}\\b`))
  })

  test.each(Object.entries(OTHER_TASKS))('%s says what its rounds begin with', (id, words) => {
    expect(textOf(id)).toMatch(words)
  })

  test.each(stories)('$id has a briefing', ({ id, missions: own }) => {
    expect(english.card(id)?.flavour).toBeTruthy()
    for (const mission of own) expect(english.card(mission.id)?.flavour).toBeTruthy()
  })

  test('each rule of its own is named by the stories in which it holds', () => {
    const naming = (rule: string): string[] =>
      stories.filter(({ id }) => textOf(id).includes(english.name(rule))).map(({ id }) => id)
    expect(naming('hif-smoke')).toEqual(['haven-in-flames'])
    expect(naming('nlb-grief')).toEqual(stories.filter(({ grief }) => grief).map(({ id }) => id))
    expect(naming('svh-anchors')).toEqual(['the-seventh-hour'])
    expect(naming('tlg-the-book')).toEqual(['the-ledger'])
    expect(naming('sgf-kindle')).toEqual(['signal-fires'])
    expect(naming('sgf-trample')).toEqual(['signal-fires'])
  })
})

/** Tokens that the first round's task places, as it happens. */
function tasksOf(story: string): Extract<Event, { event: 'tokenPlaced' }>[] {
  const setup = rules.resolveSetup({ heroPlayers: 1, story }, randomFrom(story))
  const opening = rules.opening(setup, story)
  const events = [...opening.events]
  for (let { state } = opening; ; ) {
    const [prompt] = rules.prompts(state)
    if (!prompt || prompt.kind === 'first-hero') break
    const [option] = rules.options(state, prompt)
    const result = rules.decide(state, { prompt: prompt.id, seat: prompt.seat, option: option?.id ?? '' })
    events.push(...result.events)
    state = result.state
  }
  return events.filter((event) => event.event === 'tokenPlaced').filter(({ cause }) => cause === story)
}

describe('maps', () => {
  test.each(maps)('$id says whose map it is and how large', ({ id, story, tiles }) => {
    expect(textOf(id)).toMatch(new RegExp(`^Map ${id.endsWith('-a') ? 'A' : 'B'} of ${english.name(story)}\\.`))
    expect(textOf(id)).toContain(`${tiles.length} tiles`)
  })
})

import { ACOLYTE_IDS, coreBox, MAP_IDS, SIN_IDS, UPGRADE_IDS } from '@haven/content'
import {
  compileBox,
  type Event,
  type Option,
  type Position,
  PROMPT_KINDS,
  type Prompt,
  randomFrom,
  type State,
} from '@haven/engine'
import type { OptionFacts } from '@haven/text'
import { describe, expect, test } from 'vitest'
import { expectNoIds, expectWords, type Spoken, spoken } from './sentences.ts'

/** Games played at random, over all stories: everything that comes up has words. */

const rules = compileBox(coreBox)
const kinds = new Set<string>()
/** Cards and texts that asked something or made something happen. */
const causes = new Set<string>()

function play(opening: { state: State; events: Event[] }, seed: string, most: number): void {
  const random = randomFrom(seed)
  let { state } = opening
  narrate(opening.events)
  for (let decisions = 0; decisions < most; decisions++) {
    const [prompt] = rules.prompts(state)
    if (!prompt) break
    kinds.add(prompt.kind)
    causes.add(prompt.subject.cause ?? prompt.rule)
    const options = rules.options(state, prompt)
    const facts = {
      trackOf: (hero: string) => rules.tables.heroes.get(hero)?.track,
      spaceOf: (monster: string) => rules.view(state, 'all').monsters.find((each) => each.id === monster)?.space,
    }
    const shown = decisions % 7 === 0 ? facts : undefined
    for (const each of spoken) askIn(each, prompt, options, shown)
    // Ending turns early would end games early: other answers come first.
    const lively = options.filter((option) => option.do !== 'end' && !option.none)
    const pool = lively.length > 0 && random.below(5) > 0 ? lively : options
    const option = pool[random.below(pool.length)]
    if (!option) throw new Error(`no answer to ${prompt.kind}`)
    const result = rules.decide(state, { prompt: prompt.id, seat: prompt.seat, option: option.id })
    state = result.state
    narrate(result.events)
  }
  const outcome = rules.outcome(state)
  if (outcome) for (const each of spoken) expectWords(each.catalogue.outcome(outcome), outcome, each)
}

function askIn(each: Spoken, prompt: Prompt, options: readonly Option[], facts?: OptionFacts): void {
  const { catalogue } = each
  const question = catalogue.prompt(prompt)
  expectWords(question, prompt, each)
  expectNoIds(question, prompt)
  const texts = options.map((option) => catalogue.option(option, prompt, facts))
  for (const [i, text] of texts.entries()) {
    expectWords(text, options[i], each)
    expectNoIds(text, options[i])
  }
  expect(new Set(texts).size, `${question} ${texts.join(' | ')}`).toBe(texts.length)
}

function narrate(events: readonly Event[]): void {
  for (const event of events) if ('cause' in event) causes.add(event.cause)
  for (const viewer of ['all', 'spectator'] as const) {
    for (const event of rules.viewEvents([...events], viewer)) {
      for (const each of spoken) {
        const text = each.catalogue.event(event)
        expectWords(text, event, each)
        if (!each.sentence.test(text)) expect.fail(`no sentence: ${text}`)
        expectNoIds(text, event)
      }
    }
  }
}

const turnOf = <T>(list: readonly T[], turn: number): T => list[turn % list.length] as T

/** Sin, acolytes, players and edition take turns, so that each meets each story. */
const setupOf = (map: string, turn: number) => ({
  map,
  sin: turnOf(SIN_IDS, Math.floor(turn / 2) + turn),
  acolytes: turnOf(ACOLYTE_IDS, turn),
  heroPlayers: 1 + (turn % 4),
  edition: turn % 3 === 2 ? ('preview' as const) : ('final' as const),
})

describe('games played at random are told in words from beginning to end', () => {
  test.each(MAP_IDS.map((map, i) => [map, i] as const))('%s', (map, i) => {
    const seed = `words-${map}`
    const setup = rules.resolveSetup(setupOf(map, i), randomFrom(seed))
    play(rules.opening(setup, seed), seed, 600)
  })
})

const missions = coreBox.stories.flatMap((story, s) =>
  story.missions.map((mission, m) => ({
    id: mission.id,
    mission,
    story,
    map: turnOf(
      coreBox.maps.filter((map) => map.story === story.id),
      m,
    ),
    turn: s + m,
  })),
)

/** Where the second hero stands, if the mission wants somebody somewhere. */
const WANTED: Readonly<Record<string, string>> = {
  'nlb-3a-to-the-hospital': 'saint-jude-hospital',
  'lto-5-dawn-protocol': 'uplink-tower',
}

/** A mission about to be accomplished: cards in force, and heroes who carry much and have much to lose. */
function fullSwing({ id, mission, story, map, turn }: (typeof missions)[number]): Position {
  const setup = rules.resolveSetup(setupOf(map.id, turn), randomFrom(id))
  const deck = coreBox.apocalypse.filter(({ type }) => story.type === 'mixed' || type === story.type)
  const held = map.tokens.find(({ kind }) => kind === 'innocent')
  const hunted = mission.progress.flatMap(({ on, of = [] }) => (on === 'kill' ? of : []))
  const [den = ''] = map.altars
  return {
    haven: 1,
    setup,
    round: 3,
    mission: { id, progress: mission.count(setup.heroes.length) - 1 },
    apocalypseCards: deck.filter((_, i) => i % 2 === turn % 2).map((card) => card.id),
    tokens: map.tokens.filter((token) => token !== held),
    monsters: [
      ...map.monsters,
      ...(['controller', 'avatar'] as const)
        .filter((kind) => hunted.includes(kind))
        .map((kind) => ({ kind, space: den })),
      ...(id.startsWith('afk-4') ? [{ kind: 'fallen', who: 'marsh', space: den }] : []),
    ],
    heroes: setup.heroes.map((hero, i) => ({
      hero,
      space: i === 0 ? den : i === 1 ? (WANTED[id] ?? map.start) : map.start,
      corruption: i === 0 ? 6 : 4,
      wounds: [1],
      extraTurns: i === 1 ? 1 : 0,
      upgrades: i === 2 ? UPGRADE_IDS.slice(turn % 4, (turn % 4) + 2) : [],
      innocents: i === 1 && held ? 1 : 0,
    })),
    current: { phase: 'round-start' },
  }
}

describe('so is every mission, from the middle of its story', () => {
  test.each(missions)('$id', (mission) => {
    play(rules.openPosition(fullSwing(mission), mission.id), `${mission.id}-again`, 250)
  })
})

/** Texts with questions, answers or log lines of their own. */
const TOLD_APART = [
  'malpractice',
  'spare-change',
  'vespers',
  'sloth-power',
  'sloth-neglect',
  'pride-whose-glory',
  'apo-t7',
  'apo-c3',
  'apo-r4',
  'apo-r7',
  'fallen-marsh',
  'nlb-grief',
  'nlb-3a-to-the-hospital',
  'nlb-3b-to-the-gate',
  'past-6',
  'past-7',
]

test('nearly everything has come up', () => {
  const never = PROMPT_KINDS.filter((kind) => !kinds.has(kind))
  expect(never.length, `never asked: ${never.join(', ')}`).toBeLessThan(4)
  expect(TOLD_APART.filter((cause) => !causes.has(cause))).toEqual([])
})

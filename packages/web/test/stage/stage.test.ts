import { createThinker, type SkillPlan } from '@haven/bots/thinker'
import type { Event, Option, PromptKind, View } from '@haven/engine'
import type { LogStep } from '@haven/table'
import { describe, expect, test } from 'vitest'
import moments from '../../src/app/gallery/moments.json' with { type: 'json' }
import { gameAt, type Moment } from '../../src/app/gallery/moments.ts'
import { words } from '../../src/base/words.ts'
import { factsOf } from '../../src/model/facts.ts'
import { missionPins, roundsAtPace } from '../../src/model/mission-now.ts'
import { rules } from '../../src/model/rules.ts'
import type { Question } from '../../src/model/targets.ts'
import { type HeroModel, heroModels } from '../../src/parts/panels/hero-model.ts'
import { cardOptions, stageCards } from '../../src/screens/table/card-stage.ts'
import { isThere, purseAfter, toggleRemoval } from '../../src/screens/table/plan-steps.ts'
import { stageContent } from '../../src/screens/table/stage-content.ts'
import { stageSlots, woundSource } from '../../src/screens/table/wound-model.ts'

const facts = factsOf(rules.tables)
const think = createThinker(rules, () => 0)

function at(kind: PromptKind) {
  const game = gameAt(rules, moments.find((each) => each.kind === kind) as Moment)
  const view = rules.view(game.state, game.prompts[0]!.seat)
  return { game, view, question: view.prompts[0] as Question }
}

const contentAt = async (kind: PromptKind) => {
  const { view, question } = at(kind)
  const plan = await think('plan', view, {})
  return stageContent({ question, view, plan, isFight: false, isThrown: false })
}

describe('what lies on the stage', () => {
  test.each([
    ['wound-slot', 'wounds'],
    ['heal-slot', 'heal'],
    ['faith', 'faith'],
    ['kill', 'kill'],
    ['remove-token', 'remove'],
    ['reroll', 'reroll'],
    ['acolyte', 'ask'],
    ['ability', 'ask'],
    ['upgrade', 'cards'],
    ['inherit', 'cards'],
    ['lose-upgrade', 'cards'],
    ['apocalypse-card', 'cards'],
    ['mission', 'cards'],
    ['choice', 'cards'],
    ['dark-past', 'cards'],
    ['reserve-hero', 'cards'],
  ] as const)('%s: %s', async (kind, content) => {
    expect(await contentAt(kind)).toBe(content)
  })

  test.each(['hero-turn', 'story-task', 'reaction-move', 'summon', 'sin-card', 'first-hero', 'city-action'] as const)(
    '%s is answered elsewhere',
    async (kind) => {
      expect(await contentAt(kind)).toBeNull()
    },
  )

  test('what goes on lies there when nothing is asked', () => {
    const { view } = at('hero-turn')
    const nothing = { question: null, view, plan: null }
    expect(stageContent({ ...nothing, isFight: true, isThrown: true })).toBe('fight')
    expect(stageContent({ ...nothing, isFight: false, isThrown: true })).toBe('dice')
  })
})

describe('cards', () => {
  test('a mission says what it asks for now, and what of it is on the board', () => {
    const { view, question } = at('mission')
    const cards = stageCards(question, { view, facts, log: [], districts: [], gear: null })
    expect(cards.map(({ card }) => card)).toEqual(question.options.map(({ mission }) => mission))
    const fires = view.tokens.filter(({ kind }) => kind === 'fire').reduce((sum, { count }) => sum + count, 0)
    expect(cards[0]?.now).toEqual([
      { of: 'goal', mission: 'hif-2a-fire-brigade', count: 4 },
      { of: 'there', pins: expect.anything(), count: fires },
    ])
    // Whether a kill beside Fire counts is not known before: no pins, no number.
    expect(cards[1]?.now).toEqual([{ of: 'goal', mission: 'hif-2b-smoke-them-out', count: 3 }])
  })

  test('pins lie where the things are, and several in one space are one pin', () => {
    const { view } = at('mission')
    const pins = missionPins(facts.missions['hif-2a-fire-brigade']!, view, [])
    const spaces = new Set(view.tokens.filter(({ kind }) => kind === 'fire').map(({ space }) => space))
    expect(pins?.map(({ space }) => space)).toEqual([...spaces])
    const kills = missionPins(facts.missions['hls-4-no-quarter']!, view, [])
    expect(kills?.reduce((sum, { count }) => sum + count, 0)).toBe(view.monsters.length)
    expect(missionPins(facts.missions['lto-2a-restart-the-grid']!, view, ['dockside'])).toEqual([
      { space: 'dockside', count: 1 },
    ])
  })

  test('a pace is told only where it can be counted', () => {
    const events = (kills: number): LogStep[] => [
      {
        sealed: false,
        events: [
          { event: 'gameStarted', story: '', map: '', sin: '', acolytes: '', heroes: [] },
          ...Array.from({ length: kills }, (_, i) => ({
            event: 'monsterKilled' as const,
            monster: `acolyte-${i}`,
            space: '',
            by: 'fight' as const,
          })),
        ] as Event[],
      },
    ]
    const pace = (mission: string, log: readonly LogStep[], round = 2) =>
      roundsAtPace(facts.missions[mission]!, 6, round, log)
    // Six kills in two rounds: six more in two.
    expect(pace('hls-4-no-quarter', events(6))).toBe(2)
    // One is no pace; a log that does not begin with the game tells none; neither does another deed.
    expect(pace('hls-4-no-quarter', events(1))).toBeNull()
    expect(pace('hls-4-no-quarter', [{ sealed: false, events: events(6)[0]!.events.slice(1) }])).toBeNull()
    expect(pace('hls-2b-thin-the-herd', events(6))).toBeNull()
    // Where each District counts once, or only beside Fire, nothing can be told.
    expect(pace('lto-2a-restart-the-grid', events(6))).toBeNull()
    expect(pace('hif-2b-smoke-them-out', events(6))).toBeNull()
  })

  test('an Upgrade says what it changes in the fight at hand, and nothing where it changes nothing', () => {
    const { view, question } = at('upgrade')
    const [first, second] = question.options.map(({ card }) => card ?? '')
    const now = { death: 0.04, kill: 0.9 }
    const gear = { space: 'megatheatre', now, with: { [first!]: { death: 0.02, kill: 0.9 }, [second!]: now } }
    const cards = stageCards(question, { view, facts, log: [], districts: [], gear })
    expect(cards[0]?.now).toEqual([{ of: 'fight', space: 'megatheatre', chance: 'death', from: 0.04, to: 0.02 }])
    expect(cards[1]?.now).toEqual([])
    expect(words.stage.cards.now.fight('megatheatre', 'death', 0.04, 0.02)).toBe('Fight in Megatheatre: ☠ 4% → 2%')
  })

  test('a hero of the Reserve says whether anybody of his class is left', () => {
    const { view, question } = at('reserve-hero')
    for (const { card, now } of stageCards(question, { view, facts, log: [], districts: [], gear: null })) {
      const kind = facts.heroes[card ?? '']!.class
      const others = view.heroes.filter(({ hero, dead }) => !dead && facts.heroes[hero]!.class === kind)
      expect(now).toEqual([{ of: 'class', class: kind, isOnly: others.length === 0 }])
    }
  })

  test('answers with a place on the board are no cards', () => {
    const question = { ...at('upgrade').question, kind: 'effect' as const }
    expect(cardOptions(question)).toHaveLength(question.options.length)
    expect(cardOptions({ ...question, options: [{ id: 'a', card: 'upg-rosary', space: 's0,0' }] })).toEqual([])
    expect(cardOptions({ ...question, options: [{ id: 'none', none: true }] })).toEqual([])
  })
})

describe('wounds', () => {
  test('CORR-4: each slot says what a wound there costs', () => {
    const bonus = { kind: 'die' } as const
    const slots = [1, 2, 3, 4, 5].map((slot) => ({
      slot,
      bonus: slot === 5 ? ({ kind: 'none' } as const) : bonus,
      wounded: slot === 1,
      isLevel: slot === 2,
      counts: 'no' as const,
    }))
    const found = stageSlots({ slots, corruption: 2 } as unknown as HeroModel)
    expect(found.map(({ state }) => state)).toEqual(['covered', 'used', 'next', 'ahead', 'bare'])
  })

  test('where they come from is told as far as the log tells it', () => {
    const told = (...events: object[]) => [{ events: events as Event[], sealed: false }]
    const fight = { event: 'fightSettled', hero: 'rose', sinHits: 6, sinCorruption: 1, wounds: 2, corruption: 0 }
    expect(woundSource({ hero: 'rose', cause: 'fight' }, told(fight))).toEqual({
      of: 'fight',
      hits: 6,
      defense: 4,
      cancelled: 1,
    })
    const check = { event: 'checkSettled', hero: 'rose', kind: 'fire', dice: 2, suffered: 1 }
    expect(woundSource({ hero: 'rose', cause: 'MOVE-8' }, told(fight, check))).toEqual({
      of: 'check',
      kind: 'fire',
      dice: 2,
    })
    expect(woundSource({ hero: 'rose', cause: 'past-1' }, told(fight, check))).toEqual({ of: 'cause', cause: 'past-1' })
    expect(woundSource({ hero: 'karl', cause: 'fight' }, told(fight))).toEqual({ of: 'cause', cause: 'fight' })
  })

  test('the gallery has them on a track of seven', () => {
    const { view, question } = at('wound-slot')
    const hero = heroModels(view, facts).find((each) => each.hero === question.subject.hero)
    expect(stageSlots(hero!)).toHaveLength(7)
  })
})

describe('CLEANSE-1', () => {
  const fire: Option = { id: 'fire', token: 'fire', with: 'skill' }
  const stain: Option = { id: 'stain', token: 'corruption', with: 'counter' }
  const altar: Option = { id: 'altar', token: 'altar' }
  const purse = { skills: 3, counters: 1, prices: { altar: 2 } }
  const tokens: View['tokens'] = [
    { kind: 'fire', space: 's0,0', count: 2 },
    { kind: 'fire', space: 's1,0', count: 9 },
    { kind: 'corruption', space: 's0,0', count: 1 },
  ]
  const isFree = isThere(tokens, 's0,0')

  test('results are spent as they are asked for; an Altar takes two', () => {
    expect(purseAfter(purse, [fire, stain])).toEqual({ ...purse, skills: 2, counters: 0 })
    expect(purseAfter(purse, [altar])).toEqual({ ...purse, skills: 1, counters: 1 })
  })

  test('a press adds one as far as tokens and results go, then takes all of it away', () => {
    const one = toggleRemoval(purse, [], fire, isFree)
    const two = toggleRemoval(purse, one, fire, isFree)
    expect(two).toEqual([fire, fire])
    expect(toggleRemoval(purse, two, fire, isFree)).toEqual([])
    expect(toggleRemoval(purse, two, altar, isFree)).toEqual(two)
    expect(toggleRemoval(purse, [stain], stain, isFree)).toEqual([])
  })

  test('what is suggested can be given', async () => {
    const { game, view } = at('remove-token')
    const plan = (await think('plan', view, {})) as SkillPlan
    expect(plan.suggested.length).toBeGreaterThan(0)
    for (const option of plan.suggested) {
      const [prompt] = game.prompts
      game.answer({ prompt: prompt!.id, seat: prompt!.seat, option })
    }
    const removed = game.log.flat().filter(({ event }) => event === 'tokenRemoved')
    expect(removed.length).toBeGreaterThanOrEqual(plan.suggested.length)
  })
})

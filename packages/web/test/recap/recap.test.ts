import { type Event, randomFrom } from '@haven/engine'
import { type HomePlayers, TableGame } from '@haven/table'
import { beforeAll, describe, expect, test } from 'vitest'
import { binomial, convolve, shareBelow } from '../../src/model/recap/chances.ts'
import { happeningsOf, swingsOf } from '../../src/model/recap/happenings.ts'
import { countChances, expectedOf, luckLedger } from '../../src/model/recap/luck.ts'
import { type Recap, recapOf } from '../../src/model/recap/recap.ts'
import { statisticsOf } from '../../src/model/recap/statistics.ts'
import { teamOf } from '../../src/model/recap/team.ts'
import { placeOfSwing } from '../../src/model/recap/turning.ts'
import { Timeline } from '../../src/model/replay/timeline.ts'
import { playedOn, rules, wholeGame } from '../replay/games.ts'

const PLAYERS: HomePlayers = { people: ['hero1', 'hero2'], bots: { hero3: 'level2', sins: 'level2' } }

let timeline: Timeline
let events: readonly Event[]
let recap: Recap

beforeAll(() => {
  timeline = new Timeline(rules, wholeGame().save())
  events = timeline.steps('all').flatMap((step) => step.events)
  recap = recapOf(timeline, PLAYERS, null)
}, 60_000)

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)
const mean = (chances: readonly number[]): number => sum(chances.map((p, n) => p * n))
const { hero, sin } = rules.tables.dice

describe('expected results', () => {
  test('follow from the faces: a FAITH or a Burst rolls on until another face comes', () => {
    // 2 of 6 faces are Hits, and 1 of 6 rolls again: 2 of the 5 on which a die ends.
    expect(expectedOf(hero, 'faith', 1, 'hit')).toBeCloseTo(0.4)
    expect(expectedOf(hero, 'faith', 5, 'faith')).toBeCloseTo(1)
    const bursts = sin.filter((face) => face === 'burst').length
    expect(expectedOf(sin, 'burst', 6, 'burst')).toBeCloseTo((6 * bursts) / (6 - bursts))
  })

  test('their chances add up to 1 and have the expected number as their mean, for one die and for hundreds', () => {
    for (const dice of [1, 7, 400]) {
      const chances = countChances(hero, 'faith', dice, ['hit', 'defense', 'counter', 'faith'])
      expect(sum(chances)).toBeCloseTo(1, 8)
      const expected = sum(
        (['hit', 'defense', 'counter', 'faith'] as const).map((face) => expectedOf(hero, 'faith', dice, face)),
      )
      expect(mean(chances)).toBeCloseTo(expected, 5)
    }
    expect(sum(binomial(600, 0.8))).toBeCloseTo(1, 8)
    expect(convolve([0.5, 0.5], [0.5, 0.5])).toEqual([0.25, 0.5, 0.25])
    expect(shareBelow([0.25, 0.5, 0.25], 1)).toBe(0.5)
  })

  test('a lucky roll is better than most, a poor one worse; what does not count is no luck', () => {
    const roll = (faces: readonly string[], of: string): Event =>
      ({ event: 'diceRolled', side: 'heroes', hero: 'rose', roll: of, faces, reroll: false }) as Event
    const luck = (event: Event) => luckLedger([event], rules.tables.dice, false, { rose: 'hero1' })[0]
    expect(luck(roll(['hit', 'faith', 'hit', 'hit', 'defense'], 'fight'))?.betterThan).toBeGreaterThan(0.6)
    expect(luck(roll(['skill', 'skill', 'skill', 'skill'], 'fight'))?.betterThan).toBeLessThan(0.05)
    expect(luck(roll(['skill', 'skill', 'skill', 'skill', 'skill'], 'cleanse'))?.betterThan).toBeGreaterThan(0.95)
    expect(luck(roll(['skill'], 'fight'))?.actual).toBe(0)
    expect(luck(roll(['hit', 'faith', 'hit'], 'fight'))?.dice).toBe(2)
  })
})

describe('the luck ledger of a real game', () => {
  test('has one account for each seat, and what was rolled is what the record says', () => {
    expect(recap.luck.map(({ seat }) => seat)).toEqual(['hero1', 'hero2', 'hero3', 'sins'])
    const rolls = events.filter((event) => event.event === 'diceRolled')
    expect(sum(recap.luck.map((account) => account.rolls))).toBe(rolls.length)
    const sins = recap.luck.at(-1)
    const hits = rolls
      .filter(({ side, roll }) => side === 'sins' && roll !== 'corruption-check')
      .flatMap(({ faces }) => faces)
      .filter((face) => face === 'hit' || face === 'burst').length
    expect(sins?.lines.find(({ result }) => result === 'hit')?.actual).toBe(hits)
    for (const account of recap.luck) {
      expect(account.betterThan).toBeGreaterThan(0)
      expect(account.betterThan).toBeLessThan(1)
      expect(sum(account.lines.map(({ expected }) => expected))).toBeCloseTo(account.expected)
    }
  })

  test('a hero from the Reserve rolls for the seat of the one who fell', () => {
    const joined: Event[] = [
      { event: 'heroJoined', hero: 'karl', space: 's0,0', instead: 'rose' },
      { event: 'diceRolled', side: 'heroes', hero: 'karl', roll: 'fight', faces: ['hit'], reroll: false },
    ]
    const ledger = luckLedger(joined, rules.tables.dice, false, { rose: 'hero2' })
    expect(ledger.map(({ seat, rolls }) => [seat, rolls])).toEqual([['hero2', 1]])
  })
})

describe('rounds', () => {
  const numbers = (of: Recap): number[] => of.rounds.map(({ round }) => round)

  test('are told with the moments in which they began, the first of them at once', () => {
    expect(numbers(recap)).toEqual(Array.from({ length: recap.end.round }, (_, i) => i + 1))
    expect(recap.rounds[0]?.at).toBe(0)
    for (const { round, at } of recap.rounds.slice(1)) {
      expect([timeline.state(at - 1).round, timeline.state(at).round]).toEqual([round - 1, round])
    }
  })

  test('of a game that was begun in the middle are counted from there', () => {
    const setup = { sin: 'pride', acolytes: 'nuns', map: 'havens-last-stand-a', heroPlayers: 1 } as const
    const position = { haven: 1, setup, round: 4, current: { phase: 'round-start' } } as const
    const game = playedOn(new TableGame(rules, { position, seed: 'middle' }), randomFrom('middle'))
    const later = recapOf(new Timeline(rules, game.save()), PLAYERS, null)
    expect(numbers(later)[0]).toBe(4)
    expect(numbers(later).at(-1)).toBe(later.end.round)
  })
})

describe('statistics of a real game', () => {
  test('agree with the end of the game and with one another', () => {
    const { table, heroes } = recap.statistics
    const end = timeline.view(timeline.length, 'all')
    expect(table.rounds).toBe(end.round)
    expect(table.apocalypse).toBe(end.track)
    expect(table.missions).toBe(
      end.missionsDone.length + (end.over?.winner === 'heroes' && !end.missionsDone.includes(end.mission.id) ? 1 : 0),
    )
    expect(table.kills).toBe(events.filter(({ event }) => event === 'monsterKilled').length)
    expect(sum(heroes.map(({ counts }) => counts.kills))).toBeLessThanOrEqual(table.kills)
    expect(sum(heroes.map(({ counts }) => counts.deaths))).toBe(table.deaths)
    expect(heroes.length).toBeGreaterThanOrEqual(end.heroes.length)
  })

  test('a kill goes to the one who fights, an Orbital Strike to the one on turn', () => {
    const { heroes } = statisticsOf([
      { event: 'turnStarted', hero: 'leah', with: 'turn' },
      { event: 'fightStarted', hero: 'rose', space: 's0,0', target: 's0,0', by: 'heroes', ranged: false },
      { event: 'monsterKilled', monster: 'acolyte-1', space: 's0,0', by: 'fight' },
      { event: 'monsterKilled', monster: 'acolyte-2', space: 's0,0', by: 'orbital' },
      { event: 'monsterKilled', monster: 'acolyte-3', space: 's0,0', by: 'effect' },
    ])
    expect(Object.fromEntries(heroes.map(({ hero: id, counts }) => [id, counts.kills]))).toEqual({ leah: 1, rose: 1 })
  })
})

describe('turning points', () => {
  test('happenings cover every decision once, in order', () => {
    const happenings = happeningsOf(timeline.steps('all'))
    expect(happenings[0]?.from).toBe(0)
    expect(happenings.at(-1)?.to).toBe(timeline.length)
    happenings.slice(1).forEach((each, i) => {
      expect(each.from).toBe(happenings[i]?.to)
    })
    expect(happenings.length).toBeLessThan(timeline.length / 2)
  })

  test('are the greatest swings, in the order of the game, told by their weightiest event', () => {
    const steps = [
      { events: [], sealed: true },
      ...[
        { event: 'turnStarted', hero: 'rose', with: 'turn' },
        { event: 'fightStarted', hero: 'rose', space: 's0,0', target: 's0,0', by: 'heroes', ranged: false },
        { event: 'heroDied', hero: 'rose', space: 's0,0', cause: 'FIGHT-9' },
        { event: 'turnStarted', hero: 'leah', with: 'turn' },
        { event: 'missionAccomplished', mission: 'hls-1-hold-the-line' },
      ].map((event) => ({ events: [event as Event], sealed: false })),
    ]
    const points = swingsOf(steps, [0.5, 0.5, 0.45, 0.2, 0.22, 0.3]).slice(0, 2)
    expect(points.map(({ from, to, headline }) => [from, to, headline?.event])).toEqual([
      [1, 3, 'heroDied'],
      [3, 5, 'missionAccomplished'],
    ])
    expect(points[0]).toMatchObject({ before: 0.5, after: 0.2 })
  })

  test('have the place of what moved a mission on, which has none of its own', () => {
    const view = timeline.view(0, 'all')
    const headline = { event: 'missionProgress', mission: 'hls-1-hold-the-line' } as Event
    const moved = { event: 'monsterMoved', monster: 'acolyte-1', from: 's0,0', to: 's1,1' } as Event
    const swing = { from: 0, to: 1, before: 0, after: 1, headline }
    expect(placeOfSwing({ ...swing, events: [moved, headline] }, view)).toBe('s1,1')
    expect(placeOfSwing({ ...swing, events: [headline] }, view)).toBeNull()
  })

  test('without a value function there is neither a curve nor a turning point', () => {
    expect(recap.chances).toBeNull()
    expect(recap.turning).toEqual([])
    const told = recapOf(timeline, PLAYERS, (_, state) => state.round / 100)
    expect(told.chances).toHaveLength(timeline.length + 1)
    expect(told.turning.length).toBeGreaterThan(0)
    expect(told.turning.length).toBeLessThanOrEqual(3)
  })
})

describe('the end', () => {
  const chanceOf = (moment: number): number => ((moment * 37) % 101) / 101
  const told = () => {
    const moments = new Map(Array.from({ length: timeline.length + 1 }, (_, at) => [timeline.state(at), at]))
    return recapOf(timeline, PLAYERS, (_, state) => chanceOf(moments.get(state) ?? 0))
  }

  test('thinks over at most ten decisions, each once, all of people here who had a choice, and none that came later', () => {
    const { turning, others } = told()
    const points = [...turning, ...others]
    expect(turning).toHaveLength(3)
    const own = points.flatMap((point) => (point.own ? [{ ...point.own, from: point.from }] : []))
    expect(own.length).toBeGreaterThan(7)
    expect(own.length).toBeLessThanOrEqual(10)
    expect(new Set(others.map((point) => point.own?.moment)).size).toBe(others.length)
    for (const { moment, seat, prompt, option, from } of own) {
      expect(PLAYERS.people).toContain(seat)
      expect(moment).toBeLessThanOrEqual(from)
      expect(timeline.answer(moment)).toMatchObject({ seat, kind: prompt.kind, option: option.id })
      expect(rules.options(timeline.state(moment), prompt).length).toBeGreaterThan(1)
    }
  })

  test('knows where each turning point happened, and shows the city as it was just before', () => {
    const spaces = rules.tables.maps.get('havens-last-stand-a')?.geometry.spaces ?? []
    for (const { space, view, from, round } of told().turning) {
      expect(spaces).toContain(space)
      expect(view.decisions).toBe(from)
      expect(round).toBe(timeline.state(from).round)
    }
  })

  test('tells what became of the seven, those who fell first in front', () => {
    const { end, fell } = recap
    const team = teamOf(end, fell)
    expect(team).toHaveLength(7)
    const fallen = team.filter(({ fate }) => fate === 'fallen')
    expect(fallen.map(({ hero }) => hero).sort()).toEqual(Object.keys(fell).sort())
    expect(fallen.length).toBe(recap.statistics.table.deaths)
    expect(team.slice(0, fallen.length)).toEqual(fallen)
    expect(fallen.map(({ round }) => round)).toEqual(fallen.map(({ round }) => round).sort((a, b) => a! - b!))
    expect(teamOf(end, {}).filter(({ fate }) => fate === 'fallen')).toHaveLength(fallen.length)
  })

  test('counts the dice of all heroes together as those of each', () => {
    const [heroes, sins] = recap.sides
    expect(recap.sides).toHaveLength(2)
    expect(heroes?.actual).toBe(sum(recap.luck.filter(({ seat }) => seat !== 'sins').map(({ actual }) => actual)))
    expect(sins).toEqual(recap.luck.find(({ seat }) => seat === 'sins'))
  })
})

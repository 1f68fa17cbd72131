import { coreBox } from '@haven/content'
import { compileBox, type Event } from '@haven/engine'
import { english } from '@haven/text'
import { fetchTerminal } from '@haven/text/terminal'
import { describe, expect, test } from 'vitest'
import { cellsCsv, csvOf } from '../src/balance/csv.ts'
import { type GameFacts, Watching } from '../src/balance/facts.ts'
import { playBalanceGame } from '../src/balance/game.ts'
import { pageOf } from '../src/balance/page/page.ts'
import { type BalancePlan, balanceGame, cellsOf } from '../src/balance/plan.ts'
import { reportOf } from '../src/balance/report.ts'
import { areApart, intervalPercent, isSure, markOf, shareOf, sharePercent } from '../src/balance/share.ts'
import { reportLines } from '../src/balance/text.ts'

const WORDING = { language: 'en', say: english, words: await fetchTerminal('en') } as const
/** The sums behind `haven balance`, on figures that can be checked by hand. */

const rules = compileBox(coreBox)
const ALL = { sins: ['pride', 'sloth'], maps: [...rules.tables.maps.keys()], players: [1, 2, 3, 4] }
const planFor = (chosen: Partial<typeof ALL>, more: Partial<BalancePlan> = {}): BalancePlan => ({
  games: 10,
  seed: 'sum',
  bot: 'random',
  cells: cellsOf(rules, { ...ALL, ...chosen }),
  acolytes: ['nuns', 'doctors', 'hobos'],
  boxes: [],
  ...more,
})

describe('shares', () => {
  // R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3; the last is the mirror of the third.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
    [20, 20, 0.8389, 1],
  ])("Wilson's interval of %i in %i", (hits, of, low, high) => {
    expect(shareOf(hits, of)).toMatchObject({ low, high })
  })

  test('no games, nothing known', () => {
    const none = shareOf(0, 0)
    expect(none).toEqual({ of: 0, hits: 0, share: null, low: 0, high: 1 })
    expect([sharePercent(none), intervalPercent(none), markOf(none), isSure(none)]).toEqual(['–', '–', 'even', false])
  })

  test('40 and 60 % are still fair, 20 and 80 % not extreme', () => {
    const marks = [19, 20, 39, 40, 60, 61, 80, 81].map((hits) => markOf(shareOf(hits, 100)))
    expect(marks).toEqual(['under-20', 'under-40', 'under-40', 'even', 'even', 'over-60', 'over-60', 'over-80'])
  })

  test('sure only if the whole interval is outside', () => {
    expect([isSure(shareOf(7, 10)), isSure(shareOf(140, 200)), isSure(shareOf(60, 200))]).toEqual([false, true, true])
    expect(areApart(shareOf(20, 100), shareOf(80, 100))).toBe(true)
    expect(areApart(shareOf(45, 100), shareOf(55, 100))).toBe(false)
    expect(areApart(shareOf(0, 0), shareOf(55, 100))).toBe(false)
  })
})

describe('plan', () => {
  test('every sin, map and number of players once; every cell in turn, the acolytes evenly', () => {
    const plan = planFor({})
    expect(plan.cells).toHaveLength(2 * 14 * 4)
    const first = Array.from({ length: 112 }, (_, i) => balanceGame(plan, i))
    expect(new Set(first.map(({ cell }) => cell)).size).toBe(112)
    expect(first.every(({ number }) => number === 0)).toBe(true)
    const one = Array.from({ length: 9 }, (_, i) => balanceGame(plan, 5 + 112 * i))
    const acolytes = one.map(({ wishes }) => wishes.acolytes)
    for (const kind of plan.acolytes) expect(acolytes.filter((each) => each === kind)).toHaveLength(3)
  })

  test('the game of a cell is the same in a run of that cell alone', () => {
    const [all, one] = [planFor({}), planFor({ sins: ['sloth'], maps: ['lights-out-b'], players: [4] }, { games: 99 })]
    const at = all.cells.findIndex(
      ({ sin, map, players }) => sin === 'sloth' && map === 'lights-out-b' && players === 4,
    )
    expect(balanceGame(all, at + 112 * 7)).toEqual(balanceGame(one, 7))
  })
})

describe('facts of a game', () => {
  const turn = { event: 'turnStarted', hero: 'rose', with: 'turn' } as const
  const round = (number: number): Event => ({ event: 'roundStarted', round: number })

  test('missions are timed by hero turns, and come to the rounds of the game', () => {
    const watching = new Watching()
    const events: Event[] = [
      { event: 'missionBegun', mission: 'a', count: 1 },
      round(1),
      turn,
      turn,
      turn,
      turn,
      round(2),
      turn,
      { event: 'missionAccomplished', mission: 'a' },
      { event: 'missionBegun', mission: 'b', count: 1 },
      turn,
      turn,
      turn,
      round(3),
      turn,
      turn,
      { event: 'heroDied', hero: 'rose', space: 's0,0', cause: 'fight' },
      { event: 'gameOver', winner: 'sins', rule: 'WIN-2' },
    ]
    for (const event of events) watching.note(event)
    expect(watching.facts()).toMatchObject({
      deaths: 1,
      missions: [
        { mission: 'a', rounds: 1.25, done: true },
        { mission: 'b', rounds: 1.75, done: false },
      ],
    })
  })

  test('a card is held if it was drawn and never played in the game', () => {
    const watching = new Watching()
    const drawn = (cards: string[]): Event => ({
      event: 'sinCardsDrawn',
      count: cards.length,
      cause: 'END-4',
      secret: { to: 'sins', cards },
    })
    const play = { event: 'sinCardPlayed', card: 'x', window: 'turn-start', hero: 'rose' } as const
    const events: Event[] = [
      drawn(['x', 'y']),
      play,
      drawn(['x', 'z']),
      play,
      { event: 'apocalypseDrawn', count: 2, secret: { to: 'sins', cards: ['p', 'q'] } },
      { event: 'apocalypseRevealed', card: 'q' },
    ]
    for (const event of events) watching.note(event)
    expect(watching.facts()).toMatchObject({ played: { x: 2, q: 1 }, held: ['p', 'y', 'z'] })
  })

  test('a game in which the rules break is told, kept, and counts for nothing', () => {
    const plan = planFor({ sins: ['pride'], maps: ['lights-out-a'], players: [2] }, { games: 2 })
    let left = 30
    const broken: typeof rules = {
      ...rules,
      decide: (...args) => {
        if (left-- === 0) throw new Error('a broken invariant')
        return rules.decide(...args)
      },
    }
    const { facts, report } = playBalanceGame(broken, plan, 1)
    expect(facts).toMatchObject({ winner: null, problem: { kind: 'error', message: 'a broken invariant' } })
    expect(report).toMatchObject({ game: { seed: 'sum/pride lights-out-a 2/1' } })
    const sums = reportOf(rules, plan, [facts])
    expect(sums.all.games).toBe(0)
    expect(sums.problems).toEqual([
      { cell: 'pride lights-out-a 2', game: 1, kind: 'error', message: 'a broken invariant' },
    ])
    expect(reportLines(WORDING, sums).join('\n')).toContain('1 game was not played to the end')
  })
})

describe('report', () => {
  const MAP = 'havens-last-stand-a'
  const plan = planFor({ sins: ['pride'], maps: [MAP], players: [2, 3] }, { games: 4, seed: '<b>"seed"</b>' })
  const game = (
    players: number,
    number: number,
    winner: 'heroes' | 'sins',
    more: Partial<GameFacts> = {},
  ): GameFacts => ({
    cell: `pride ${MAP} ${players}`,
    game: number,
    acolytes: 'nuns',
    winner,
    rounds: 4 + number,
    decisions: 100,
    deaths: number,
    missions: [
      { mission: 'hls-1-hold-the-line', rounds: 1 + number, done: true },
      { mission: 'hls-2b-thin-the-herd', rounds: 3, done: winner === 'heroes' },
    ],
    played: {},
    held: [],
    problem: null,
    ...more,
  })
  const games = [
    game(2, 0, 'sins', { played: { 'pride-hubris': 3 }, held: ['pride-overreach'] }),
    game(2, 1, 'sins', { played: { 'pride-hubris': 1 } }),
    game(2, 2, 'heroes', { held: ['pride-hubris'] }),
    game(3, 0, 'sins', { held: ['pride-hubris'] }),
    game(3, 9, 'heroes'), // beyond the games of this plan
    game(4, 0, 'heroes'), // a cell that nobody asked for
  ]
  const report = reportOf(rules, plan, games)

  test('cells and sums', () => {
    expect(report.cells).toMatchObject([
      { players: 2, games: 3, heroes: { hits: 1, of: 3 }, mark: 'under-40', rounds: { mean: 5, least: 4, most: 6 } },
      { players: 3, games: 1, heroes: { hits: 0, of: 1 }, mark: 'under-20', deaths: { mean: 0 } },
    ])
    expect(report.all).toMatchObject({ games: 4, heroes: { hits: 1, share: 0.25 } })
    expect(report.margins['sin players'].map(({ key, games: n }) => [key, n])).toEqual([
      ['pride 2', 3],
      ['pride 3', 1],
    ])
  })

  test('missions: also those that nobody came to', () => {
    const [first, , herd] = report.missions
    expect(first).toMatchObject({ begun: 4, done: { hits: 4 }, rounds: { mean: 1.75, least: 1, most: 3 } })
    // A quarter, 2 of 5, a half and a quarter of the rounds of a game.
    expect(first?.part).toBe(0.35)
    expect(herd).toMatchObject({ mission: 'hls-2b-thin-the-herd', begun: 4, done: { hits: 1 } })
    expect(first?.maps).toMatchObject([{ map: MAP, begun: 4, done: { hits: 4 }, rounds: { mean: 1.75 } }])
    expect(report.missions).toHaveLength(6)
    expect(report.missions.at(-1)).toMatchObject({ begun: 0, done: { share: null } })
  })

  test('cards: the Sins wins when played against those when held', () => {
    const hubris = report.cards.find(({ card }) => card === 'pride-hubris')
    expect(hubris).toMatchObject({ times: 4, played: { hits: 2, of: 2 }, held: { hits: 1, of: 2 }, difference: 50 })
    expect(report.cards.find(({ card }) => card === 'pride-overreach')).toMatchObject({ times: 0, difference: null })
    expect(report.cards.some(({ of }) => of === 'sloth' || of === 'corruption')).toBe(false)
  })

  test('the order of the games makes no difference', () => {
    expect(reportOf(rules, plan, [...games].reverse())).toEqual(report)
  })

  test('CSV quotes what needs it', () => {
    expect(csvOf([{ a: 'plain', b: 'a, b', c: 'say "no"', d: 'two\nlines', e: null, f: 0.5, g: true }])).toBe(
      'a,b,c,d,e,f,g\nplain,"a, b","say ""no""","two\nlines",,0.5,true\n',
    )
    const [head, two] = cellsCsv(english, report).split('\n')
    expect(head).toMatch(/^sin,story,map,name,players,hero_wins_of,hero_wins,/)
    expect(two).toMatch(/^pride,havens-last-stand,havens-last-stand-a,The Cordon,2,3,1,0\.3333,/)
  })

  test('the page shows text as text', () => {
    const page = pageOf(WORDING, report)
    expect(page).toContain('&lt;b&gt;&quot;seed&quot;&lt;/b&gt;')
    expect(page).not.toContain('<b>"seed"')
    expect(page).toContain('Haven&#39;s Last Stand')
  })
})

import { randomFrom } from '@haven/engine'
import { agreedOn, ballots, giveUp, openTalk, propose, type TableGame, type Talk, viewTalk } from '@haven/table'
import { describe, expect, test } from 'vitest'
import { anyAnswer, errorOf, newGame, rules } from './helpers.ts'

/** A game that waits for the Hero players to choose the first hero. */
function voting(heroPlayers = 3): { game: TableGame; talk: Talk; a: string; b: string } {
  const game = newGame('vote', heroPlayers)
  const random = randomFrom('vote')
  while (game.prompts[0]!.kind !== 'first-hero') anyAnswer(game, random)
  const talk = openTalk(rules, game.state)!
  return { game, talk, a: talk.options[0]!, b: talk.options[1]! }
}

const cast = (game: TableGame, talk: Talk, timeIsUp = false) =>
  ballots(talk, timeIsUp).flatMap((answer) => game.answer(answer).map(({ event }) => event))

describe('UNITE-1 a vote', () => {
  test('is talked over: nothing is cast before all agree', () => {
    const { game, talk, a, b } = voting()
    let open = propose(propose(talk, 'hero1', a), 'hero2', b)
    expect(ballots(open)).toEqual([])
    open = propose(propose(open, 'hero2', a), 'hero3', a)
    expect(agreedOn(open)).toBe(a)
    expect(cast(game, open)).toContain('firstHeroChosen')
    expect(game.state.heroes[game.state.first]!.hero).toBe(a)
  })

  test('can be changed and taken back while it goes on', () => {
    const { talk, a, b } = voting()
    const changed = propose(propose(talk, 'hero1', a), 'hero1', b)
    expect(changed.proposals).toEqual({ hero1: b })
    expect(propose(changed, 'hero1', null).proposals).toEqual({})
    expect(talk.proposals).toEqual({})
  })

  test('that two give up falls to the Sins player', () => {
    const { game, talk, a, b } = voting()
    let open = propose(propose(propose(talk, 'hero1', a), 'hero2', b), 'hero3', a)
    open = giveUp(giveUp(open, 'hero1'), 'hero1')
    expect(ballots(open)).toEqual([])
    expect(ballots(propose(giveUp(open, 'hero2'), 'hero1', a))).toEqual([])
    expect(cast(game, giveUp(open, 'hero2'))).toContain('voteFailed')
    expect(game.prompts[0]).toMatchObject({ seat: 'sins', kind: 'sins-decide' })
  })

  test.each([
    ['nobody has spoken', []],
    ['one has spoken', ['hero1']],
    ['two agree and one is silent', ['hero1', 'hero2']],
    ['the first is silent', ['hero2', 'hero3']],
  ] as const)('falls when the time is up: %s', (_, spoken) => {
    const { game, talk, a } = voting()
    const open = spoken.reduce<Talk>((all, seat) => propose(all, seat, a), talk)
    expect(ballots(open)).toEqual([])
    expect(cast(game, open, true)).toContain('voteFailed')
  })

  test('counts ballots that are in already', () => {
    const { game, talk, a, b } = voting(2)
    game.answer({ prompt: talk.prompts.hero1!, seat: 'hero1', option: a })
    const rest = openTalk(rules, game.state)!
    expect(rest.seats).toEqual(['hero2'])
    expect(ballots(propose(rest, 'hero2', b))).toEqual([])
    expect(cast(game, propose(rest, 'hero2', a))).toContain('firstHeroChosen')
  })

  test('hears only those who have a vote, and only what can be chosen', () => {
    const { talk, a } = voting()
    expect(errorOf(() => propose(talk, 'sins', a)).code).toBe('not-your-question')
    expect(errorOf(() => giveUp(talk, 'hero4')).code).toBe('not-your-question')
    expect(errorOf(() => propose(talk, 'hero1', 'nobody')).code).toBe('unknown-option')
  })

  test('shows the proposals to the hero seats, and how many agree to the others', () => {
    const { talk, a, b } = voting()
    const open = propose(propose(propose(talk, 'hero1', a), 'hero2', b), 'hero3', a)
    expect(viewTalk(open, 'hero2').proposals).toEqual({ hero1: a, hero2: b, hero3: a })
    for (const viewer of ['sins', 'spectator'] as const) {
      expect(viewTalk(open, viewer)).toEqual({ kind: 'first-hero', seats: 3, agreeing: 2, proposals: null, givenUp: 0 })
    }
  })
})

test('UNITE-2 with a single Hero player there is no vote', () => {
  const game = newGame('alone', 1)
  const random = randomFrom('alone')
  while (game.prompts[0]!.kind !== 'first-hero') anyAnswer(game, random)
  expect(openTalk(rules, game.state)).toBeNull()
})

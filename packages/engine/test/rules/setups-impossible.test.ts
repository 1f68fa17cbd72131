import { type MapDef, RuleError, randomFrom, type Setup, type SetupWishes, type StoryDef } from '@haven/engine'
import { coreRules, firstStory, fixtureRules } from '@haven/testkit'
import { describe, expect, test } from 'vitest'

/** Set-ups that the rules do not know, wherever they come from. */

const SETUP: SetupWishes = {
  edition: 'final',
  sin: 'pride',
  acolytes: 'nuns',
  map: 'havens-last-stand-a',
  heroPlayers: 3,
  heroes: ['rose', 'thorley', 'rocco'],
}
const TEAM = ['leah', 'rose', 'karl', 'rocco', 'brad', 'thorley', 'morgana']

function caught(attempt: () => unknown): RuleError {
  try {
    attempt()
  } catch (error) {
    if (error instanceof RuleError) return error
    throw error
  }
  throw new Error('it was accepted')
}

describe('impossible set-ups', () => {
  const rows: readonly (readonly [
    what: string,
    change: Record<string, unknown>,
    code: string,
    rule: string,
    field: RegExp,
  ])[] = [
    ['a hero twice', { heroes: ['rose', 'rose', 'rocco'] }, 'impossible-setup', 'SETUP-3', /heroes$/],
    [
      'a hero outside the team',
      { heroes: ['rose', 'thorley', 'brad'], team: TEAM.filter((id) => id !== 'brad') },
      'impossible-setup',
      'COMP-5',
      /heroes$/,
    ],
    ['a team without a Leader', { team: TEAM.filter((id) => id !== 'leah') }, 'impossible-setup', 'COMP-5', /team$/],
    ['a team with a hero twice', { team: [...TEAM.slice(0, 6), 'thorley'] }, 'impossible-setup', 'COMP-5', /team$/],
    ['a team of eight', { team: [...TEAM, 'leah'] }, 'impossible-setup', 'COMP-5', /team$/],
    ['no Hero players', { heroPlayers: 0 }, 'impossible-setup', 'SETUP-1', /heroPlayers$/],
    ['five Hero players', { heroPlayers: 5 }, 'impossible-setup', 'SETUP-1', /heroPlayers$/],
    ['six Hero players', { heroPlayers: 6 }, 'impossible-setup', 'SETUP-1', /heroPlayers$/],
    ['half a Hero player', { heroPlayers: 1.5 }, 'impossible-setup', 'SETUP-1', /heroPlayers$/],
    ['no number of Hero players', { heroPlayers: undefined }, 'wrong-type', 'SETUP-1', /heroPlayers$/],
    [
      'four heroes for three players',
      { heroes: ['rose', 'thorley', 'rocco', 'brad'] },
      'impossible-setup',
      'SETUP-2',
      /heroes$/,
    ],
    ['three heroes for two players', { heroPlayers: 2 }, 'impossible-setup', 'SETUP-2', /heroes$/],
    [
      'four heroes for one player',
      { heroPlayers: 1, heroes: ['rose', 'thorley', 'rocco', 'brad'] },
      'impossible-setup',
      'SETUP-2',
      /heroes$/,
    ],
    ['an unknown sin', { sin: 'envy' }, 'unknown-id', 'SETUP-3', /^setup\.sin$/],
    ['unknown acolytes', { acolytes: 'clerks' }, 'unknown-id', 'SETUP-3', /^setup\.acolytes$/],
    ['an unknown story', { story: 'the-moon' }, 'unknown-id', 'SETUP-3', /^setup\.story$/],
    ['an unknown map', { map: 'moon-a' }, 'unknown-id', 'SETUP-3', /^setup\.map$/],
    ['an unknown hero', { heroes: ['rose', 'thorley', 'nobody'] }, 'unknown-id', 'SETUP-3', /^setup\.heroes$/],
    ['an unknown edition', { edition: 'third' }, 'unknown-id', 'SETUP-3', /^setup\.edition$/],
    ['unknown dice', { dice: 'loaded' }, 'unknown-id', 'SETUP-3', /^setup\.dice$/],
    ['an unknown field', { colour: 'red' }, 'unknown-field', 'SETUP-3', /^setup\.colour$/],
    ['a name of the language itself', { sin: 'constructor' }, 'unknown-id', 'SETUP-3', /^setup\.sin$/],
  ]

  test.each(rows)('%s', (_, change, code, rule, field) => {
    const wishes = { ...SETUP, ...change } as SetupWishes
    const complete = { story: 'havens-last-stand', team: TEAM, power: true, storyAid: true, dice: 'normal', ...wishes }
    for (const attempt of [
      () => coreRules.resolveSetup(wishes, randomFrom('x')),
      () => coreRules.createGame({ ...complete, ...change } as unknown as Setup, 'x'),
      () => coreRules.fromPosition({ haven: 1, setup: wishes }, 'x'),
    ]) {
      const fault = caught(attempt)
      expect(fault).toMatchObject({ code, rule })
      expect(fault.params.field).toMatch(field)
    }
  })

  test('the map of another story', () => {
    const other: StoryDef = {
      id: 'other-story',
      type: 'terror',
      darkPast: false,
      begin: [],
      end: [],
      missions: [{ id: 'other-1', count: () => 1, progress: [{ on: 'kill' }], next: [] }],
    }
    const [mapA] = firstStory.maps as [MapDef]
    const rules = fixtureRules({
      stories: [...firstStory.stories, other],
      maps: [...firstStory.maps, { ...mapA, id: 'other-a', story: 'other-story' }],
    })
    const resolve = (story: string, map: string) => rules.resolveSetup({ ...SETUP, story, map }, randomFrom('x'))
    expect(resolve('other-story', 'other-a')).toMatchObject({ story: 'other-story', map: 'other-a' })
    expect(resolve('other-story', 'random').map).toBe('other-a')
    expect(caught(() => resolve('other-story', 'havens-last-stand-a'))).toMatchObject({
      code: 'impossible-setup',
      rule: 'SETUP-3',
      params: { field: expect.stringMatching(/map$/) as string },
    })
  })

  const numbers = ['3', [3], 'constructor', 'toString', true, null, Number.NaN]
  test.each(numbers.map((given) => ({ given, title: JSON.stringify(given) })))(
    '$title as number of Hero players',
    ({ given }) => {
      for (const heroes of [SETUP.heroes, 'random']) {
        const wishes = { ...SETUP, heroes, heroPlayers: given } as unknown as SetupWishes
        const fault = caught(() => coreRules.resolveSetup(wishes, randomFrom('x')))
        expect(fault.params.field).toMatch(/heroPlayers$/)
      }
    },
  )

  test('what reaches createGame must be resolved', () => {
    for (const open of [{ sin: 'random' }, { heroes: 'random' }, { map: undefined }, { acolytes: undefined }]) {
      const setup = { ...SETUP, team: TEAM, story: 'havens-last-stand', ...open } as unknown as Setup
      expect(caught(() => coreRules.createGame(setup, 'x')).code).toBe('impossible-setup')
    }
  })

  test('wishes that are no object', () => {
    for (const wishes of [null, undefined, 7, 'pride', []]) {
      expect(caught(() => coreRules.resolveSetup(wishes as unknown as SetupWishes, randomFrom('x')))).toBeInstanceOf(
        RuleError,
      )
    }
  })

  test('a good set-up resolves, and passes through createGame unchanged', () => {
    const setup = coreRules.resolveSetup(SETUP, randomFrom('x'))
    expect(setup).toMatchObject({ ...SETUP, story: 'havens-last-stand', power: true, storyAid: true, dice: 'normal' })
    expect([...setup.team].sort()).toEqual([...TEAM].sort())
    expect(coreRules.createGame(setup, 'x').setup).toEqual(setup)
  })
})

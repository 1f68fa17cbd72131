import { coreBox } from '@haven/content'
import { type CleanseView, compileBox, type FightView, type HeroView, type Position, type View } from '@haven/engine'
import { describe, expect, test } from 'vitest'
import { facts } from '../../src/app/gallery/fixtures.ts'
import { heroModel, nextPlace, turnOrder } from '../../src/parts/panels/hero-model.ts'
import { type Box, placeBeside } from '../../src/parts/panels/place-beside.ts'
import { sinsModel } from '../../src/parts/panels/sins-model.ts'
import { apocalypseModel, storyModel } from '../../src/parts/panels/story-model.ts'

const rules = compileBox(coreBox)

const position = (more: Partial<Position> = {}): Position => ({
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
})

const viewOf = (more: Partial<Position>, viewer: 'hero1' | 'sins' = 'hero1'): View =>
  rules.view(rules.fromPosition(position(more), 'seed'), viewer)

const lit = (view: View, place = 0): number[] =>
  heroModel(view, place, facts)
    .slots.filter(({ counts }) => counts !== 'no')
    .map(({ slot }) => slot)

describe('the corruption track', () => {
  const rose = (more: object): Partial<Position> => ({ heroes: [{ hero: 'rose', ...more }] })

  test('CORR-4: lit are the bonuses up to the next level that no wound covers', () => {
    expect(lit(viewOf(rose({ corruption: 1 })))).toEqual([2])
    expect(lit(viewOf(rose({ corruption: 4, wounds: [3] })))).toEqual([2, 4, 5])
    expect(lit(viewOf(rose({ corruption: 4, wounds: [5] })))).toEqual([2, 3, 4])
  })

  test('CORR-4: at 7 nothing can be bought, so nothing is lit', () => {
    expect(lit(viewOf(rose({ corruption: 7 })))).toEqual([])
  })

  test('what was bought for a roll counts in it, up to the level of the roll', () => {
    const view = viewOf(rose({ corruption: 5, wounds: [2] }))
    const rolling = { ...view, roll: { of: 'cleanse', hero: 'rose', level: 4, within: null } as CleanseView }
    const model = heroModel(rolling, 0, facts)
    expect(model.rollLevel).toBe(4)
    expect(model.slots.filter(({ counts }) => counts === 'now').map(({ slot }) => slot)).toEqual([3, 4])
    expect(heroModel(rolling, 1, facts).rollLevel).toBe(0)
    const interrupted = { ...view, roll: { of: 'fight', hero: 'nobody', level: 2, within: rolling.roll } as FightView }
    expect(heroModel(interrupted, 0, facts).rollLevel).toBe(4)
  })

  test('wounds lie where they are, and the marker at the level', () => {
    const { slots, wounds } = heroModel(viewOf(rose({ corruption: 3, wounds: [1, 6] })), 0, facts)
    expect(slots.filter(({ wounded }) => wounded).map(({ slot }) => slot)).toEqual([1, 6])
    expect(slots.filter(({ isLevel }) => isLevel).map(({ slot }) => slot)).toEqual([3])
    expect(wounds).toBe(2)
  })
})

describe('heroes', () => {
  test('one of Them is told by his piece on the board', () => {
    const view: View = { ...viewOf({}), monsters: [{ id: 'fallen-rose', kind: 'fallen', space: 's1,1' }] }
    expect(heroModel(view, 0, facts).isFallen).toBe(true)
    expect(heroModel(view, 1, facts).isFallen).toBe(false)
  })

  test('the form tells the numbers', () => {
    const setup = { ...position().setup, heroes: ['karl', 'thorley', 'rocco'] }
    const view = viewOf({
      setup,
      heroes: [{ hero: 'karl', form: 'karl-wolf' }],
      current: { phase: 'hero-turn', hero: 'karl' },
    })
    expect(heroModel(view, 0, facts).stats).toMatchObject({ fight: 4, skill: 1, defense: 2, ability: 'feral' })
  })

  test('who is on turn, what was used this round', () => {
    const view = viewOf({ heroes: [{ hero: 'rose', upgrades: ['upg-field-kit'] }], used: ['upg-field-kit'] })
    const model = heroModel(view, 0, facts)
    expect(model.isCurrent).toBe(true)
    expect(model.upgrades).toEqual([{ id: 'upg-field-kit', used: true, asleep: false }])
    expect(heroModel(view, 1, facts).isCurrent).toBe(false)
  })

  test('a Dark Past is a back for the heroes and a card for the Sins player', () => {
    const setup = { ...position().setup, story: 'a-face-we-knew', map: 'a-face-we-knew-a' }
    const darkPast = { rose: 'past-2' }
    expect(heroModel(viewOf({ setup, darkPast }), 0, facts).past).toEqual({ card: null })
    expect(heroModel(viewOf({ setup, darkPast }, 'sins'), 0, facts).past).toEqual({ card: 'past-2' })
    expect(heroModel(viewOf({}), 0, facts).past).toBeNull()
  })

  test('the order begins with the first hero; next is who has a token', () => {
    const view = viewOf({ firstHero: 'thorley', heroes: [{ hero: 'thorley', turns: 0 }] })
    expect(turnOrder(view)).toEqual([1, 2, 0])
    const next = nextPlace(view) as number
    expect((view.heroes[next] as HeroView).hero).toBe('rocco')
  })
})

describe('the Sins player', () => {
  test('a hero sees backs, the owner faces', () => {
    const sins = { hand: ['pride-hubris', 'pride-gauntlet'] }
    expect(sinsModel(viewOf({ sins }), facts).hand).toEqual([null, null])
    expect(sinsModel(viewOf({ sins }, 'sins'), facts).hand).toEqual(sins.hand)
  })

  test('monsters are counted by kind, with the numbers of this sin', () => {
    const view = viewOf({
      monsters: [
        { kind: 'acolyte', space: 's1,1' },
        { kind: 'acolyte', space: 's1,2' },
        { kind: 'controller', space: 's1,1' },
      ],
      dead: { acolyte: 3, abomination: 2 },
    })
    const { monsters, dead } = sinsModel(view, facts)
    expect(monsters.map(({ name, onBoard }) => [name, onBoard])).toEqual([
      ['acolyte', 2],
      ['abomination', 0],
      ['controller', 1],
      ['avatar', 0],
    ])
    expect(monsters[1]?.stats).toEqual({ fight: 3, defense: 3 })
    expect(dead.map(({ name, count }) => [name, count])).toEqual([
      ['acolyte', 3],
      ['abomination', 2],
    ])
  })

  test('a Hell Club member and a fallen hero have rows of their own while they are out', () => {
    const view = viewOf({
      monsters: [
        { kind: 'hc-bailiff', space: 's1,1' },
        { kind: 'fallen', who: 'morgana', space: 's1,1' },
      ],
      reserve: ['leah'],
      apocalypseCards: ['apo-t1'],
    })
    const rows = sinsModel(view, facts).monsters.slice(4)
    expect(rows.map(({ name, stats }) => [name, stats.fight, stats.defense])).toEqual([
      ['hc-bailiff', 4, 4],
      ['fallen-morgana', 5, 4],
    ])
  })

  test('what he has said beforehand, and Upgrades that sleep', () => {
    expect(sinsModel(viewOf({}), facts).committed).toBeNull()
    expect(sinsModel(viewOf({ turn: { committed: false } }), facts).committed).toBe(false)
    const view = viewOf({
      heroes: [{ hero: 'rose', upgrades: ['upg-ice-blade', 'upg-rosary'] }],
      asleep: [{ card: 'upg-rosary', until: 'turn' }],
    })
    expect(heroModel(view, 0, facts).upgrades.map(({ id, asleep }) => [id, asleep])).toEqual([
      ['upg-ice-blade', false],
      ['upg-rosary', true],
    ])
  })

  test('the ability of the acolytes is used once a round; a power can be switched off', () => {
    expect(sinsModel(viewOf({}), facts).ability).toEqual({ id: 'vespers', used: false })
    expect(sinsModel(viewOf({ used: ['acolytes'] }), facts).ability.used).toBe(true)
    expect(sinsModel(viewOf({ setup: { ...position().setup, power: false } }), facts).power).toBeNull()
  })
})

describe('the story', () => {
  const states = (view: View): string[] =>
    storyModel(view, facts).steps.flatMap((missions) => missions.map(({ id, state }) => `${id.slice(4, 6)} ${state}`))

  test('before a branch both ways are a choice', () => {
    expect(states(viewOf({}))).toEqual(['1- current', '2a choice', '2b choice', '3- ahead', '4- ahead', '5- ahead'])
  })

  test('after a branch the other way was passed by', () => {
    const view = viewOf({ mission: { id: 'hls-2b-thin-the-herd', progress: 1 }, missionsDone: ['hls-1-hold-the-line'] })
    expect(states(view)).toEqual(['1- done', '2a passed-by', '2b current', '3- ahead', '4- ahead', '5- ahead'])
    expect(storyModel(view, facts)).toMatchObject({ step: 2, current: { progress: 1, count: view.mission.count } })
  })

  test('levels that are reached, and cards in force', () => {
    const { levels, cards, most } = apocalypseModel(viewOf({ apocalypse: 3, apocalypseCards: ['apo-t4'] }), facts)
    expect(levels.filter(({ reached }) => reached).map(({ level }) => level)).toEqual([0, 1, 2, 3])
    expect(levels.filter(({ isNow }) => isNow).map(({ level }) => level)).toEqual([3])
    expect(cards).toEqual(['apo-t4'])
    expect(most).toBe(7)
  })
})

describe('details lie beside what they are of, inside the free rectangle', () => {
  const size = { width: 300, height: 240 }
  const board: Box = { left: 256, top: 64, right: 1168, bottom: 788 }
  const covers = (at: { left: number; top: number }, box: Box): boolean =>
    at.left < box.right && at.left + size.width > box.left && at.top < box.bottom && at.top + size.height > box.top
  const isInside = ({ left, top }: { left: number; top: number }, { left: l, top: t, right, bottom }: Box): boolean =>
    left >= l && top >= t && left + size.width <= right && top + size.height <= bottom

  test.each([
    ['of the left rail: in the board', { left: 0, right: 200, top: 300, bottom: 340 }, { left: 266, top: 200 }],
    ['of the right rail', { left: 1200, right: 1300, top: 300, bottom: 340 }, { left: 858, top: 200 }],
    ['of the strip', { left: 600, right: 700, top: 0, bottom: 60 }, { left: 500, top: 74 }],
    ['in the middle', { left: 500, right: 540, top: 300, bottom: 340 }, { left: 550, top: 200 }],
  ])('%s', (_, of, wanted) => {
    expect(placeBeside(of, size, board)).toEqual({ ...wanted, covered: 0 })
  })

  test('it covers neither the thing nor what is to be kept free, wherever the thing is', () => {
    for (let left = 256; left < 1130; left += 37) {
      for (let top = 64; top < 750; top += 31) {
        const of = { left, top, right: left + 40, bottom: top + 40 }
        const chosen = { left: left + 60, top: top - 80, right: left + 240, bottom: top + 120 }
        const at = placeBeside(of, size, board, [chosen])
        expect(isInside(at, board), `${left} ${top}`).toBe(true)
        expect(covers(at, of) || covers(at, chosen), `${left} ${top}`).toBe(false)
      }
    }
  })

  test('where there is no such place it still stays inside', () => {
    const phone = { left: 0, top: 0, right: 390, bottom: 300 }
    const at = placeBeside({ left: 10, right: 380, top: 100, bottom: 150 }, size, phone)
    expect(isInside(at, phone)).toBe(true)
  })
})

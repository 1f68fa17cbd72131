import { type Position, randomFrom, type View } from '@haven/engine'
import { english } from '@haven/text'
import { describe, expect, test } from 'vitest'
import { words } from '../../src/base/words.ts'
import { rules } from '../../src/model/rules.ts'
import { cityRows, type Speech } from '../../src/model/space-rows.ts'
import { spaceText } from '../../src/model/space-words.ts'
import { addressed, linesIn, meaningOf } from '../../src/screens/text-view/meaning.ts'
import { heroRow, heroSentence, sinLines, spaceSentence } from '../../src/screens/text-view/table-words.ts'
import { aMoment } from '../at-home.ts'
import { textTable } from './table.ts'

const speech: Speech = { rules, say: english, words: words.textView }

const ON_TURN: Position = {
  haven: 1,
  setup: {
    heroPlayers: 1,
    map: 'havens-last-stand-a',
    sin: 'pride',
    acolytes: 'nuns',
    heroes: ['rose', 'leah', 'thorley'],
  },
  round: 2,
  heroes: [{ hero: 'rose', space: 's1,1', corruption: 2, wounds: [1, 3], turns: 1 }],
  monsters: [{ kind: 'acolyte', space: 's1,1' }],
  current: { phase: 'hero-turn', hero: 'rose' },
}

describe('a table in words', () => {
  const view = rules.view(rules.fromPosition(ON_TURN, 'words'), 'hero1')

  test('every space has a row of its own, and everybody stands in one', () => {
    const rows = cityRows(view, speech)
    expect(rows).toHaveLength(rules.tables.maps.get('havens-last-stand-a')?.geometry.spaces.length as number)
    expect(rows.flatMap((row) => row.heroes)).toHaveLength(view.heroes.length)
    expect(rows[0]?.name).toBe('A1')
    const here = rows.find(({ space }) => space === 's1,1')
    expect(here).toMatchObject({ name: 'B2', heroes: ['Rose, on turn'], monsters: ['Acolyte'] })
    expect(spaceSentence(here as (typeof rows)[number], speech)).toContain('B2. Rose, on turn, Acolyte')
    expect(here?.nextTo).toContain('B1')
  })

  test('who is pinned, what marks a space, what sleeps and what is announced is said', () => {
    const seen = rules.view(
      rules.fromPosition(
        {
          ...ON_TURN,
          heroes: [{ hero: 'rose', space: 's1,1', upgrades: ['upg-rosary'] }],
          monsters: [
            { kind: 'acolyte', space: 's0,0', pinned: true },
            { kind: 'acolyte', space: 's0,0' },
          ],
          asleep: [{ card: 'upg-rosary', until: 'round' }],
          spaceMarks: [{ space: 's0,0', key: 'altar', until: 'round' }],
          turn: { committed: true },
        },
        'words',
      ),
      'hero1',
    )
    const row = cityRows(seen, speech).find(({ space }) => space === 's0,0')
    expect([row?.monsters, row?.tokens.includes('Altar')]).toEqual([['Acolyte', 'Acolyte, pinned'], true])
    const rose = seen.heroes.find(({ hero }) => hero === 'rose') as (typeof seen.heroes)[number]
    expect(heroRow(rose, seen, speech, words.panels).has).toBe(`${english.name('upg-rosary')}, asleep`)
    expect(sinLines(seen, speech)).toContain('Will react to this turn.')
  })

  test('the board says of a space what the rows say: whose turn it is, how many, what is covered, where one starts', () => {
    const crowded: Position = {
      ...ON_TURN,
      monsters: [
        { kind: 'acolyte', space: 'megatheatre' },
        { kind: 'acolyte', space: 'megatheatre' },
      ],
      tokens: [{ kind: 'corruption', space: 'megatheatre', count: 1 }],
      covered: [{ district: 'megatheatre', icon: 'inventory' }],
    }
    const seen = rules.view(rules.fromPosition(crowded, 'words'), 'hero1')
    expect(spaceText(seen, 's1,1', null)).toBe(
      'B2, Street. Rose, on turn. Corruption printed, Pentagram printed, Orbital Strike.',
    )
    expect(spaceText(seen, 'megatheatre', 'Move there')).toContain('2 Acolytes.')
    expect(spaceText(seen, 'megatheatre', 'Move there')).toContain(`${english.name('inventory')} (covered)`)
    expect(spaceText(seen, 'megatheatre', 'Move there')).toMatch(/ Move there\.$/)
    expect(spaceText(seen, 's0,2', null)).toContain('start.')
  })

  test('a hero is told with wounds and bonuses, the Sins without their hand', () => {
    const rose = view.heroes.find(({ hero }) => hero === 'rose')
    const text = heroSentence(heroRow(rose as (typeof view.heroes)[number], view, speech, words.panels), speech)
    expect(text).toContain('Wounds: 2 of 5, on 1 and 3.')
    expect(text).toContain('1: wound; 2: ')
    expect(sinLines(view, speech).join(' ')).not.toContain('Hand:')
    const sins = rules.view(rules.fromPosition(ON_TURN, 'words'), 'sins')
    expect(sinLines(sins, speech).join(' ')).toContain('Hand:')
  })

  test('who watches a round later reads what has come into the open since, among what is still hidden', () => {
    const setup = { ...ON_TURN.setup, map: 'lights-out-a' }
    const seen = rules.view(rules.createGame(rules.resolveSetup(setup, randomFrom('later')), 'later'), 'spectator')
    const [first, ...others] = seen.faceDown
    const later: View = {
      ...seen,
      faceDown: [{ space: first!.space, kinds: ['innocent'] }, ...others],
      sins: { ...seen.sins, hand: ['pride-hubris', ...seen.sins.hand.slice(1)] },
    }
    const tokensIn = (view: View, space: string) => cityRows(view, speech).find((row) => row.space === space)?.tokens
    expect(tokensIn(seen, first!.space)).toContain('1 face down')
    expect(tokensIn(later, first!.space)).toContain('Innocent, face down')
    expect(tokensIn(later, others[0]!.space)).toContain('1 face down')
    expect(sinLines(later, speech).join(' ')).toContain(`Hand: ${english.name('pride-hubris')}.`)
  })
})

describe('what a line means', () => {
  const view = rules.view(rules.fromPosition(ON_TURN, 'words'), 'hero1')
  const question = view.prompts[0] as (typeof view.prompts)[number]
  const table = textTable(['hero1'], { position: ON_TURN }, 'meaning')

  test('by number, by id, in words', async () => {
    await table.open()
    const { lookup } = table.session
    const first = question.options[0]
    expect(meaningOf('1', question, lookup)).toEqual({ means: 'answer', option: first })
    expect(meaningOf(first?.id as string, question, lookup)).toEqual({ means: 'answer', option: first })
    expect(meaningOf('fight', question, lookup)).toMatchObject({ means: 'answer', option: { do: 'fight' } })
    expect(meaningOf('move B1', question, lookup)).toMatchObject({ means: 'answer', option: { to: 's1,0' } })
    expect(meaningOf('move', question, lookup)).toMatchObject({ means: 'several' })
    expect(meaningOf('move D1', question, lookup)).toEqual({ means: 'refused' })
    expect(meaningOf('99', question, lookup)).toEqual({ means: 'out-of-range' })
    expect(meaningOf('sing', question, lookup)).toEqual({ means: 'nothing' })
    expect(meaningOf('react', question, lookup)).toEqual({ means: 'nothing' })
    expect(linesIn(' move C2 ;; fight;')).toEqual(['move C2', 'fight'])
    expect(addressed('rose: fight', lookup)).toEqual({ seat: null, hero: 'rose', line: 'fight' })
    expect(addressed('hero 2: 1', lookup)).toEqual({ seat: 'hero2', hero: null, line: '1' })
    expect(addressed('nobody: 1', lookup)).toEqual({ seat: null, hero: null, line: 'nobody: 1' })
  })
})

describe('the conversation', () => {
  test('several lines at once go on until one is not possible, and what was left out is said', async () => {
    const table = textTable(['hero1'], { position: ON_TURN }, 'chain')
    await table.open()
    await table.type('leah: fight')
    expect(table.last()).toContain('Rose')
    await table.type('rose: fight; corrupt; sing; end')
    expect(table.texts()).toContain('> corrupt')
    expect(table.texts().join('\n')).toContain('chose to take 1 corruption')
    expect(table.texts()).not.toContain('> end')
    expect(table.last()).toBe('Left out: end.')
  })

  test('why, rule, card, look, who, undo and a number that is none', async () => {
    const table = textTable(['hero1'], { position: ON_TURN }, 'words')
    await table.open()
    await table.type('why move D1')
    expect(table.last()).toMatch(/^MOVE-\d+, /)
    await table.type('rule MOVE-5')
    expect(table.last()).toMatch(/^MOVE-5, /)
    await table.type('card hubris')
    expect(table.last()).toMatch(/^Hubris: /)
    await table.type('look B2')
    expect(table.last()).toContain('Acolyte')
    await table.type('who rose')
    expect(table.last()).toContain('Wounds: 2 of 5')
    await table.type('77')
    expect(table.last()).toContain('Choose a number from 1 to')
    await table.type('undo')
    expect(table.last()).toBe(words.textView.nothingToUndo)
    await table.type('home')
    expect(table.went).toEqual(['/'])
    await table.type('save')
    expect(table.files).toEqual(['haven-game.json'])
  })

  test('what was taken back is told, and the same question comes again', async () => {
    const heroes = [{ hero: 'rose', space: 's0,0', turns: 1 }]
    const position = { ...ON_TURN, heroes, monsters: [], tokens: [], sins: { hand: [] } }
    const table = textTable(['hero1'], { position }, 'undo')
    await table.open()
    const space = () => table.store.view.peek()?.heroes[0]?.space
    const asked = () => table.texts().filter((text) => text.startsWith('Rose: what do you do?')).length
    await table.type('move B1')
    expect([space(), asked()]).toEqual(['s1,0', 2])
    await table.type('undo')
    expect([space(), asked()]).toEqual(['s0,0', 3])
    expect(table.texts()).toContain('Taken back.')
  })

  test('a whole game with three hero players, votes and all, is played from set-up to its end by typing', async () => {
    const table = textTable(
      ['hero1', 'hero2', 'hero3'],
      { setup: { heroPlayers: 3, map: 'havens-last-stand-a', sin: 'pride', acolytes: 'nuns' } },
      'a typed game',
    )
    const random = randomFrom('typing')
    await table.open()
    const kinds = new Set<string>()
    for (let i = 0; i < 6000 && !table.store.view.peek()?.over; i++) {
      const question = table.store.question.peek()
      if (!question) throw new Error('no question')
      kinds.add(question.kind)
      const number = random.below(question.options.length) + 1
      if (table.store.talk.peek()) await table.type(`hero1: ${number}; hero2: ${number}; hero 3: ${number}`)
      else if (table.store.canBatch.peek()) await table.type('all')
      else await table.type(String(number))
    }
    expect(table.store.view.peek()?.over).not.toBeNull()
    expect(table.last()).toBe(words.textView.over)
    expect([...kinds]).toEqual(expect.arrayContaining(['hero-turn', 'first-hero', 'corruption', 'wound-slot']))
  })

  test('the Sins player types too, and his hand is read to nobody else', async () => {
    const sins = textTable(['sins'], { setup: { heroPlayers: 1, map: 'havens-last-stand-a', sin: 'pride' } }, 'sins')
    await sins.open()
    await sins.type('hand')
    const cards = sins.store.view.peek()?.sins.hand ?? []
    expect(sins.texts().join('\n')).toContain(english.name(cards[0] as string))
    const heroes = textTable(['hero1'], { setup: { heroPlayers: 1, map: 'havens-last-stand-a', sin: 'pride' } }, 'sins')
    await heroes.open()
    await heroes.type('hand')
    expect(heroes.last()).toBe(words.textView.handCount(cards.length))
  })

  test('orders that follow each other quickly are all kept', async () => {
    const setup = { heroPlayers: 1, map: 'havens-last-stand-a', sin: 'pride' } as const
    const table = textTable(['sins'], { setup }, 'quick')
    await table.open()
    const { store } = table
    const pass = { order: 'pass', until: 'turn' } as const
    const first = store.setOrders([pass])
    expect(store.orders.peek()).toEqual([pass])
    const second = store.setOrders([...store.orders.peek(), { order: 'idle', quiet: ['pride-hubris'] }])
    await Promise.all([first, second])
    expect(store.orders.peek()).toEqual([pass, { order: 'idle', quiet: ['pride-hubris'] }])
  })

  test('says beforehand what his cards and reactions shall do', async () => {
    const table = textTable(['sins'], { setup: { heroPlayers: 1, map: 'havens-last-stand-a', sin: 'pride' } }, 'orders')
    await table.open()
    const [card] = table.store.view.peek()!.sins.hand
    await table.type(`arm ${english.name(card!)} against Rose from 2 wounds`)
    expect(table.store.orders.peek()).toContainEqual({ order: 'play', card, hero: 'rose', wounds: 2 })
    await table.type(`arm ${english.name(card!)} against Nobody`)
    expect(table.store.orders.peek()).toContainEqual({ order: 'play', card, hero: 'rose', wounds: 2 })
    await table.type(`quiet ${english.name(card!)}`)
    expect(table.store.orders.peek()).toEqual([{ order: 'idle', quiet: [card] }])
    await table.type('quiet no such card')
    expect(table.last()).toContain('not in your hand')
    await table.type('draft abomination 1 to hero after leah, fight')
    expect(table.last()).toBe('After Leah: Abomination 1 to the hero, then fight.')
    expect(table.store.orders.peek()).toContainEqual({
      order: 'react',
      hero: 'leah',
      monster: 'abomination-1',
      to: null,
      fight: true,
    })
    await table.type('draft something else')
    expect(table.last()).toContain('Say it like this')
    await table.type('forget')
    expect(table.store.orders.peek()).toEqual([{ order: 'idle', quiet: [card] }])
  })

  test('both sides at one screen: what was said to the Sins player is gone when the heroes look', async () => {
    const setup = { heroPlayers: 1, map: 'a-face-we-knew-a', sin: 'pride' }
    const table = textTable(['sins', 'hero1'], { setup }, 'curtain')
    await table.open()
    expect(table.store.screen.peek()?.curtain).toBe('sins')
    table.store.look('sins')
    await aMoment()
    await table.asked()
    await table.type('hand')
    const [card] = table.store.view.peek()?.sins.hand ?? []
    expect(table.texts().join()).toContain(english.name(card as string))
    const given = table.store.question.peek()?.options[0]?.card as string
    for (let i = 0; i < 40 && table.store.question.peek()?.seat === 'sins'; i++) await table.type('1')
    expect(table.store.screen.peek()?.viewer).toBe('hero1')
    expect(table.texts().length).toBeGreaterThan(0)
    expect(table.texts().join()).not.toContain(english.name(card as string))
    expect(table.texts().join()).not.toContain(english.name(given))
  })
})

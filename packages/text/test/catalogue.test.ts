import { coreBox } from '@haven/content'
import { compileBox, type Prompt } from '@haven/engine'
import { english, figureFacts, withWords } from '@haven/text'
import { describe, expect, test } from 'vitest'
import { allEvents } from './samples/events.ts'
import { expectWords, spoken } from './sentences.ts'

const rules = compileBox(coreBox)

const asked = (kind: Prompt['kind'], subject: Prompt['subject'] = {}, seat: Prompt['seat'] = 'hero1'): Prompt => ({
  id: `1-${seat}`,
  seat,
  kind,
  rule: 'TURN-1',
  subject,
})

describe('names', () => {
  test('figures and tokens are called by kind and number', () => {
    expect(english.name('acolyte-3')).toBe('Acolyte 3')
    expect(english.name('abomination-1')).toBe('Abomination 1')
    expect(english.name('orbital-2')).toBe('Orbital Strike 2')
    expect(english.name('fallen-leah')).toBe('Fallen Leah')
    expect(english.name('fallen-marsh')).toBe('Elias Marsh')
  })
  test('the Acolytes of a game are called by what they are', () => {
    const nuns = english.of({ edition: 'final', acolytes: 'nuns' })
    expect(nuns.name('acolyte-3')).toBe('Nun 3')
    expect(nuns.say.kind('acolyte-3')).toBe('Nun')
    expect(nuns.event({ event: 'monsterKilled', monster: 'acolyte-3', space: 's2,1', by: 'fight' })).toBe(
      'A Nun was killed in C2.',
    )
    expect(nuns.of({ edition: 'final', acolytes: 'nuns' })).toBe(nuns)
    const own = nuns.with({ figures: { ghouls: 'Ghoul' } }).of({ edition: 'final', acolytes: 'ghouls' })
    expect(own.name('acolyte-1')).toBe('Ghoul 1')
    expect(english.of({ edition: 'final', acolytes: 'strangers' }).name('acolyte-1')).toBe('Acolyte 1')
  })
  test('a figure has a number only beside another of its kind', () => {
    const monsters = (['s0,0', 's0,0', 's1,0'] as const).map((space, i) => ({
      id: `acolyte-${i + 1}`,
      kind: 'acolyte' as const,
      space,
    }))
    const facts = figureFacts({ monsters })
    const kill = (monster: string) => english.option({ id: monster, monster }, asked('kill'), facts)
    expect(kill('acolyte-1')).toBe('Kill Acolyte 1')
    expect(kill('acolyte-3')).toBe('Kill the Acolyte')
  })
  test('an unknown id is its own name', () => {
    for (const id of ['nobody', 'past-8', 'toString', '', 'somebody-2']) expect(english.name(id)).toBe(id)
  })
  test('a rule goes by its title', () => {
    expect(english.name('MOVE-2')).toBe(english.rule('MOVE-2')?.title)
  })
})

describe('spaces', () => {
  test('a Street is column letter and row, from the north-west', () => {
    expect(english.space('s2,1')).toBe('C2')
    expect(english.space('s0,0')).toBe('A1')
    expect(english.space('s25,11')).toBe('Z12')
    expect(english.space('s26,0')).toBe('AA1')
  })
  test('a District goes by the name of its tile', () => {
    expect(english.space('megatheatre')).toBe('Megatheatre')
    expect(english.space('constabulary')).toBe('Haven Constabulary')
  })
})

describe('cards', () => {
  test('what is no card has no text', () => {
    for (const id of ['nothing', 'fire', 'constructor']) expect(english.card(id)).toBeNull()
  })
})

describe('prompts and options', () => {
  test('some of them, word for word', () => {
    expect(english.prompt(asked('wound-slot', { hero: 'rose', cause: 'MOVE-8' }))).toBe(
      'Rose: where does the wound go? (Fire check)',
    )
    expect(english.prompt(asked('sin-card', { hero: 'leah', window: 'turn-start' }, 'sins'))).toBe(
      "Sins: Leah's turn starts. Play a Sin card?",
    )
    const turn = asked('hero-turn', { hero: 'rose' })
    expect(english.option({ id: 'm', do: 'move', to: 's2,1' }, turn)).toBe('Move to C2')
    expect(english.option({ id: 'f', do: 'fight' }, turn)).toBe('Fight the monsters here')
    expect(english.option({ id: 'c', do: 'collect', token: 'commissioner' }, turn)).toBe('Take the Commissioner')
    const glory = asked('choice', { hero: 'rose', cause: 'pride-whose-glory' })
    expect(english.option({ id: 'hero', choice: 'hero' }, glory)).toBe('The hero takes 2 corruption')
    expect(english.option({ id: 'others', choice: 'others' }, glory)).toBe('Each other hero takes 1 corruption')
    const change = asked('effect', { hero: 'rose', cause: 'spare-change' })
    expect(english.option({ id: 'extra-turn', choice: 'extra-turn' }, change)).toBe('Lose an Extra Turn token')
    expect(english.option({ id: 'upgrade', choice: 'upgrade' }, change)).toBe('Lose an Upgrade')
    expect(english.option({ id: 'corruption', choice: 'corruption' }, change)).toBe('Take 1 corruption')
    const looters = asked('effect', { hero: 'rose', cause: 'apo-r4' })
    expect(english.prompt(looters)).toBe('Rose: take 1 corruption for the Inventory?')
    expect(english.option({ id: 'skip', choice: 'skip' }, looters)).toBe('Pay nothing and get nothing')
    expect(english.option({ id: 'a', do: 'ability', ability: 'sloth-power' }, turn)).toBe(
      'Take 1 corruption for a longer Move',
    )
    const hospital = asked('ability', { hero: 'rose', cause: 'nlb-3a-to-the-hospital' })
    expect(english.prompt(hospital)).toBe('Rose: heal 1 wound?')
    expect(english.option({ id: 'yes', yes: true }, hospital)).toBe('Heal 1 wound')
  })
  test('facts of the position make an answer richer', () => {
    const wound = asked('wound-slot', { hero: 'rose' })
    const track = [{ kind: 'none' }, { kind: 'die' }, { kind: 'defense' }, { kind: 'hit', count: 2 }] as const
    const option = (slot: number) => english.option({ id: `slot-${slot}`, slot }, wound, { trackOf: () => track })
    expect([1, 2, 3, 4, 5].map(option)).toEqual([
      'Slot 1 (hides nothing)',
      'Slot 2 (hides +1 die)',
      'Slot 3 (hides +1 Defense)',
      'Slot 4 (hides +2 Hits)',
      'Slot 5',
    ])
    const move = { id: 'x', monster: 'acolyte-1', to: 's2,1' }
    const facts = { spaceOf: () => 's0,0' }
    expect(english.option(move, asked('reaction-move', {}, 'sins'), facts)).toBe('Move Acolyte 1 from A1 to C2')
  })
})

describe('the log', () => {
  test('an event without its secret is a sentence too, and tells nothing', () => {
    for (const viewer of ['sins', 'hero1', 'spectator', 'all'] as const) {
      for (const event of rules.viewEvents(allEvents, viewer)) expectWords(english.event(event), { viewer, event })
    }
    const [drawn] = rules.viewEvents(
      [{ event: 'sinCardsDrawn', count: 1, cause: 'END-4', secret: { to: 'sins', cards: ['pride-hubris'] } }],
      'hero1',
    )
    expect(drawn && english.event(drawn)).toBe('The Sins player drew 1 Sin card (Altars).')
  })
  test('some of them, word for word', () => {
    expect(english.event({ event: 'heroMoved', hero: 'rose', from: 's2,1', to: 'megatheatre', metro: false })).toBe(
      'Rose moved from C2 to Megatheatre.',
    )
    expect(english.event({ event: 'woundTaken', hero: 'rose', slot: 3, cause: 'MOVE-5' })).toBe(
      'Rose took a wound on slot 3 (leaving monsters).',
    )
    expect(english.event({ event: 'monsterKilled', monster: 'controller', space: 's0,0', by: 'ranged' })).toBe(
      'The Controller was killed in A1 by a shot.',
    )
    expect(english.event({ event: 'monsterSummoned', monster: 'fallen-rose', space: 's0,0', cause: 'past-7' })).toBe(
      'Fallen Rose appeared in A1 (One of Them).',
    )
    expect(english.event({ event: 'missionProgress', mission: 'hif-1-break-the-wave', progress: 0, count: 3 })).toBe(
      'Break the Wave fell back to 0 of 3.',
    )
  })
  test('a mark for the mission is a District, an NPC or a place in the turn order', () => {
    const marked = (mark: string) => english.event({ event: 'missionMarked', mark })
    expect(marked('dockside')).toBe('Dockside was marked for the mission.')
    expect(marked('commissioner')).toBe('The Commissioner was marked for the mission.')
    expect(marked('proxy')).toBe('PROXY was marked for the mission.')
    expect(marked('place-1')).toBe('The first place in the turn order was marked for the mission.')
    expect(marked('place-4')).toBe('The fourth place in the turn order was marked for the mission.')
  })
})

describe('words of other boxes', () => {
  const words = {
    names: { ada: 'Ada' },
    cards: { 'upg-lantern': { name: 'Lantern', text: 'It shines.' } },
    choices: { stay: 'Everybody stays', 'upg-lantern:stay': 'The lantern stays' },
  }
  const richer = withWords(english, words)

  test('are used in names, cards, rules and sentences', () => {
    expect(richer.name('ada')).toBe('Ada')
    expect(richer.card('upg-lantern')?.text).toBe('It shines.')
    expect(richer.rule('upg-lantern')?.title).toBe('Lantern')
    expect(richer.event({ event: 'upgradeTaken', hero: 'ada', card: 'upg-lantern' })).toBe(
      'Ada took the Upgrade Lantern.',
    )
    expect(richer.name('fallen-ada')).toBe('Fallen Ada')
  })
  test('a choice can be keyed by the text that offers it', () => {
    const option = { id: 'stay', choice: 'stay' }
    expect(richer.option(option, asked('choice', { cause: 'upg-lantern' }))).toBe('The lantern stays')
    expect(richer.option(option, asked('choice', { cause: 'another' }))).toBe('Everybody stays')
  })
  test('a box words its own questions and answers, by the text that asks', () => {
    const asks = withWords(richer, {
      prompts: {
        'upg-lantern': '{hero}: light it?',
        'ability:upg-lantern:sins': '{seat}: let {hero} light it?',
        'effect:upg-lantern': 'Whom does it shine on?',
      },
      options: { 'ability:upg-lantern:yes': 'Light it', 'ability:upg-lantern:no': 'Leave it dark' },
    })
    const light = asked('ability', { hero: 'ada', cause: 'upg-lantern' })
    expect(asks.prompt(light)).toBe('Ada: light it?')
    expect(asks.prompt({ ...light, seat: 'sins' })).toBe('Sins player: let Ada light it?')
    expect(asks.option({ id: 'no', yes: false }, light)).toBe('Leave it dark')
    const shine = asked('effect', { hero: 'ada', cause: 'upg-lantern' })
    expect(asks.prompt(shine)).toBe('Whom does it shine on?')
    expect(asks.option({ id: 'x', hero: 'ada' }, shine)).toBe('Ada')
  })
  test('come in the language that is spoken, and in English where a box has no others', () => {
    const box = { names: { ada: 'Ada', bob: 'Bob' }, languages: { pseudo: { names: { ada: '⟦Åðå⟧' } } } }
    const inEach = spoken
      .filter(({ language }) => language === 'en' || language === 'pseudo')
      .map(({ catalogue }) => withWords(catalogue, box))
    expect(inEach.map((each) => each.name('ada'))).toEqual(['Ada', '⟦Åðå⟧'])
    expect(inEach.map((each) => each.name('bob'))).toEqual(['Bob', 'Bob'])
  })
  test('add up, and leave the language as it was', () => {
    const twice = withWords(richer, { names: { bob: 'Bob' } })
    expect([twice.name('ada'), twice.name('bob'), richer.name('bob'), english.name('ada')]).toEqual([
      'Ada',
      'Bob',
      'bob',
      'ada',
    ])
  })
})

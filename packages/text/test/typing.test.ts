import { coreBox } from '@haven/content'
import { compileBox, type Intent, type Prompt, type PromptKind } from '@haven/engine'
import { describe, expect, test } from 'vitest'
import { typing as en } from '../src/en/typing.ts'
import { english, withWords } from '../src/index.ts'
import {
  lookupFor,
  readArming,
  readDraft,
  readIntent,
  readWalk,
  TYPED_COMMANDS,
  type Typing,
  tongueOf,
} from '../src/typing/index.ts'
import { plain, plainForms } from '../src/typing/plain.ts'

/** Small samples: the languages themselves come later. */
const none = <K extends string>(words: Readonly<Record<K, readonly string[]>>): Record<K, readonly string[]> =>
  Object.fromEntries(Object.keys(words).map((key) => [key, []])) as unknown as Record<K, readonly string[]>
const NOTHING: Typing = {
  ...en,
  verbs: none(en.verbs),
  commands: none(en.commands),
  tokens: none(en.tokens),
  seats: none(en.seats),
  connectives: none(en.connectives),
}

const RUSSIAN: Typing = {
  ...NOTHING,
  verbs: {
    ...NOTHING.verbs,
    move: ['идти', 'иду'],
    shoot: ['стрелять'],
    collect: ['взять', 'подобрать'],
    end: ['закончить ход', 'конец'],
    yes: ['да', 'д'],
    no: ['нет', 'н', 'пас'],
  },
  commands: {
    ...NOTHING.commands,
    help: ['помощь'],
    walk: ['дойти'],
    card: ['карта'],
    quit: ['выход'],
    arm: ['зарядить'],
  },
  tokens: { ...NOTHING.tokens, fire: ['огонь', 'огня'], extraTurn: ['дополнительный ход'] },
  articles: [],
  prepositions: ['на', 'в', 'к'],
  token: ['жетон', 'жетона'],
  connectives: {
    ...NOTHING.connectives,
    against: ['против'],
    from: ['от'],
    wounds: ['рана', 'раны', 'ран'],
    safely: ['безопасно'],
  },
  seats: { ...NOTHING.seats, hero2: ['герой 2'] },
  forms: { 'night-market': ['ночном рынке', 'ночного рынка'], rose: ['роуз'] },
}
const inRussian = withWords(english, {
  names: { rose: 'Роуз', acolyte: 'Прислужник' },
  cards: {
    'night-market': { name: 'Ночной рынок', text: '' },
    'old-cathedral': { name: 'Старый собор', text: '' },
    'pride-hubris': { name: 'Чёрная гордыня', text: '' },
  },
})

const GERMAN: Typing = {
  ...NOTHING,
  verbs: {
    ...NOTHING.verbs,
    move: ['gehen', 'geh', 'bewegen'],
    cleanse: ['säubern'],
    end: ['Zug beenden', 'Ende'],
    yes: ['ja', 'j'],
    no: ['nein', 'n', 'passen'],
  },
  tokens: { ...NOTHING.tokens, fire: ['Feuer'] },
  articles: ['der', 'die', 'das', 'den', 'dem'],
  prepositions: ['nach', 'zu', 'zur', 'zum', 'auf'],
  connectives: {
    ...NOTHING.connectives,
    to: ['nach'],
    and: ['und'],
    fight: ['kämpfen'],
    hero: ['Held', 'Helden'],
    after: ['hinter'],
  },
  verbLast: true,
}
const inGerman = withWords(english, {
  names: { acolyte: 'Akolyth' },
  cards: {
    'old-cathedral': { name: 'Alte Kathedrale', text: '' },
    'night-market': { name: 'Großer Märkteplatz', text: '' },
  },
})

const rules = compileBox(coreBox)
const map =
  [...rules.tables.maps.keys()].find((id) => rules.tables.maps.get(id)?.geometry.index.has('night-market')) ?? ''
const prompt = (kind: PromptKind): Prompt => ({ id: '1-hero1', seat: 'hero1', kind, rule: 'TURN-1', subject: {} })
const russian = lookupFor(rules, map, inRussian, tongueOf(RUSSIAN))
const german = lookupFor(rules, map, inGerman, tongueOf(GERMAN))

test('letters of any script, without case, accents and signs', () => {
  expect(plain('«Ночной рынок»')).toBe('ночнои рынок')
  expect(plain('Чёрная')).toBe(plain('Черная'))
  expect(plain('St.-Jude-Hospital')).toBe('st jude hospital')
  expect(plain('Straße')).toBe('strasse')
  expect(plain('œuvre')).toBe('oeuvre')
  expect(plain('Träg\u00adheit')).toBe('tragheit')
  expect(plainForms('Trägheit')).toEqual(['tragheit', 'traegheit'])
  expect(plain('Haven’s')).toBe('havens')
})

const RU: readonly [PromptKind, string, Intent | null][] = [
  ['hero-turn', 'идти на Ночной рынок', { do: 'move', to: 'night-market' }],
  ['hero-turn', 'иду к ночном рынке', { do: 'move', to: 'night-market' }],
  ['hero-turn', 'идти на С2', { do: 'move', to: 's2,1' }],
  ['hero-turn', 'в2', { do: 'move', to: 's1,1' }],
  ['hero-turn', 'идти ф1', { do: 'move', to: 's0,0' }],
  ['hero-turn', 'move C2', { do: 'move', to: 's2,1' }],
  ['hero-turn', 'стрелять В1', { do: 'shoot', at: 's1,0' }],
  ['hero-turn', 'взять жетон огня', { do: 'collect', token: 'fire' }],
  ['hero-turn', 'взять дополнительный ход', { do: 'collect', token: 'extraTurn' }],
  ['hero-turn', 'закончить ход', { do: 'end' }],
  ['reaction-fight', 'Да', { yes: true }],
  ['reaction-fight', 'н', { none: true }],
  ['reaction-move', 'прислужник 2 на B1', { monster: 'acolyte-2', to: 's1,0' }],
  ['sin-card', 'черная гордыня', { card: 'pride-hubris' }],
  // The layout was not changed.
  ['hero-turn', 'ьщму С2', { do: 'move', to: 's2,1' }],
  ['reaction-fight', 'нуы', { yes: true }],
  ['hero-turn', 'петь', null],
]

test.each(RU)('%s: %s', (kind, text, intent) => {
  expect(readIntent(text, prompt(kind), russian)).toEqual(intent)
})

const DE: readonly [PromptKind, string, Intent | null][] = [
  ['hero-turn', 'geh zur Alten Kathedrale', { do: 'move', to: 'zur Alten Kathedrale' }],
  ['hero-turn', 'geh zur Kathedrale', { do: 'move', to: 'old-cathedral' }],
  ['hero-turn', 'grosser maerkteplatz', { do: 'move', to: 'night-market' }],
  ['hero-turn', 'Großer Märkteplatz', { do: 'move', to: 'night-market' }],
  ['hero-turn', 'grosser marktepl', null],
  ['hero-turn', 'geh grosser marktepl', { do: 'move', to: 'night-market' }],
  ['hero-turn', 'saeubern', { do: 'cleanse' }],
  ['hero-turn', 'Zug beenden', { do: 'end' }],
  ['hero-turn', 'nach C2 gehen', { do: 'move', to: 's2,1' }],
  ['reaction-move', 'Akolyth 2 nach B1 bewegen', { monster: 'acolyte-2', to: 's1,0' }],
  ['reaction-fight', 'J', { yes: true }],
  ['reaction-fight', 'y', { yes: true }],
]

test.each(DE)('%s: %s', (kind, text, intent) => {
  expect(readIntent(text, prompt(kind), german)).toEqual(intent)
})

describe('besides answers', () => {
  test('commands in the language, in English, and from the other layout', () => {
    const { command } = russian.tongue
    expect(command('помощь')).toEqual({ word: 'help', rest: '' })
    expect(command('Карта Чёрная гордыня')).toEqual({ word: 'card', rest: 'Чёрная гордыня' })
    expect(command('help')).toEqual({ word: 'help', rest: '' })
    expect(command('?')).toEqual({ word: 'help', rest: '' })
    expect(command('й')).toEqual({ word: 'quit', rest: '' })
    expect(command('гтвщ')).toEqual({ word: 'undo', rest: '' })
    expect(command('петь')).toBeNull()
  })
  test('English knows every command by its name', () => {
    for (const name of TYPED_COMMANDS) expect(tongueOf().command(name)).toEqual({ word: name, rest: '' })
  })
  test('rules and seats', () => {
    expect(russian.rule('ьщму-5')).toBe('MOVE-5')
    expect(russian.tongue.seat('Герой 2')).toBe('hero2')
    expect(russian.tongue.seat('hero 2')).toBe('hero2')
    expect(russian.tongue.seat('rose')).toBeNull()
  })
  test('orders are taken apart by their connectives', () => {
    const [de, ru, plainEnglish] = [german.tongue, russian.tongue, tongueOf()]
    expect(readArming('hubris against Rose from 2 wounds', plainEnglish, 4)).toEqual({
      card: 'hubris',
      hero: 'Rose',
      wounds: 2,
    })
    expect(readArming('гордыня против Роуз от 2 ран', ru, 4)).toEqual({ card: 'гордыня', hero: 'Роуз', wounds: 2 })
    expect(readArming('hubris', plainEnglish, 4)).toEqual({ card: 'hubris' })
    expect(readDraft('acolyte 2 to C3 after Rose', plainEnglish)).toEqual({
      monster: 'acolyte 2',
      to: 'C3',
      after: 'Rose',
      fight: false,
    })
    expect(readDraft('abomination 1 to the hero, fight', plainEnglish)).toEqual({
      monster: 'abomination 1',
      to: null,
      fight: true,
    })
    expect(readDraft('Akolyth 2 nach C3 hinter Rose und kämpfen', de)).toEqual({
      monster: 'Akolyth 2',
      to: 'C3',
      after: 'Rose',
      fight: true,
    })
    expect(readDraft('Akolyth 2 nach dem Helden', de)).toEqual({ monster: 'Akolyth 2', to: null, fight: false })
    expect(readDraft('acolyte 2', plainEnglish)).toBeNull()
    expect(readWalk('safely to C3', plainEnglish)).toEqual({ safely: true, place: 'C3' })
    expect(readWalk('безопасно на С3', ru)).toEqual({ safely: true, place: 'С3' })
    expect(readWalk('C3', plainEnglish)).toEqual({ safely: false, place: 'C3' })
  })
})

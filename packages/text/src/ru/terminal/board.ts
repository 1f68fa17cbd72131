import type { Bonus, TokenKind } from '@haven/engine'
import type { board as english, questions as englishQuestions, setup as englishSetup } from '../../en/terminal/board.ts'
import type { Said } from '../../said.ts'
import { count } from '../grammar.ts'

const TOKENS: Readonly<Record<TokenKind, string>> = {
  fire: 'огонь',
  corruption: 'скверна',
  pentagram: 'пентаграмма',
  nest: 'гнездо',
  extraTurn: '+ход',
  innocent: 'невинный',
}
const MONSTERS = { acolyte: 'прислужник', abomination: 'отродье' } as const
const COLOURS: Readonly<Record<string, string>> = { red: 'красное', blue: 'синее' }

/** One without its number: "алтарь", "алтарь ×2". */
const several = (number: number, one: string): string => (number > 1 ? `${one} ×${number}` : one)

const listed = (ids: readonly string[], say: { readonly name: (id: string) => string }): string =>
  ids.map((id) => say.name(id)).join(', ')

const BONUSES: Readonly<Record<Exclude<Bonus['kind'], 'hit' | 'choice'>, string>> = {
  none: '-',
  die: 'куб',
  defense: 'защ',
}
const RESULTS: Readonly<Record<Extract<Bonus, { kind: 'choice' }>['of'][number], string>> = {
  hit: 'поп',
  defense: 'защ',
  counter: 'стойк',
  skill: 'навык',
}
function bonus(what: Bonus): string {
  if (what.kind === 'hit') return what.count > 1 ? `${what.count}поп` : 'поп'
  if (what.kind === 'choice') return what.of.length > 2 ? 'любой' : what.of.map((each) => RESULTS[each]).join('/')
  return BONUSES[what.kind]
}

/** Board and panels: short, since columns are narrow. */
export const board: Said<typeof english> = {
  legend: '>ГЕРОЙ сейчас ходит   * напечатано на тайле, убрать нельзя',
  token: (kind, number, isPrinted) => several(number, `${TOKENS[kind]}${isPrinted ? '*' : ''}`),
  monsters: (kind, number) => several(number, MONSTERS[kind]),
  pinned: (monsters) => `${monsters} (прижато)`,
  faceDown: (number) => `закрытых ${number}`,
  altars: (number) => several(number, 'алтарь'),
  orbital: 'орбита',
  metro: (colour) => `${COLOURS[colour] ?? colour} метро`,
  start: 'старт',
  covered: (action, say) => `(${say.name(action)}: накрыто)`,
  used: 'использовано:',
  story: (mission, round, track, say) =>
    `Раунд ${round}   ${say.goal(mission.id, mission.count) ?? say.name(mission.id)}: сделано ${mission.progress} («${say.name(mission.id)}»)   Апокалипсис ${track}`,
  inForce: (cards, say) => `Действуют: ${listed(cards, say)}`,
  bonus,
  heroes: ['Герои', 'Б/Н/З', 'Клетка', 'Скв', 'Раны', 'Ходы', 'Город', 'Бонусы 1-7 (x рана, | скверна)'],
  dead: 'гибель',
  ready: 'есть',
  spent: 'нет',
  holds: (cards, npcs, extraTurns, innocents, say, asleep = []) =>
    [
      ...cards.map((card) => (asleep.includes(card) ? `${say.name(card)} (спит)` : say.name(card))),
      ...npcs.map((npc) => `НПС: ${say.name(npc)}`),
      ...(extraTurns > 0
        ? [count(extraTurns, 'дополнительный ход', 'дополнительных хода', 'дополнительных ходов')]
        : []),
      ...(innocents > 0 ? [count(innocents, 'невинный', 'невинных', 'невинных')] : []),
    ].join(', '),
  sins: (sin, acolytes, say) => `Грех: ${say.name(sin)}, ${say.name(acolytes)}`,
  reactions: (ready, of) => `жетоны реакции: ${ready} из ${of}`,
  committed: (reacts) => (reacts ? 'реакция на этот ход будет' : 'реакции на этот ход не будет'),
  inHand: (cards) => `на руке ${count(cards, 'карта', 'карты', 'карт')}`,
  open: (card, say) => `сыграна: ${say.name(card)}`,
  deadPile: (pile, say) => `кладбище: ${pile.map(([kind, number]) => several(number, say.name(kind))).join(', ')}`,
  hand: (cards, say) => `Рука: ${cards.map((card) => (card === null ? '?' : say.name(card))).join(', ')}`,
  reserve: (heroes, say) => `Резерв: ${listed(heroes, say) || 'никого'}`,
  inventory: (cards, say) => `Инвентарь: ${listed(cards, say) || 'пусто'}`,
}

const EDITIONS = { final: 'окончательные правила', preview: 'предварительные правила' } as const
const DICE = { normal: 'обычные кубики греха', merciless: 'беспощадные кубики греха' } as const

/** What was drawn or chosen. */
export const setup: Said<typeof englishSetup> = {
  story: 'Сценарий',
  mission: 'Первая миссия',
  missionOf: (mission, number, say) => `${say.name(mission)} (${number})`,
  sin: 'Грех',
  sinWith: (sin, acolytes, say) => `${say.name(sin)}, ${say.name(acolytes)}`,
  heroes: 'Герои',
  reserve: 'Резерв',
  inventory: 'Инвентарь',
  players: 'Игроки',
  playersOf: (heroPlayers) => `1 за Грех, ${heroPlayers} за героев`,
  rules: 'Правила',
  rulesOf: ({ edition, dice, storyAid, power, secondCrate }) =>
    [
      EDITIONS[edition],
      DICE[dice],
      ...(storyAid ? [] : ['без помощи сценария']),
      ...(power ? [] : ['без силы греха']),
      ...(secondCrate ? ['со вторым ящиком'] : []),
    ].join(', '),
  playIt: (command) => `Сыграть: ${command}`,
}

/** The few questions before a game. */
export const questions: Said<typeof englishQuestions> = {
  title: 'Новая игра в Haven',
  keys: (question) => `${question} (↑/↓: выбор, Enter: подтвердить)`,
  side: 'За кого вы играете?',
  sides: { heroes: 'За героев', sins: 'За Грех', both: 'За обе стороны' },
  sideHints: { heroes: 'против бота', sins: 'против ботов', both: 'по очереди за одним экраном или чтобы учиться' },
  where: 'Где?',
  heroes: 'Какие герои?',
  random: 'Трое случайных',
  choose: 'Выбрать троих',
  chooseHow: 'Выберите троих (пробел отмечает, Enter ведёт дальше)',
  cancelled: 'Значит, не сегодня.',
}

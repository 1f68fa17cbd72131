import type { Bonus, TokenKind } from '@haven/engine'
import type { board as english, questions as englishQuestions, setup as englishSetup } from '../../en/terminal/board.ts'
import type { Said } from '../../said.ts'
import { count } from '../grammar.ts'

const TOKENS: Readonly<Record<TokenKind, readonly [one: string, many: string]>> = {
  fire: ['Feuer', 'Feuer'],
  corruption: ['Verderbtheit', 'Verderbtheit'],
  pentagram: ['Pentagramm', 'Pentagramme'],
  nest: ['Nest', 'Nester'],
  extraTurn: ['+Zug', '+Zug'],
  innocent: ['Unschuldige', 'Unschuldige'],
}
const COLOURS: Readonly<Record<string, string>> = { red: 'rot', blue: 'blau' }
const MONSTERS = { acolyte: ['Akolyth', 'Akolythen'], abomination: ['Laster', 'Laster'] } as const
const one = (number: number, [name, many]: readonly [string, string]): string =>
  number === 1 ? name : count(number, name, many)

const listed = (ids: readonly string[], say: { readonly name: (id: string) => string }): string =>
  ids.map((id) => say.name(id)).join(', ')

const BONUSES: Readonly<Record<Exclude<Bonus['kind'], 'hit' | 'choice'>, string>> = {
  none: '-',
  die: 'Würfel',
  defense: 'Vert',
}
const RESULTS: Readonly<Record<Extract<Bonus, { kind: 'choice' }>['of'][number], string>> = {
  hit: 'Tref',
  defense: 'Vert',
  counter: 'Wid',
  skill: 'Gesch',
}
function bonus(what: Bonus): string {
  if (what.kind === 'hit') return what.count > 1 ? `${what.count}Tref` : 'Tref'
  if (what.kind === 'choice') return what.of.length > 2 ? 'Wahl' : what.of.map((each) => RESULTS[each]).join('/')
  return BONUSES[what.kind]
}

/** Board and panels: short, since columns are narrow. */
export const board: Said<typeof english> = {
  legend: '>HELD ist am Zug   * auf dem Spielplanteil aufgedruckt, nicht zu entfernen',
  token: (kind, number, isPrinted) =>
    `${number > 1 ? `${number} ` : ''}${TOKENS[kind][number > 1 ? 1 : 0]}${isPrinted ? '*' : ''}`,
  monsters: (kind, number) => one(number, MONSTERS[kind]),
  pinned: (monsters) => `${monsters} (festgenagelt)`,
  faceDown: (number) => `${number} verdeckt`,
  altars: (number) => one(number, ['Altar', 'Altäre']),
  orbital: 'Orbital',
  metro: (colour) => `U-Bahn-${COLOURS[colour] ?? colour}`,
  start: 'Start',
  covered: (action, say) => `(${say.name(action)} abgedeckt)`,
  used: 'genutzt:',
  story: (mission, round, track, say) =>
    `Runde ${round}   ${say.goal(mission.id, mission.count) ?? say.name(mission.id)}: ${mission.progress} geschafft (${say.name(mission.id)})   Apokalypse ${track}`,
  inForce: (cards, say) => `In Kraft: ${listed(cards, say)}`,
  bonus,
  heroes: ['Helden', 'K/G/V', 'Feld', 'Verd', 'Wunden', 'Züge', 'Stadt', 'Boni 1-7 (x Wunde, | Verderbtheit)'],
  dead: 'tot',
  ready: 'bereit',
  spent: 'genutzt',
  holds: (cards, npcs, extraTurns, innocents, say, asleep = []) =>
    [
      ...cards.map((card) => (asleep.includes(card) ? `${say.name(card)} (schläft)` : say.name(card))),
      ...npcs.map((npc) => `dabei: ${say.name(npc)}`),
      ...(extraTurns > 0 ? [count(extraTurns, 'Sonderspielzug', 'Sonderspielzüge')] : []),
      ...(innocents > 0 ? [count(innocents, 'Unschuldige', 'Unschuldige')] : []),
    ].join(', '),
  sins: (sin, acolytes, say) => `Sünde: ${say.name(sin)}, ${say.name(acolytes)}`,
  reactions: (ready, of) => `Reaktionen: ${ready} von ${of}`,
  committed: (reacts) => (reacts ? 'reagiert auf diesen Zug' : 'reagiert nicht auf diesen Zug'),
  inHand: (cards) => `${count(cards, 'Karte', 'Karten')} auf der Hand`,
  open: (card, say) => `offen: ${say.name(card)}`,
  deadPile: (pile, say) => `Friedhof: ${pile.map(([kind, number]) => `${say.name(kind)} ×${number}`).join(', ')}`,
  hand: (cards, say) => `Hand: ${cards.map((card) => (card === null ? '?' : say.name(card))).join(', ')}`,
  reserve: (heroes, say) => `Reserve: ${listed(heroes, say) || 'leer'}`,
  inventory: (cards, say) => `Inventar: ${listed(cards, say) || 'leer'}`,
}

const EDITIONS = { final: 'endgültige Ausgabe', preview: 'Ausgabe der Vorschau' } as const
const DICE = { normal: 'normale', merciless: 'gnadenlose' } as const

/** What was drawn or chosen. */
export const setup: Said<typeof englishSetup> = {
  story: 'Story',
  mission: 'Erste Mission',
  missionOf: (mission, number, say) => `${say.name(mission)} (${number})`,
  sin: 'Sünde',
  sinWith: (sin, acolytes, say) => `${say.name(sin)} – ${say.name(acolytes)}`,
  heroes: 'Helden',
  reserve: 'Reserve',
  inventory: 'Inventar',
  players: 'Spieler',
  playersOf: (heroPlayers) => `1 für die Sünde, ${heroPlayers} für die Helden`,
  rules: 'Regeln',
  rulesOf: ({ edition, dice, storyAid, power, secondCrate }) =>
    [
      EDITIONS[edition],
      `${DICE[dice]} Sündenwürfel`,
      ...(storyAid ? [] : ['ohne die Hilfe der Story']),
      ...(power ? [] : ['ohne die Macht der Sünde']),
      ...(secondCrate ? ['mit der zweiten Kiste'] : []),
    ].join(', '),
  playIt: (command) => `Spielen mit: ${command}`,
}

/** The few questions before a game. */
export const questions: Said<typeof englishQuestions> = {
  title: 'Ein neues Spiel von Haven',
  keys: (question) => `${question} (↑/↓: wählen, Enter: bestätigen)`,
  side: 'Welche Seite spielst du?',
  sides: { heroes: 'Die Helden', sins: 'Die Sünde', both: 'Beide' },
  sideHints: { heroes: 'gegen einen Bot', sins: 'gegen Bots', both: 'zu mehreren an einem Gerät oder zum Lernen' },
  where: 'Wo?',
  heroes: 'Welche Helden?',
  random: 'Drei zufällige',
  choose: 'Drei wählen',
  chooseHow: 'Drei wählen (Leertaste markiert, Enter geht weiter)',
  cancelled: 'Dann kein Spiel.',
}

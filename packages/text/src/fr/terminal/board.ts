import type { Bonus, TokenKind } from '@haven/engine'
import type { board as english, questions as englishQuestions, setup as englishSetup } from '../../en/terminal/board.ts'
import type { Said } from '../../said.ts'
import { count } from '../grammar.ts'

const TOKENS: Readonly<Record<TokenKind, readonly [one: string, many: string]>> = {
  fire: ['feu', 'feux'],
  corruption: ['corruption', 'corruption'],
  pentagram: ['pentagramme', 'pentagrammes'],
  nest: ['nid', 'nids'],
  extraTurn: ['+tour', '+tour'],
  innocent: ['innocent', 'innocents'],
}
const COLOURS: Readonly<Record<string, string>> = { red: 'rouge', blue: 'bleu' }

/** One without its number: "acolyte", "2 acolytes". */
const one = (number: number, name: string): string => (number === 1 ? name : count(number, name))

const listed = (ids: readonly string[], say: { readonly name: (id: string) => string }): string =>
  ids.map((id) => say.name(id)).join(', ')

const BONUSES: Readonly<Record<Exclude<Bonus['kind'], 'hit' | 'choice'>, string>> = {
  none: '-',
  die: 'dé',
  defense: 'déf',
}
const RESULTS: Readonly<Record<Extract<Bonus, { kind: 'choice' }>['of'][number], string>> = {
  hit: 'touche',
  defense: 'déf',
  counter: 'rés',
  skill: 'comp',
}
function bonus(what: Bonus): string {
  if (what.kind === 'hit') return what.count > 1 ? `${what.count}touches` : 'touche'
  if (what.kind === 'choice') return what.of.length > 2 ? 'choix' : what.of.map((each) => RESULTS[each]).join('/')
  return BONUSES[what.kind]
}

/** The one of them that has an article. */
const withWhom = (npc: string, name: string): string =>
  npc === 'commissioner' ? 'avec le commissaire' : `avec ${name}`

/** Board and panels: short, since columns are narrow. */
export const board: Said<typeof english> = {
  legend: '>HÉROS : c’est son tour   * : imprimé sur la tuile, ne peut être retiré',
  token: (kind, number, isPrinted) =>
    `${number > 1 ? `${number} ` : ''}${TOKENS[kind][number > 1 ? 1 : 0]}${isPrinted ? '*' : ''}`,
  monsters: (kind, number) => one(number, kind),
  pinned: (monsters) => `${monsters} (${/^\d/.test(monsters) ? 'monstres cloués' : 'monstre cloué'})`,
  faceDown: (number) => count(number, 'caché'),
  altars: (number) => one(number, 'autel'),
  orbital: 'frappe',
  metro: (colour) => `métro-${COLOURS[colour] ?? colour}`,
  start: 'départ',
  covered: (action, say) => `(recouvert : ${say.name(action)})`,
  used: 'déjà servi :',
  story: (mission, round, track, say) =>
    `Manche ${round}   ${say.goal(mission.id, mission.count) ?? say.name(mission.id)}, ${mission.progress} sur ${mission.count} (${say.name(mission.id)})   Apocalypse ${track}`,
  inForce: (cards, say) => `En vigueur : ${listed(cards, say)}`,
  bonus,
  heroes: ['Héros', 'C/Cp/D', 'Case', 'Corr', 'Bless', 'Tours', 'Ville', 'Bonus 1-7 (x blessure, | corruption)'],
  dead: 'a péri',
  ready: 'prête',
  spent: 'faite',
  holds: (cards, npcs, extraTurns, innocents, say, asleep = []) =>
    [
      ...cards.map((card) => (asleep.includes(card) ? `${say.name(card)} (en sommeil)` : say.name(card))),
      ...npcs.map((npc) => withWhom(npc, say.name(npc))),
      ...(extraTurns > 0 ? [count(extraTurns, 'tour supplémentaire', 'tours supplémentaires')] : []),
      ...(innocents > 0 ? [count(innocents, 'Innocent')] : []),
    ].join(', '),
  sins: (sin, acolytes, say) => `Péché : ${say.name(sin)}, ${say.name(acolytes)}`,
  reactions: (ready, of) => `réactions : ${ready} sur ${of}`,
  committed: (reacts) => (reacts ? 'réagira à ce tour' : 'ne réagira pas à ce tour'),
  inHand: (cards) => `${count(cards, 'carte')} en main`,
  open: (card, say) => `en jeu : ${say.name(card)}`,
  deadPile: (pile, say) => `cimetière : ${pile.map(([kind, number]) => `${say.name(kind)} ×${number}`).join(', ')}`,
  hand: (cards, say) => `Main : ${cards.map((card) => (card === null ? '?' : say.name(card))).join(', ')}`,
  reserve: (heroes, say) => `Réserve : ${listed(heroes, say) || 'vide'}`,
  inventory: (cards, say) => `Inventaire : ${listed(cards, say) || 'vide'}`,
}

const EDITIONS = { final: 'édition définitive', preview: 'édition préliminaire' } as const
const DICE = { normal: 'normaux', merciless: 'impitoyables' } as const

/** What was drawn or chosen. */
export const setup: Said<typeof englishSetup> = {
  story: 'Scénario',
  mission: 'Première mission',
  missionOf: (mission, number, say) => `${say.name(mission)} (${number})`,
  sin: 'Péché',
  sinWith: (sin, acolytes, say) => `${say.name(sin)}, ${say.name(acolytes)}`,
  heroes: 'Héros',
  reserve: 'Réserve',
  inventory: 'Inventaire',
  players: 'Joueurs',
  playersOf: (heroPlayers) => `1 pour le Péché, ${heroPlayers} pour les héros`,
  rules: 'Règles',
  rulesOf: ({ edition, dice, storyAid, power, secondCrate }) =>
    [
      EDITIONS[edition],
      `dés Péché ${DICE[dice]}`,
      ...(storyAid ? [] : ['sans l’aide du scénario']),
      ...(power ? [] : ['sans le pouvoir du Péché']),
      ...(secondCrate ? ['avec la seconde caisse'] : []),
    ].join(', '),
  playIt: (command) => `Pour la jouer : ${command}`,
}

/** The few questions before a game. */
export const questions: Said<typeof englishQuestions> = {
  title: 'Une nouvelle partie de Haven',
  keys: (question) => `${question} (↑/↓ : parcourir, Entrée : valider)`,
  side: 'Quel camp jouez-vous ?',
  sides: { heroes: 'Les héros', sins: 'Le Péché', both: 'Les deux' },
  sideHints: { heroes: 'contre un bot', sins: 'contre des bots', both: 'à plusieurs sur un écran, ou pour apprendre' },
  where: 'Où ?',
  heroes: 'Quels héros ?',
  random: 'Trois au hasard',
  choose: 'En choisir trois',
  chooseHow: 'Choisissez-en trois (Espace marque, Entrée continue)',
  cancelled: 'Pas de partie, alors.',
}

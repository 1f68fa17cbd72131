import type { Bonus } from '@haven/engine'
import type { panels as english, SlotWords } from '../../en/web/panels.ts'
import type { Say } from '../../language.ts'
import type { Said } from '../../said.ts'
import { at, count as counted, several } from '../grammar.ts'

export type { SlotWords }

/** What panels, cards and dice say besides the names and texts of the game itself. */

function bonusOf(bonus: Bonus, say: Say): string {
  switch (bonus.kind) {
    case 'none':
      return 'kein Bonus'
    case 'die':
      return '1 Würfel mehr'
    case 'defense':
      return '1 Verteidigung mehr'
    case 'hit':
      return several(bonus.count, 'hit', say)
    case 'choice':
      return `1 nach Wahl: ${bonus.of.map(say.name).join(', ')}`
  }
}

interface Faces {
  readonly face: string
  readonly count: number
}

const facesOf = (faces: readonly Faces[], say: Say): string =>
  faces.length === 0 ? 'keine Würfel' : faces.map(({ face, count }) => `${count} × ${say.name(face)}`).join(', ')

const BACKS = {
  sin: 'Sündenkarte',
  apocalypse: 'Apokalypsekarte',
  upgrade: 'Verstärkung',
  past: 'Karte der Dunklen Vergangenheit',
} as const

export const panels: Said<typeof english> = (say) => ({
  fight: 'Kampf',
  skill: 'Geschick',
  defense: 'Verteidigung',
  ranged: 'Fernkampf',
  dice: 'Würfel',
  sin: 'Sünde',
  sinCard: (sin, copies) => (copies > 1 ? `${say.name(sin)} · ${copies} im Stapel` : say.name(sin)),
  hellClub: 'Hell Club',
  acolytes: 'Akolythen',
  oncePerRound: 'Einmal je Runde',
  always: 'Jederzeit',
  toTheEnd: 'Bis zum Ende des Spiels',
  atSeven: 'Ende eines Zuges mit Verderbtheit 7',
  apocalypse: 'Apokalypse',
  apocalypseCard: (type) => `Apokalypse · ${say.name(type)}`,
  upgrade: 'Verstärkung',
  darkPast: (number) => `Dunkle Vergangenheit ${number}`,
  onStage: 'Das Tableau liegt auf dem Tisch',
  missionOf: (step, steps) => `Mission ${step} von ${steps}`,
  storyOf: (type) => `Story · ${say.name(type)}`,
  rule: 'Regel',
  abilityOf: (form) => `Eigenschaft: ${say.name(form)}`,
  faceDown: (deck) => `${BACKS[deck]}, verdeckt`,
  heroes: 'Helden',
  active: 'am Zug',
  dead: 'tot',
  corruption: 'Verderbtheit',
  corruptionTrack: (hero) => `Weg ins Verderben: ${say.name(hero)}`,
  slot: ({ slot, bonus, wounded, isLevel, counts }) =>
    [
      `${slot}: ${bonusOf(bonus, say)}`,
      ...(wounded ? ['von einer Wunde abgedeckt'] : []),
      ...(isLevel ? ['hier steht die Verderbtheit'] : []),
      ...(counts === 'now'
        ? ['zählt in diesem Wurf']
        : counts === 'would'
          ? ['würde zählen, wenn jetzt Verderbtheit genommen wird']
          : []),
    ].join(', '),
  lives: (left, of) => (left === 0 ? 'tot' : left === 1 ? 'noch 1 Leben' : `${left} von ${of} Leben`),
  left: (count) => `${count} übrig`,
  turnTokens: (count, of) => `${count} von ${of} Spielzugmarkern übrig`,
  extraTurns: (count) => `${count} Sonderspielzug-Marker`,
  cityReady: 'Stadtaktion bereit',
  cityUsed: 'Stadtaktion verbraucht',
  upgradesTitle: 'Verstärkungen',
  innocents: (count) => several(count, 'innocent', say),
  company: 'Begleitung',
  at: (space) => at(space, say),
  takesForThisRoll: (level) => `Boni bis ${level} zählen in diesem Wurf`,
  reserve: (count) => `Reserve · ${count}`,
  deathThatLoses: (death) => (death === 1 ? 'nächster Tod ist das Ende' : `${death}. Tod ist das Ende`),
  deathsToWin: (deaths) => `noch ${counted(deaths, 'Tod', 'Tode')} bis zum Sieg`,
  reserveEmpty: 'Niemand ist übrig. Mit dem nächsten Tod ist das Spiel verloren.',
  inventory: 'Verstärkungen im Angebot',
  inventoryEmpty: 'Es sind keine Verstärkungen mehr zu haben.',
  deckLeft: (count) => `${counted(count, 'Karte', 'Karten')} im Stapel`,
  power: 'Macht',
  monsters: 'Monster',
  fightAndDefense: 'Kampf, Verteidigung',
  monsterState: (onBoard, dead) => (onBoard + dead === 0 ? 'noch nicht' : `${dead} tot`),
  monsterSays: (name, fight, defense, state) => `${name}: Kampf ${fight}, Verteidigung ${defense}, ${state}`,
  gone: 'nicht mehr im Spiel',
  reactions: (active, of) => `${active} von ${of} Reaktionsmarkern aktiv`,
  reactionsTitle: 'Reaktionen',
  reactionsLeft: (active, of) => `${active} von ${of}`,
  sinCardSlot: 'Sündenkarte dieses Zuges',
  sinCardMay: '1 kann kommen',
  inDeck: (count) => `${count} im Stapel`,
  hand: (count) => `Hand · ${count}`,
  handEmpty: 'Keine Karten auf der Hand.',
  discard: (count) => `${count} ausgespielt`,
  abilityReady: 'bereit',
  abilityUsed: 'in dieser Runde genutzt',
  asleep: (card) => `${say.name(card)}, schläft`,
  committed: (reacts) => (reacts ? 'Wird auf diesen Zug reagieren' : 'Wird auf diesen Zug nicht reagieren'),
  story: 'Story',
  level: (level, most) => `Apokalypse, Stufe ${level} von ${most}`,
  reached: 'erreicht',
  cardsInForce: 'In Kraft',
  noCardsInForce: 'Noch keine Apokalypsekarte. Stufe 1 bringt die erste.',
  mission: 'Mission',
  progress: (done, of) => `${done} von ${of}`,
  missionState: {
    done: 'erfüllt',
    current: 'jetzt',
    ahead: 'kommt noch',
    choice: 'eine Wahl',
    'passed-by': 'nicht gewählt',
  },
  briefing: 'Lage',
  missionChain: 'Missionen',
  or: 'oder',
  round: (round) => `Runde ${round}`,
  turnOrder: 'Zugreihenfolge',
  nextUp: 'als Nächstes',
  details: (id) => `${say.name(id)}, Einzelheiten`,
  close: 'Schließen',
  faces: (faces) => facesOf(faces, say),
  roll: (who, faces) => `${say.name(who)}: ${facesOf(faces, say)}`,
  noDice: 'keine Würfel',
  extraDie: 'zusätzlicher Würfel',
  cancelled: 'aufgehoben',
  bonus: (bonus) => bonusOf(bonus, say),
})

import type { Bonus } from '@haven/engine'
import type { Say } from '../../language.ts'
import { count as counted } from '../grammar.ts'

/** What panels, cards and dice say besides the names and texts of the game itself. */

export interface SlotWords {
  readonly slot: number
  readonly bonus: Bonus
  readonly wounded: boolean
  readonly isLevel: boolean
  readonly counts: 'now' | 'would' | 'no'
}

function bonusOf(bonus: Bonus, say: Say): string {
  switch (bonus.kind) {
    case 'none':
      return 'no bonus'
    case 'die':
      return '1 more die'
    case 'defense':
      return '1 more Defense'
    case 'hit':
      return counted(bonus.count, 'Hit')
    case 'choice':
      return `1 of choice: ${bonus.of.map(say.name).join(', ')}`
  }
}

interface Faces {
  readonly face: string
  readonly count: number
}

const facesOf = (faces: readonly Faces[], say: Say): string =>
  faces.length === 0 ? 'no dice' : faces.map(({ face, count }) => `${count} × ${say.name(face)}`).join(', ')

const BACKS = { sin: 'Sin card', apocalypse: 'Apocalypse card', upgrade: 'Upgrade', past: 'Dark Past card' } as const

export const panels = (say: Say) => ({
  fight: 'Fight',
  skill: 'Skill',
  defense: 'Defense',
  ranged: 'Ranged',
  dice: 'dice',
  sin: 'Sin',
  sinCard: (sin: string, copies: number): string =>
    copies > 1 ? `${say.name(sin)} · ${copies} in the deck` : say.name(sin),
  hellClub: 'Hell Club',
  acolytes: 'Acolytes',
  oncePerRound: 'Once a round',
  always: 'At all times',
  toTheEnd: 'To the end of the game',
  atSeven: 'End of a turn at corruption 7',
  apocalypse: 'Apocalypse',
  apocalypseCard: (type: string): string => `Apocalypse · ${say.name(type)}`,
  upgrade: 'Upgrade',
  darkPast: (number: number): string => `Dark Past ${number}`,
  /** Where his board should be. */
  onStage: 'The board lies on the table',
  missionOf: (step: number, steps: number): string => `Mission ${step} of ${steps}`,
  storyOf: (type: string): string => `Story · ${say.name(type)}`,
  rule: 'Rule',
  abilityOf: (form: string): string => `Ability of ${say.name(form)}`,
  faceDown: (deck: keyof typeof BACKS): string => `${BACKS[deck]}, face down`,
  heroes: 'Heroes',
  active: 'on turn',
  dead: 'dead',
  corruption: 'Corruption',
  corruptionTrack: (hero: string): string => `Corruption track of ${say.name(hero)}`,
  slot: ({ slot, bonus, wounded, isLevel, counts }: SlotWords): string =>
    [
      `${slot}: ${bonusOf(bonus, say)}`,
      ...(wounded ? ['covered by a wound'] : []),
      ...(isLevel ? ['corruption is here'] : []),
      ...(counts === 'now'
        ? ['counts in this roll']
        : counts === 'would'
          ? ['would count if corruption is taken now']
          : []),
    ].join(', '),
  lives: (left: number, of: number): string =>
    left === 0 ? 'dead' : left === 1 ? '1 life left' : `${left} of ${of} lives`,
  left: (count: number): string => `${count} left`,
  turnTokens: (count: number, of: number): string => `${count} of ${counted(of, 'Turn token')} left`,
  extraTurns: (count: number): string => counted(count, 'Extra Turn token'),
  cityReady: 'City Action ready',
  cityUsed: 'City Action used',
  upgradesTitle: 'Upgrades',
  innocents: (count: number): string => counted(count, 'Innocent'),
  company: 'Company',
  at: (space: string): string => `in ${say.space(space)}`,
  takesForThisRoll: (level: number): string => `Bonuses up to ${level} count in this roll`,
  reserve: (count: number): string => `Reserve · ${count}`,
  deathThatLoses: (death: number): string =>
    death === 1 ? 'next death loses' : `${death}${['', '', 'nd', 'rd'][death] ?? 'th'} death loses`,
  deathsToWin: (deaths: number): string => `${counted(deaths, 'death')} to win`,
  reserveEmpty: 'Nobody is left. The next death loses the game.',
  inventory: 'Upgrades on offer',
  inventoryEmpty: 'No Upgrades are left to take.',
  deckLeft: (count: number): string => `${counted(count, 'card')} in the deck`,
  power: 'Power',
  monsters: 'Monsters',
  fightAndDefense: 'Fight, Defense',
  /** A kind of monster: how many are dead, or that none has come yet. */
  monsterState: (onBoard: number, dead: number): string => (onBoard + dead === 0 ? 'not yet' : `${dead} dead`),
  monsterSays: (name: string, fight: number, defense: number, state: string): string =>
    `${name}: Fight ${fight}, Defense ${defense}, ${state}`,
  gone: 'out of the game',
  reactions: (active: number, of: number): string => `${active} of ${counted(of, 'Reaction token')} ready`,
  reactionsTitle: 'Reactions',
  reactionsLeft: (active: number, of: number): string => `${active} of ${of}`,
  sinCardSlot: 'Sin card this turn',
  sinCardMay: '1 may come',
  inDeck: (count: number): string => `${count} in deck`,
  hand: (count: number): string => `Hand · ${count}`,
  handEmpty: 'No cards in hand.',
  discard: (count: number): string => `${count} played`,
  abilityReady: 'ready',
  abilityUsed: 'used this round',
  asleep: (card: string): string => `${say.name(card)}, asleep`,
  committed: (reacts: boolean): string => (reacts ? 'Will react to this turn' : 'Will not react to this turn'),
  story: 'Story',
  level: (level: number, most: number): string => `Apocalypse level ${level} of ${most}`,
  reached: 'reached',
  cardsInForce: 'In force',
  noCardsInForce: 'No Apocalypse card yet. Level 1 brings the first.',
  mission: 'Mission',
  progress: (done: number, of: number): string => `${done} of ${of}`,
  missionState: {
    done: 'accomplished',
    current: 'now',
    ahead: 'ahead',
    choice: 'a choice',
    'passed-by': 'not taken',
  },
  briefing: 'Briefing',
  missionChain: 'Missions',
  or: 'or',
  round: (round: number): string => `Round ${round}`,
  turnOrder: 'Turn order',
  nextUp: 'next',
  details: (id: string): string => `${say.name(id)}, details`,
  close: 'Close',
  faces: (faces: readonly Faces[]): string => facesOf(faces, say),
  /** A hero or a sin, and what their dice show, if any. */
  roll: (who: string, faces: readonly Faces[]): string => `${say.name(who)}: ${facesOf(faces, say)}`,
  noDice: 'no dice',
  extraDie: 'extra die',
  cancelled: 'cancelled',
  bonus: (bonus: Bonus): string => bonusOf(bonus, say),
})

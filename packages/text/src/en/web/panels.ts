/** What panels, cards and dice say besides the names and texts of the game itself. */

export interface SlotWords {
  readonly slot: number
  readonly bonus: string
  readonly wounded: boolean
  readonly isLevel: boolean
  readonly counts: 'now' | 'would' | 'no'
}

const several = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

export const panels = {
  fight: 'Fight',
  skill: 'Skill',
  defense: 'Defense',
  ranged: 'Ranged',
  dice: 'dice',
  sin: 'Sin',
  sinCard: (sin: string, copies: number): string => (copies > 1 ? `${sin} · ${copies} in the deck` : sin),
  hellClub: 'Hell Club',
  acolytes: 'Acolytes',
  oncePerRound: 'Once a round',
  always: 'At all times',
  toTheEnd: 'To the end of the game',
  atSeven: 'End of a turn at corruption 7',
  apocalypse: 'Apocalypse',
  apocalypseCard: (type: string): string => `Apocalypse · ${type}`,
  upgrade: 'Upgrade',
  darkPast: (number: number): string => `Dark Past ${number}`,
  missionOf: (step: number, steps: number): string => `Mission ${step} of ${steps}`,
  storyOf: (type: string): string => `Story · ${type}`,
  rule: 'Rule',
  abilityOf: (hero: string): string => `Ability of ${hero}`,
  faceDown: (deck: string): string => `${deck}, face down`,
  backs: { sin: 'Sin card', apocalypse: 'Apocalypse card', upgrade: 'Upgrade', past: 'Dark Past card' },
  heroes: 'Heroes',
  active: 'on turn',
  dead: 'dead',
  corruption: 'Corruption',
  corruptionTrack: (hero: string): string => `Corruption track of ${hero}`,
  slot: ({ slot, bonus, wounded, isLevel, counts }: SlotWords): string =>
    [
      `${slot}: ${bonus}`,
      ...(wounded ? ['covered by a wound'] : []),
      ...(isLevel ? ['corruption is here'] : []),
      ...(counts === 'now'
        ? ['counts in this roll']
        : counts === 'would'
          ? ['would count if corruption is taken now']
          : []),
    ].join(', '),
  wounds: (count: number, fatal: number): string =>
    count === 0 ? 'No wounds' : `${several(count, 'wound', 'wounds')} of ${fatal}`,
  turnTokens: (count: number, of: number): string => `${count} of ${several(of, 'Turn token', 'Turn tokens')} left`,
  extraTurns: (count: number): string => several(count, 'Extra Turn token', 'Extra Turn tokens'),
  cityReady: 'City Action ready',
  cityUsed: 'City Action used',
  upgradesTitle: 'Upgrades',
  noUpgrades: 'No Upgrades yet. An Inventory icon in a District gives one.',
  innocents: (count: number): string => several(count, 'Innocent', 'Innocents'),
  company: 'Company',
  at: (space: string): string => `in ${space}`,
  takesForThisRoll: (level: number): string => `Bonuses up to ${level} count in this roll`,
  wouldGive: 'Lit: would count if corruption is taken now',
  reserve: (count: number): string => `Reserve · ${count}`,
  reserveEmpty: 'Nobody is left. The next death loses the game.',
  inventory: 'Inventory',
  inventoryEmpty: 'No Upgrades are left to take.',
  deckLeft: (count: number): string => `${several(count, 'card', 'cards')} in the deck`,
  power: 'Power',
  monsters: 'Monsters',
  onBoard: (count: number): string => `${count} on the board`,
  deadCount: (count: number): string => `${count} dead`,
  gone: 'out of the game',
  reactions: (active: number, of: number): string =>
    `${active} of ${several(of, 'Reaction token', 'Reaction tokens')} ready`,
  reactionsTitle: 'Reactions',
  hand: (count: number): string => `Hand · ${count}`,
  handEmpty: 'No cards in hand.',
  deadPile: 'Dead pile',
  deadPileEmpty: 'Nothing has died yet.',
  discard: (count: number): string => `Discard · ${count}`,
  discardEmpty: 'Nothing played yet.',
  played: 'In play now',
  abilityReady: 'ready',
  abilityUsed: 'used this round',
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
  details: (name: string): string => `${name}, details`,
  close: 'Close',
  roll: (side: string, faces: string): string => `${side}: ${faces}`,
  noDice: 'no dice',
  extraDie: 'extra die',
  cancelled: 'cancelled',
  bonuses: { none: 'no bonus', die: '1 more die', defense: '1 more Defense' },
  bonusHits: (count: number): string => several(count, 'Hit', 'Hits'),
  bonusChoice: (of: readonly string[]): string => `1 of choice: ${of.join(', ')}`,
}

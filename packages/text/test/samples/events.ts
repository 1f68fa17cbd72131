import type { Event, EventName } from '@haven/engine'

/** One or more examples of every event. A missing one does not compile. */

type Samples = { readonly [N in EventName]: readonly Omit<Extract<Event, { event: N }>, 'event'>[] }

const hero = 'rose'
const space = 's2,1'
const fightCauses = [
  'fight',
  'rangedFight',
  'MOVE-5',
  'MOVE-8',
  'pride-before-the-fall',
  'leave',
  'enter',
  'endOfRound',
]

export const eventSamples: Samples = {
  gameStarted: [
    {
      story: 'havens-last-stand',
      map: 'havens-last-stand-a',
      sin: 'pride',
      acolytes: 'nuns',
      heroes: ['rose', 'thorley', 'rocco'],
    },
    {
      story: 'the-seventh-hour',
      map: 'the-seventh-hour-b',
      sin: 'sloth',
      acolytes: 'hobos',
      heroes: ['karl', 'leah', 'brad', 'morgana'],
    },
  ],
  gameOver: [
    { winner: 'heroes', rule: 'WIN-1' },
    { winner: 'sins', rule: 'WIN-2' },
  ],
  roundStarted: [{ round: 1 }],
  roundEnded: [{ round: 1 }],
  firstHeroChosen: [{ hero }],
  turnStarted: [
    { hero, with: 'turn' },
    { hero, with: 'extra' },
  ],
  turnPassed: [{ hero }],
  turnEnded: [{ hero }],
  tokensReset: [{}],
  ballotCast: [
    { count: 1, secret: { to: 'heroes', seat: 'hero2', option: 'leah' } },
    { count: 2, secret: { to: 'heroes', seat: 'hero1', option: 'others' } },
  ],
  voteFailed: [{ vote: 'first-hero' }, { vote: 'mission' }, { vote: 'choice' }],
  choiceMade: [
    { cause: 'pride-whose-glory', choice: 'hero' },
    { cause: 'pride-whose-glory', choice: 'others' },
  ],
  heroMoved: [
    { hero, from: space, to: 'megatheatre', metro: false },
    { hero, from: space, to: 's0,2', metro: true },
  ],
  heroTeleported: [{ hero, from: space, to: 's2,2', cause: 'pride-cast-out' }],
  heroDied: fightCauses.map((cause) => ({ hero, space, cause })),
  heroJoined: [{ hero: 'karl', space: 's0,2', instead: hero }],
  formChanged: [
    { hero: 'karl', form: 'karl-wolf' },
    { hero: 'karl', form: 'karl' },
  ],
  monsterMoved: [
    { monster: 'acolyte-3', from: space, to: 's2,2', cause: 'REACT-1' },
    { monster: 'controller', from: space, to: 's2,2', cause: 'RANGE-4' },
    { monster: 'hc-huntsman', from: space, to: 's2,2', cause: 'apo-t6' },
  ],
  monsterTeleported: [{ monster: 'abomination-1', from: space, to: 's2,2', cause: 'mind-control' }],
  monsterSummoned: [
    { monster: 'acolyte-1', space, cause: 'END-1' },
    { monster: 'acolyte-2', space, cause: 'vespers' },
    { monster: 'avatar', space, cause: 'hls-4-no-quarter' },
    { monster: 'hc-bailiff', space, cause: 'apo-t1' },
    { monster: 'hc-vesper', space, cause: 'apo-c1' },
    { monster: 'hc-confessor', space, cause: 'apo-c2' },
    { monster: 'fallen-marsh', space, cause: 'afk-3-cut-the-leash' },
    { monster: 'abomination-2', space, cause: 'sloth-sleep-it-off' },
    { monster: 'fallen-leah', space, cause: 'past-7' },
  ],
  monsterKilled: (['fight', 'ranged', 'orbital', 'effect'] as const).map((by) => ({ monster: 'acolyte-1', space, by })),
  monsterReinforced: [{ monster: 'acolyte-6' }],
  monsterPinned: [{ monster: 'acolyte-1', cause: 'pride-hubris' }],
  monsterWithdrawn: [{ monster: 'acolyte-1', cause: 'pride-hubris' }],
  orbitalMoved: [
    { token: 'orbital-1', from: space, to: 's2,2' },
    { token: 'orbital-1', from: space, to: space },
  ],
  woundTaken: fightCauses.map((cause, i) => ({ hero, slot: (i % 7) + 1, cause })),
  woundHealed: [
    { hero, slot: 2, cause: 'heal' },
    { hero, slot: 3, cause: 'upg-field-kit' },
  ],
  corruptionTaken: [
    { hero, level: 2, voluntary: true, cause: 'fight' },
    { hero, level: 3, voluntary: false, cause: 'MOVE-7' },
  ],
  corruptionLost: [
    { hero, level: 2, cause: 'repent' },
    { hero, level: 6, cause: 'past-1' },
  ],
  forbidden: [
    { hero, what: 'heal', cause: 'malpractice' },
    { hero, what: 'repent', cause: 'hc-confessor' },
    { hero, what: 'extra-steps', cause: 'sloth-leaden-limbs' },
  ],
  innocentKilled: [{ hero }],
  tokenPlaced: [
    { token: 'fire', space, cause: 'havens-last-stand' },
    { token: 'innocent', space, cause: 'apo-t7' },
    { token: 'pentagram', space, cause: 'lights-out' },
    { token: 'corruption', space, cause: 'sloth-quicksand' },
    { token: 'nest', space, cause: 'story-top-up' },
  ],
  tokenRemoved: [
    { token: 'fire', space, hero },
    { token: 'altar', space, hero },
  ],
  tokenLost: [{ token: 'fire', space, cause: 'havens-last-stand' }],
  tokenTaken: [
    { token: 'extraTurn', space, hero },
    { token: 'innocent', space, hero },
    { token: 'commissioner', space, hero },
  ],
  tokensFlipped: [{ space, tokens: ['fire', 'innocent', 'innocent', 'nest'], hero }],
  npcDropped: [
    { npc: 'commissioner', space, hero },
    { npc: 'proxy', space, hero },
  ],
  innocentDelivered: [{ hero, space: 'saint-jude-hospital' }],
  iconCovered: [{ district: 'dockside', icon: 'extraTurn', cause: 'vespers' }],
  iconUncovered: [{ district: 'dockside', icon: 'extraTurn' }],
  spaceMarked: [{ space: 'dockside', mark: 'fire', cause: 'pride-hubris' }],
  spaceUnmarked: [{ space: 'dockside', mark: 'fire', cause: 'pride-hubris' }],
  missionMarked: [
    ...['dockside', 'commissioner', 'proxy', 'ravencorp'].map((mark) => ({ mark })),
    ...[1, 2, 3, 4].map((place) => ({ mark: `place-${place}` })),
  ],
  extraTurnGained: [
    { hero, cause: 'extraTurn' },
    { hero, cause: 'upg-adrenaline' },
  ],
  extraTurnLost: [
    { hero, cause: 'spare-change' },
    { hero, cause: 'past-2' },
  ],
  upgradeTaken: [{ hero, card: 'upg-ice-blade' }],
  upgradeLost: [{ hero, card: 'upg-ice-blade' }],
  upgradeSlept: [{ hero, card: 'upg-rosary', until: 'turn', cause: 'pride-hubris' }],
  inventoryRefilled: [{ card: 'upg-rosary' }],
  cityUsed: [{ hero, district: 'megatheatre' }],
  cityActionDone: [{ hero, action: 'inventory' }],
  cityActionSkipped: [{ hero, action: 'heal', cause: 'pride-no-charity' }],
  fightStarted: [
    { hero, space, target: space, by: 'heroes', ranged: false },
    { hero, space, target: space, by: 'sins', ranged: false },
    { hero, space, target: 's2,2', by: 'heroes', ranged: true },
  ],
  fightOff: [{ hero }],
  cleanseStarted: [{ hero, space }],
  acolyteUsed: [{ acolytes: 'nuns', space }],
  diceRolled: [
    { side: 'heroes', hero, roll: 'fight', faces: ['hit', 'hit', 'faith', 'defense'], reroll: false },
    { side: 'heroes', hero, roll: 'cleanse', faces: ['skill'], reroll: true },
    { side: 'sins', hero, roll: 'fight', faces: ['burst', 'hit', 'blank', 'corruption'], reroll: false },
    { side: 'sins', hero, roll: 'fire-check', faces: ['blank'], reroll: false },
    { side: 'sins', hero, roll: 'corruption-check', faces: ['corruption', 'blank'], reroll: false },
    { side: 'sins', hero, roll: 'ranged', faces: [], reroll: false },
  ],
  faithTurned: [
    { hero, as: 'hit', bonus: false },
    { hero, as: 'counter', bonus: true },
  ],
  resultDropped: [
    { hero, side: 'heroes', face: 'hit', count: 1, cause: 'pride-overreach' },
    { hero, side: 'sins', face: 'hit', count: 0, cause: 'pride-overreach' },
  ],
  resultAdded: [{ hero, side: 'sins', face: 'hit', count: 2, cause: 'pride-overreach' }],
  rollSettled: [
    { hero, hits: 3, skills: 0, defense: 2, counters: 1 },
    { hero, hits: 0, skills: 0, defense: 0, counters: 0 },
  ],
  fightSettled: [
    { hero, sinHits: 4, sinCorruption: 1, wounds: 1, corruption: 1 },
    { hero, sinHits: 1, sinCorruption: 0, wounds: 0, corruption: 0 },
  ],
  checkSettled: [
    { hero, kind: 'fire', dice: 2, suffered: 1 },
    { hero, kind: 'corruption', dice: 1, suffered: 0 },
  ],
  abilityUsed: [
    { ability: 'mind-control', hero },
    { ability: 'apo-t6', hero: '' },
    { ability: 'sloth-power', hero },
    { ability: 'nlb-3a-to-the-hospital', hero },
    { ability: 'nlb-3b-to-the-gate', hero },
  ],
  textUsed: [{ cause: 'apo-t7' }],
  reactionCommitted: [
    { hero: 'rose', reacts: true },
    { hero: 'rose', reacts: false },
  ],
  reactionSpent: [
    { hero, left: 0 },
    { hero, left: 1 },
  ],
  reactionGained: [
    { count: 1, cause: 'track-2' },
    { count: 0, cause: 'track-6' },
    { count: 1, cause: 'past-4' },
  ],
  sinCardPlayed: [{ card: 'pride-hubris', window: 'fight-start', hero }],
  sinCardCancelled: [{ card: 'pride-hubris', cause: 'upg-signal-jammer' }],
  sinCardDiscarded: [{ card: 'pride-hubris' }],
  sinCardThrown: [{ card: 'pride-hubris', cause: 'pride-overreach' }],
  sinCardsDrawn: [
    { count: 2, cause: 'SETUP-9', secret: { to: 'sins', cards: ['pride-hubris', 'pride-gauntlet'] } },
    { count: 1, cause: 'END-4', secret: { to: 'sins', cards: ['pride-hubris'] } },
  ],
  sinDeckRemade: [{}],
  trackRaised: [
    { level: 3, cause: 'havens-last-stand' },
    { level: 4, cause: 'nlb-grief' },
  ],
  apocalypseDrawn: [{ count: 2, secret: { to: 'sins', cards: ['apo-t1', 'apo-t3'] } }],
  apocalypseRevealed: [{ card: 'apo-t4' }],
  apocalypsePutBack: [{ secret: { to: 'sins', card: 'apo-t3' } }],
  apocalypseRemoved: [{ card: 'apo-t1' }],
  missionProgress: [
    { mission: 'hls-1-hold-the-line', progress: 3, count: 7 },
    { mission: 'hif-1-break-the-wave', progress: 0, count: 3 },
  ],
  missionAccomplished: [{ mission: 'hls-1-hold-the-line' }],
  missionBegun: [{ mission: 'hls-2a-burn-the-nests', count: 5 }],
  countChanged: [{ mission: 'hls-2a-burn-the-nests', count: 3 }],
  darkPastGiven: [{ hero, secret: { to: 'sins', card: 'past-7' } }],
  darkPastRevealed: [{ hero, card: 'past-7' }],
}

export const allEvents: readonly Event[] = Object.entries(eventSamples).flatMap(([event, list]) =>
  (list as readonly object[]).map((fields) => ({ event, ...fields }) as Event),
)

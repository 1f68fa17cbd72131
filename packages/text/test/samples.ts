import type { Event, EventName, FileCode, Option, Params, Prompt, PromptKind, RefusalCode } from '@haven/engine'

/** One or more examples of everything the game can say. A missing one does not compile. */

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
    { monster: 'fallen-leah', space, cause: 'past-7' },
  ],
  monsterKilled: (['fight', 'ranged', 'orbital', 'effect'] as const).map((by) => ({ monster: 'acolyte-1', space, by })),
  monsterReinforced: [{ monster: 'acolyte-6' }],
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
  corruptionLost: [{ hero, level: 2, cause: 'repent' }],
  forbidden: [
    { hero, what: 'heal', cause: 'vespers' },
    { hero, what: 'extra-steps', cause: 'vespers' },
  ],
  innocentKilled: [{ hero }],
  tokenPlaced: [
    { token: 'fire', space, cause: 'havens-last-stand' },
    { token: 'innocent', space, cause: 'apo-t7' },
    { token: 'nest', space, cause: 'story-top-up' },
  ],
  tokenRemoved: [
    { token: 'fire', space, hero },
    { token: 'altar', space, hero },
  ],
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
  missionMarked: [{ mark: 'dockside' }],
  extraTurnGained: [
    { hero, cause: 'extraTurn' },
    { hero, cause: 'upg-adrenaline' },
  ],
  extraTurnLost: [{ hero, cause: 'vespers' }],
  upgradeTaken: [{ hero, card: 'upg-ice-blade' }],
  upgradeLost: [{ hero, card: 'upg-ice-blade' }],
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
  ],
  textUsed: [{ cause: 'apo-t7' }],
  reactionSpent: [
    { hero, left: 0 },
    { hero, left: 1 },
  ],
  reactionGained: [
    { count: 1, cause: 'track-2' },
    { count: 0, cause: 'track-6' },
  ],
  sinCardPlayed: [{ card: 'pride-hubris', window: 'fight-start', hero }],
  sinCardCancelled: [{ card: 'pride-hubris', cause: 'upg-signal-jammer' }],
  sinCardDiscarded: [{ card: 'pride-hubris' }],
  sinCardsDrawn: [
    { count: 2, cause: 'SETUP-9', secret: { to: 'sins', cards: ['pride-hubris', 'pride-gauntlet'] } },
    { count: 1, cause: 'END-4', secret: { to: 'sins', cards: ['pride-hubris'] } },
  ],
  sinDeckRemade: [{}],
  trackRaised: [{ level: 3, cause: 'havens-last-stand' }],
  apocalypseDrawn: [{ count: 2, secret: { to: 'sins', cards: ['apo-t1', 'apo-t3'] } }],
  apocalypseRevealed: [{ card: 'apo-t4' }],
  apocalypsePutBack: [{ secret: { to: 'sins', card: 'apo-t3' } }],
  apocalypseRemoved: [{ card: 'apo-t1' }],
  missionProgress: [{ mission: 'hls-1-hold-the-line', progress: 3, count: 7 }],
  missionAccomplished: [{ mission: 'hls-1-hold-the-line' }],
  missionBegun: [{ mission: 'hls-2a-burn-the-nests', count: 5 }],
  countChanged: [{ mission: 'hls-2a-burn-the-nests', count: 3 }],
  darkPastGiven: [{ hero, secret: { to: 'sins', card: 'past-7' } }],
  darkPastRevealed: [{ hero, card: 'past-7' }],
}

export const allEvents: readonly Event[] = Object.entries(eventSamples).flatMap(([event, list]) =>
  (list as readonly object[]).map((fields) => ({ event, ...fields }) as Event),
)

const none = { id: 'none', none: true } as const
const yesNo: readonly Option[] = [
  { id: 'yes', yes: true },
  { ...none, yes: false },
]

interface PromptSample {
  readonly seat?: Prompt['seat']
  readonly rule?: string
  readonly subject: Prompt['subject']
  readonly options: readonly Option[]
}

export const promptSamples: Readonly<Record<PromptKind, readonly PromptSample[]>> = {
  'dark-past': [{ seat: 'sins', subject: { hero }, options: [{ id: 'past-1>rose', card: 'past-1', hero }] }],
  'story-task': [
    {
      seat: 'sins',
      rule: 'ROUND-2',
      subject: { cause: 'havens-last-stand' },
      options: [{ id: 'fire@s2,1', do: 'place', token: 'fire', space }],
    },
    {
      seat: 'sins',
      rule: 'story-top-up',
      subject: { cause: 'hls-2a-burn-the-nests' },
      options: [{ id: 'nest@s2,1', do: 'place', token: 'nest', space }],
    },
  ],
  'first-hero': [{ subject: {}, options: [{ id: hero, hero }] }],
  'take-turn': [
    {
      rule: 'ROUND-5',
      subject: { hero },
      options: [
        { id: 'turn', with: 'turn' },
        { id: 'extra', with: 'extra' },
      ],
    },
    { rule: 'ROUND-6', subject: { hero }, options: [{ id: 'extra', with: 'extra' }, none] },
  ],
  'hero-turn': [
    {
      subject: { hero },
      options: [
        { id: 'move:s2,2', do: 'move', to: 's2,2' },
        { id: 'fight', do: 'fight' },
        { id: 'shoot:s2,2', do: 'shoot', at: 's2,2' },
        { id: 'cleanse', do: 'cleanse' },
        { id: 'city', do: 'city' },
        { id: 'explore', do: 'explore' },
        { id: 'collect:extraTurn', do: 'collect', token: 'extraTurn' },
        { id: 'collect:innocent', do: 'collect', token: 'innocent' },
        { id: 'collect:commissioner', do: 'collect', token: 'commissioner' },
        { id: 'drop:proxy', do: 'drop', npc: 'proxy' },
        { id: 'deliver', do: 'deliver' },
        { id: 'ability:upg-field-kit', do: 'ability', ability: 'upg-field-kit' },
        { id: 'end', do: 'end' },
      ],
    },
  ],
  action: [
    {
      subject: { hero, cause: 'field-orders' },
      options: [{ id: 'fight', do: 'fight' }, { id: 'cleanse', do: 'cleanse' }, none],
    },
  ],
  'city-action': [
    {
      subject: { hero, space: 'dockside' },
      options: [{ id: 'extraTurn', action: 'extraTurn' }, { id: 'orbital', action: 'orbital' }, none],
    },
  ],
  'heal-slot': [{ subject: { hero, cause: 'heal' }, options: [{ id: 'slot-3', slot: 3 }] }],
  'wound-slot': [
    { subject: { hero, cause: 'MOVE-8' }, options: [1, 2, 3, 4, 5, 6, 7].map((n) => ({ id: `slot-${n}`, slot: n })) },
  ],
  upgrade: [{ subject: { hero, cause: 'inventory' }, options: [{ id: 'upg-rosary', card: 'upg-rosary' }] }],
  'lose-upgrade': [{ subject: { hero, cause: 'past-2' }, options: [{ id: 'upg-rosary', card: 'upg-rosary' }] }],
  'orbital-move': [{ subject: { hero }, options: [{ id: 'orbital-1>s2,1', token: 'orbital-1', to: space }] }],
  'orbital-kill': [{ subject: { hero, space }, options: [none, { id: 'acolyte-1', monster: 'acolyte-1' }] }],
  'sin-card': (
    [
      'turn-start',
      'hero-enters',
      'city-action',
      'cleanse-start',
      'fight-start',
      'fight-rolled',
      'monster-killed',
      'reaction',
      'turn-end',
    ] as const
  ).map((window) => ({
    seat: 'sins',
    subject: { window, hero },
    options: [none, { id: 'pride-hubris', card: 'pride-hubris' }],
  })),
  acolyte: [{ seat: 'sins', subject: { hero, space }, options: yesNo }],
  corruption: ['fight', 'rangedFight', 'cleanse'].map((cause) => ({ subject: { hero, cause }, options: yesNo })),
  ability: [
    ...['mind-control', 'bulwark', 'upg-signal-jammer', 'upg-lucky-coin'].map((cause) => ({
      rule: cause,
      subject: { hero, cause },
      options: yesNo.map((option) => ({ ...option, ability: cause })),
    })),
    {
      seat: 'sins',
      rule: 'past-6',
      subject: { hero, cause: 'past-6' },
      options: yesNo.map((option) => ({ ...option, ability: 'free-fight' })),
    },
  ],
  reroll: [{ subject: { hero, cause: 'upg-lucky-coin' }, options: [none, { id: 'hit', face: 'hit' }] }],
  faith: [
    { rule: 'DICE-3', subject: { hero, cause: 'fight' }, options: [{ id: 'counter', as: 'counter' }] },
    { rule: 'CORR-1', subject: { hero, cause: 'CORR-1' }, options: [{ id: 'hit', as: 'hit' }] },
  ],
  kill: [{ subject: { hero, space }, options: [none, { id: 'controller', monster: 'controller' }] }],
  'remove-token': [
    {
      subject: { hero, space },
      options: [
        none,
        { id: 'fire', token: 'fire' },
        { id: 'corruption:with-skill', token: 'corruption', with: 'skill' },
        { id: 'corruption:covering-heal:with-counter', token: 'corruption', covering: 'heal', with: 'counter' },
        { id: 'altar', token: 'altar' },
        { id: 'progress', progress: true },
      ],
    },
  ],
  reaction: [{ seat: 'sins', subject: { hero }, options: yesNo }],
  'reaction-move': [
    { seat: 'sins', subject: { hero }, options: [none, { id: 'acolyte-1>s2,1', monster: 'acolyte-1', to: space }] },
    { seat: 'sins', subject: { hero: '', cause: 'apo-t6' }, options: [none] },
  ],
  'reaction-fight': [{ seat: 'sins', subject: { hero }, options: yesNo }],
  retaliate: [
    { seat: 'sins', subject: { hero }, options: [none, { id: 'avatar>s2,1', monster: 'avatar', to: space }] },
  ],
  summon: [
    { seat: 'sins', subject: { cause: 'END-1' }, options: [{ id: 'acolyte@s2,1', monster: 'acolyte', space }] },
    {
      seat: 'sins',
      subject: { monster: 'hc-bailiff', cause: 'apo-t1' },
      options: [{ id: 'hc-bailiff@s2,1', monster: 'hc-bailiff', space }],
    },
    {
      seat: 'sins',
      subject: { cause: 'past-6', space },
      options: [none, { id: 'acolyte@s2,1', monster: 'acolyte', space }],
    },
  ],
  'apocalypse-card': [{ seat: 'sins', subject: {}, options: [{ id: 'apo-t1', card: 'apo-t1' }] }],
  mission: [{ subject: {}, options: [{ id: 'hls-2a-burn-the-nests', mission: 'hls-2a-burn-the-nests' }] }],
  choice: [
    {
      rule: 'pride-whose-glory',
      subject: { hero, cause: 'pride-whose-glory' },
      options: [
        { id: 'hero', choice: 'hero' },
        { id: 'others', choice: 'others' },
      ],
    },
  ],
  'sins-decide': [
    { seat: 'sins', subject: { vote: 'first-hero' }, options: [{ id: hero, hero }] },
    { seat: 'sins', subject: { vote: 'mission' }, options: [{ id: 'm', mission: 'hls-2b-thin-the-herd' }] },
    {
      seat: 'sins',
      subject: { vote: 'choice', hero, cause: 'pride-whose-glory' },
      options: [{ id: 'others', choice: 'others' }],
    },
  ],
  order: [
    { seat: 'sins', subject: {}, options: [{ id: 'apo-t7', effect: 'apo-t7' }] },
    { subject: {}, options: [{ id: 'field-orders', effect: 'field-orders' }] },
  ],
  'reserve-hero': [{ subject: { hero }, options: [{ id: 'karl', hero: 'karl' }] }],
  inherit: [{ subject: { hero: 'karl' }, options: [{ id: 'upg-rosary', card: 'upg-rosary' }] }],
  effect: [
    { rule: 'field-orders', subject: { hero: 'leah', cause: 'field-orders' }, options: [{ id: hero, hero }] },
    {
      rule: 'mind-control',
      subject: { hero, cause: 'mind-control' },
      options: [{ id: 'acolyte-1>s2,1', monster: 'acolyte-1', space }],
    },
    {
      seat: 'sins',
      rule: 'pride-cast-out',
      subject: { hero, cause: 'pride-cast-out' },
      options: [{ id: space, space }],
    },
    { seat: 'sins', rule: 'vespers', subject: { cause: 'vespers', space }, options: [{ id: 'heal', icon: 'heal' }] },
    {
      seat: 'sins',
      rule: 'apo-t7',
      subject: { cause: 'apo-t7' },
      options: [{ id: 'fire@s2,1', do: 'place', token: 'fire', space }],
    },
    { rule: 'some-card', subject: { hero, cause: 'some-card' }, options: [none, { id: 'x', card: 'upg-rosary' }] },
  ],
}

export const allPrompts: readonly (readonly [Prompt, readonly Option[]])[] = Object.entries(promptSamples).flatMap(
  ([kind, samples]) =>
    samples.map(({ seat = 'hero1', rule = 'TURN-1', subject, options }) => {
      const prompt: Prompt = { id: `7-${seat}`, seat, kind: kind as PromptKind, rule, subject }
      return [prompt, options] as const
    }),
)

/** Parameters as the engine gives them, with the rule it cites where that makes a difference. */
export const refusalSamples: Readonly<
  Record<RefusalCode | FileCode, readonly (Params | readonly [rule: string, Params])[]>
> = {
  'malformed-answer': [{}],
  'game-over': [{ winner: 'heroes' }, { winner: 'sins' }],
  'stale-prompt': [{ prompt: '7-hero1' }],
  'foreign-seat': [{ seat: 'sins' }, { prompt: '7-hero1', seat: 'hero2' }],
  'unknown-option': [{ option: 'dance' }],
  'not-your-question': [{ seat: 'sins' }, { seat: 'hero1 hero2 hero3' }],
  'not-asked-now': [{ kind: 'wound-slot' }],
  'not-among-options': [{ kind: 'kill' }, { space }],
  'no-such-space': [{ space: 's9,9' }],
  'same-space': [{}],
  'not-adjacent': [
    ['MOVE-1', {}],
    ['CITY-5', { space }],
  ],
  'river-between': [{}],
  'move-spent': [{}],
  'move-over': [{}],
  'action-taken': [{}],
  'no-monsters-here': [{}],
  'no-monsters-there': [
    ['FIGHT-13', {}],
    ['FIGHT-10', { monster: 'acolyte-1' }],
    ['CITY-5', { monster: 'avatar' }],
  ],
  'not-ranged': [{}],
  'not-from-district': [{}],
  'not-into-district': [{}],
  'not-own-space': [{}],
  'no-line-of-sight': [{}],
  'nothing-to-cleanse': [{}],
  'not-a-district': [{}],
  'city-token-spent': [{}],
  'slot-taken': [{}],
  'city-forbidden': [{}],
  'nothing-face-down': [{}],
  'monsters-prevent': [{}],
  'no-such-token-here': [{}, { token: 'fire' }],
  'not-collectable': [{}],
  'innocent-at-seven': [{}],
  'just-dropped': [{}],
  'not-held': [{}],
  'no-delivery-here': [{}],
  'ability-unknown': [{ ability: 'upg-field-kit' }, { ability: '' }],
  'ability-used': [{ ability: 'upg-field-kit' }],
  'ability-not-now': [{ ability: 'upg-field-kit' }],
  'monster-twin': [{ monster: 'acolyte-2', instead: 'acolyte-1' }],
  'monster-unkillable': [{ monster: 'avatar' }],
  'card-not-held': [{ card: 'pride-hubris' }],
  'card-not-now': [{ card: 'pride-hubris', window: 'fight-start' }, { card: 'pride-hubris' }],
  'monster-pinned': [{}, { monster: 'acolyte-1' }],
  'monster-too-far': [{ monster: 'controller', space, steps: 2 }],
  'monster-not-on-board': [{ monster: 'avatar' }],
  'nest-blocked': [
    { space, nests: 1, monsters: 1 },
    { space, nests: 0, monsters: 0 },
  ],
  'not-in-dead-pile': [{ monster: 'abomination' }],
  'slot-covered': [{ slot: 3 }],
  'slot-free': [{ slot: 3 }],
  'not-enough-hits': [
    { monster: 'controller', needs: 4, hits: 2 },
    { monster: 'controller', needs: 1, hits: 2 },
  ],
  'not-in-inventory': [{ card: 'upg-rosary' }],
  'icon-not-there': [{ action: 'heal' }],
  'hero-not-there': [{ hero: 'karl' }],
  'hero-not-in-reserve': [{ hero: 'karl' }],
  'not-json': [{}],
  'not-an-object': [{ field: 'setup' }],
  'foreign-version': [{ field: 'haven', version: '2', known: 1 }],
  'missing-field': [{ field: 'setup' }],
  'wrong-type': [{ field: 'round', wanted: 'whole number' }, { field: 'setup.sin' }],
  'unknown-field': [{ field: 'setup.colour' }],
  'unknown-id': [{ field: 'setup.sin', id: 'envy' }],
  'out-of-range': [{ field: 'round', value: -1, least: 0, most: 99 }, { field: 'round' }],
  duplicate: [{ field: 'npcs', id: 'proxy proxy' }, { field: 'apocalypseDeck' }],
  'impossible-setup': [
    'one-to-four',
    'none-fits',
    'hero-twice',
    'outside-the-team',
    'of-another-story',
    'not-resolved',
    'needs-2-fixer',
    'needs-3',
  ].map((problem) => ({ field: 'heroes', problem, value: 'karl' })),
  'impossible-position': [{ field: 'heroes[0].wounds', wounds: 6 }],
  'no-option-fits': [{ field: 'answers[3]' }],
  'several-options-fit': [{ field: 'answers[3]', count: 2 }],
  'wrong-question': [{ field: 'answers[3]', kind: 'kill' }],
  truncated: [{ field: 'answers' }],
}

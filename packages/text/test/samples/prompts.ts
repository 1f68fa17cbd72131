import type { Option, Prompt, PromptKind } from '@haven/engine'

/** One or more examples of every kind of question, with answers. A missing one does not compile. */

const hero = 'rose'
const space = 's2,1'
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
        { id: 'ability:sloth-power', do: 'ability', ability: 'sloth-power' },
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
    ...[
      'mind-control',
      'bulwark',
      'upg-signal-jammer',
      'upg-lucky-coin',
      'nlb-3a-to-the-hospital',
      'nlb-3b-to-the-gate',
    ].map((cause) => ({
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
  reroll: [
    { subject: { hero, cause: 'upg-lucky-coin' }, options: [none, { id: 'hit', face: 'hit' }] },
    { seat: 'sins', subject: { hero, cause: 'fallen-marsh' }, options: [none, { id: 'blank', face: 'blank' }] },
  ],
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
    {
      seat: 'sins',
      subject: { hero, cause: 'sloth-slow-tide' },
      options: [none, { id: 'fallen-rose>s2,1', monster: 'fallen-rose', to: space }],
    },
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
      subject: { monster: 'fallen-marsh', cause: 'afk-3-cut-the-leash' },
      options: [{ id: 'fallen-marsh@s2,1', monster: 'fallen-marsh', space }],
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
    {
      rule: 'spare-change',
      subject: { hero, cause: 'spare-change' },
      options: ['extra-turn', 'upgrade', 'corruption'].map((choice) => ({ id: choice, choice })),
    },
    {
      rule: 'apo-r4',
      subject: { hero, cause: 'apo-r4' },
      options: ['pay', 'skip'].map((choice) => ({ id: choice, choice })),
    },
    {
      seat: 'sins',
      rule: 'sloth-neglect',
      subject: { cause: 'sloth-neglect' },
      options: (['fire', 'corruption'] as const).map((token) => ({ id: `${token}@s2,1`, do: 'place', token, space })),
    },
    {
      seat: 'sins',
      rule: 'apo-r7',
      subject: { cause: 'apo-r7' },
      options: [{ id: 'nest@s2,1', do: 'place', token: 'nest', space }],
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

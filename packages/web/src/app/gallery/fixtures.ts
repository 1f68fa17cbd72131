import { coreBox } from '@haven/content'
import { compileBox, type FightView, type Position, randomFrom, type View } from '@haven/engine'
import { factsOf } from '../../model/facts.ts'

/** Positions that are hard on a screen: empty ones, and full ones. Built by the rules, so that they can happen. */

const rules = compileBox(coreBox)
export const facts = factsOf(rules.tables)

const SEED = 'gallery'

const opening = rules.createGame(
  rules.resolveSetup(
    { heroPlayers: 3, story: 'havens-last-stand', map: 'havens-last-stand-a', sin: 'pride', acolytes: 'nuns' },
    randomFrom(SEED),
  ),
  SEED,
)

const late: Position = {
  haven: 1,
  setup: {
    edition: 'final',
    sin: 'sloth',
    acolytes: 'hobos',
    story: 'no-one-left-behind',
    map: 'no-one-left-behind-a',
    heroPlayers: 4,
    heroes: ['leah', 'karl', 'rocco', 'morgana'],
  },
  round: 11,
  apocalypse: 7,
  mission: { id: 'nlb-3b-to-the-gate', progress: 1 },
  missionsDone: ['nlb-1-open-the-roads', 'nlb-2-knock-on-doors'],
  heroes: [
    {
      hero: 'leah',
      space: 's1,1',
      corruption: 6,
      wounds: [1, 2, 4, 6],
      turns: 1,
      extraTurns: 4,
      cityAction: false,
      upgrades: ['upg-exorcists-primer', 'upg-sanctified-rounds', 'upg-signal-jammer', 'upg-kevlar-vestments'],
      npcs: ['commissioner', 'proxy', 'ravencorp'],
      innocents: 3,
    },
    {
      hero: 'karl',
      form: 'karl-wolf',
      space: 's1,1',
      corruption: 3,
      wounds: [3],
      turns: 0,
      upgrades: ['upg-lucky-coin'],
    },
    { hero: 'rocco', space: 's2,1', corruption: 7, wounds: [5, 7], turns: 2, extraTurns: 1, cityAction: false },
    {
      hero: 'morgana',
      space: 's2,2',
      corruption: 1,
      turns: 1,
      innocents: 1,
      upgrades: ['upg-field-kit', 'upg-adrenaline'],
    },
  ],
  reserve: [],
  monsters: [
    { kind: 'acolyte', space: 's1,1' },
    { kind: 'acolyte', space: 's1,1' },
    { kind: 'acolyte', space: 's2,1' },
    { kind: 'abomination', space: 's1,1' },
    { kind: 'abomination', space: 's2,2' },
    { kind: 'controller', space: 's2,2' },
    { kind: 'avatar', space: 's1,2' },
    { kind: 'hc-maestro', space: 's2,1' },
    { kind: 'fallen', who: 'thorley', space: 's1,2' },
  ],
  tokens: [],
  npcs: [],
  dead: { acolyte: 3, abomination: 2 },
  sins: {
    hand: [
      'sloth-leaden-limbs',
      'sloth-quicksand',
      'sloth-half-hearted',
      'sloth-closed',
      'sloth-sleep-it-off',
      'sloth-slow-tide',
      'sloth-neglect',
    ],
    reactions: 3,
    tokens: 6,
    permanent: 6,
  },
  sinDiscard: ['sloth-why-bother', 'sloth-heavy-air', 'sloth-heavy-air', 'sloth-leaden-limbs'],
  apocalypseCards: ['apo-r1', 'apo-r4', 'apo-r6', 'apo-r7'],
  inventory: ['upg-ice-blade', 'upg-turnout-coat', 'upg-scoped-carbine', 'upg-flash-grenade', 'upg-full'].filter(
    (card) => rules.tables.upgrades.has(card),
  ),
  used: ['acolytes', 'field-orders', 'upg-signal-jammer'],
  current: { phase: 'hero-turn', hero: 'leah' },
}

const lateState = rules.fromPosition(late, SEED)

const emptied = (view: View): View => ({
  ...view,
  heroes: view.heroes.map((hero, place) => (place === 0 ? { ...hero, dead: true, wounds: [1, 2, 3, 4, 5] } : hero)),
  sins: { ...view.sins, hand: [], discard: [], reactions: 0 },
  upgrades: { ...view.upgrades, inventory: [], deck: [] },
})

/** A bonus was bought for a fight that is going on. */
const fighting = (view: View): View => ({
  ...view,
  roll: { of: 'fight', hero: 'leah', level: 6 } as FightView,
})

export const fixtures: readonly { readonly name: string; readonly view: View }[] = [
  { name: 'opening, a hero looks', view: rules.view(opening, 'hero1') },
  { name: 'late, a hero looks', view: rules.view(lateState, 'hero1') },
  { name: 'late, the Sins player looks', view: rules.view(lateState, 'sins') },
  { name: 'late, in a fight', view: fighting(rules.view(lateState, 'hero1')) },
  { name: 'empty piles, a dead hero', view: emptied(rules.view(lateState, 'sins')) },
]

const t = rules.tables
/** Every id that has a card face, by deck. */
export const decks: readonly { readonly name: string; readonly cards: readonly string[] }[] = [
  { name: 'Heroes', cards: [...t.forms.keys()] },
  { name: 'Abilities', cards: [...t.forms.values()].map(({ ability }) => ability.id) },
  ...[...t.sins.values()].map((sin) => ({
    name: `Sin: ${sin.id}`,
    cards: [sin.id, sin.power.id, sin.controller.id, sin.avatar.id, ...sin.cards.map(({ id }) => id)],
  })),
  { name: 'Acolytes', cards: [...t.acolytes.values()].flatMap(({ id, ability }) => [id, ability]) },
  {
    name: 'Hell Club',
    cards: [...t.hellClub.keys(), ...[...t.stories.values()].flatMap((s) => (s.bosses ?? []).map(({ id }) => id))],
  },
  { name: 'Apocalypse', cards: [...t.apocalypse.keys()] },
  { name: 'Apocalypse track', cards: t.track.map(({ id }) => id) },
  { name: 'Upgrades', cards: [...t.upgrades.keys()] },
  { name: 'Dark Past', cards: [...t.darkPast.keys()] },
  { name: 'Stories and their rules', cards: [...t.stories.keys(), 'hif-smoke', 'nlb-grief', 'svh-anchors'] },
  { name: 'Missions', cards: [...t.missions.keys()] },
]

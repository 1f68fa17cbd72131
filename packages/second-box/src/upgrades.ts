import {
  act,
  type CleanseFrame,
  chooseHero,
  chooseMonster,
  chooseSpace,
  currentFight,
  currentRoll,
  type EffectFrame,
  fightsAlone,
  figureAt,
  figureIndex,
  freeOf,
  type Game,
  hasMonster,
  heroAt,
  heroesIn,
  isStreet,
  isWithin,
  killChosen,
  kindOf,
  mayUse,
  monstersIn,
  neighbours,
  pinChosen,
  placeOf,
  type Step,
  spaceIndex,
  statsOf,
  teleportHero,
  theChosen,
  tokensIn,
  type UpgradeDef,
} from '@haven/engine/kit'

/** The second crate: seven Upgrades more. */

const MOST_SHIELDED = 2

/** Riot Shield. Fights that the Sins player starts: one Defense for each other hero in his space, at most two. */
export const riotShield: UpgradeDef = {
  id: 'upg-riot-shield',
  crate: true,
  rank: 4,
  modifiers: [
    {
      hook: 'heroDefense',
      count: (g, fight) =>
        fight.by === 'sins' && !fightsAlone(g, fight)
          ? Math.min(MOST_SHIELDED, heroesIn(g, fight.space).length - 1)
          : 0,
    },
  ],
}

/** Monsters in Streets in his line of sight, from a Street, that are not pinned yet. */
function inSight(g: Game, place: number): number[] {
  const { space } = heroAt(g, place)
  if (!isStreet(g, space)) return []
  return freeOf(
    g,
    (g.map.sight[space] as readonly number[]).flatMap((at) => monstersIn(g, at)),
  )
}

const FEARED = 2

/** How much of a monster's Fight could come to a hero. */
function menace(g: Game, figure: number): number {
  const near = g.s.heroes.some((hero) => !hero.dead && isWithin(g, figureAt(g, figure), hero.space, FEARED))
  return near ? statsOf(g, figure).fight : 0
}

const MENACED = 3

/** Flare Gun. Once a round, at any moment of his turn, in a Street: he pins a monster in his line of sight. */
export const flareGun: UpgradeDef = {
  id: 'upg-flare-gun',
  crate: true,
  rank: 5.5,
  deed: {
    oncePerRound: true,
    when: (g, place) => inSight(g, place).length > 0,
    worth: (g, place) =>
      g.s.sins.reactions > 0 && inSight(g, place).some((figure) => menace(g, figure) >= MENACED) ? 0.5 : 0,
    steps: [chooseMonster((g, f) => inSight(g, f.holder), { who: 'holder' }), pinChosen()],
  },
  prefers: (g, _, { monster }) => (monster === undefined ? 0 : menace(g, figureIndex(g, monster))),
}

/** Last Rites Kit. He may carry out a Heal icon as a Repent icon, or the reverse. */
export const lastRites: UpgradeDef = {
  id: 'upg-last-rites',
  crate: true,
  rank: 3,
  modifiers: [{ hook: 'iconAs', count: () => 1 }],
}

const MOST_LEAD = 5

/** With that of the fight (FIGHT-9). */
const trade: Step<EffectFrame> = act('trade', (g, f) => {
  const fight = currentFight(g)
  if (!fight) return
  fight.wounds--
  fight.corruption += 2
  g.log?.({ event: 'textUsed', cause: f.cause })
})

/** Leaden Cross. Once for each fight, at corruption 5 or less, he may take one wound less and two corruption more. */
export const leadenCross: UpgradeDef = {
  id: 'upg-leaden-cross',
  crate: true,
  rank: 5,
  triggers: [
    {
      at: 'wounds-due',
      when: (g, place) => heroAt(g, place).corruption <= MOST_LEAD && (currentFight(g)?.wounds ?? 0) > 0,
      // The first wounds are cheap, the last ones are not.
      worth: (g, place) => {
        const wounds = heroAt(g, place).wounds.length + (currentFight(g)?.wounds ?? 0)
        return wounds >= 3 ? wounds - 2 : 0
      },
      steps: [mayUse(), trade],
    },
  ],
}

/** Other heroes within 2 of him. */
const within2 = (g: Game, place: number): number[] =>
  g.s.heroes.flatMap((hero, other) =>
    other !== place && !hero.dead && isWithin(g, heroAt(g, place).space, hero.space, 2) ? [other] : [],
  )

/** How bad it is to stand there. */
const peril = (g: Game, space: number): number =>
  monstersIn(g, space).length + 0.3 * (tokensIn(g, 'fire', space) + tokensIn(g, 'corruption', space))

/** What it spares a hero to be called away. */
const relief = (g: Game, place: number): number => {
  const { space } = heroAt(g, place)
  return peril(g, space) - Math.min(...neighbours(g, space).map((to) => peril(g, to)))
}

/** Silver Whistle. Once a round, at any moment of his turn: another hero within 2 may teleport to an adjacent space. */
export const silverWhistle: UpgradeDef = {
  id: 'upg-silver-whistle',
  crate: true,
  rank: 4,
  deed: {
    oncePerRound: true,
    when: (g, place) => within2(g, place).length > 0,
    worth: (g, place) =>
      within2(g, place).some((other) => heroAt(g, other).wounds.length >= 2 && relief(g, other) >= 1) ? 0.5 : 0,
    steps: [
      chooseHero((g, f) => within2(g, f.holder), { who: 'holder' }),
      chooseSpace((g, f) => neighbours(g, heroAt(g, f.count).space), { who: 'chosen', optional: true }),
      teleportHero((_, f) => f.space, theChosen),
    ],
  },
  prefers: (g, _, { hero, space }) => {
    if (hero !== undefined) return relief(g, placeOf(g, hero)) + heroAt(g, placeOf(g, hero)).wounds.length
    return space === undefined ? -0.5 : -peril(g, spaceIndex(g, space))
  },
}

/** Acolytes where he has just removed a Nest. */
function nestlings(g: Game): number[] {
  const cleanse = currentRoll(g) as CleanseFrame | null
  if (cleanse?.removed !== 'nest' || !hasMonster(g, cleanse.space)) return []
  return monstersIn(g, cleanse.space).filter((figure) => kindOf(g, figure) === 'acolyte')
}

/** Thermite. When he removes a Nest by cleansing he may kill an Acolyte there. */
export const thermite: UpgradeDef = {
  id: 'upg-thermite',
  crate: true,
  rank: 2.5,
  triggers: [
    {
      at: 'token-removed',
      when: (g) => nestlings(g).length > 0,
      worth: () => 1,
      steps: [mayUse(), chooseMonster(nestlings, { who: 'holder' }), killChosen()],
    },
  ],
}

/** Forged Seal. He may use a District whose slot is taken. */
export const forgedSeal: UpgradeDef = {
  id: 'upg-forged-seal',
  crate: true,
  rank: 4,
  modifiers: [{ hook: 'slotShared', count: () => 1 }],
}

export const upgrades: readonly UpgradeDef[] = [
  riotShield,
  flareGun,
  lastRites,
  leadenCross,
  silverWhistle,
  thermite,
  forgedSeal,
]

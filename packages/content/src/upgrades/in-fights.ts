import { fightTargets, formOf, heroAt, isRanged, kindOf, type UpgradeDef } from '@haven/engine/kit'

/** Ice Blade. Fights: one more die, one more Defense. */
export const iceBlade: UpgradeDef = {
  id: 'upg-ice-blade',
  rank: 10,
  modifiers: [
    { hook: 'heroDice', count: () => 1 },
    { hook: 'heroDefense', count: () => 1 },
  ],
}

/** Kevlar Vestments. Fights: one more Defense. */
export const kevlarVestments: UpgradeDef = {
  id: 'upg-kevlar-vestments',
  rank: 8,
  modifiers: [{ hook: 'heroDefense', count: () => 1 }],
}

/** Sawn-Off. One more Hit in fights that he starts and that are not ranged. */
export const sawnOff: UpgradeDef = {
  id: 'upg-sawn-off',
  rank: (g, place) => (isRanged(g, place) ? 4.5 : 7.5),
  modifiers: [{ hook: 'heroHits', count: (_, fight) => (!fight.ranged && fight.by === 'heroes' ? 1 : 0) }],
}

/** Scoped Carbine. He has Ranged; one who has it anyway rolls one more die in ranged fights. */
export const scopedCarbine: UpgradeDef = {
  id: 'upg-scoped-carbine',
  rank: 6,
  modifiers: [
    { hook: 'ranged', count: () => 1 },
    {
      hook: 'heroDice',
      count: (g, fight) => (fight.ranged && formOf(g, heroAt(g, fight.place)).ranged ? 1 : 0),
    },
  ],
}

/** Sanctified Rounds. One more die against at least one monster that is no Acolyte. */
export const sanctifiedRounds: UpgradeDef = {
  id: 'upg-sanctified-rounds',
  rank: 7,
  modifiers: [
    {
      hook: 'heroDice',
      count: (g, fight) => (fightTargets(g, fight).some((figure) => kindOf(g, figure) !== 'acolyte') ? 1 : 0),
    },
  ],
}

/** Blackthorn Rosary. Fights: one Counter-Corruption more. */
export const rosary: UpgradeDef = {
  id: 'upg-rosary',
  rank: 4,
  modifiers: [{ hook: 'heroCounters', count: () => 1 }],
}

/** Radio Beacon. For teamwork he is also in each space within 1 of him; it keeps nobody from being alone. */
export const radioBeacon: UpgradeDef = {
  id: 'upg-radio-beacon',
  rank: 4.5,
  modifiers: [{ hook: 'teamworkReach', count: () => 1 }],
}

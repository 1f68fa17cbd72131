import {
  canHeal,
  chooseWay,
  forceCorruption,
  heal,
  heroAt,
  isDistrict,
  onlyIf,
  survives,
  theHolder,
  type UpgradeDef,
} from '@haven/engine/kit'

/** Boat Hook. One more die in fights that he starts in a Street. */
export const boatHook: UpgradeDef = {
  id: 'low-tide-boat-hook',
  modifiers: [
    { hook: 'heroDice', count: (g, fight) => (fight.by === 'heroes' && !isDistrict(g, fight.space) ? 1 : 0) },
  ],
}

/** Storm Lantern. He ignores one wound of each Fire check. */
export const stormLantern: UpgradeDef = {
  id: 'low-tide-storm-lantern',
  modifiers: [{ hook: 'fireIgnored', count: () => 1 }],
}

const SIP = 'sip'
const DRAUGHT = 'draught'

/** Captain's Flask. Once a round in his turn: a sip heals 1 wound for 1 corruption, a draught 2 for 3. */
export const captainsFlask: UpgradeDef = {
  id: 'low-tide-flask',
  deed: {
    oncePerRound: true,
    when: (g, place) => canHeal(g, place) && survives(g, place, { corruption: 1 }),
    steps: [
      chooseWay(
        (g, f) =>
          heroAt(g, f.holder).wounds.length > 1 && survives(g, f.holder, { corruption: 3 }) ? [SIP, DRAUGHT] : [SIP],
        { who: 'holder' },
      ),
      onlyIf((_, f) => f.choice === SIP, forceCorruption(1, theHolder)),
      onlyIf((_, f) => f.choice === SIP, heal(1, theHolder)),
      onlyIf((_, f) => f.choice === DRAUGHT, forceCorruption(3, theHolder)),
      onlyIf((_, f) => f.choice === DRAUGHT, heal(2, theHolder)),
    ],
  },
}

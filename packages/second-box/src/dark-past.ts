import {
  chooseSpace,
  chooseWay,
  type DarkPastDef,
  dealWound,
  drawSin,
  type EffectFrame,
  type Game,
  heroAt,
  only,
  onlyIf,
  placeTokenIn,
  raiseTrack,
  remember,
  TRACK_END,
  teleportHero,
} from '@haven/engine/kit'

/** The second crate: three Dark Past cards more, each with the number of another. */

const hisSpace = (g: Game, f: EffectFrame): number => heroAt(g, f.place).space
const isCalled = (_: Game, f: EffectFrame): boolean => f.choice === 'altar'

/** Called Home. To an Altar of the Sins player's choice, with a Corruption token; without an Altar a wound. */
const calledHome: DarkPastDef = {
  id: 'past-8',
  number: 5,
  crate: true,
  steps: [
    remember((g) => (g.s.altars.length > 0 ? 'altar' : '')),
    onlyIf((g, f) => !isCalled(g, f), dealWound(1)),
    ...only(isCalled, [
      chooseSpace((g) => [...new Set(g.s.altars)], { who: 'sins' }),
      teleportHero((_, f) => f.space),
      placeTokenIn('corruption', (_, f) => f.space),
    ]),
  ],
}

/** Rooms Prepared. A Nest and a Pentagram where he is, and a Sin card. */
const roomsPrepared: DarkPastDef = {
  id: 'past-9',
  number: 2,
  crate: true,
  steps: [placeTokenIn('nest', hisSpace), placeTokenIn('pentagram', hisSpace), drawSin(1)],
}

/** The Signature. Two wounds, or the Apocalypse track rises. */
const theSignature: DarkPastDef = {
  id: 'past-10',
  number: 4,
  crate: true,
  ways: { wound: { wounds: 2 }, track: { worth: 1.6 } },
  steps: [
    chooseWay((g) => (g.s.track < TRACK_END ? ['wound', 'track'] : ['wound']), { who: 'hero' }),
    onlyIf((_, f) => f.choice === 'wound', dealWound(2)),
    onlyIf((_, f) => f.choice === 'track', raiseTrack(1)),
  ],
}

export const darkPast: readonly DarkPastDef[] = [calledHome, roomsPrepared, theSignature]

import type { Procedures } from '../kernel.ts'
import { setUp } from '../setup.ts'
import { missionBegins, missionDone, topUpSteps } from '../story/missions.ts'
import { raiseTrackSteps, reveal } from './apocalypse.ts'
import { city, healSteps, inventorySteps } from './city.ts'
import { cleanse } from './cleanse.ts'
import { heroDeathSteps } from './death.ts'
import { fight } from './fight.ts'
import { momentRestSteps, momentSteps } from './moment.ts'
import { summon } from './monsters.ts'
import { check, step } from './move.ts'
import { kills, orbital } from './orbital.ts'
import { rangedFight } from './ranged.ts'
import { reaction } from './reaction.ts'
import { endOfRound, game, round } from './round.ts'
import { playCard } from './sin-cards.ts'
import { heroTurn, heroTurns } from './turn.ts'
import { corruption, wounds } from './wounds.ts'

/** The rulebook, by procedure. What a box brings is added when it is compiled. */
export const engineProcedures: Procedures = {
  game,
  setUp,
  round,
  endOfRound,
  heroTurns,
  heroTurn,
  step,
  check,
  city,
  heal: healSteps,
  inventory: inventorySteps,
  orbital,
  kills,
  cleanse,
  fight,
  rangedFight,
  wounds,
  corruption,
  heroDeath: heroDeathSteps,
  reaction,
  playCard,
  moment: momentSteps,
  momentRest: momentRestSteps,
  summon,
  raiseTrack: raiseTrackSteps,
  reveal,
  missionDone,
  missionBegins,
  topUp: topUpSteps,
}

import { heroNumber, kindOf, missionOf, monstersOnBoard, storyOf } from '../board.ts'
import { effectFrame } from '../effects/effect.ts'
import { act, ask, type Frame, type Game, procedure, push, START } from '../kernel.ts'
import { sum } from '../modifiers.ts'
import { refusal } from '../refusals.ts'
import { endTexts } from '../state.ts'
import { altarsThatGive } from '../story/clock.ts'
import { settleMission, startMission } from '../story/missions.ts'
import { makeProgress } from '../story/progress.ts'
import { moment } from './moment.ts'
import { summonDead } from './monsters.ts'
import { drawSinCards } from './sin-cards.ts'
import { circleFrame } from './turn.ts'
import { buryDead } from './wounds.ts'

/** ROUND, END. The game is one round after another. */

export interface RoundFrame extends Frame {
  readonly proc: 'round' | 'endOfRound'
}

export const game = procedure<Frame>([
  act('set-up', (g) => push(g, { proc: 'setUp', step: START })),
  act('first-mission', (g) => startMission(g, g.s.mission.id)),
  act('round', (g) => {
    push(g, { proc: 'round', step: START })
    return 'again'
  }),
])

const TURN_TOKENS = 2

export const round = procedure<RoundFrame>([
  act('start', (g) => {
    g.s.round++
    g.s.roundFacts = { kills: 0, progress: 0, heroDied: false }
    g.log?.({ event: 'roundStarted', round: g.s.round })
  }),
  act('tasks', (g) => push(g, effectFrame(g, `begin:${storyOf(g).id}`, storyOf(g).id, -1))), // ROUND-2
  settleMission(),
  act('texts', (g) => moment(g, 'round-begin', -1)),
  buryDead(),
  settleMission(),
  ask({
    name: 'first-hero',
    ask: 'first-hero',
    rule: 'ROUND-3',
    seat: 'vote',
    options: (g) => g.s.heroes.map(({ hero }) => ({ id: hero, hero })),
    answer: (g, _, option) => {
      g.s.first = g.s.heroes.findIndex((each) => each.hero === option.hero)
      g.log?.({ event: 'firstHeroChosen', hero: option.hero as string })
    },
    refuse: (_, __, intent) =>
      intent.hero === undefined ? null : refusal('hero-not-there', 'ROUND-3', { hero: intent.hero }),
  }),
  act('turns', (g) => push(g, circleFrame(g.s.first))),
  act('end', (g) => push(g, { proc: 'endOfRound', step: START })),
])

/** story-stall: a mission that waits for kills that cannot be made goes on by itself. */
function isStalled(g: Game): boolean {
  const kills = missionOf(g).progress.filter((way) => way.on === 'kill')
  if (g.s.mission.done || kills.length === 0) return false
  return !monstersOnBoard(g).some((figure) => kills.some((way) => !way.of || way.of.includes(kindOf(g, figure))))
}

/** ROUND-9 */
function reset(g: Game): void {
  for (const hero of g.s.heroes) {
    hero.turns = TURN_TOKENS
    hero.cityAction = true
  }
  g.s.slots = []
  g.s.used = []
  g.s.sins.tokens = g.s.sins.permanent
  g.s.sins.reactions = g.s.sins.permanent
  endTexts(g.s, 'round')
  g.log?.({ event: 'tokensReset' })
}

/** ORD-7 */
export const endOfRound = procedure<RoundFrame>([
  act('tasks', (g) => push(g, effectFrame(g, `end:${storyOf(g).id}`, storyOf(g).id, -1))),
  settleMission(),
  act('texts', (g) => moment(g, 'round-end', -1)),
  buryDead(),
  settleMission(),
  act('summon', (g) => summonDead(g, heroNumber(g) + sum(g, 'summons', -1), 'END-1')),
  act(
    'stall',
    (g) => makeProgress(g, 1),
    (g) => isStalled(g),
  ),
  settleMission(),
  act('sin-cards', (g) => drawSinCards(g, altarsThatGive(g).length, 'END-4')),
  act('reset', (g) => {
    reset(g)
    g.log?.({ event: 'roundEnded', round: g.s.round })
  }),
])

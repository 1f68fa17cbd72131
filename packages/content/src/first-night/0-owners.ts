import type { Lesson } from '@haven/engine'
import { otherwise } from './otherwise.ts'

/**
 * For owners of the box: one turn of Thorley on The Cordon. Way with a fire, a Sin card, the last word, FAITH, Hits
 * and wounds in one sheet, and a refusal.
 */
export const owners = {
  id: 'owners',
  scene: 0,
  seat: 'hero1',
  voice: 'leah',
  most: 90,
  intro: ['fn.0.scene.a', 'fn.0.scene.b'],
  teaches: ['preview', 'ribbon', 'odds', 'window', 'last-word', 'assign', 'seal', 'why-not'],
  scenario: {
    haven: 1,
    position: {
      haven: 1,
      setup: {
        edition: 'final',
        sin: 'pride',
        acolytes: 'nuns',
        map: 'havens-last-stand-a',
        heroPlayers: 1,
        heroes: ['thorley', 'rocco', 'leah'],
      },
      round: 2,
      apocalypse: 1,
      heroes: [
        { hero: 'thorley', space: 's0,0', turns: 0 },
        { hero: 'rocco', space: 's0,2', turns: 0 },
        { hero: 'leah', space: 's0,2', turns: 0 },
      ],
      monsters: [
        { kind: 'abomination', space: 's1,0' },
        { kind: 'acolyte', space: 's1,0' },
      ],
      dead: {},
      tokens: [{ kind: 'fire', space: 's1,0' }],
      altars: [],
      metro: [],
      orbital: [],
      npcs: [],
      sins: { hand: ['pride-hubris'], reactions: 0 },
      used: ['acolytes'],
      sinDiscard: ['pride-overreach', 'pride-before-the-fall', 'pride-before-the-fall', 'pride-finest-hour'],
      current: { phase: 'hero-turn', hero: 'thorley' },
    },
    seed: 'first night 0-owners',
    dice: {
      hero: ['hit', 'faith', 'hit', 'defense', 'hit', 'hit', 'skill'],
      sin: ['blank', 'hit', 'hit', 'corruption', 'blank', 'hit', 'blank', 'blank', 'blank'],
    },
    answers: [
      { seat: 'hero1', kind: 'hero-turn', choose: { do: 'move', to: 's1,0' } },
      { seat: 'hero1', kind: 'hero-turn', choose: { do: 'fight' } },
      { seat: 'sins', kind: 'sin-card', choose: { card: 'pride-hubris' } },
      { seat: 'hero1', kind: 'corruption', choose: { yes: true } },
      { seat: 'hero1', kind: 'faith', choose: { as: 'hit' } },
      { seat: 'hero1', kind: 'kill', choose: { monster: 'acolyte-1' } },
      { seat: 'hero1', kind: 'kill', choose: { monster: 'abomination-1' } },
      { seat: 'hero1', kind: 'wound-slot', choose: { slot: 1 } },
    ],
  },
  steps: [
    {
      id: '0.1',
      at: { kind: 'hero-turn', if: [{ hero: 'thorley', space: 's0,0' }] },
      say: 'fn.0.way',
      accept: [{ do: 'move', to: 's1,0' }],
      arrow: true,
      lit: ['way:s1,0'],
      brings: [
        { event: 'heroMoved', to: 's1,0' },
        { event: 'checkSettled', kind: 'fire' },
      ],
    },
    {
      id: '0.2',
      at: { kind: 'hero-turn', if: [{ turn: { acted: false } }] },
      say: 'fn.0.seal',
      accept: [{ do: 'fight' }],
      arrow: true,
      lit: ['button:undo', 'button:fight'],
      brings: [{ event: 'fightStarted' }],
    },
    {
      id: '0.3',
      at: { kind: 'corruption' },
      say: 'fn.0.last',
      accept: [{ yes: true }],
      insist: [{ yes: false }],
      arrow: true,
      lit: ['odds', 'button:yes'],
      why: [{ on: { yes: false }, say: 'fn.0.exact', rule: 'FIGHT-5' }],
      brings: [{ event: 'corruptionTaken', voluntary: true }],
    },
    { id: '0.4', at: { kind: 'faith' }, say: 'fn.0.assign', accept: [{}], arrow: true, lit: ['sheet'] },
    { id: '0.5', at: { kind: 'kill' }, accept: [{}] },
    { id: '0.6', at: { kind: 'wound-slot' }, accept: [{}] },
  ],
  puppets: [{ at: { seat: 'sins', kind: 'sin-card' }, choose: [{ card: 'pride-hubris' }, { none: true }] }],
  goal: [{ event: { event: 'fightSettled' } }, { settled: true }],
  par: [{ event: { event: 'monsterKilled' }, times: 2 }],
  reward: 'fn.0.reward',
  otherwise,
} as const satisfies Lesson

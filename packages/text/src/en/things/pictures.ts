import type { Say } from '../../language.ts'
import { count, some } from '../grammar.ts'

/** What the pictures of the rules show. */
export const pictures = (say: Say) => ({
  overview: 'What lies on the table',
  overviewLead:
    'Everything here is drawn as on the board. In a game, rest the mouse on it, hold a finger on it, or press I.',
  shown: 'Pictured',
  /** A turn in five pictures. */
  turn: {
    caption: 'A turn at a glance: move and act in either order, do free things in between.',
    steps: {
      token: ['Pay', 'Spend a Turn token, or an Extra Turn token.'],
      move: ['Move', 'Up to 2 spaces. Leaving monsters costs a wound; Fire and Corruption are rolled for.'],
      act: ['Act', 'Fight, shoot or cleanse: one of them, once.'],
      free: ['For free', 'Use the District, flip and take tokens, at any time.'],
      end: ['End', 'The Sins player may spend a Reaction: a monster moves, and they may fight.'],
    },
  },
  /** One fight, die by die. */
  fight: {
    caption: (hero: string, monster: string) =>
      `A fight in five steps: ${say.name(hero)} against ${some(monster, say)}.`,
    steps: {
      count: (heroDice: number, sinDice: number) =>
        `Count the dice: ${heroDice} for the hero’s Fight, ${sinDice} for the monster’s. Cards and helpers add more.`,
      roll: 'Both sides roll at once. FAITH and Burst bring another die each, marked with a plus.',
      faith: (result: string) => `With everything in view, FAITH becomes what you choose: here ${say.name(result)}.`,
      cancel: (defense: number) =>
        `Each Defense stops a Hit: ${defense} on the hero’s board, the others on dice. A Counter-Corruption stops a Corruption.`,
      result: (hits: number, needed: number, wounds: number, corruption: number) =>
        `${count(hits, 'Hit')} against Defense ${needed}: it dies. What got through: ${count(wounds, 'wound')}, ${corruption} corruption.`,
    },
    sides: { hero: 'Hero', sins: 'Sins' },
  },
  near: (space: string, number: number) =>
    `One step from ${say.space(space)}: ${count(number, 'neighbour')}, lit. Spaces that only touch at a corner are none.`,
  nearDistrict: (space: string) =>
    `One step from ${say.space(space)}: the four Streets around it, and never straight into another District.`,
  metro: 'Two signs with the same letter are neighbours for heroes, wherever they lie.',
  sight: (space: string, number: number) =>
    `From ${say.space(space)} a shooter sees ${count(number, 'Street')} in a straight line, past anybody, but no corner and no District.`,
  track: (level: number, next: number) =>
    `Corruption ${level}. Taking 1 before a roll makes all bonuses up to ${next} count that no wound covers: those are lit.`,
  wounds: (wounds: number, left: number) =>
    `${count(wounds, 'wound')} on the track: the bonuses under them are lost, and ${left} lives are left. The fifth wound kills.`,
})

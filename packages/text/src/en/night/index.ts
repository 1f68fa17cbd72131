import type { Say } from '../../language.ts'
import { commas, count } from '../grammar.ts'
import { says, typed } from './says.ts'

/** What a scene is measured by; how it went is told beside how it goes at best. */
export type Measure =
  | {
      readonly of: 'wounds' | 'corruption' | 'fire'
      readonly hero: string
      readonly par: number
      readonly yours: number
    }
  | { readonly of: 'kills' | 'progress'; readonly par: number; readonly yours: number }

function measure(each: Measure, number: number, say: Say): string {
  switch (each.of) {
    case 'wounds':
      return `${say.name(each.hero)} with ${number === 0 ? 'no wounds' : count(number, 'wound')}`
    case 'corruption':
      return `corruption ${number}`
    case 'fire':
      return number > 0 ? `${say.name(each.hero)} through the Fire` : `${say.name(each.hero)} past the Fire`
    case 'kills':
      return number === 0 ? 'none killed' : `${number} killed`
    case 'progress':
      return `${number} of 10`
  }
}

/** First Night: what its scenes say, and what stands around them. */
export const night = (say: Say) => ({
  says: says(say),
  typed,
  title: 'First Night',
  about: 'One night in Haven, in six short scenes. The first one takes a minute and a half.',
  owners: 'I own the box',
  ownersHint: 'What is different here, in 90 seconds',
  /** What owners of the box are told after their scene. */
  ownersCard: [
    'Corruption is asked once, last, when card and Acolyte are known.',
    'Wounds of a fight come before its corruption; Corruption checks before Fire.',
    'Survivors of a shot who can reach you always come.',
    'Counts, marks, blocked Nests, line of sight: the table keeps them.',
    'The preview edition is a switch of the new game.',
  ],
  begin: 'Begin',
  resume: 'Go on with the night',
  scenes: {
    0: 'Owners of the box',
    1: 'Streets',
    2: 'Steel',
    3: 'The Bargain',
    4: 'The City',
    5: 'Unite',
    6: 'The Other Side',
  } as Readonly<Record<number, string>>,
  /** What a scene is about. */
  abouts: {
    1: 'Ways and what they cost, and what a round is.',
    2: 'A fight, one suffered, one shot: dice and odds.',
    3: 'Power for corruption, and the way back.',
    4: 'People, Districts, the Metro, a strike from orbit.',
    5: 'Teamwork, a death, the Reserve, a vote.',
    6: 'One round as Pride.',
  } as Readonly<Record<number, string>>,
  scene: (scene: number) => (scene === 0 ? '90 seconds' : `Scene ${scene} of 6`),
  done: 'done',
  /** Who speaks, before what is said. */
  voice: (who: string) => (who === 'vesper' ? say.name('hc-vesper') : say.name(who)),
  skip: 'Skip this scene',
  leave: 'Leave the night',
  goOn: 'Go on',
  back: 'Take it back',
  again: 'From the beginning',
  show: 'Show me',
  shown: (answer: string) => `Show me: ${answer}`,
  /** What else can be typed. */
  typedHelp: 'In a scene: hint, show (the answer that goes on; you give it), undo (anything, dice too), skip.',
  rule: (rule: string) => `Rule ${rule}`,
  par: (measures: readonly Measure[]) =>
    `Par: ${commas(measures.map((each) => measure(each, each.par, say)))}. You: ${commas(
      measures.map((each) => measure(each, each.yours, say)),
    )}.`,
  over: 'The scene is over',
  next: (scene: string) => `Next scene: ${scene}`,
  game: 'Your first real game',
  all: 'All scenes',
  drills: 'Three drills from this scene',
  allDrills: 'Drills',
  quiz: 'Ten questions, if you like',
})

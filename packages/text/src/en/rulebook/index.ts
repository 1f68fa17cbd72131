import type { Say } from '../../language.ts'
import { count } from '../grammar.ts'
import { examples } from './examples.ts'
import { differences, rest } from './rest.ts'
import { scenes } from './scenes.ts'
import { sheet } from './sheet.ts'

/** The rulebook as a book: fetched by whoever reads it. */
export const rulebook = (say: Say) => ({
  chapters: { ...scenes, ...rest },
  differences,
  examples,
  sheet,
  chapter: (number: number) => `Chapter ${number}`,
  letter: (rules: number) => `By the letter: ${count(rules, 'rule')}`,
  playScene: 'Play this scene',
  playExample: (number: number, title: string) => `Play this: EX-${number}, ${title}`,
  /** Where an example lies ready to be played. */
  example: {
    title: (number: number, title: string) => `EX-${number}: ${title}`,
    lead: 'An example of the rules, as a position. Play it as either side; your dice may fall otherwise.',
    back: 'Back to the rules',
  },
  icons: {
    title: 'Find by icon',
    clear: 'Show the whole book',
    groups: { hero: 'Hero die', sin: 'Sin die', tokens: 'Tokens', city: 'Districts', turns: 'Turns' },
  },
  found: { prose: 'In the chapters' },
  /** Pictures that the chapters have besides. */
  pictures: {
    step: (hero: string, from: string, to: string) =>
      `${say.name(hero)} walks from ${say.space(from)} to ${say.space(to)}: 1 wound for leaving, 1 die for the Fire there; then 2 dice for the Corruption that is entered.`,
    reaction: (from: string, to: string) =>
      `One monster goes from ${say.space(from)} to ${say.space(to)}, two spaces, and may fight there together with whatever stands beside it.`,
    summon: (space: string, room: number) =>
      `${say.space(space)}: two Nests, one monster. Room for ${room} more. A hero there would block nothing.`,
    covered: (level: number, next: number) =>
      `Wounds on 1, 2, 4 and 6. From ${level} to ${next} only what is lit counts: a Defense and a die.`,
    team: (fight: number, friends: number, dice: number) =>
      `Fight ${fight} and ${count(friends, 'friend')} beside her: ${dice} dice.`,
    wheel: {
      caption: 'A round as a wheel. It begins at the top.',
      start: ['Start', 'Story tasks, and who goes first'],
      turns: ['Turns', 'Hero by hero, clockwise'],
      reactions: ['Reactions', 'After each turn, while there are tokens'],
      tasks: ['Story', 'Its tasks; the Apocalypse may climb'],
      summon: ['Summon', 'The dead come back onto Nests'],
      cards: ['Altars', 'A Sin card for each without a hero'],
      reset: ['Reset', 'All tokens are ready again'],
    },
    track: 'The Apocalypse track. All levels that were reached stay in effect.',
  },
})

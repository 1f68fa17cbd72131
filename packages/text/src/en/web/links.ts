import type { Say } from '../../language.ts'
import { count } from '../grammar.ts'
/** A position that came as a link. */
export const links = (say: Say) => ({
  title: 'A position',
  lead: 'Somebody shared this moment of a game. Play on from it, as either side.',
  reading: 'Unfolding the position …',
  dealtAnew: 'Cards and tokens that were hidden from the one who shared it have been dealt anew.',
  against: (sin: string, acolytes: string) => `against ${say.name(sin)} and the ${say.name(acolytes)}`,
  moment: (round: number, level: number) => `Round ${round}, Apocalypse ${level} of 7`,
  mission: (mission: string, progress: number, needed: number) => `${say.name(mission)}: ${progress} of ${needed}`,
  heroes: 'Heroes',
  hero: (hero: string, space: string, wounds: number, corruption: number) =>
    `${say.name(hero)} in ${say.space(space)}, ${wounds === 0 ? 'no wounds' : count(wounds, 'wound')}, corruption ${corruption}`,
  playOn: 'Play on from here',
  playOnline: 'Play on online, with others',
  as: { heroes: 'As the heroes', sins: 'As the Sins', both: 'Both sides, at one screen' },
  bot: 'Against',
  badTitle: 'This link does not work',
  bad: 'Ask for the link again, or paste it as a whole: a part of it may have been lost on the way.',
  copied: 'The link is copied.',
  notCopied: 'The browser did not let us copy it. Here it is:',
})

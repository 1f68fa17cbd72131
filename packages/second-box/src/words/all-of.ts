import type { BoxWords } from '@haven/text'

/** The parts of the box together; what stands first has words for the box itself. */
export function allOf(own: BoxWords, parts: readonly BoxWords[]): BoxWords {
  const all = [own, ...parts]
  return {
    cards: Object.assign({}, ...all.map(({ cards }) => cards)),
    choices: Object.assign({}, ...all.map(({ choices }) => choices)),
    goals: Object.assign({}, ...all.map(({ goals }) => goals)),
    figures: Object.assign({}, ...all.map(({ figures }) => figures)),
    names: Object.assign({}, ...all.map(({ names }) => names)),
    prompts: Object.assign({}, ...all.map(({ prompts }) => prompts)),
    options: Object.assign({}, ...all.map(({ options }) => options)),
  }
}

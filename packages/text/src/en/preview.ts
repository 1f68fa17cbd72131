import type { EditionWords } from '../language.ts'
import { heroesInPreview } from './heroes.ts'
import { options } from './options.ts'
import { prompts } from './prompts.ts'
import { refusals } from './refusals.ts'
import { rules } from './rules.ts'

/** Section 17 of the rules: the preview edition says Sniper and resolves a crisis where the final one says Shooter and cleanses. */

const CRISIS = 'cleanse-start'

export const preview: EditionWords = {
  names: { shooter: 'Sniper', [CRISIS]: 'Start of a crisis' },
  causes: { cleanse: 'resolving a crisis' },
  cards: heroesInPreview,
  prompts: {
    'sin-card': (prompt, say) => {
      const { hero, window } = prompt.subject
      if (window !== CRISIS) return prompts['sin-card'](prompt, say)
      return `Sins: ${hero === undefined ? 'the hero' : say.name(hero)} is about to resolve a crisis. Play a Sin card?`
    },
  },
  options: {
    'hero-turn': (option, asked, say) =>
      option.do === 'cleanse' ? 'Resolve the crisis here' : options['hero-turn'](option, asked, say),
  },
  events: {
    cleanseStarted: ({ hero, space }, say) => `${say.name(hero)} started to resolve a crisis in ${say.space(space)}.`,
  },
  refusals: {
    'card-not-now': (params, say, rule) =>
      params.window === CRISIS
        ? `${say.name(String(params.card))} can be played when a hero is about to resolve a crisis, and only if its condition is met.`
        : refusals['card-not-now'](params, say, rule),
    'nothing-to-cleanse': () =>
      'There is no crisis to resolve here. It takes a face-up Fire, Corruption, Pentagram or Nest token that is not printed on the tile.',
  },
  rules: {
    'COMP-5': {
      ...rules['COMP-5'],
      text: 'Your team always has 7 heroes: 1 Leader, and 2 each of Fixers, Snipers and Bruisers. The 2015 preview says Sniper; the 2016 (final) rules call the same class Shooter.',
    },
    'TURN-2': {
      ...rules['TURN-2'],
      text: 'There are two Actions to pick from: starting a fight, and resolving the crisis in the area your hero is in. You get only one of them in a turn.',
    },
    'CLEANSE-1': {
      title: 'Resolving a crisis',
      text: rules['CLEANSE-1'].text.replace(
        'The 2016 (final) rules call this cleansing an area, the 2015 preview resolving a crisis.',
        'The 2015 preview calls this resolving a crisis, the 2016 (final) rules cleansing an area.',
      ),
    },
    'CLEANSE-2': {
      title: 'A crisis to resolve',
      text: rules['CLEANSE-2'].text.replace('You can cleanse', 'You can resolve a crisis'),
    },
    'CLEANSE-3': {
      title: 'A crisis among monsters',
      text: rules['CLEANSE-3'].text.replace('may cleanse', 'may resolve a crisis'),
    },
  },
}

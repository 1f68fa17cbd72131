import type { Language } from '../language.ts'
import { acolytes } from './acolytes.ts'
import { advice, better } from './advice.ts'
import { apocalypse } from './apocalypse.ts'
import { darkPast } from './dark-past.ts'
import { events } from './events.ts'
import { forecasts } from './forecasts.ts'
import { goals } from './goals.ts'
import { hellClub } from './hell-club.ts'
import { heroes } from './heroes.ts'
import { idle } from './idle.ts'
import { causes, choices, either, fallen, figure, figures, names } from './names.ts'
import { nouns } from './nouns.ts'
import { options } from './options.ts'
import { olderRules, outcome } from './outcome.ts'
import { preview } from './preview.ts'
import { pride } from './pride.ts'
import { prompts } from './prompts.ts'
import { questions } from './questions.ts'
import { refusals } from './refusals.ts'
import { rules } from './rules.ts'
import { sloth } from './sloth.ts'
import { stories } from './stories.ts'
import { tiles } from './tiles.ts'
import { track } from './track.ts'
import { upgrades } from './upgrades.ts'

/** Everything the game itself says. */
export const game: Language = {
  language: 'de',
  prompts,
  options,
  own: questions,
  events,
  refusals,
  outcome,
  olderRules,
  idle,
  preview,
  forecasts,
  advice,
  better,
  rules,
  cards: {
    ...heroes,
    ...upgrades,
    ...pride,
    ...sloth,
    ...acolytes,
    ...hellClub,
    ...apocalypse,
    ...darkPast,
    ...track,
    ...stories,
    ...tiles,
  },
  goals,
  either,
  figures,
  names,
  nouns,
  causes,
  choices,
  figure,
  fallen,
}

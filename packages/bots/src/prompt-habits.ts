import type { PromptKind } from '@haven/engine'

/** How bots deal with each kind of question, whatever it is about. */
export interface Habits {
  /**
   * Worth thinking about; all others have an answer that the scripted policy knows as well as any search. `open`: the
   * search knows better than the policy; else it must see much before it believes so. `of-sins`: open if he is asked.
   */
  readonly searched?: true | 'open' | 'of-sins'
  /** Within one search it is asked once: the answer does not follow from dice. `options`: it depends on what is offered. */
  readonly kept?: true | 'options'
  /** Answered by a plan of several answers, which gets most of the time. */
  readonly planned?: true
  /** Asked of a hero in the course of his turn, and no dice lie there: what the coach said of the turn goes on. */
  readonly inTurn?: true
  /** Asked anew between two turns: a thought about what came before it ends here. */
  readonly between?: true
}

export const HABITS: Readonly<Record<PromptKind, Habits>> = {
  'dark-past': {},
  'story-task': { between: true },
  'first-hero': { between: true },
  'take-turn': { searched: true, kept: true, between: true },
  'hero-turn': { searched: true, kept: true, planned: true, inTurn: true },
  action: { searched: true, kept: true, inTurn: true },
  'city-action': { kept: true, inTurn: true },
  'heal-slot': { inTurn: true },
  'wound-slot': {},
  upgrade: { inTurn: true },
  'lose-upgrade': {},
  'orbital-move': { searched: true, kept: true, inTurn: true },
  'orbital-kill': { searched: true, inTurn: true },
  'sin-card': { searched: 'open', kept: 'options' },
  acolyte: { searched: 'open', kept: true },
  corruption: { searched: true, kept: true, inTurn: true },
  ability: { searched: true, kept: true, inTurn: true },
  reroll: {},
  faith: {},
  kill: { searched: true },
  'remove-token': {},
  reaction: { searched: 'open', kept: true, planned: true },
  'reaction-move': { searched: true, kept: true },
  'reaction-fight': { searched: 'open', kept: true },
  retaliate: {},
  summon: { searched: 'open' },
  'apocalypse-card': {},
  mission: {},
  choice: {},
  'sins-decide': {},
  order: {},
  'reserve-hero': {},
  inherit: {},
  effect: { searched: 'of-sins', kept: 'options' },
}

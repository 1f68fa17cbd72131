import type { LessonReason } from '@haven/engine'

/** What is said to a legal answer that leads out of a scene, where the step has no word of its own. */
export const otherwise = [
  { on: { do: 'move' }, say: 'fn.no.way', rule: 'MOVE-1' },
  { on: { do: 'fight' }, say: 'fn.no.fight', rule: 'TURN-2' },
  { on: { do: 'shoot' }, say: 'fn.no.shoot', rule: 'RANGE-1' },
  { on: { do: 'cleanse' }, say: 'fn.no.cleanse', rule: 'CLEANSE-1' },
  { on: { do: 'city' }, say: 'fn.no.city', rule: 'CITY-1' },
  { on: { do: 'collect' }, say: 'fn.no.collect', rule: 'TURN-3' },
  { on: { do: 'drop' }, say: 'fn.no.drop', rule: 'TURN-3' },
  { on: { do: 'end' }, say: 'fn.no.end', rule: 'TURN-1' },
  { on: { none: true }, say: 'fn.no.none' },
  { on: {}, say: 'fn.no.other' },
] as const satisfies readonly LessonReason[]

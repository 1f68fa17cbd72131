import type { PromptKind } from '@haven/engine'

/** What a drill is about, by the question that it asks; names are those that First Night teaches them by, where it does. */
export const TOPICS = [
  'turn',
  'kill',
  'faith',
  'wound',
  'heal',
  'bargain',
  'cleanse',
  'city',
  'ability',
  'choice',
  'sin-reaction',
  'sin-card',
  'acolyte',
  'summon',
] as const
export type Topic = (typeof TOPICS)[number]

const TOPIC_OF: Readonly<Record<PromptKind, Topic>> = {
  'dark-past': 'choice',
  'story-task': 'summon',
  'first-hero': 'turn',
  'take-turn': 'turn',
  'hero-turn': 'turn',
  action: 'turn',
  'city-action': 'city',
  'heal-slot': 'heal',
  'wound-slot': 'wound',
  upgrade: 'city',
  'lose-upgrade': 'choice',
  'orbital-move': 'city',
  'orbital-kill': 'kill',
  'sin-card': 'sin-card',
  acolyte: 'acolyte',
  corruption: 'bargain',
  ability: 'ability',
  reroll: 'faith',
  faith: 'faith',
  kill: 'kill',
  'remove-token': 'cleanse',
  reaction: 'sin-reaction',
  'reaction-move': 'sin-reaction',
  'reaction-fight': 'sin-reaction',
  retaliate: 'kill',
  summon: 'summon',
  'apocalypse-card': 'summon',
  mission: 'choice',
  choice: 'choice',
  'sins-decide': 'choice',
  order: 'choice',
  'reserve-hero': 'choice',
  inherit: 'choice',
  effect: 'ability',
}

export const topicOf = (kind: PromptKind): Topic => TOPIC_OF[kind]

/** How often the answers about something were right, and how often wrong. */
export interface Practice {
  readonly done: number
  readonly missed: number
}

const shareMissed = ({ done, missed }: Practice): number => missed / Math.max(1, done + missed)

/** What was missed most often first, by its share; what was never missed stays in its order. */
export function missedFirst<T extends string>(
  topics: readonly T[],
  practised: Readonly<Partial<Record<string, Practice>>>,
): readonly T[] {
  const share = (topic: T): number => {
    const practice = practised[topic]
    return practice ? shareMissed(practice) : 0
  }
  return [...topics].sort((a, b) => share(b) - share(a))
}

/** The next ones of a topic: those that were not answered yet come first, then it begins anew. */
export function nextOf<T>(drills: readonly T[], { done, missed }: Practice = { done: 0, missed: 0 }): readonly T[] {
  const from = drills.length === 0 ? 0 : (done + missed) % drills.length
  return [...drills.slice(from), ...drills.slice(0, from)]
}

/** So many at a time: one of each topic in turn, what was missed first, a second one of each if there is room. */
export function mixed<T>(
  of: (topic: Topic) => readonly T[],
  practised: Readonly<Partial<Record<string, Practice>>>,
  most: number,
): readonly T[] {
  const rows = missedFirst(TOPICS, practised).map((topic) => nextOf(of(topic), practised[topic]))
  const longest = Math.max(0, ...rows.map(({ length }) => length))
  const all = Array.from({ length: longest }, (_, i) => rows.flatMap((row) => row.slice(i, i + 1))).flat()
  return all.slice(0, most)
}

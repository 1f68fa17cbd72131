import { type Event, PROMPTS, type View } from '@haven/engine'

/** Where a round stands, step by step: what the Sins player reads in the dock while nothing else is asked. */

export const ROUND_STEPS = ['task', 'first', 'turns', 'apocalypse', 'summon', 'cards'] as const
export type RoundStep = (typeof ROUND_STEPS)[number]

export interface RoundLine {
  readonly now: RoundStep
  /** The token that the story's task places; null until one was seen. */
  readonly token: string | null
  readonly turns: number
  readonly reactions: number
  readonly summons: number | null
  readonly altars: number | null
  readonly clock: { readonly now: number; readonly to: number; readonly otherwise: number | null } | null
}

/** What is being shown is where it stands, before the table itself says so. */
const TOLD: Readonly<Partial<Record<Event['event'], RoundStep>>> = {
  roundStarted: 'task',
  firstHeroChosen: 'first',
  turnStarted: 'turns',
  trackRaised: 'apocalypse',
  apocalypseRevealed: 'apocalypse',
  sinCardsDrawn: 'cards',
}

function toldIn(events: readonly Event[]): RoundStep | null {
  for (const event of events) {
    const step = event.event === 'monsterSummoned' && event.cause === 'END-1' ? 'summon' : TOLD[event.event]
    if (step) return step
  }
  return null
}

function stepOf(view: View, events: readonly Event[]): RoundStep {
  const told = view.turn === null ? toldIn(events) : null
  if (told) return told
  if (view.turn !== null) return 'turns'
  const [asked] = view.awaiting
  const known = asked && PROMPTS[asked.kind].round
  if (known) return known
  if (asked?.kind === 'summon' && asked.rule === 'END-1') return 'summon'
  // Nobody has had a turn: it begins; nobody has one left: it ends.
  return view.heroes.some(({ turns, dead }) => turns > 0 && !dead) ? 'task' : 'apocalypse'
}

/** The lower one first. */
const levels = (a: number, b: number | null): { to: number; otherwise: number | null } =>
  b === null || b > a ? { to: a, otherwise: b } : { to: b, otherwise: a }

/** `told`: all that was told of this game, the last of it last. */
export function roundLine(view: View, scene: readonly Event[], told: readonly Event[]): RoundLine {
  const { endOfRound, setup, track, sins, heroes, turn } = view
  const task = told.findLast((event) => event.event === 'tokenPlaced' && event.cause === setup.story)
  const asked = view.prompts.find(({ kind }) => kind === 'story-task')?.options[0]?.token
  const clock = endOfRound?.clock
  return {
    now: stepOf(view, scene),
    token: asked ?? (task?.event === 'tokenPlaced' ? task.token : null),
    turns: heroes.reduce((sum, hero) => sum + (hero.dead ? 0 : hero.turns), 0) + (turn === null ? 0 : 1),
    reactions: sins.reactions,
    summons: endOfRound?.summons ?? null,
    altars: endOfRound?.altars.length ?? null,
    clock: clock ? { now: track, ...levels(clock.stands, clock.otherwise) } : null,
  }
}

import type { Event, Random, Rules, State, Viewer } from '@haven/engine'
import { expect } from 'vitest'

/** Two worlds that differ only in what a viewer may not know. */

/** Events by which something hidden comes to light: from there on the worlds may look different. */
const REVEALING = new Set([
  'inventoryRefilled',
  'tokensFlipped',
  'apocalypseRevealed',
  'darkPastRevealed',
  // What the Sins player draws, he sees.
  'sinCardsDrawn',
  'apocalypseDrawn',
])

/** The same world with everything that the viewer cannot know dealt anew; its dice and shuffles are the same. */
export function otherWorld(rules: Rules, state: State, viewer: Viewer, random: Random): State {
  const other = rules.resample(rules.view(state, viewer), random)
  other.random = structuredClone(state.random)
  other.script = state.script
  return other
}

const bytes = (value: unknown): string => JSON.stringify(value)

/**
 * Plays the same random answers in both worlds and expects the viewer to see the same bytes, until an answer is legal in
 * only one of them or an event reveals the difference. Returns how many decisions that took.
 */
export function expectSameView(
  rules: Rules,
  one: State,
  two: State,
  viewer: Viewer,
  random: Random,
  most: number,
): number {
  let [a, b] = [one, two]
  for (let i = 0; i < most; i++) {
    expect(bytes(rules.view(b, viewer))).toBe(bytes(rules.view(a, viewer)))
    const prompts = rules.prompts(a)
    if (prompts.length === 0) return i
    const prompt = prompts[random.below(prompts.length)] as (typeof prompts)[number]
    const options = rules.options(a, prompt)
    const option = options[random.below(options.length)]?.id as string
    if (!rules.prompts(b).some((each) => each.id === prompt.id)) {
      // Who has voted is hidden from the viewer, so the other world may wait for another seat.
      expect(one.ballots !== null || a.ballots !== null || b.ballots !== null).toBe(true)
      return i
    }
    if (!rules.options(b, prompt).some((each) => each.id === option)) return i
    const answer = { prompt: prompt.id, seat: prompt.seat, option }
    const [x, y] = [rules.decide(a, answer), rules.decide(b, answer)]
    const [seenA, seenB] = [rules.viewEvents(x.events, viewer), rules.viewEvents(y.events, viewer)]
    const at = seenA.findIndex((event, k) => bytes(event) !== bytes(seenB[k]))
    if (at >= 0 || seenA.length !== seenB.length) {
      // The last ballot opens a vote: what the others had cast comes to light.
      if (a.ballots !== null) return i
      const first = seenA[at >= 0 ? at : seenB.length] as Event | undefined
      expect(REVEALING.has(first?.event ?? ''), `an event shows what is hidden: ${bytes(first)}`).toBe(true)
      return i
    }
    a = x.state
    b = y.state
  }
  return most
}

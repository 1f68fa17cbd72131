import type { Prompt, WindowName } from '@haven/engine'
import type { Language, Say } from '../language.ts'
import { asked, because, some } from './grammar.ts'
import { QUESTIONS } from './refusals.ts'

/** One plain question each, with whom it is asked in front. */

const hero = ({ subject }: Prompt, say: Say): string =>
  subject.hero === undefined ? 'the hero' : say.name(subject.hero)
/** "C2", or "this space" where the question names none. */
const where = ({ subject }: Prompt, say: Say): string =>
  subject.space === undefined ? 'this space' : say.space(subject.space)

const MOMENTS: Readonly<Record<WindowName, (name: string) => string>> = {
  'turn-start': (name) => `${name}'s turn starts.`,
  'hero-enters': (name) => `${name} has entered a space.`,
  'city-action': (name) => `${name} uses a District.`,
  'cleanse-start': (name) => `${name} is about to cleanse.`,
  'fight-start': (name) => `a fight with ${name} starts.`,
  'fight-rolled': (name) => `the dice in ${name}'s fight are rolled.`,
  'monster-killed': (name) => `${name} has killed at least one monster.`,
  reaction: (name) => `you react to ${name}'s turn.`,
  'turn-end': (name) => `${name}'s turn ends.`,
}

const ROLLS: Readonly<Record<string, string>> = {
  fight: 'this fight',
  rangedFight: 'this ranged fight',
}

function summon(prompt: Prompt, say: Say): string {
  const { monster, space, cause } = prompt.subject
  if (monster !== undefined) return `Sins: at which Nest does ${some(monster, say)} appear?`
  if (space !== undefined) return `Sins: which dead monster comes to ${say.space(space)}?${because(cause, say)}`
  return `Sins: which dead monster comes back, and at which Nest?${because(cause, say)}`
}

export const prompts: Language['prompts'] = {
  'dark-past': (prompt, say) => `Sins: which Dark Past does ${hero(prompt, say)} get?`,
  'story-task': ({ rule }) =>
    rule === 'story-top-up'
      ? 'Sins: the mission needs more tokens. Which one goes where?'
      : 'Sins: where does the next token go?',
  'first-hero': () => 'Heroes: who takes the first turn of this round?',
  'take-turn': (prompt, say) =>
    prompt.rule === 'ROUND-6'
      ? `${asked(prompt, say)}: spend an Extra Turn token, or pass?`
      : `${asked(prompt, say)}: which token do you spend for this turn?`,
  'hero-turn': (prompt, say) => `${asked(prompt, say)}: what do you do?`,
  action: (prompt, say) => `${asked(prompt, say)}: which Action do you take now?${because(prompt.subject.cause, say)}`,
  'city-action': (prompt, say) => `${asked(prompt, say)}: which City Action of ${where(prompt, say)} do you use next?`,
  'heal-slot': (prompt, say) => `${asked(prompt, say)}: which wound is healed?`,
  'wound-slot': (prompt, say) => `${asked(prompt, say)}: where does the wound go?${because(prompt.subject.cause, say)}`,
  upgrade: (prompt, say) => `${asked(prompt, say)}: which Upgrade do you take?`,
  'lose-upgrade': (prompt, say) =>
    `${asked(prompt, say)}: which Upgrade do you lose?${because(prompt.subject.cause, say)}`,
  'orbital-move': (prompt, say) => `${asked(prompt, say)}: where does the Orbital Strike go?`,
  'orbital-kill': (prompt, say) =>
    `${asked(prompt, say)}: which monster in ${where(prompt, say)} does the Orbital Strike kill?`,
  'sin-card': (prompt, say) => {
    const { window } = prompt.subject
    return `Sins: ${window ? `${MOMENTS[window](hero(prompt, say))} Play` : 'play'} a Sin card?`
  },
  acolyte: (prompt, say) =>
    `Sins: use the acolyte ability in the fight with ${hero(prompt, say)} in ${where(prompt, say)}?`,
  corruption: (prompt, say) =>
    `${asked(prompt, say)}: take 1 corruption for ${ROLLS[prompt.subject.cause ?? ''] ?? 'this roll'}?`,
  ability: (prompt, say) => {
    const cause = prompt.subject.cause ?? prompt.rule
    if (prompt.rule === 'text-commit') return `Sins: will you react to ${hero(prompt, say)}'s turn? Say so now.`
    return `${prompt.seat === 'sins' ? 'Sins' : say.name(prompt.seat)}: use ${say.name(cause)}?`
  },
  reroll: (prompt, say) => `${asked(prompt, say)}: which die do you roll again?${because(prompt.subject.cause, say)}`,
  faith: (prompt, say) =>
    prompt.rule === 'CORR-1'
      ? `${asked(prompt, say)}: what does the corruption bonus count as?`
      : `${asked(prompt, say)}: what does this FAITH become?`,
  kill: (prompt, say) => `${asked(prompt, say)}: which monster in ${where(prompt, say)} do your Hits kill?`,
  'remove-token': (prompt, say) =>
    `${asked(prompt, say)}: what do you spend the next result on in ${where(prompt, say)}?`,
  reaction: (prompt, say) => `Sins: spend a Reaction token after ${hero(prompt, say)}'s turn?`,
  'reaction-move': ({ subject }, say) => `Sins: which monster moves, and where?${because(subject.cause, say)}`,
  'reaction-fight': (prompt, say) => `Sins: start a fight with ${hero(prompt, say)}?`,
  retaliate: (prompt, say) => `Sins: which survivor of ${hero(prompt, say)}'s shot moves, and where?`,
  summon,
  'apocalypse-card': () => 'Sins: which Apocalypse card is revealed?',
  mission: () => 'Heroes: which mission comes next?',
  choice: ({ rule, subject }, say) => {
    const about = subject.hero === undefined ? '' : ` for ${say.name(subject.hero)}`
    return `Heroes: you choose together. Which is it${about}? (${say.name(subject.cause ?? rule)})`
  },
  'sins-decide': (prompt, say) => {
    const { vote, cause, hero: about } = prompt.subject
    const which = about === undefined ? 'which is it?' : `which is it for ${say.name(about)}?`
    // A choice that a card brings says which card; the other votes speak for themselves.
    const question = vote === undefined || vote === 'choice' ? `${which}${because(cause, say)}` : `${QUESTIONS[vote]}?`
    return `Sins: the Hero players do not agree, so you decide: ${question}`
  },
  order: ({ seat }, say) => `${seat === 'sins' ? 'Sins' : say.name(seat)}: which effect comes first?`,
  'reserve-hero': (prompt, say) => `${hero(prompt, say)} is dead: who takes over?`,
  inherit: (prompt, say) => `${asked(prompt, say)}: which Upgrade do you bring along?`,
  effect: (prompt, say) => {
    const cause = prompt.subject.cause ?? prompt.rule
    return `${asked(prompt, say)}: what do you choose for ${say.name(cause)}?`
  },
}

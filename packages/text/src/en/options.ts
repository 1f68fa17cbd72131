import type { Bonus, Option, TurnDeed } from '@haven/engine'
import type { Asked, Language, Say } from '../language.ts'
import { article, aToken, isNpc, known, list, results, some, the, tokenName } from './grammar.ts'

/** What an answer means, short enough for a button. */

type Words = (option: Option, asked: Asked, say: Say) => string

const yesNo =
  (yes: string, no: string): Words =>
  (option) =>
    option.yes ? yes : no

const card = (option: Option, say: Say): string => say.name(option.card ?? option.id)
const hero = (option: Option, say: Say): string => say.name(option.hero ?? option.id)

const DEEDS: Readonly<Record<TurnDeed | 'place', Words>> = {
  move: (option, _, say) => `Move to ${say.space(option.to ?? '')}`,
  fight: () => 'Fight the monsters here',
  shoot: (option, _, say) => `Shoot at the monsters in ${say.space(option.at ?? '')}`,
  cleanse: () => 'Cleanse this space',
  city: (option, _, say) =>
    option.at === undefined ? 'Use the City Actions here' : `Use the City Actions of ${say.space(option.at)}`,
  explore: () => 'Flip the face-down tokens here',
  collect: (option, _, say) => `Take ${aToken(option.token ?? '', say)}`,
  drop: (option, _, say) => `Put ${the(option.npc ?? '', say)} down here`,
  deliver: () => 'Hand over an Innocent',
  ability: ({ ability: text = '' }, _, say) => `Use ${say.name(text)}`,
  end: () => 'End the turn',
  place: (option, _, say) => `Place ${aToken(option.token ?? '', say)} in ${say.space(option.space ?? '')}`,
}

const deed: Words = (option, asked, say) => {
  const words = DEEDS[option.do as TurnDeed]
  return words ? words(option, asked, say) : anything(option, asked, say)
}

/** What a slot of the corruption track gives. */
function bonus(slot: Bonus, say: Say): string {
  switch (slot.kind) {
    case 'none':
      return 'nothing'
    case 'die':
      return '+1 die'
    case 'defense':
      return '+1 Defense'
    case 'hit':
      return `+${results(slot.count, 'hit', say)}`
    case 'choice':
      return slot.of.length > 2 ? '+1 result of choice' : `+1 ${slot.of.map((each) => say.name(each)).join(' or ')}`
  }
}

const slotWords =
  (verb: string): Words =>
  (option, { prompt, facts }, say) => {
    const covered = facts.trackOf?.(prompt.subject.hero ?? '')?.[(option.slot ?? 0) - 1]
    return `Slot ${option.slot}${covered ? ` (${verb} ${bonus(covered, say)})` : ''}`
  }

const figure = (id: string, { facts }: Asked, say: Say): string => known(id, facts.isAlone?.(id) ?? false, say)

/** A monster's way; where it stands is told if it is known. */
const monsterMove =
  (stay: string): Words =>
  (option, asked, say) => {
    if (option.monster === undefined) return stay
    const from = asked.facts.spaceOf?.(option.monster)
    const start = from === undefined ? '' : ` from ${say.space(from)}`
    return `Move ${figure(option.monster, asked, say)}${start} to ${say.space(option.to ?? option.space ?? '')}`
  }

const PAID: Readonly<Record<string, string>> = { skill: ' with a Skill', counter: ' with a Counter-Corruption' }

const removal: Words = (option, _, say) => {
  if (option.progress) return 'Give a Skill result to the mission'
  if (option.ability !== undefined) return `Use ${say.name(option.ability)}`
  if (option.token === undefined) return 'Remove nothing more'
  if (option.token === 'altar') return 'Break the Altar (2 Skill results)'
  const paid = PAID[option.with ?? ''] ?? ''
  if (option.covering === undefined) return `Remove ${aToken(option.token, say)}${paid}`
  return `Remove the ${tokenName(option.token, say)} that covers ${say.name(option.covering)}${paid}`
}

/** Yes and no where "use it" would say too little. */
const USES: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  'free-fight': ['Start the fight', 'Do not fight'],
  'commit-reaction': ['React to this turn', 'Do not react to this turn'],
}

const ability: Words = (option, { prompt }, say) => {
  const id = option.ability ?? prompt.subject.cause ?? prompt.rule
  const [yes, no] = USES[id] ?? [`Use ${say.name(id)}`, `Do not use ${say.name(id)}`]
  return option.yes ? yes : no
}

/** Answers whose fields tell enough: votes, and what a card asks for. */
const anything: Words = (option, asked, say) => {
  if (option.none) return 'None'
  if (option.do === 'place') return DEEDS.place(option, asked, say)
  if (option.choice !== undefined) return say.choice(option.choice, asked.prompt.subject.cause ?? asked.prompt.rule)
  if (option.mission !== undefined) return say.name(option.mission)
  const parts: string[] = []
  if (option.monster !== undefined) {
    const from = asked.facts.spaceOf?.(option.monster)
    const name = asked.facts.isAlone?.(option.monster) ? say.kind(option.monster) : say.name(option.monster)
    parts.push(`${name}${from === undefined ? '' : ` in ${say.space(from)}`}`)
  }
  if (option.hero !== undefined) parts.push(say.name(option.hero))
  if (option.card !== undefined) parts.push(say.name(option.card))
  if (option.icon !== undefined) parts.push(say.name(option.icon))
  if (option.token !== undefined)
    parts.push(isNpc(option.token) ? say.name(option.token) : tokenName(option.token, say))
  if (option.effect !== undefined) parts.push(say.name(option.effect))
  const to = option.to ?? option.space
  if (parts.length === 0) return to === undefined ? say.name(option.id) : say.space(to)
  return to === undefined ? list(parts) : `${list(parts)} to ${say.space(to)}`
}

export const options: Language['options'] = {
  'dark-past': (option, _, say) => `${card(option, say)} for ${hero(option, say)}`,
  'story-task': anything,
  'first-hero': (option, _, say) => hero(option, say),
  'take-turn': (option) =>
    option.none ? 'Pass' : option.with === 'extra' ? 'Spend an Extra Turn token' : 'Spend a Turn token',
  'hero-turn': deed,
  action: (option, asked, say) => (option.none ? 'Take no Action' : deed(option, asked, say)),
  'city-action': (option, _, say) => {
    if (option.action === undefined) return 'Skip the rest'
    const done = say.name(option.action)
    return option.icon === undefined ? done : `${done}, in place of ${say.name(option.icon)}`
  },
  'heal-slot': slotWords('brings back'),
  'wound-slot': slotWords('hides'),
  upgrade: (option, _, say) => card(option, say),
  'lose-upgrade': (option, _, say) => card(option, say),
  'orbital-move': (option, _, say) => `Move ${say.name(option.token ?? 'orbital')} to ${say.space(option.to ?? '')}`,
  'orbital-kill': (option, asked, say) =>
    option.monster === undefined ? 'Kill nobody' : `Kill ${figure(option.monster, asked, say)}`,
  'sin-card': (option, _, say) => (option.card === undefined ? 'Play no card' : `Play ${card(option, say)}`),
  acolyte: yesNo('Use the acolyte ability', 'Do not use it'),
  corruption: yesNo('Take 1 corruption', 'Take no corruption'),
  ability,
  reroll: (option, _, say) =>
    option.face === undefined ? 'No more dice' : `Roll ${article(say.name(option.face))} again`,
  faith: (option, _, say) => say.name(option.as ?? option.id),
  kill: (option, asked, say) =>
    option.monster === undefined ? 'Kill no more' : `Kill ${figure(option.monster, asked, say)}`,
  'remove-token': removal,
  reaction: yesNo('Spend a Reaction token', 'Do not react'),
  'reaction-move': monsterMove('Move no monster'),
  'reaction-fight': yesNo('Start the fight', 'Do not fight'),
  retaliate: monsterMove('No further move'),
  summon: (option, _, say) =>
    option.monster === undefined
      ? 'Summon nobody'
      : `Bring ${some(option.monster, say)} to ${say.space(option.space ?? '')}`,
  'apocalypse-card': (option, _, say) => card(option, say),
  mission: (option, _, say) => say.name(option.mission ?? option.id),
  choice: anything,
  'sins-decide': anything,
  order: (option, _, say) => say.name(option.effect ?? option.id),
  'reserve-hero': (option, _, say) => hero(option, say),
  inherit: (option, _, say) => card(option, say),
  effect: anything,
}

import type { Bonus, Option, TurnDeed } from '@haven/engine'
import type { Asked, Language, Say } from '../language.ts'
import { aToken, at, capital, der, known, list, quoted, results, to, tokenName } from './grammar.ts'

/** What an answer means, short enough for a button. */

type Words = (option: Option, asked: Asked, say: Say) => string

const yesNo =
  (yes: string, no: string): Words =>
  (option) =>
    option.yes ? yes : no

const card = (option: Option, say: Say): string => say.name(option.card ?? option.id)
const hero = (option: Option, say: Say): string => say.name(option.hero ?? option.id)

const DEEDS: Readonly<Record<TurnDeed | 'place', Words>> = {
  move: (option, _, say) => capital(`${to(option.to ?? '', say)} gehen`),
  fight: () => 'Die Monster hier bekämpfen',
  shoot: (option, _, say) => `Auf die Monster ${at(option.at ?? '', say)} schießen`,
  cleanse: () => 'Dieses Feld säubern',
  city: (option, _, say) =>
    option.at === undefined ? 'Die Stadtaktionen hier nutzen' : `Die Stadtaktionen ${at(option.at, say)} nutzen`,
  explore: () => 'Die verdeckten Marker hier aufdecken',
  collect: (option, _, say) => capital(`${aToken(option.token ?? '', say)} einsammeln`),
  drop: (option, _, say) => capital(`${der(option.npc ?? '', 'acc', say)} hier absetzen`),
  deliver: () => 'Eine Unschuldige übergeben',
  ability: ({ ability: text = '' }, _, say) => `${quoted(text, say)} nutzen`,
  end: () => 'Den Zug beenden',
  place: (option, _, say) => `${tokenName(option.token ?? '', say)} → ${say.space(option.space ?? '')}`,
}

const deed: Words = (option, asked, say) => {
  const words = DEEDS[option.do as TurnDeed]
  return words ? words(option, asked, say) : anything(option, asked, say)
}

/** What a slot of the corruption track gives. */
function bonus(slot: Bonus, say: Say): string {
  switch (slot.kind) {
    case 'none':
      return 'nichts'
    case 'die':
      return '+1 Würfel'
    case 'defense':
      return '+1 Verteidigung'
    case 'hit':
      return `+${results(slot.count, 'hit', say)}`
    case 'choice':
      return slot.of.length > 2 ? '+1 Ergebnis nach Wahl' : `+1 ${slot.of.map((each) => say.name(each)).join(' oder ')}`
  }
}

const slotWords =
  (verb: string): Words =>
  (option, { prompt, facts }, say) => {
    const covered = facts.trackOf?.(prompt.subject.hero ?? '')?.[(option.slot ?? 0) - 1]
    return `Platz ${option.slot}${covered ? ` (${verb}: ${bonus(covered, say)})` : ''}`
  }

const figure = (id: string, { facts }: Asked, say: Say): string => known(id, facts.isAlone?.(id) ?? false, say)

/** A monster's way; where it stands is told if it is known. */
const monsterMove =
  (stay: string): Words =>
  (option, asked, say) => {
    if (option.monster === undefined) return stay
    const from = asked.facts.spaceOf?.(option.monster)
    const start = from === undefined ? '' : `: ${say.space(from)}`
    return `${figure(option.monster, asked, say)}${start} → ${say.space(option.to ?? option.space ?? '')}`
  }

const PAID: Readonly<Record<string, string>> = { skill: ' (mit Geschick)', counter: ' (mit Widerstand)' }

const removal: Words = (option, _, say) => {
  if (option.progress) return '1 Geschick für die Mission einsetzen'
  if (option.ability !== undefined) return `${quoted(option.ability, say)} nutzen`
  if (option.token === undefined) return 'Nichts mehr entfernen'
  if (option.token === 'altar') return 'Den Altar zerstören (2 Geschick)'
  const paid = PAID[option.with ?? ''] ?? ''
  if (option.covering === undefined) return `Entfernen: ${say.name(option.token)}${paid}`
  return `Entfernen: ${say.name(option.token)} auf ${quoted(option.covering, say)}${paid}`
}

/** Yes and no where "use it" would say too little. */
const USES: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  'free-fight': ['Den Kampf beginnen', 'Nicht kämpfen'],
  'commit-reaction': ['Auf diesen Zug reagieren', 'Auf diesen Zug nicht reagieren'],
}

const ability: Words = (option, { prompt }, say) => {
  const id = option.ability ?? prompt.subject.cause ?? prompt.rule
  const [yes, no] = USES[id] ?? [`${quoted(id, say)} nutzen`, `${quoted(id, say)} nicht nutzen`]
  return option.yes ? yes : no
}

/** Answers whose fields tell enough: votes, and what a card asks for. */
const anything: Words = (option, asked, say) => {
  if (option.none) return 'Nichts wählen'
  if (option.do === 'place') return DEEDS.place(option, asked, say)
  if (option.choice !== undefined) return say.choice(option.choice, asked.prompt.subject.cause ?? asked.prompt.rule)
  if (option.mission !== undefined) return say.name(option.mission)
  const parts: string[] = []
  if (option.monster !== undefined) {
    const from = asked.facts.spaceOf?.(option.monster)
    const name = asked.facts.isAlone?.(option.monster) ? say.kind(option.monster) : say.name(option.monster)
    parts.push(`${name}${from === undefined ? '' : ` (${say.space(from)})`}`)
  }
  if (option.hero !== undefined) parts.push(say.name(option.hero))
  if (option.card !== undefined) parts.push(say.name(option.card))
  if (option.icon !== undefined) parts.push(say.name(option.icon))
  if (option.token !== undefined) parts.push(tokenName(option.token, say))
  if (option.effect !== undefined) parts.push(say.name(option.effect))
  const goal = option.to ?? option.space
  if (parts.length === 0) return goal === undefined ? say.name(option.id) : say.space(goal)
  return goal === undefined ? list(parts) : `${list(parts)} → ${say.space(goal)}`
}

export const options: Language['options'] = {
  'dark-past': (option, _, say) => `„${card(option, say)}“ für ${hero(option, say)}`,
  'story-task': anything,
  'first-hero': (option, _, say) => hero(option, say),
  'take-turn': (option) =>
    option.none ? 'Passen' : option.with === 'extra' ? 'Sonderspielzug-Marker einsetzen' : 'Spielzugmarker einsetzen',
  'hero-turn': deed,
  action: (option, asked, say) => (option.none ? 'Keine Aktion' : deed(option, asked, say)),
  'city-action': (option, _, say) => {
    if (option.action === undefined) return 'Den Rest auslassen'
    const done = say.name(option.action)
    return option.icon === undefined ? done : `${done}, anstelle von ${quoted(option.icon, say)}`
  },
  'heal-slot': slotWords('bringt zurück'),
  'wound-slot': slotWords('deckt ab'),
  upgrade: (option, _, say) => card(option, say),
  'lose-upgrade': (option, _, say) => card(option, say),
  'orbital-move': (option, _, say) => `${say.name(option.token ?? 'orbital')} → ${say.space(option.to ?? '')}`,
  'orbital-kill': (option, asked, say) =>
    option.monster === undefined ? 'Nichts töten' : `Töten: ${figure(option.monster, asked, say)}`,
  'sin-card': (option, _, say) =>
    option.card === undefined ? 'Keine Karte ausspielen' : `„${card(option, say)}“ ausspielen`,
  acolyte: yesNo('Die Akolythen-Eigenschaft nutzen', 'Sie nicht nutzen'),
  corruption: yesNo('1 Verderbtheit nehmen', 'Keine Verderbtheit nehmen'),
  ability,
  reroll: (option, _, say) =>
    option.face === undefined ? 'Keine Würfel mehr' : `Neu werfen: ${say.name(option.face)}`,
  faith: (option, _, say) => say.name(option.as ?? option.id),
  kill: (option, asked, say) =>
    option.monster === undefined ? 'Nichts mehr töten' : `Töten: ${figure(option.monster, asked, say)}`,
  'remove-token': removal,
  reaction: yesNo('Einen Reaktionsmarker einsetzen', 'Nicht reagieren'),
  'reaction-move': monsterMove('Kein Monster bewegen'),
  'reaction-fight': yesNo('Den Kampf beginnen', 'Nicht kämpfen'),
  retaliate: monsterMove('Keine weitere Bewegung'),
  summon: (option, _, say) =>
    option.monster === undefined
      ? 'Kein Monster beschwören'
      : `${say.kind(option.monster)} → ${say.space(option.space ?? '')}`,
  'apocalypse-card': (option, _, say) => card(option, say),
  mission: (option, _, say) => say.name(option.mission ?? option.id),
  choice: anything,
  'sins-decide': anything,
  order: (option, _, say) => say.name(option.effect ?? option.id),
  'reserve-hero': (option, _, say) => hero(option, say),
  inherit: (option, _, say) => card(option, say),
  effect: anything,
}

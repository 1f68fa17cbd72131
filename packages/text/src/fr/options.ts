import type { Bonus, Option, TurnDeed } from '@haven/engine'
import type { Asked, Language, Say } from '../language.ts'
import { aToken, de, either, known, le, list, results, some, theToken } from './grammar.ts'

/** What an answer means, short enough for a button. */

type Words = (option: Option, asked: Asked, say: Say) => string

const yesNo =
  (yes: string, no: string): Words =>
  (option) =>
    option.yes ? yes : no

const card = (option: Option, say: Say): string => say.name(option.card ?? option.id)
const hero = (option: Option, say: Say): string => say.name(option.hero ?? option.id)

const DEEDS: Readonly<Record<TurnDeed | 'place', Words>> = {
  move: (option, _, say) => `Se déplacer : ${say.space(option.to ?? '')}`,
  fight: () => 'Combattre les monstres ici',
  shoot: (option, _, say) => `Tirer sur les monstres : ${say.space(option.at ?? '')}`,
  cleanse: () => 'Nettoyer cette case',
  city: (option, _, say) =>
    option.at === undefined
      ? 'Utiliser les Actions de Ville ici'
      : `Utiliser les Actions de Ville : ${say.space(option.at)}`,
  explore: () => 'Retourner les jetons cachés ici',
  collect: (option, _, say) => `Ramasser ${aToken(option.token ?? '', say)}`,
  drop: (option, _, say) => `Déposer ${le(option.npc ?? '', say)} ici`,
  deliver: () => 'Confier un Innocent',
  ability: ({ ability: text = '' }, _, say) => `Utiliser « ${say.name(text)} »`,
  end: () => 'Finir le tour',
  place: (option, _, say) => `Placer ${aToken(option.token ?? '', say)} : ${say.space(option.space ?? '')}`,
}

const deed: Words = (option, asked, say) => {
  const words = DEEDS[option.do as TurnDeed]
  return words ? words(option, asked, say) : anything(option, asked, say)
}

/** What a slot of the corruption track gives. */
function bonus(slot: Bonus, say: Say): string {
  switch (slot.kind) {
    case 'none':
      return 'rien'
    case 'die':
      return '+1 dé'
    case 'defense':
      return '+1 défense'
    case 'hit':
      return `+${results(slot.count, 'hit', say)}`
    case 'choice':
      return slot.of.length > 2 ? '+1 résultat au choix' : `+1 ${either(slot.of.map((each) => say.name(each)))}`
  }
}

const slotWords =
  (verb: string): Words =>
  (option, { prompt, facts }, say) => {
    const covered = facts.trackOf?.(prompt.subject.hero ?? '')?.[(option.slot ?? 0) - 1]
    return `Emplacement ${option.slot}${covered ? ` (${verb} : ${bonus(covered, say)})` : ''}`
  }

const figure = (id: string, { facts }: Asked, say: Say): string => known(id, facts.isAlone?.(id) ?? false, say)

/** A monster's way; where it stands is told if it is known. */
const monsterMove =
  (stay: string): Words =>
  (option, asked, say) => {
    if (option.monster === undefined) return stay
    const from = asked.facts.spaceOf?.(option.monster)
    const start = from === undefined ? '' : ` : ${say.space(from)}`
    return `Déplacer ${figure(option.monster, asked, say)}${start} → ${say.space(option.to ?? option.space ?? '')}`
  }

const PAID: Readonly<Record<string, string>> = { skill: ' (compétence)', counter: ' (résistance)' }

const removal: Words = (option, _, say) => {
  if (option.progress) return 'Donner une compétence à la mission'
  if (option.ability !== undefined) return `Utiliser « ${say.name(option.ability)} »`
  if (option.token === undefined) return 'Ne plus rien retirer'
  if (option.token === 'altar') return 'Briser l’Autel (2 compétences)'
  const paid = PAID[option.with ?? ''] ?? ''
  if (option.covering === undefined) return `Retirer ${aToken(option.token, say)}${paid}`
  return `Retirer ${theToken(option.token, say)} sur « ${say.name(option.covering)} »${paid}`
}

/** Yes and no where "use it" would say too little. */
const USES: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  'free-fight': ['Engager le combat', 'Ne pas combattre'],
  'commit-reaction': ['Réagir à ce tour', 'Ne pas réagir à ce tour'],
}

const ability: Words = (option, { prompt }, say) => {
  const id = option.ability ?? prompt.subject.cause ?? prompt.rule
  const [yes, no] = USES[id] ?? [`Utiliser « ${say.name(id)} »`, `Ne pas utiliser « ${say.name(id)} »`]
  return option.yes ? yes : no
}

/** Answers whose fields tell enough: votes, and what a card asks for. */
const anything: Words = (option, asked, say) => {
  if (option.none) return 'Rien'
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
  if (option.token !== undefined) parts.push(say.name(option.token))
  if (option.effect !== undefined) parts.push(say.name(option.effect))
  const to = option.to ?? option.space
  if (parts.length === 0) return to === undefined ? say.name(option.id) : say.space(to)
  return to === undefined ? list(parts) : `${list(parts)} → ${say.space(to)}`
}

export const options: Language['options'] = {
  'dark-past': (option, _, say) => `${card(option, say)} pour ${hero(option, say)}`,
  'story-task': anything,
  'first-hero': (option, _, say) => hero(option, say),
  'take-turn': (option) =>
    option.none
      ? 'Passer'
      : option.with === 'extra'
        ? 'Dépenser un jeton Tour supplémentaire'
        : 'Dépenser un jeton Tour',
  'hero-turn': deed,
  action: (option, asked, say) => (option.none ? 'Ne faire aucune action' : deed(option, asked, say)),
  'city-action': (option, _, say) => {
    if (option.action === undefined) return 'Passer le reste'
    const done = say.name(option.action)
    return option.icon === undefined ? done : `${done}, au lieu ${de(say.name(option.icon))}`
  },
  'heal-slot': slotWords('rend'),
  'wound-slot': slotWords('cache'),
  upgrade: (option, _, say) => card(option, say),
  'lose-upgrade': (option, _, say) => card(option, say),
  'orbital-move': (option, _, say) => `Déplacer ${le(option.token ?? 'orbital', say)} : ${say.space(option.to ?? '')}`,
  'orbital-kill': (option, asked, say) =>
    option.monster === undefined ? 'Ne tuer personne' : `Tuer ${figure(option.monster, asked, say)}`,
  'sin-card': (option, _, say) =>
    option.card === undefined ? 'Ne jouer aucune carte' : `Jouer « ${card(option, say)} »`,
  acolyte: yesNo('Utiliser la capacité des acolytes', 'Ne pas l’utiliser'),
  corruption: yesNo('Subir 1 corruption', 'Ne subir aucune corruption'),
  ability,
  reroll: (option, _, say) => (option.face === undefined ? 'Ne plus relancer' : `Relancer : ${say.name(option.face)}`),
  faith: (option, _, say) => say.name(option.as ?? option.id),
  kill: (option, asked, say) =>
    option.monster === undefined ? 'Ne plus tuer' : `Tuer ${figure(option.monster, asked, say)}`,
  'remove-token': removal,
  reaction: yesNo('Dépenser un jeton Réaction', 'Ne pas réagir'),
  'reaction-move': monsterMove('Ne déplacer aucun monstre'),
  'reaction-fight': yesNo('Engager le combat', 'Ne pas combattre'),
  retaliate: monsterMove('Plus de déplacement'),
  summon: (option, _, say) =>
    option.monster === undefined
      ? 'N’invoquer personne'
      : `Invoquer ${some(option.monster, say)} : ${say.space(option.space ?? '')}`,
  'apocalypse-card': (option, _, say) => card(option, say),
  mission: (option, _, say) => say.name(option.mission ?? option.id),
  choice: anything,
  'sins-decide': anything,
  order: (option, _, say) => say.name(option.effect ?? option.id),
  'reserve-hero': (option, _, say) => hero(option, say),
  inherit: (option, _, say) => card(option, say),
  effect: anything,
}

import { type Intent, NPCS, type Npc, type Prompt, TOKEN_KINDS } from '@haven/engine'
import type { Lookup } from './lookup.ts'

/**
 * What somebody means by "move C2", "shoot d1", "card Hubris", "acolyte 2 to B1". Null if it says nothing; used to
 * answer in words, and to ask why something is not possible.
 */
export function readIntent(text: string, prompt: Prompt, lookup: Lookup): Intent | null {
  const words = text.trim().split(/\s+/)
  const verb = (words[0] ?? '').toLowerCase()
  const rest = words.slice(1).join(' ')
  const read = VERBS[verb]
  return read?.(rest, prompt, lookup) ?? readNoun(text.trim(), prompt, lookup)
}

type Reader = (rest: string, prompt: Prompt, lookup: Lookup) => Intent | null

const TOKEN_NAMES: Readonly<Record<string, string>> = {
  'extra turn': 'extraTurn',
  turn: 'extraTurn',
  extra: 'extraTurn',
}

function tokenOf(text: string): string {
  const wanted = text.toLowerCase().replace(/^(an?|the) | token$/g, '')
  const known = [...TOKEN_KINDS, ...NPCS, 'altar'].find((kind) => kind.toLowerCase() === wanted.replace(/ /g, ''))
  return known ?? TOKEN_NAMES[wanted] ?? wanted
}

/** A place in the way the engine calls it; what is no place stays as it was typed, and the engine says so. */
const spaceOf = (text: string, lookup: Lookup): string => lookup.space(text.replace(PREPOSITION, '')) ?? text
const PREPOSITION = /^(to|at|in)(\s+the)?\s+/i

const toward: Reader = (rest, prompt, lookup) => {
  if (prompt.kind !== 'hero-turn') return withMonster(rest, prompt, lookup)
  return rest === '' ? { do: 'move' } : { do: 'move', to: spaceOf(rest, lookup) }
}

/** "acolyte 2 to B1": a figure and, if it is said, a place. */
const withMonster: Reader = (rest, prompt, lookup) => {
  const words = rest.split(/\s+/)
  for (let cut = words.length; cut > 0; cut--) {
    const name = words.slice(0, cut).join(' ')
    const monster = lookup.monster(name, 'whole') ?? lookup.monster(`${name} 1`, 'whole')
    if (!monster) continue
    const place = words.slice(cut).join(' ').replace(PREPOSITION, '')
    if (place === '') return { monster }
    const space = lookup.space(place)
    if (space) return prompt.kind === 'summon' ? { monster, space } : { monster, to: space }
  }
  return null
}

const deed =
  (name: string): Reader =>
  () => ({ do: name })

const cardOf: Reader = (rest, _, lookup) => ({ card: lookup.card(rest) ?? rest })

const VERBS: Readonly<Record<string, Reader>> = {
  move: toward,
  go: toward,
  step: toward,
  fight: ({ length }, prompt) =>
    length > 0 ? null : prompt.kind === 'reaction-fight' ? { yes: true } : { do: 'fight' },
  shoot: (rest, _, lookup) => (rest === '' ? { do: 'shoot' } : { do: 'shoot', at: spaceOf(rest, lookup) }),
  cleanse: deed('cleanse'),
  city: deed('city'),
  explore: deed('explore'),
  flip: deed('explore'),
  deliver: deed('deliver'),
  end: deed('end'),
  collect: (rest) => ({ do: 'collect', token: tokenOf(rest) }),
  take: (rest, prompt, lookup) =>
    prompt.kind === 'hero-turn' ? { do: 'collect', token: tokenOf(rest) } : cardOf(rest, prompt, lookup),
  drop: (rest) => ({ do: 'drop', npc: tokenOf(rest) as Npc }),
  ability: (rest, _, lookup) => ({ do: 'ability', ability: lookup.card(rest) ?? rest }),
  use: (rest, _, lookup) => ({ do: 'ability', ability: lookup.card(rest) ?? rest }),
  card: cardOf,
  play: cardOf,
  upgrade: cardOf,
  slot: (rest) => ({ slot: Number(rest) }),
  hero: (rest, _, lookup) => ({ hero: lookup.hero(rest) ?? rest }),
  monster: withMonster,
  kill: withMonster,
  react: () => ({ kind: 'reaction', yes: true }),
  yes: () => ({ yes: true }),
  y: () => ({ yes: true }),
  no: () => ({ none: true }),
  n: () => ({ none: true }),
  none: () => ({ none: true }),
  pass: () => ({ none: true }),
  // "fight; corrupt" or "fight; roll": with the corruption that is offered before a roll, or without.
  corrupt: (_, { kind }) => (kind === 'corruption' ? { yes: true } : null),
  roll: (_, { kind }) => (kind === 'corruption' ? { none: true } : null),
}

/** A bare name, said in full: a space, a hero, a monster, a card, as the question suggests. */
function readNoun(text: string, prompt: Prompt, lookup: Lookup): Intent | null {
  const space = lookup.space(text, 'whole')
  if (space && prompt.kind === 'hero-turn') return { do: 'move', to: space }
  const hero = lookup.hero(text, 'whole')
  if (hero) return { hero }
  const monster = withMonster(text, prompt, lookup)
  if (monster) return monster
  if (space) return prompt.kind === 'orbital-move' ? { to: space } : { space }
  const card = lookup.card(text, 'whole')
  return card ? { card } : null
}

import type { Intent, Npc, Option, Prompt } from '@haven/engine'
import type { Lookup } from './lookup.ts'
import type { Verb } from './typing.ts'

/** A question, with its answers where they are known. */
type Asked = Prompt & { readonly options?: readonly Option[] }

/**
 * What somebody means by "move C2", "shoot d1", "card Hubris", "acolyte 2 to B1". Null if it says nothing; used to
 * answer in words, and to ask why something is not possible.
 */
export function readIntent(text: string, prompt: Asked, lookup: Lookup): Intent | null {
  const said = lookup.tongue.verb(text)
  return (said && READERS[said.word](said.rest, prompt, lookup)) ?? readNoun(text.trim(), prompt, lookup)
}

type Reader = (rest: string, prompt: Asked, lookup: Lookup) => Intent | null

/** What is no token stays as it was typed, and the engine says so. */
const tokenOf = (text: string, { tongue, token }: Lookup): string =>
  tongue.token(text) ?? token(tongue.bare(text), 'whole') ?? text.toLowerCase()

/** A place in the way the engine calls it; what is no place stays as it was typed, and the engine says so. */
const spaceOf = (text: string, { tongue, space }: Lookup): string => space(text) ?? space(tongue.place(text)) ?? text

const toward: Reader = (rest, prompt, lookup) => {
  if (prompt.kind !== 'hero-turn') return withMonster(rest, prompt, lookup)
  return rest === '' ? { do: 'move' } : { do: 'move', to: spaceOf(rest, lookup) }
}

/** "acolyte 2 to B1": a figure and, if it is said, a place. */
const withMonster: Reader = (rest, prompt, lookup) => {
  const words = rest.split(/\s+/)
  for (let cut = words.length; cut > 0; cut--) {
    const name = words.slice(0, cut).join(' ')
    const place = words.slice(cut).join(' ')
    const space = lookup.space(place) ?? lookup.space(lookup.tongue.place(place))
    if (place !== '' && !space) continue
    const monster = lookup.monster(name, 'whole') ?? ofKind(name, space, prompt, lookup)
    if (!monster) continue
    if (!space) return { monster }
    return appears(prompt) ? { monster, space } : { monster, to: space }
  }
  return null
}

/** Does a figure come to a place here, and not go there from another? */
const appears = ({ kind, options = [] }: Asked): boolean =>
  kind === 'summon' || options.some(({ monster, space, to }) => monster !== undefined && space !== undefined && !to)

const NUMBER = /-(\d+)$/

/** "nun" is the first Nun who can be meant, in that place if one is said: a figure that stands alone has no number. */
function ofKind(name: string, space: string | null, { options = [] }: Asked, lookup: Lookup): string | null {
  const numbered = (number: string): string | null => lookup.monster(`${name} ${number}`, 'whole')
  const meant = options.flatMap((option) => {
    const { monster = '', to = option.space } = option
    const number = NUMBER.exec(monster)?.[1]
    // What is summoned is any of its kind.
    const isKind = number === undefined ? numbered('1')?.replace(NUMBER, '') === monster : numbered(number) === monster
    return isKind && (space === null || to === space) ? [monster] : []
  })
  return meant[0] ?? numbered('1')
}

const deed =
  (name: string): Reader =>
  () => ({ do: name })

const cardOf: Reader = (rest, _, lookup) => ({ card: lookup.card(rest) ?? rest })

const READERS: Readonly<Record<Verb, Reader>> = {
  move: toward,
  fight: ({ length }, prompt) =>
    length > 0 ? null : prompt.kind === 'reaction-fight' ? { yes: true } : { do: 'fight' },
  shoot: (rest, _, lookup) => (rest === '' ? { do: 'shoot' } : { do: 'shoot', at: spaceOf(rest, lookup) }),
  cleanse: deed('cleanse'),
  city: deed('city'),
  explore: deed('explore'),
  deliver: deed('deliver'),
  end: deed('end'),
  collect: (rest, _, lookup) => ({ do: 'collect', token: tokenOf(rest, lookup) }),
  take: (rest, prompt, lookup) =>
    prompt.kind === 'hero-turn' ? { do: 'collect', token: tokenOf(rest, lookup) } : cardOf(rest, prompt, lookup),
  drop: (rest, _, lookup) => ({ do: 'drop', npc: tokenOf(rest, lookup) as Npc }),
  ability: (rest, _, lookup) => ({ do: 'ability', ability: lookup.card(rest) ?? rest }),
  card: cardOf,
  slot: (rest) => ({ slot: Number(rest) }),
  hero: (rest, _, lookup) => ({ hero: lookup.hero(rest) ?? rest }),
  monster: withMonster,
  react: () => ({ kind: 'reaction', yes: true }),
  yes: () => ({ yes: true }),
  no: () => ({ none: true }),
  // "fight; corrupt" or "fight; roll": with the corruption that is offered before a roll, or without.
  corrupt: (_, { kind }) => (kind === 'corruption' ? { yes: true } : null),
  roll: (_, { kind }) => (kind === 'corruption' ? { none: true } : null),
}

/** A bare name, said in full: a space, a hero, a monster, a card, as the question suggests. */
function readNoun(text: string, prompt: Asked, lookup: Lookup): Intent | null {
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

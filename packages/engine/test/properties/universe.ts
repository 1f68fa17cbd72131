import { type Intent, MONSTER_KINDS, NPCS, type PromptKind, type Rules, type State, TOKEN_KINDS } from '@haven/engine'

/** Everything a person could point at for a kind of question, legal or not. */
export function universe(rules: Rules, state: State, kind: PromptKind): Intent[] {
  const { tables } = rules
  const spaces = tables.maps.get(state.setup.map)?.geometry.spaces ?? []
  const figures = tables.figures.map((figure) => figure.id)
  const tokens = [...TOKEN_KINDS, ...NPCS]
  const cards = [...tables.sinCards.keys(), ...tables.upgrades.keys()]
  switch (kind) {
    case 'hero-turn':
    case 'action':
      return [
        ...spaces.map((to) => ({ do: 'move', to })),
        ...spaces.map((at) => ({ do: 'shoot', at })),
        ...['fight', 'cleanse', 'city', 'explore', 'deliver', 'end'].map((deed) => ({ do: deed })),
        ...tokens.map((token) => ({ do: 'collect', token })),
        ...NPCS.map((npc) => ({ do: 'drop', npc })),
        ...[...tables.upgrades.keys()].map((ability) => ({ do: 'ability', ability })),
      ]
    case 'reaction-move':
    case 'retaliate':
      return figures.flatMap((monster) => spaces.map((to) => ({ monster, to })))
    case 'summon':
      return [...MONSTER_KINDS, ...figures].flatMap((monster) => spaces.map((space) => ({ monster, space })))
    case 'wound-slot':
    case 'heal-slot':
      return [1, 2, 3, 4, 5, 6, 7].map((slot) => ({ slot }))
    case 'kill':
    case 'orbital-kill':
      return figures.map((monster) => ({ monster }))
    case 'sin-card':
    case 'upgrade':
    case 'inherit':
    case 'lose-upgrade':
      return cards.map((card) => ({ card }))
    case 'story-task':
      return TOKEN_KINDS.flatMap((token) => spaces.map((space) => ({ token, space })))
    case 'reserve-hero':
    case 'first-hero':
      return [...tables.heroes.keys()].map((hero) => ({ hero }))
    default:
      return [{ yes: true }, { none: true }, { choice: 'nothing' }]
  }
}

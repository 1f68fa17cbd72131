import type { View } from '@haven/engine'
import type { ReactOrder } from '@haven/table'
import { words } from '../../base/words.ts'
import { draftsIn } from '../../model/orders.ts'
import type { GameStore } from '../../model/store.ts'
import { spaceOf } from '../../model/targets.ts'
import { figureOf } from '../../parts/art/figures.ts'
import type { BoardToken, Ghost } from '../../parts/city/city.ts'

/** What is not on the board yet: the token in hand, over the space that is chosen, pointed at, or under the keyboard. */
export function ghostsOf(store: GameStore): readonly Ghost[] {
  const token = tokenGhost(store)
  return [...(token ? [token] : []), ...draftGhosts(store), ...reactionGhosts(store)]
}

/** Where a drafted reaction goes: a certain space, or to the hero it waits for. */
const goalOf = (draft: ReactOrder, view: View): string | null =>
  draft.to ?? view.heroes.find(({ hero, dead }) => !dead && hero === (draft.hero ?? view.turn?.hero))?.space ?? null

function draftGhosts({ orders, view }: GameStore): readonly Ghost[] {
  const { value: shown } = view
  if (!shown) return []
  return draftsIn(orders.value).flatMap((draft) => ghostOf(shown, draft.monster, goalOf(draft, shown)))
}

/** The reaction that is being put together. */
function reactionGhosts({ reacting, view }: GameStore): readonly Ghost[] {
  const [shown, reaction] = [view.value, reacting.reaction.value]
  return shown && reaction ? ghostOf(shown, reaction.monster, reaction.to) : []
}

function ghostOf(view: View, monster: string, space: string | null): readonly Ghost[] {
  const figure = view.monsters.find(({ id }) => id === monster)
  if (!figure || space === null || space === figure.space) return []
  const { id, kind } = figure
  return [
    {
      key: `draft ${id}`,
      space,
      from: figure.space,
      lines: [],
      what: 'monster',
      monster: { ids: [id], kind, art: figureOf(kind, id, view.setup) },
    },
  ]
}

function tokenGhost({ question, view, preview, ways, thoughts }: GameStore): Ghost | null {
  const { value: placing } = thoughts.placing
  const shown = view.value
  if (!placing || !shown || !question.value) return null
  const { options } = question.value
  const chosen = options.find(({ id }) => id === preview.value)
  const at = chosen ? spaceOf(chosen, shown) : ways.seen.value
  const option = chosen ?? options.find(({ id, space }) => space === at && id in placing.there)
  const there = option && placing.there[option.id]
  if (!there) return null
  const lying = shown.tokens.find(({ kind, space }) => kind === there.token && space === there.space)?.count ?? 0
  return {
    key: `${there.token} ${there.space}`,
    space: there.space,
    lines: [words.sins.effect(there), words.sins.inReach(there.heroes)],
    what: 'token',
    token: { kind: there.token as BoardToken, count: 1 + lying },
  }
}

import { coreBox } from '@haven/content'
import { compileBox, type Position, type PromptKind, type Rules, type Seat } from '@haven/engine'
import { forecast, paths } from '@haven/odds'
import { openTalk, type Reply, TableGame } from '@haven/table'
import type { Wire } from '../game/link.ts'
import { GameStore } from '../game/store.ts'
import type { Request, Screen } from '../host/messages.ts'
import { outcomeOf, planOf } from '../host/plans.ts'
import { rules as core } from '../host/rules.ts'
import { updateFor } from '../host/update.ts'
import { timing } from '../table/timing.ts'
import moments from './moments.json' with { type: 'json' }
import { gameAt, type Moment } from './moments.ts'

/** A table that stands at one question and answers what is asked about it. Nothing is decided here. */

/** No two texts of the core box come at one moment in an order that matters: here Karl's and an upgrade's do. */
const orderRules: Rules = compileBox({
  ...coreBox,
  heroes: coreBox.heroes?.map((hero) => ({ ...hero, ability: { ...hero.ability, ...apart(hero.ability.triggers) } })),
  upgrades: coreBox.upgrades?.map((card) => ({ ...card, ...apart(card.triggers) })),
})

function apart<T extends { readonly commutes?: boolean }>(triggers: readonly T[] | undefined) {
  return triggers ? { triggers: triggers.map((each) => ({ ...each, commutes: false })) } : {}
}

const order: Position = {
  haven: 1,
  setup: {
    edition: 'final',
    sin: 'pride',
    acolytes: 'nuns',
    map: 'havens-last-stand-a',
    heroPlayers: 1,
    heroes: ['karl', 'rose', 'rocco'],
  },
  heroes: [{ hero: 'karl', space: 's1,1', turns: 2, upgrades: ['upg-adrenaline'] }],
  current: { phase: 'take-turn', hero: 'karl' },
}

function found(kind: PromptKind): { rules: Rules; game: TableGame } | null {
  if (kind === 'order') {
    const game = new TableGame(orderRules, { position: order, seed: 'gallery' })
    const [first] = game.prompts
    if (first && first.kind !== 'order') {
      const option = orderRules.options(game.state, first)[0]
      if (option) game.answer({ prompt: first.id, seat: first.seat, option: option.id })
    }
    return { rules: orderRules, game }
  }
  const moment = (moments as readonly Moment[]).find((each) => each.kind === kind)
  return moment ? { rules: core, game: gameAt(core, moment) } : null
}

export function storeAt(kind: PromptKind): GameStore | null {
  const at = found(kind)
  const [prompt] = at?.game.prompts ?? []
  if (!at || prompt?.kind !== kind) return null
  const store = new GameStore(wireTo(at.rules, at.game, prompt.seat), 'instant', timing)
  void store.open('gallery', 'instant')
  return store
}

function wireTo(rules: Rules, game: TableGame, seat: Seat): Wire {
  const people = game.prompts.map((each) => each.seat)
  const players = { people, bots: {} }
  const screen: Screen = {
    viewer: seat,
    players,
    curtain: null,
    saved: true,
    walking: false,
    seedCommit: game.seedCommit,
  }
  const view = () => rules.view(game.state, seat)
  const moment = {
    game,
    players,
    version: 1,
    talk: openTalk(rules, game.state),
    pulse: null,
    undoable: 1,
    orders: [],
  }
  const answer = (body: Request): unknown => {
    switch (body.request) {
      case 'open':
        wire.onUpdate('gallery', updateFor(moment, seat, 0), screen)
        return null
      case 'paths':
        return paths(rules, view(), game.prompts[0]?.subject.hero ?? '')
      case 'plan':
        return planOf(rules, view())
      case 'turn-faith':
        return outcomeOf(rules, view(), body.as)
      default:
        return null
    }
  }
  const wire: Wire = {
    request: async <T>(body: Request) => answer(body) as T,
    command: async (wish): Promise<Reply> => {
      if (wish.command !== 'forecast') return { update: 'done', id: 0 }
      const seen = view()
      const asked = seen.prompts.find(({ id }) => id === wish.prompt)
      const forecasts = (asked?.options ?? []).map((option) => [
        option.id,
        asked && forecast(rules, seen, asked, option),
      ])
      return { update: 'forecast', id: 0, forecasts: Object.fromEntries(forecasts) as Record<string, unknown> }
    },
    onUpdate: () => undefined,
    onCrash: () => undefined,
  }
  return wire
}

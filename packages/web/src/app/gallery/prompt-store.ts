import { createThinker } from '@haven/bots/thinker'
import { coreBox } from '@haven/content'
import { compileBox, type Position, type PromptKind, type Rules, type Seat } from '@haven/engine'
import { openTalk, TableGame, type TableUpdate, viewTalk } from '@haven/table'
import { rules as core } from '../../model/rules.ts'
import { GameStore } from '../../model/store.ts'
import { timing } from '../../model/timing.ts'
import { type Screen, SILENT_WIRE, type Wire } from '../../model/wire.ts'
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
  const screen: Screen = {
    viewer: seat,
    players: { people: game.prompts.map((each) => each.seat), bots: {} },
    curtain: null,
    saved: true,
    seedCommit: game.seedCommit,
  }
  const view = rules.view(game.state, seat)
  const talk = openTalk(rules, game.state)
  const update: TableUpdate = {
    update: 'table',
    version: 1,
    from: 0,
    steps: [game.opening, ...game.log].map((events) => ({ events: rules.viewEvents(events, seat), sealed: true })),
    view,
    talk: talk && viewTalk(talk, seat),
    pulse: null,
    thinking: [],
    undoable: 1,
    orders: [],
  }
  const think = createThinker(rules, () => performance.now())
  const wire: Wire = {
    ...SILENT_WIRE,
    open: async () => wire.onUpdate('gallery', update, screen),
    think: (thought, _, ask) => think(thought, view, ask),
  }
  return wire
}

import { type Event, type Random, type Rules, randomFrom, type State } from '@haven/engine'
import type { TableSettings } from '@haven/table'
import { botSeats, frameFor, type Input, judge, keyOf, type LiveTable, newTable } from '../src/judge/index.ts'
import type { Entry } from '../src/judge/table.ts'

/**
 * Whole games of bots at a table, and other worlds for each of them: what nobody has seen up to the end of it is dealt
 * anew, and the same is done again. From outside the two cannot be told apart.
 */

const HOST = 'host'

export interface Told {
  readonly live: LiveTable
  readonly history: readonly Entry[]
}

type Deed = Extract<Input, { input: 'bot' }>

export const given = (rules: Rules, history: readonly Entry[]) => ({
  rules,
  now: 0,
  random: () => 'a seed of both worlds',
  allows: () => false,
  history,
})

function after(rules: Rules, { live, history }: Told, input: Input): Told {
  const judged = judge(live, input, given(rules, history))
  if (!judged.done || !judged.next) throw new Error(JSON.stringify(judged))
  const { change, live: next } = judged.next
  const told = change.entries ? [...history.slice(0, change.entries.from), ...change.entries.entries] : history
  return { live: next, history: told }
}

/** A table that has just begun, with a bot in each seat. Windows wait for their answers. */
function begun(rules: Rules, setup: TableSettings['setup']): Told {
  const settings: TableSettings = {
    listed: false,
    spectators: 'delayed',
    time: { control: 'none' },
    window: null,
    talk: null,
    bot: 'level1',
    setup,
  }
  const table = newTable(rules, 'table', 'Host', HOST, settings, 0)
  const live: LiveTable = { table, tail: { from: 0, entries: [] }, lines: [] }
  const body = { command: 'start' } as const
  return after(rules, { live, history: [] }, { input: 'command', key: HOST, id: 'start', version: 1, body })
}

/** Any answer, and of the Sins player more often a card than none. */
function anyDeed(rules: Rules, { table }: LiveTable, random: Random): Deed | null {
  const [seat] = botSeats(rules, table)
  const { game } = table
  const prompt = game && rules.prompts(game.state).find((each) => each.seat === seat)
  if (!seat || !game || !prompt) return null
  const options = rules.options(game.state, prompt)
  const wanted = options.filter(({ none }) => !none)
  const among = wanted.length > 0 && random.below(3) > 0 ? wanted : options
  return { input: 'bot', seat, question: keyOf(table), option: among[random.below(among.length)]!.id }
}

export interface Game {
  readonly rules: Rules
  readonly moments: readonly Told[]
  readonly deeds: readonly Deed[]
}

/** From the opening to the end, or as far as told. */
function playedGame(rules: Rules, setup: TableSettings['setup'], name: string, most: number): Game {
  const random = randomFrom(name)
  const moments = [begun(rules, setup)]
  const deeds: Deed[] = []
  while (deeds.length < most) {
    const deed = anyDeed(rules, moments.at(-1)!.live, random)
    if (!deed) break
    const next = after(rules, moments.at(-1)!, deed)
    if (next.live.table.phase !== 'playing') break
    deeds.push(deed)
    moments.push(next)
  }
  return { rules, moments, deeds }
}

/** One on every map with every sin, so of every story, in either edition and with one to four Hero players. */
export function everyGame(rules: Rules, name: string, most: number): readonly Game[] {
  const { maps, sins } = rules.tables
  const all = [...maps.keys()].flatMap((map) => [...sins.keys()].map((sin) => ({ map, sin })))
  return all.map(({ map, sin }, i) => {
    const edition = i % 3 === 0 ? 'preview' : 'final'
    return playedGame(rules, { map, sin, edition, heroPlayers: 1 + (i % 4) }, `${name} ${i}`, most)
  })
}

const seenBy = (history: readonly Entry[]): readonly Event[] => history.flatMap(({ events }) => events)

/** The same list with what is not held in another order. */
function mixed<T>(list: readonly T[], isHeld: (item: T, i: number) => boolean, random: Random): T[] {
  const loose = list.filter((item, i) => !isHeld(item, i))
  for (let i = loose.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    ;[loose[i], loose[j]] = [loose[j]!, loose[i]!]
  }
  return list.map((item, i) => (isHeld(item, i) ? item : loose.shift()!))
}

/** The opening, with everything dealt anew that nobody has seen up to the end. */
function redealt(rules: Rules, opening: State, events: readonly Event[], random: Random): State {
  const state = rules.copy(opening)
  const of = <Name extends Event['event']>(name: Name) =>
    events.filter((event): event is Extract<Event, { event: Name }> => event.event === name)
  const { spaces } = rules.tables.maps.get(opening.setup.map)!.geometry
  const flipped = of('tokensFlipped').map(({ space }) => space)
  const kinds = state.faceDown.flatMap((pile) =>
    pile.kinds.map((kind) => ({ kind, isSeen: flipped.includes(spaces[pile.space]!) })),
  )
  const tokens = mixed(kinds, ({ isSeen }) => isSeen, random)
  state.faceDown = state.faceDown.map((pile) => ({ ...pile, kinds: pile.kinds.map(() => tokens.shift()!.kind) }))
  // Of two copies the one that was drawn first is played first.
  const cards = [...state.sins.hand, ...state.sins.deck]
  const played = of('sinCardPlayed').map(({ card }) => card)
  const held = cards.map((card) => {
    const at = played.indexOf(card)
    if (at >= 0) played.splice(at, 1)
    return at >= 0
  })
  const dealt = mixed(cards, (_, i) => held[i]!, random)
  state.sins.hand = dealt.slice(0, state.sins.hand.length)
  state.sins.deck = dealt.slice(state.sins.hand.length)
  const revealed = [...of('apocalypseRevealed'), ...of('apocalypseRemoved')].map(({ card }) => card)
  state.apocalypse.deck = mixed(state.apocalypse.deck, (card) => revealed.includes(card), random)
  const taken = of('inventoryRefilled').map(({ card }) => card)
  const known = state.upgrades.deck.length - state.upgrades.known
  state.upgrades.deck = mixed(state.upgrades.deck, (card, i) => taken.includes(card) || i >= known, random)
  return state
}

/** Dark Past cards are given by answers: those that nobody has seen are given to others. */
function givenAnew({ deeds, moments }: Game, events: readonly Event[], random: Random): readonly Deed[] {
  const revealed = new Set(events.flatMap((event) => (event.event === 'darkPastRevealed' ? [event.hero] : [])))
  const { setup } = moments[0]!.live.table.game!
  const { darkPast } = moments.at(-1)!.live.table.game!.state
  const given = new Map<string, string>()
  for (const isStarting of [true, false]) {
    const heroes = Object.keys(darkPast).filter(
      (hero) => !revealed.has(hero) && setup.heroes.includes(hero) === isStarting,
    )
    const cards = mixed(
      heroes.map((hero) => darkPast[hero]!),
      () => false,
      random,
    )
    for (const [i, hero] of heroes.entries()) given.set(hero, cards[i]!)
  }
  return deeds.map((deed) => {
    const [, card, hero = ''] = /^([^>]+)>([^>]+)$/.exec(deed.option) ?? []
    const other = card && card === darkPast[hero] ? given.get(hero) : undefined
    return other ? { ...deed, option: `${other}>${hero}` } : deed
  })
}

/** What a bystander is sent who was not there before. */
export function watcherFrame(rules: Rules, { live, history }: Told): string {
  const told = { from: 0, entries: history, lines: { from: 0, lines: [] } }
  return JSON.stringify(frameFor(rules, live, 'watcher', told))
}

/** From outside, with what was told after so many entries. */
const looks = (rules: Rules, { live, history }: Told, from: number): string =>
  JSON.stringify([
    rules.view(live.table.game!.state, 'spectator'),
    rules.viewEvents(seenBy(history.slice(from)), 'spectator'),
  ])

const hidden = ({ live }: Told): string => {
  const { faceDown, sins, apocalypse, upgrades, darkPast } = live.table.game!.state
  return JSON.stringify([faceDown, sins.hand.toSorted(), sins.deck, apocalypse.deck, upgrades.deck, darkPast])
}

export interface Compared {
  /** Steps over which nobody outside could tell the worlds apart. */
  readonly steps: number
  /** At their end the hidden things are others. */
  readonly isOther: boolean
  /** Where the frames of the one who watches later differ, or null. */
  readonly difference: string | null
}

/** Plays the same in another world that looks the same at its end, and compares what a delayed watcher is sent. */
export function compareLater(game: Game, seed: string): Compared {
  const { rules, moments } = game
  const random = randomFrom(seed)
  const events = seenBy(moments.at(-1)!.history)
  const [first] = moments
  const { table, tail } = first!.live
  const state = redealt(rules, table.game!.state, events, random)
  const secret = (entry: Entry): Entry => ({
    ...entry,
    events: entry.events.map((event) =>
      event.event === 'sinCardsDrawn' ? { ...event, secret: { to: 'sins', cards: state.sins.hand } } : event,
    ),
  })
  let other: Told = {
    live: {
      table: { ...table, game: { ...table.game!, state }, past: table.past.map((moment) => ({ ...moment, state })) },
      tail: { ...tail, entries: tail.entries.map(secret) },
      lines: [],
    },
    history: first!.history.map(secret),
  }
  const deeds = givenAnew(game, events, random)
  let steps = 0
  for (; ; steps++) {
    const here = moments[steps]!
    const isLast = steps === deeds.length
    const isRound = here.live.table.past !== moments[steps - 1]?.live.table.past
    if (isLast || (isRound && steps % 11 === 0)) {
      const [a, b] = [watcherFrame(rules, here), watcherFrame(rules, other)]
      if (a !== b) {
        let k = 0
        while (a[k] === b[k]) k++
        const difference = `step ${steps}: …${a.slice(Math.max(0, k - 60), k + 60)} | …${b.slice(Math.max(0, k - 60), k + 60)}`
        return { steps, isOther: true, difference }
      }
    }
    if (isLast) break
    let next: Told
    try {
      next = after(rules, other, deeds[steps]!)
    } catch {
      break
    }
    const from = here.history.length
    if (looks(rules, next, from) !== looks(rules, moments[steps + 1]!, from)) break
    other = next
  }
  return { steps, isOther: hidden(other) !== hidden(moments[steps]!), difference: null }
}

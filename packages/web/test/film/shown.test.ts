import { createBot, playGame } from '@haven/bots'
import { coreBox } from '@haven/content'
import {
  compileBox,
  type Event,
  type EventName,
  randomFrom,
  type SetupWishes,
  type State,
  type View,
  type Viewer,
} from '@haven/engine'
import { box } from '@haven/second-box'
import { expect, test } from 'vitest'
import { shownOf } from '../../src/model/film/settled.ts'
import { applyShown, EVENT_NAMES } from '../../src/model/film/shown.ts'
import { rules as core } from '../replay/games.ts'

const both = compileBox(coreBox, box)
const SECOND_WATCH = box.heroes.map(({ id }) => id)

type Policy = 'scripted' | 'random'

/** Plays a game of bots and shows each decision as a film does; gives the names of what happened. */
function watch(wishes: Partial<SetupWishes>, policy: Policy, viewer: Viewer, seed: string): Set<EventName> {
  const rules = core.tables.sins.has(wishes.sin as string) ? core : both
  const seen = new Set<EventName>()
  const setup = rules.resolveSetup({ ...wishes, heroPlayers: 3 }, randomFrom(seed))
  const bot = createBot(policy, rules, randomFrom(seed))
  let before: View | null = null
  const onEvents = (events: readonly Event[], state: State) => {
    for (const { event } of events) seen.add(event)
    const after = rules.view(state, viewer)
    if (before) {
      const told = rules.viewEvents(events, viewer)
      const shown = shownOf(told.reduce((view, event) => applyShown(view, event, rules.tables), before))
      const settled = shownOf(after)
      const same = settled.turn === null ? { ...shown, turn: null } : shown
      // Comparing texts is many times quicker; what differs is told in full.
      if (JSON.stringify(same) !== JSON.stringify(settled)) expect(same).toEqual(settled)
    }
    before = after
  }
  const seats = { sins: bot, hero1: bot, hero2: bot, hero3: bot, hero4: bot }
  playGame(rules, setup, seed, seats, { onEvents })
  return seen
}

const { stories, sins, acolytes } = core.tables
const otherSins = [...both.tables.sins.keys()].filter((sin) => !sins.has(sin))

test('after the last event the view that was shown is the settled one, for everybody, whatever happens', () => {
  const seen = new Set<EventName>()
  const kinds = [...acolytes.keys()]
  const games = [
    ...[...stories.keys()].flatMap((story) => [...sins.keys()].map((sin) => ({ story, sin }))),
    ...otherSins.map((sin) => ({ sin, acolytes: 'policemen', team: SECOND_WATCH, secondCrate: true })),
  ]
  games.forEach((wishes, i) => {
    const policy = i % 4 === 3 ? 'random' : 'scripted'
    const edition = i % 5 === 4 ? 'preview' : 'final'
    // Each game is watched by one of them: by a hero's eyes, or by those of the Sins player.
    const viewer = i % 3 === 1 ? 'sins' : 'hero1'
    const all = { acolytes: kinds[i % kinds.length] as string, ...wishes, edition } as const
    for (const name of watch(all, policy, viewer, `shown ${i + 1}`)) seen.add(name)
  })
  // Hardly any game has these.
  const rare: readonly EventName[] = ['fightOff', 'textUsed', 'countChanged']
  expect(EVENT_NAMES.filter((name) => !seen.has(name) && !rare.includes(name))).toEqual([])
}, 120_000)

test('a mission that needs less is done by what was reached already', () => {
  const setup = core.resolveSetup({ heroPlayers: 3 }, randomFrom('count'))
  const view = core.view(core.createGame(setup, 'count'), 'hero1')
  const begun = { ...view, mission: { ...view.mission, progress: 2, count: 4 } }
  const event: Event = { event: 'countChanged', mission: view.mission.id, count: 2 }
  expect(applyShown(begun, event, core.tables).mission).toMatchObject({ count: 2, done: true })
  for (const told of [
    { event: 'fightOff', hero: 'leah' },
    { event: 'textUsed', cause: 'x' },
  ] as const) {
    expect(applyShown(view, told, core.tables)).toBe(view)
  }
})

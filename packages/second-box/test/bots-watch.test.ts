import { type BotName, createBot, playGame } from '@haven/bots'
import { type Event, randomFrom, SEATS } from '@haven/engine'
import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { dice, HERE, hits, rules, SECOND_WATCH, watch } from './helpers.ts'

/** Bots of both kinds know the Second Watch and the second crate by what these say of themselves. */

const PLENTY = 40

/** What the scripted bot answers to the question at hand. */
function choice(table: Scene, name: BotName = 'scripted'): string {
  const { seat } = table.prompt
  const view = table.view(seat)
  const question = view.prompts.find((each) => each.seat === seat)
  if (!question) throw new Error(`${seat} is not asked`)
  return createBot(name, table.rules, randomFrom('choice')).decide(view, question)
}
const far = { tamsin: 's3,0', anselm: 's3,0' }
const crated = (card: string, leah: object = {}, sketch: Sketch = {}): Scene =>
  watch(
    { rocco: { space: HERE, upgrades: [card], ...leah }, rose: 's2,1', leah: 's3,0' },
    { ...sketch, setup: { secondCrate: true, ...sketch.setup } },
  )

test('a Hit left over pins the strongest', () => {
  const table = watch(
    { casimir: { space: 's3,2' }, ...far },
    { monsters: ['acolyte s1,2', 'abomination s1,2'], dice: dice(hits(1)) },
  )
  table.hero1({ do: 'shoot', at: 's1,2' })
  table.declineUntil('effect')
  expect(choice(table)).toBe('abomination-1')
})

test('a District next door is used, and one with a taken slot', () => {
  const wren = watch({ wren: { space: HERE, corruption: 7 }, ...far })
  expect(choice(wren)).toBe('city:old-cathedral')
  const seal = crated('upg-forged-seal', { space: 'old-cathedral', corruption: 7 }, { slots: ['old-cathedral'] })
  expect(choice(seal)).toBe('city')
})

test('a line of salt is drawn where monsters may come, and tokens are removed where none can', () => {
  const salting = (monsters: string[]): string => {
    const table = watch(
      { lindqvist: HERE, tamsin: HERE, anselm: HERE },
      { monsters, dice: { hero: Array(PLENTY).fill('skill'), sin: [] }, tokens: [`nest ${HERE}`] },
    )
    table.hero1({ do: 'cleanse' })
    return choice(table.declineUntil('remove-token'))
  }
  expect([salting(['abomination s1,0']), salting([])]).toEqual(['use:salt-line', 'nest'])
})

test('who can be hauled out of trouble is, and nobody into it', () => {
  const hauling = (tamsin: string[]): string => {
    const table = watch({ tamsin: HERE, casimir: 's2,1', anselm: 's3,0' }, { monsters: ['acolyte s2,1', ...tamsin] })
    table.hero1({ do: 'end' }, 'hero-turn')
    return choice(table)
  }
  expect([hauling([]), hauling([`acolyte ${HERE}`, `abomination ${HERE}`])]).toEqual(['yes', 'none'])
})

test('heavy corruption is eaten, light corruption is not', () => {
  const eating = (corruption: number): string =>
    choice(watch({ anselm: HERE, tamsin: { space: HERE, corruption }, casimir: 's3,0' }))
  expect([eating(7), eating(3) === 'ability:sin-eater']).toEqual(['ability:sin-eater', false])
})

test('a flare is fired at what could come, a whistle blown for who is in trouble', () => {
  expect(choice(crated('upg-flare-gun', {}, { monsters: ['abomination s2,2'] }))).toBe('ability:upg-flare-gun')
  expect(choice(crated('upg-flare-gun', {}, { monsters: ['abomination s2,2'], reactions: 0 }))).not.toContain('ability')
  const trouble = {
    rocco: { space: HERE, upgrades: ['upg-silver-whistle'] },
    rose: { space: 's2,1', wounds: [1, 2] },
    leah: 's3,0',
  }
  const table = watch(trouble, { monsters: ['acolyte s2,1', 'acolyte s2,1'], setup: { secondCrate: true } })
  expect(choice(table)).toBe('ability:upg-silver-whistle')
  table.hero1({ ability: 'upg-silver-whistle' })
  expect(choice(table)).not.toBe('none')
})

test('the first wound is not traded for corruption, the fourth is', () => {
  const trading = (wounds: readonly number[]): string => {
    const sin = [...Array(2).fill('hit'), ...Array(PLENTY).fill('blank')]
    const table = watch(
      { leah: { space: HERE, upgrades: ['upg-leaden-cross'], wounds }, rocco: 's3,0', rose: 's3,0' },
      { monsters: [`acolyte ${HERE}`, `acolyte ${HERE}`], dice: { ...dice(), sin }, setup: { secondCrate: true } },
    )
    table.hero1({ do: 'fight' })
    return choice(table.declineUntil('ability'))
  }
  expect([trading([]), trading([1, 2, 3])]).toEqual(['none', 'yes'])
})

test('the Sins player says Yes where an attack is worth it, and the heroes fear nothing after a No', () => {
  const asked = (monsters: string[]): string => {
    const heroes = { ottoline: { space: HERE, wounds: [1, 2, 3, 4] }, ...far }
    const table = watch(heroes, { phase: 'take-turn', monsters, reactions: 3 })
    table.hero1({ yes: true }, 'ability')
    return choice(table)
  }
  expect([asked(['abomination s1,1', 'abomination s2,2']), asked([])]).toEqual(['yes', 'none'])
})

/** Games of the Second Watch with the crate; gives the names of what happened and of what was used. */
function games(name: BotName, count: number, maxDecisions?: number): { seen: ReadonlySet<string>; over: boolean[] } {
  const seen = new Set<string>()
  const over = Array.from({ length: count }, (_, game) => {
    const random = randomFrom(`watch ${name} ${game}`)
    const wishes = { heroPlayers: 1 + (game % 2), team: SECOND_WATCH, secondCrate: true, sin: 'wrath' }
    const setup = rules.resolveSetup({ ...wishes, map: 'havens-last-stand-a' }, random)
    const bots = Object.fromEntries(SEATS.map((seat) => [seat, createBot(name, rules, random)]))
    const onEvents = (events: readonly Event[]): void => {
      for (const event of events) seen.add(event.event === 'abilityUsed' ? event.ability : event.event)
    }
    const { state, decisions } = playGame(rules, setup, `watch ${game}`, bots, {
      onEvents,
      ...(maxDecisions !== undefined && { maxDecisions }),
    })
    return state.over !== null || decisions === maxDecisions
  })
  return { seen, over }
}

test('scripted bots play whole games with them and use what they have', () => {
  const { seen, over } = games('scripted', 6)
  expect(over).toEqual(Array(6).fill(true))
  const told: readonly string[] = ['monsterPinned', 'reactionCommitted', 'spaceMarked', 'on-my-mark', 'salt-line']
  expect(told.filter((each) => !seen.has(each))).toEqual([])
})

test('thinking bots play with them too', () => {
  expect(games('thinking@30', 1, 120).over).toEqual([true])
})

import { coreBox } from '@haven/content'
import { type Bonus, compileBox, type MonsterStats } from '@haven/engine'
import { english } from '@haven/text'
import { expect, test } from 'vitest'

/** Words repeat numbers of the box; here they are held against it. */

const textOf = (id: string): string => english.card(id)?.text ?? ''
const fightAndDefense = ({ fight, defense }: MonsterStats): string => `Fight ${fight}, Defense ${defense}`

test("heroes' cards say their class, stats and ability", () => {
  for (const hero of coreBox.heroes) {
    expect(textOf(hero.id)).toContain(`${english.name(hero.class)}.`)
    for (const form of hero.secondForm ? [hero, hero.secondForm] : [hero]) {
      const { fight, skill, defense, ranged } = form
      const stats = `Fight ${fight}, Skill ${skill}, Defense ${defense}${ranged ? ', Ranged' : ''}.`
      expect(textOf(form.id)).toContain(stats)
      expect(textOf(form.id)).toContain(`Ability: ${english.name(form.ability.id)}.`)
    }
  }
})

test("heroes' cards say where their corruption track is not the standard one", () => {
  const standard = coreBox.heroes.find((hero) => hero.id === 'leah')?.track as readonly Bonus[]
  for (const { id, track } of coreBox.heroes) {
    const odd = track.flatMap((bonus, i) => (JSON.stringify(bonus) === JSON.stringify(standard[i]) ? [] : [i + 1]))
    for (const slot of [1, 2, 3, 4, 5, 6, 7]) {
      const told = new RegExp(`slot ${slot}\\b`, 'i').test(textOf(id))
      expect(told, `${id}, slot ${slot}`).toBe(odd.includes(slot))
    }
  }
})

test("monsters' cards say their stats", () => {
  for (const sin of coreBox.sins) {
    expect(textOf(sin.controller.id)).toContain(fightAndDefense(sin.controller))
    expect(textOf(sin.avatar.id)).toContain(fightAndDefense(sin.avatar))
    for (const { fight, defense } of [sin.abomination, sin.controller, sin.avatar]) {
      expect(textOf(sin.id)).toContain(`Fight ${fight} and Defense ${defense}`)
    }
  }
  for (const type of [...coreBox.acolytes, ...coreBox.hellClub])
    expect(textOf(type.id)).toContain(fightAndDefense(type))
  for (const story of coreBox.stories)
    for (const boss of story.bosses ?? []) expect(textOf(boss.id)).toContain(fightAndDefense(boss))
})

test('acolytes name their ability', () => {
  for (const { id, ability } of coreBox.acolytes) expect(textOf(id)).toContain(`Ability: ${english.name(ability)}.`)
})

test('Dark Past cards say their numbers', () => {
  for (const { id, number } of coreBox.darkPast) expect(textOf(id)).toMatch(new RegExp(`^Dark Past ${number}\\.`))
})

test('One of Them says how strong each fallen hero is', () => {
  const { figures } = compileBox(coreBox).tables
  const text = textOf('past-7')
  expect(text).toContain('printed Fight plus 1')
  for (const hero of coreBox.heroes) {
    const fallen = figures.find(({ id }) => id === `fallen-${hero.id}`)?.stats as MonsterStats
    expect(text).toContain(`Defense ${fallen.defense},`)
    const isPlain = fallen.fight === hero.fight + 1
    expect(text.includes(`${english.name(hero.id)}: ${fallen.fight}`), hero.id).toBe(!isPlain)
  }
})

test("tiles' cards list City Actions and printed tokens", () => {
  for (const { id, cityActions, permanent } of coreBox.tiles) {
    const [actions = '', printed = ''] = textOf(id).split('Printed: ')
    expect(actions.trim()).toBe(`City Actions: ${cityActions.map((each) => english.name(each)).join(', ')}.`)
    const parts = printed.split(', ')
    expect(parts.length, id).toBe(permanent.length)
    for (const { kind, at } of permanent) {
      const part = parts.find((each) => each.includes(english.name(kind)))
      expect(part?.includes('District'), `${id}: ${kind}`).toBe(at === 'C')
    }
  }
})

test('Hell Club cards name the member they bring', () => {
  for (const { id, brings } of coreBox.apocalypse) {
    if (brings === undefined) continue
    const [name = ''] = (english.card(brings)?.name ?? '').split(',')
    expect(textOf(id)).toContain(name)
  }
})

test('each Sin card says the moment at which it is played', () => {
  const moments: Readonly<Record<string, RegExp>> = {
    'turn-start': /^Play at the start of a hero's turn/,
    'hero-enters': /^Play when a hero has entered/,
    'city-action': /^Play when a hero uses a District/,
    'cleanse-start': /^Play when a hero is about to cleanse/,
    'fight-start': /^Play at the start of a fight/,
    'fight-rolled': /^Play after the rolls of a fight/,
    'monster-killed': /^Play after a fight (or an Orbital Strike )?in which .* (was|were) killed/,
    reaction: /^Play in a reaction/,
    'turn-end': /^Play at the end of a hero's turn/,
  }
  for (const sin of coreBox.sins)
    for (const { id, window } of sin.cards) expect(textOf(id)).toMatch(moments[window] as RegExp)
})

test('each level of the track says whether a card is revealed', () => {
  for (const { id, reveals, reactions } of coreBox.track) {
    expect(textOf(id).includes('reveals'), id).toBe(reveals === true)
    expect(textOf(id).includes('Reaction token'), id).toBe((reactions ?? 0) > 0)
  }
})

import { addTokens, isDistrict, physicalIn, SUPPLY } from '../board.ts'
import { type CityAction, NPCS, TOKEN_KINDS, type TokenKind } from '../contract.ts'
import { asFlag, asList, asNumber, asObject, asOneOf, asText, fault, onlyFields } from '../reading.ts'
import { DEAD, keepPinned, WAITING } from '../state.ts'
import type { Reader } from './reader.ts'

/** Heroes, monsters and tokens of a position. A list that is given replaces the map's list. */

export function readHeroes(r: Reader): void {
  if (!r.has('heroes')) return
  const list = asList(r.p.heroes, 'heroes')
  const complete = list.length === r.s.heroes.length
  const seen = new Set<string>()
  list.forEach((each, i) => {
    const field = `heroes[${i}]`
    const given = asObject(each, field)
    const id = asOneOf(given.hero, `${field}.hero`, r.s.setup.team as string[])
    if (seen.has(id)) fault('duplicate', `${field}.hero`, { id })
    seen.add(id)
    const place = complete ? i : r.s.heroes.findIndex((hero) => hero.hero === id)
    const hero = r.s.heroes[place]
    if (!hero) fault('impossible-position', `${field}.hero`, { id })
    hero.hero = id
    hero.form = id
    if (given.form !== undefined) {
      const second = r.t.heroes.get(id)?.secondForm?.id
      hero.form = asOneOf(given.form, `${field}.form`, second ? [id, second] : [id])
    }
    if (given.space !== undefined) hero.space = r.space(given.space, `${field}.space`)
    if (given.corruption !== undefined) hero.corruption = asNumber(given.corruption, `${field}.corruption`, 1, 7)
    if (given.wounds !== undefined) hero.wounds = readWounds(given.wounds, `${field}.wounds`)
    if (given.turns !== undefined) hero.turns = asNumber(given.turns, `${field}.turns`, 0, 2)
    if (given.extraTurns !== undefined) hero.extraTurns = asNumber(given.extraTurns, `${field}.extraTurns`, 0, 6)
    if (given.cityAction !== undefined) hero.cityAction = asFlag(given.cityAction, `${field}.cityAction`)
    if (given.upgrades !== undefined) hero.upgrades = r.upgrades(given.upgrades, `${field}.upgrades`)
    if (given.innocents !== undefined) hero.innocents = asNumber(given.innocents, `${field}.innocents`, 0, 6)
    hero.freshInnocents =
      given.freshInnocents === undefined
        ? hero.innocents
        : asNumber(given.freshInnocents, `${field}.freshInnocents`, 0, hero.innocents)
    if (given.npcs !== undefined) {
      hero.npcs = asList(given.npcs, `${field}.npcs`).map((npc, k) => asOneOf(npc, `${field}.npcs[${k}]`, NPCS))
    }
    onlyFields(given, field, [
      'hero',
      'space',
      'corruption',
      'wounds',
      'turns',
      'extraTurns',
      'cityAction',
      'upgrades',
      'npcs',
      'innocents',
      'freshInnocents',
      'form',
    ])
  })
  const ids = r.s.heroes.map((hero) => hero.hero)
  if (new Set(ids).size !== ids.length) fault('duplicate', 'heroes', { id: ids.join(' ') })
  r.s.reserve = r.s.setup.team.filter((id) => !ids.includes(id))
}

function readWounds(value: unknown, field: string): number[] {
  const slots = asList(value, field).map((slot, i) => asNumber(slot, `${field}[${i}]`, 1, 7))
  if (new Set(slots).size !== slots.length) fault('duplicate', field)
  if (slots.length > 4) fault('impossible-position', field, { wounds: slots.length })
  return slots
}

/** Hell Club members and the fallen go by name; other figures may. */
function nameOf(r: Reader, kind: string, given: Record<string, unknown>, field: string): string | undefined {
  if (given.id !== undefined) {
    const id = asText(given.id, `${field}.id`)
    const figure = r.t.figures[r.t.figureIndex.get(id) ?? -1]
    if (figure && figure.kind !== kind && figure.id !== kind) fault('impossible-position', `${field}.id`, { id })
    return id
  }
  if (kind === 'fallen') {
    const who = asText(given.who, `${field}.who`)
    const plays = r.s.heroes.some((hero) => hero.hero === who) || (r.has('reserve') && r.s.reserve.includes(who))
    if (plays) fault('duplicate', `${field}.who`, { id: who })
    r.s.reserve = r.s.reserve.filter((id) => id !== who)
    return `fallen-${who}`
  }
  return r.t.hellClub.has(kind) ? kind : undefined
}

export function readMonsters(r: Reader): void {
  const { t, s } = r
  if (r.has('monsters')) {
    for (let i = 0; i < s.figures.length; i++) if ((s.figures[i] as number) >= 0) s.figures[i] = WAITING
    const list = asList(r.p.monsters, 'monsters').map((each, i) => {
      const field = `monsters[${i}]`
      const given = asObject(each, field)
      onlyFields(given, field, ['kind', 'space', 'id', 'who', 'pinned'])
      const kind = asText(given.kind, `${field}.kind`)
      const at = r.space(given.space, `${field}.space`)
      const named = nameOf(r, kind, given, field)
      const isKept = given.pinned !== undefined && asFlag(given.pinned, `${field}.pinned`)
      return { field, kind, at, named, isKept }
    })
    const pinned: number[] = []
    // Figures with a name first, so that the others take what is left.
    for (const { field, at, named, isKept } of list) {
      if (named === undefined) continue
      const figure = t.figureIndex.get(named)
      if (figure === undefined) fault('unknown-id', `${field}.id`, { id: named })
      if ((s.figures[figure as number] as number) >= 0) fault('duplicate', field, { id: named })
      s.figures[figure as number] = at
      if (isKept) pinned.push(figure as number)
    }
    for (const { field, kind, at, named, isKept } of list) {
      if (named !== undefined) continue
      const figure = t.figures.findIndex((each, i) => each.kind === kind && (s.figures[i] as number) < 0)
      if (!t.figures.some((each) => each.kind === kind)) fault('unknown-id', `${field}.kind`, { id: kind })
      if (figure < 0) fault('impossible-position', field, { kind })
      s.figures[figure] = at
      if (isKept) pinned.push(figure)
    }
    keepPinned(s, pinned)
  }
  if (r.has('dead')) {
    const dead = asObject(r.p.dead, 'dead')
    onlyFields(dead, 'dead', ['acolyte', 'abomination', 'controller', 'avatar'])
    for (let i = 0; i < s.figures.length; i++) if (s.figures[i] === DEAD) s.figures[i] = WAITING
    for (const [kind, value] of Object.entries(dead)) {
      const count = asNumber(value, `dead.${kind}`, 0, 6)
      for (let i = 0; i < count; i++) {
        const figure = t.figures.findIndex((each) => each.kind === kind && s.figures[each.index] === WAITING)
        if (figure < 0) fault('impossible-position', `dead.${kind}`, { count })
        s.figures[figure] = DEAD
      }
    }
  }
}

export function readTokens(r: Reader): void {
  const { s } = r
  if (r.has('tokens')) {
    for (const kind of TOKEN_KINDS) s.tokens[kind] = s.tokens[kind].map(() => 0)
    const piles = new Map<number, TokenKind[]>()
    asList(r.p.tokens, 'tokens').forEach((each, i) => {
      const field = `tokens[${i}]`
      const given = asObject(each, field)
      onlyFields(given, field, ['kind', 'space', 'count', 'faceDown'])
      const kind = asOneOf(given.kind, `${field}.kind`, TOKEN_KINDS)
      const at = r.space(given.space, `${field}.space`)
      const count = given.count === undefined ? 1 : asNumber(given.count, `${field}.count`, 1, SUPPLY[kind])
      if (given.faceDown === undefined ? false : asFlag(given.faceDown, `${field}.faceDown`)) {
        const pile = piles.get(at) ?? []
        for (let k = 0; k < count; k++) pile.push(kind)
        piles.set(at, pile)
      } else addTokens(r.g, kind, at, count)
    })
    s.faceDown = [...piles].map(([space, kinds]) => ({ space, kinds }))
  }
  if (r.has('staleInnocents')) s.staleInnocents = r.spaces('staleInnocents')
  if (r.has('altars')) s.altars = r.spaces('altars')
  if (s.altars.length > 3) fault('impossible-position', 'altars', { count: s.altars.length })
  if (r.has('orbital')) s.orbital = r.spaces('orbital')
  if (s.orbital.length > 2) fault('impossible-position', 'orbital', { count: s.orbital.length })
  if (r.has('slots')) {
    s.slots = r.spaces('slots')
    s.slots.forEach((slot, i) => {
      if (!isDistrict(r.g, slot)) fault('impossible-position', `slots[${i}]`)
    })
  }
  if (r.has('metro')) {
    s.metro = asList(r.p.metro, 'metro').map((each, i) => {
      const given = asObject(each, `metro[${i}]`)
      onlyFields(given, `metro[${i}]`, ['color', 'space'])
      return { color: asText(given.color, `metro[${i}].color`), space: r.space(given.space, `metro[${i}].space`) }
    })
    const colors = s.metro.map(({ color }) => color)
    if (new Set(colors).size > 2 || colors.some((color) => colors.filter((each) => each === color).length > 2)) {
      fault('impossible-position', 'metro', { count: colors.length })
    }
  }
  const held = s.heroes.flatMap((hero) => hero.npcs)
  if (r.has('npcs')) {
    s.npcs = asList(r.p.npcs, 'npcs').map((each, i) => {
      const given = asObject(each, `npcs[${i}]`)
      onlyFields(given, `npcs[${i}]`, ['kind', 'space'])
      return { npc: asOneOf(given.kind, `npcs[${i}].kind`, NPCS), space: r.space(given.space, `npcs[${i}].space`) }
    })
  } else s.npcs = s.npcs.filter(({ npc }) => !held.includes(npc))
  const npcs = [...held, ...s.npcs.map(({ npc }) => npc)]
  if (new Set(npcs).size !== npcs.length) fault('duplicate', 'npcs', { id: npcs.join(' ') })
  if (r.has('covered')) {
    s.covered = []
    asList(r.p.covered, 'covered').forEach((each, i) => {
      const given = asObject(each, `covered[${i}]`)
      onlyFields(given, `covered[${i}]`, ['district', 'icon'])
      const space = r.space(given.district, `covered[${i}].district`)
      const icons = r.g.map.cityActions[space] as readonly CityAction[]
      const wanted = asText(given.icon, `covered[${i}].icon`)
      const taken = s.covered.filter((c) => c.space === space).map((c) => c.icon)
      const icon = icons.findIndex((action, k) => action === wanted && !taken.includes(k))
      if (icon < 0) fault('impossible-position', `covered[${i}].icon`, { icon: wanted })
      s.covered = [...s.covered, { space, icon }]
      if (s.covered.filter((c) => c.space === space).length > physicalIn(r.g, 'corruption', space)) {
        fault('impossible-position', `covered[${i}]`, { icon: wanted })
      }
    })
  }
}

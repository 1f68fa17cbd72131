import { coreBox } from '@haven/content'
import type { Bonus, SinDef } from '@haven/engine'
import { coreRules } from '@haven/testkit'
import { expect, test } from 'vitest'

/** What is printed on boards, figures and tiles, apart from the texts. */

// ------------------------------------------------------------------------------------------------------- heroes

test('COMP-3 COMP-5 the seven heroes: class, Fight/Skill/Defense, Ranged, ability', () => {
  const heroes = coreBox.heroes.map(
    ({ id, class: role, fight, skill, defense, ranged, ability }) =>
      `${id} ${role} ${fight}/${skill}/${defense} ${ranged ? 'ranged ' : ''}${ability.id}`,
  )
  expect(heroes.sort()).toEqual([
    'brad shooter 3/3/1 ranged shaped-charge',
    'karl fixer 2/4/1 shapeshifter',
    'leah leader 3/3/1 field-orders',
    'morgana bruiser 4/2/2 blood-price',
    'rocco shooter 2/2/2 ranged killshot',
    'rose fixer 2/4/1 mind-control',
    'thorley bruiser 4/2/2 bulwark',
  ])
})

test('COMP-6 only Karl has a second form: 4/1/2, not ranged', () => {
  const forms = coreBox.heroes.flatMap(({ secondForm }) => secondForm ?? [])
  expect(forms).toHaveLength(1)
  expect(forms[0]).toMatchObject({ id: 'karl-wolf', fight: 4, skill: 1, defense: 2, ranged: false })
  expect(forms[0]?.ability.id).toBe('feral')
})

const bonus = (slot: Bonus): string =>
  slot.kind === 'hit'
    ? `+${slot.count} hit`
    : slot.kind === 'choice'
      ? `any of ${[...slot.of].sort().join(' ')}`
      : slot.kind

const ANY = 'any of counter defense hit skill'
const STANDARD = ['none', 'die', 'defense', '+1 hit', 'die', '+2 hit', ANY]

test('CORR-1 the corruption track, slot by slot, is the same for all heroes of this box', () => {
  for (const { id, track } of coreBox.heroes) expect(track.map(bonus), id).toEqual(STANDARD)
})

// ----------------------------------------------------------------------------------------------- dice and monsters

test('DICE-1 DICE-2 the faces of both dice, and of the Merciless one', () => {
  const sorted = (faces: readonly string[] = []): string => [...faces].sort().join(' ')
  expect(sorted(coreBox.dice?.hero)).toBe('counter defense faith hit hit skill')
  expect(sorted(coreBox.dice?.sin)).toBe('blank blank burst corruption hit hit')
  expect(sorted(coreBox.dice?.merciless)).toBe('blank burst corruption corruption hit hit')
})

const sinOf = (id: string): SinDef => {
  const sin = coreBox.sins.find((each) => each.id === id)
  if (!sin) throw new Error(`no sin ${id}`)
  return sin
}
const stats = ({ fight, defense }: { fight: number; defense: number }): string => `${fight}/${defense}`

test('COMP-3 the monsters: Fight/Defense', () => {
  const figures = ({ abomination, controller, avatar }: SinDef): string[] =>
    [abomination, controller, avatar].map(stats)
  expect(figures(sinOf('pride'))).toEqual(['3/3', '4/4', '5/6'])
  expect(figures(sinOf('sloth'))).toEqual(['2/4', '3/5', '5/6'])
  for (const acolytes of coreBox.acolytes) expect(stats(acolytes), acolytes.id).toBe('2/2')
  expect(coreBox.hellClub.map((each) => `${each.id} ${stats(each)}`)).toEqual([
    'hc-bailiff 4/4',
    'hc-huntsman 3/4',
    'hc-vesper 2/4',
    'hc-confessor 3/4',
    'hc-maestro 3/4',
  ])
  const bosses = coreBox.stories.flatMap(({ bosses: own = [] }) => own)
  expect(bosses.map((each) => `${each.id} ${stats(each)}`)).toEqual(['fallen-marsh 5/5'])
})

test('COMP-3 the acolyte types and their abilities', () => {
  expect(coreBox.acolytes.map(({ id, ability }) => `${id} ${ability}`).sort()).toEqual([
    'doctors malpractice',
    'hobos spare-change',
    'nuns vespers',
  ])
})

const cardsOf = (sin: string): string[] => sinOf(sin).cards.map(({ id, copies, window }) => `${id} ${copies} ${window}`)

test('SIN-1 Pride’s cards: copies and windows', () => {
  expect(cardsOf('pride')).toEqual([
    'pride-single-combat 2 fight-start',
    'pride-hubris 2 fight-start',
    'pride-overreach 1 fight-rolled',
    'pride-cast-out 1 turn-start',
    'pride-whose-glory 1 turn-start',
    'pride-before-the-fall 2 monster-killed',
    'pride-no-charity 1 city-action',
    'pride-gauntlet 1 reaction',
    'pride-finest-hour 1 turn-end',
  ])
})

test('SIN-1 Sloth’s cards: copies and windows', () => {
  expect(cardsOf('sloth')).toEqual([
    'sloth-leaden-limbs 2 turn-start',
    'sloth-quicksand 1 hero-enters',
    'sloth-why-bother 1 cleanse-start',
    'sloth-half-hearted 1 fight-rolled',
    'sloth-neglect 2 turn-end',
    'sloth-closed 1 city-action',
    'sloth-heavy-air 2 fight-start',
    'sloth-sleep-it-off 1 monster-killed',
    'sloth-slow-tide 1 reaction',
  ])
})

test('APOC-1 the track has eight levels: reveals at 1, 3, 5, 7, Reaction tokens at 2 and 6', () => {
  expect(coreBox.track.map(({ level }) => level)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(coreBox.track.filter(({ reveals }) => reveals).map(({ level }) => level)).toEqual([1, 3, 5, 7])
  expect(coreBox.track.filter(({ reactions }) => reactions === 1).map(({ level }) => level)).toEqual([2, 6])
})

// -------------------------------------------------------------------------------------------------------- tiles

test('COMP-3 the ten tiles: City Actions and printed tokens', () => {
  const tiles = coreBox.tiles.map(
    ({ id, cityActions, permanent }) =>
      `${id}: ${cityActions.join(' ')}; ${permanent
        .map(({ kind, at }) => `${kind} ${at}`)
        .sort()
        .join(', ')}`,
  )
  expect(tiles.sort()).toEqual([
    'constabulary: inventory heal; fire SE',
    'dockside: extraTurn extraTurn; fire SE, nest NW',
    'grand-terminus: extraTurn heal; nest NE',
    'haven-college: inventory repent repent; corruption SW',
    'megatheatre: extraTurn inventory; nest C, pentagram NW',
    'night-market: inventory inventory; corruption C, nest SE',
    'old-cathedral: repent repent heal; corruption NE, pentagram C',
    'ravencorp-hq: inventory orbital; corruption C, nest SE',
    'saint-jude-hospital: heal heal repent; nest SW',
    'uplink-tower: orbital orbital heal; nest NW',
  ])
})

const printed = (map: string): string[] => {
  const geometry = coreRules.tables.maps.get(map)?.geometry
  if (!geometry) throw new Error(`no map ${map}`)
  return (['fire', 'corruption', 'pentagram', 'nest'] as const)
    .flatMap((kind) =>
      geometry.printed[kind].flatMap((count, space) => Array<string>(count).fill(`${kind} ${geometry.spaces[space]}`)),
    )
    .sort()
}

test('EXPL-3 what is printed turns with the tiles of map A', () => {
  expect(printed('havens-last-stand-a')).toEqual([
    'corruption s1,1',
    'fire s2,1',
    'fire s3,1',
    'nest megatheatre',
    'nest s0,1',
    'nest s2,0',
    'nest s3,2',
    'pentagram old-cathedral',
    'pentagram s1,1',
  ])
})

test('EXPL-3 what is printed turns with the tiles of map B', () => {
  expect(printed('havens-last-stand-b')).toEqual([
    'corruption night-market',
    'corruption s2,2',
    'fire s2,1',
    'fire s2,3',
    'nest megatheatre',
    'nest s1,0',
    'nest s1,2',
    'nest s2,1',
    'nest s3,2',
    'pentagram old-cathedral',
    'pentagram s2,2',
  ])
})

test('SETUP-6 SETUP-10 both maps: figures on the board and in the dead pile, three Altars, a start without monsters', () => {
  const maps = coreBox.maps.filter(({ story }) => story === 'havens-last-stand')
  const figures = maps.map(({ id, monsters, deadPile, altars, start }) => {
    const on = (kind: string): number => monsters.filter((monster) => monster.kind === kind).length
    expect(altars).toHaveLength(3)
    expect(monsters.some(({ space }) => space === start)).toBe(false)
    return `${id} ${on('acolyte')}+${deadPile.acolyte} ${on('abomination')}+${deadPile.abomination} ${on('controller')}+${deadPile.controller}`
  })
  expect(figures).toEqual(['havens-last-stand-a 3+2 2+1 0+0', 'havens-last-stand-b 3+3 3+2 0+0'])
})

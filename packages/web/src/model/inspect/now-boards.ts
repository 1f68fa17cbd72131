import { heroesAt, heroOf, type LookingAt, streetsInLine } from './looking.ts'
import { statsOf } from './now-board.ts'
import { kindOfFigure, type Thing } from './things.ts'

/** What is true now of the boards of heroes and of the Sins player, of story and cards. */

const FATAL_WOUNDS = 5
const MOST_CORRUPTION = 7
const TURN_TOKENS = 2

export function nowOfStat(look: LookingAt, { id, at }: Thing): string[] {
  const { facts, words } = look
  const { now } = words
  const hero = heroOf(look, at)
  if (!hero) {
    const stats = at === null ? undefined : statsOf(look, at)
    return stats ? [now.strength(stats)] : []
  }
  const form = facts.forms[hero.form]
  if (!form) return []
  const mates = heroesAt(look, hero.space).length - 1
  switch (id) {
    case 'fight':
    case 'skill':
      return [
        now.value(form[id]),
        ...(mates > 0 ? [now.mates(mates)] : []),
        ...(id === 'fight' && hero.npcs.includes('commissioner') ? [now.commissioner] : []),
      ]
    case 'defense':
      return [now.value(form.defense)]
    case 'ranged':
      return [now.sights(streetsInLine(look, hero.space))]
    case 'corruption':
      return [
        now.corruption(hero.corruption),
        hero.corruption < MOST_CORRUPTION ? now.nextBonus(hero.corruption + 1) : now.fullyCorrupted,
      ]
    case 'lives':
      return [now.lives(Math.max(0, FATAL_WOUNDS - hero.wounds.length), FATAL_WOUNDS)]
    default:
      return []
  }
}

export function nowOfSlot(look: LookingAt, { id, at }: Thing): string[] {
  const { facts, view, words } = look
  const { now } = words
  const hero = heroOf(look, at)
  const slot = Number(id)
  const bonus = hero && facts.heroes[hero.hero]?.track[slot - 1]
  if (!hero || !bonus) return []
  const gives = now.slot(bonus)
  const level = view.roll?.hero === hero.hero ? view.roll.level : 0
  const isOpen = slot <= (level > 0 ? level : hero.corruption + 1) && bonus.kind !== 'none'
  const state = hero.wounds.includes(slot)
    ? now.covered
    : isOpen
      ? level > 0
        ? now.countsNow
        : hero.corruption < MOST_CORRUPTION
          ? now.wouldCount
          : ''
      : slot > hero.corruption
        ? now.notReached
        : ''
  return [gives, slot === hero.corruption ? now.isLevel : '', state].filter((line) => line !== '')
}

export function nowOfCounter(look: LookingAt, { id, at }: Thing): string[] {
  const { view, words } = look
  const { now } = words
  if (id === 'reaction') return [now.tokens(view.sins.reactions, view.sins.tokens)]
  const hero = heroOf(look, at)
  if (!hero) return []
  if (id === 'turn') return [now.tokens(hero.turns, Math.max(TURN_TOKENS, hero.turns))]
  if (id === 'extra') return [now.extras(hero.extraTurns)]
  return [hero.cityAction ? now.ready : now.used]
}

export function nowOfLevel({ view, words }: LookingAt, { id }: Thing): string[] {
  const { now } = words
  const level = Number(id)
  if (level <= view.track) return [now.reached]
  const { stands = view.track, otherwise } = view.endOfRound?.clock ?? {}
  const sure = Math.min(stands, otherwise ?? stands)
  const perhaps = Math.max(stands, otherwise ?? stands)
  if (level <= sure) return [now.atRoundEnd]
  return [level <= perhaps ? now.perhapsAtRoundEnd : now.levelsOff(level - view.track)]
}

export function nowOfMission({ facts, view, words }: LookingAt, { id }: Thing): string[] {
  const { now } = words
  if (view.missionsDone.includes(id)) return [now.accomplished]
  if (view.mission.id === id) return [now.progress(view.mission.progress, view.mission.count)]
  const mission = facts.missions[id]
  if (mission?.story !== view.setup.story) return []
  const isAhead = (from: string): boolean =>
    (facts.missions[from]?.next ?? []).some((next) => next === id || isAhead(next))
  return [isAhead(view.mission.id) ? now.ahead(mission.counts[view.heroes.length] ?? 0) : now.passedBy]
}

export function nowOfCard(look: LookingAt, { id }: Thing): string[] {
  const { facts, view, words } = look
  const { now } = words
  const lines: string[] = []
  const holder = view.heroes.find(
    ({ upgrades, form, dead }) => !dead && (upgrades.includes(id) || facts.forms[form]?.ability === id),
  )
  if (holder) lines.push(now.heldCard(holder.hero))
  if (view.used.includes(id)) lines.push(now.usedCard)
  if (view.apocalypse.cards.includes(id)) lines.push(now.inForce)
  if (view.upgrades.inventory.includes(id)) lines.push(now.onOffer)
  const sinCard = facts.sinCards[id]
  if (sinCard) lines.push(now.moment(sinCard.window))
  if (view.sins.open === id) lines.push(now.open)
  else if (view.sins.hand.includes(id) || view.sins.known.includes(id)) lines.push(now.inHand)
  else if (view.sins.discard.includes(id)) lines.push(now.discarded)
  return lines
}

export function nowOfReserve({ view, words }: LookingAt): string[] {
  return [words.now.waiting(view.reserve), words.now.deaths(view.reserve.length + 1)]
}

export function nowOfChip(look: LookingAt, { id, at }: Thing): string[] {
  const { facts, view, words } = look
  const { now } = words
  const hero = heroOf(look, at)
  switch (id) {
    case 'round':
      return [now.round(view.round)]
    case 'clock': {
      const most = facts.track.at(-1)?.level ?? 0
      const { stands = view.track, otherwise } = view.endOfRound?.clock ?? {}
      const ends = [stands, otherwise ?? stands].sort((a, b) => a - b) as [number, number]
      return [now.level(view.track, most), ...(view.endOfRound ? [now.rises(...ends)] : [])]
    }
    case 'in-force':
      return [view.apocalypse.cards.length > 0 ? now.cards(view.apocalypse.cards) : now.noCards]
    case 'company':
      return hero && hero.npcs.length + hero.innocents > 0 ? [now.company(hero.npcs, hero.innocents)] : []
    case 'dead-pile': {
      const kinds = view.dead.map((figure) =>
        kindOfFigure(figure) === 'acolyte' ? view.setup.acolytes : kindOfFigure(figure),
      )
      return [now.pile(kinds, Math.min(kinds.length, view.heroes.length))]
    }
    case 'hand':
    case 'deck':
      return [now.hand(view.sins.hand.length, view.sins.deck.length)]
    case 'inventory':
      return [view.upgrades.inventory.length > 0 ? now.cards(view.upgrades.inventory) : now.noCards]
    case 'acolyte-ability':
      return [view.used.includes('acolytes') ? now.usedCard : now.ready]
    case 'sin-slot':
      return [view.sins.open === null ? now.none : now.cards([view.sins.open])]
    default:
      return []
  }
}

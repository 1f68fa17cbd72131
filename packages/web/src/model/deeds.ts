import { type Option, PROMPTS, type View } from '@haven/engine'
import { groupsOf, type Question, spaceOf } from './targets.ts'

/**
 * Where the answers of a question are given: at the thing itself on the board, by one of six deeds in the dock, or by
 * what ends it. The six of a hero's turn have fixed places, so that fingers learn them.
 */

export const HERO_DEEDS = ['fight', 'shoot', 'cleanse', 'district', 'take', 'ability'] as const
export type HeroDeed = (typeof HERO_DEEDS)[number]
export const MOST_DEEDS = HERO_DEEDS.length

/** Why a deed is not possible, in a word or two; whoever presses it reads the rule. */
export type Lack = 'acted' | 'nobody' | 'noRanged' | 'nobodyInLine' | 'noTokens' | 'noDistrict' | 'used' | 'nothing'

export interface Deed {
  /** Of a hero's turn; null for an answer that is a deed by itself. */
  readonly of: HeroDeed | null
  /** Several are told apart when the deed is pressed. */
  readonly options: readonly Option[]
  readonly lack: Lack | null
}

export interface Dock {
  readonly deeds: readonly Deed[]
  /** What ends it, or passes. */
  readonly ends: readonly Option[]
  /** Some answers are given by pointing at the board. */
  readonly isOnBoard: boolean
  /** More answers than the dock has places: they are in the list. */
  readonly isLong: boolean
}

const OF: Readonly<Record<string, HeroDeed>> = {
  fight: 'fight',
  shoot: 'shoot',
  cleanse: 'cleanse',
  city: 'district',
  explore: 'take',
  collect: 'take',
  drop: 'take',
  deliver: 'take',
  ability: 'ability',
}

/** What ends something, or passes: never first, never chosen by accident. */
export const isEnd = ({ none, do: deed }: Option): boolean => none === true || deed === 'end'
const isHeroTurn = ({ kind }: Question): boolean => PROMPTS[kind].dice === 'deeds'

/** Of a hero's turn steps are given on the board; elsewhere whatever names a place or a figure there. */
function isOnBoard(option: Option, question: Question, view: View): boolean {
  if (isHeroTurn(question)) return option.do === 'move'
  if (option.slot !== undefined || option.card !== undefined || option.mission !== undefined) return false
  const { assigns } = PROMPTS[question.kind]
  if (assigns !== undefined || isEnd(option)) return false
  // Heroes are few: they are deeds, and their figures on the board do the same.
  if (option.hero !== undefined && option.space === undefined) return false
  return spaceOf(option, view) !== null
}

export function dockOf(question: Question, view: View, narrowed: readonly string[] | null, isRanged: boolean): Dock {
  const options = narrowed ? question.options.filter(({ id }) => narrowed.includes(id)) : question.options
  // With corruption or without: two ways to roll, and none of them ends anything.
  const ends = question.kind === 'corruption' ? [] : options.filter(isEnd)
  const others = options.filter((option) => !ends.includes(option))
  const there = others.filter((option) => isOnBoard(option, question, view))
  if (isHeroTurn(question) && narrowed === null) {
    return { deeds: heroDeeds(others, question, view, isRanged), ends, isOnBoard: there.length > 0, isLong: false }
  }
  // A figure was pressed that can do several things at one place: they are told apart here.
  const places = new Set(there.map((option) => spaceOf(option, view)))
  const isTold = narrowed !== null && places.size <= 1
  const loose = isTold ? others : others.filter((option) => !there.includes(option))
  const isLong = loose.length > MOST_DEEDS || (groupsOf(loose)?.groups.length ?? 0) > MOST_DEEDS
  return {
    deeds: (isLong ? [] : loose).map((option) => ({ of: null, options: [option], lack: null })),
    ends,
    isOnBoard: !isTold && there.length > 0,
    isLong,
  }
}

/** The six deeds as they would be in another space. */
export const deedsAhead = (options: readonly Option[]): readonly Deed[] =>
  HERO_DEEDS.map((of) => {
    const own = options.filter(({ do: deed }) => deed !== undefined && OF[deed] === of)
    return { of, options: own, lack: own.length > 0 ? null : 'nothing' }
  })

function heroDeeds(options: readonly Option[], question: Question, view: View, isRanged: boolean): readonly Deed[] {
  return HERO_DEEDS.map((of) => {
    const own = options.filter(({ do: deed }) => deed !== undefined && OF[deed] === of)
    return { of, options: own, lack: own.length > 0 ? null : lackOf(of, question, view, isRanged) }
  })
}

function lackOf(of: HeroDeed, { subject }: Question, view: View, isRanged: boolean): Lack {
  const hero = view.heroes.find((each) => each.hero === (subject.hero ?? view.turn?.hero))
  const hasActed = view.turn?.acted === true
  const space = hero?.space
  switch (of) {
    case 'fight':
      return view.monsters.some((monster) => monster.space === space) && hasActed ? 'acted' : 'nobody'
    case 'shoot':
      return hasActed ? 'acted' : isRanged ? 'nobodyInLine' : 'noRanged'
    case 'cleanse':
      return hasActed ? 'acted' : 'noTokens'
    case 'district':
      return hero?.cityAction === false ? 'used' : 'noDistrict'
    case 'take':
      return 'nothing'
    case 'ability':
      return 'nothing'
  }
}

import { ALTAR_PRICE, addTokens, formOf, heroAt, isStanding, missionOf, physicalIn, seatOf, spaceId } from '../board.ts'
import type { CompiledSkillUse } from '../compiled.ts'
import { type CityAction, HAZARDS, type Hazard, type Option, type Result } from '../contract.ts'
import { effectFrame } from '../effects/effect.ts'
import { type Act, act, ask, type Game, NONE, procedure, push } from '../kernel.ts'
import { without } from '../lists.ts'
import { sum } from '../modifiers.ts'
import { type Refusal, refusal } from '../refusals.ts'
import { note } from '../story/progress.ts'
import { PRICE } from './city.ts'
import { hazardsIn } from './fight.ts'
import { type CleanseFrame, cleanseFrame } from './fight-frame.ts'
import { atMoment, moment } from './moment.ts'
import { bonusOf, offerCorruption, results, rollHeroDice, teamworkDice, turnFaith } from './roll.ts'
import { window } from './sin-cards.ts'
import { forceCorruption } from './wounds.ts'

/** CLEANSE. Skill results take tokens off the ground. */

const hasAltarToBreak = (g: Game, space: number): boolean => !!missionOf(g).altars && g.s.altars.includes(space)
export const canPray = (g: Game, place: number): boolean => !g.s.mission.done && !!missionOf(g).cleanse?.(g, place)

/** `skill-use`: what texts let him buy with so many Skill results. */
export function skillUses(g: Game, place: number, skills = MOST_SKILLS): readonly CompiledSkillUse[] {
  const { skillUses: list } = g.t
  if (list.length === 0) return list
  return list.filter(({ inForce, use }) => use.skills <= skills && inForce(g, place) && use.when(g, place))
}
const MOST_SKILLS = 99

const NOTHING = refusal('nothing-to-cleanse', 'CLEANSE-2')

/** CLEANSE-2 */
export function refuseCleansing(g: Game, place: number): Refusal | null {
  const { space } = heroAt(g, place)
  if (hazardsIn(g, space) > 0 || hasAltarToBreak(g, space) || canPray(g, place)) return null
  return skillUses(g, place).length > 0 ? null : NOTHING
}

export function startCleanse(g: Game, place: number): void {
  const hero = heroAt(g, place)
  push(g, cleanseFrame(place, hero.hero, hero.space))
}

export function cleanseDice(g: Game, f: CleanseFrame): number {
  const teamwork = f.noTeamwork ? 0 : teamworkDice(g, f.place)
  const dice = formOf(g, heroAt(g, f.place)).skill + teamwork + sum(g, 'cleanseDice', f.place) + bonusOf(g, f, 'die')
  return Math.max(0, f.leastDice, dice + f.heroDice)
}

/** Counter-Corruption counts here only for a hero whose cards say so. */
const usesCounters = (g: Game, f: CleanseFrame): boolean => sum(g, 'cleanseCounters', f.place) > 0
export const cleanseResults = (g: Game, f: CleanseFrame): readonly Result[] =>
  usesCounters(g, f) ? ['skill', 'counter'] : ['skill']

const removeOption = (token: string, paid: 'skill' | 'counter' | null, covering: CityAction | null): Option => ({
  id: [token, covering && `covering-${covering}`, paid && `with-${paid}`].filter(Boolean).join(':'),
  token,
  ...(covering && { covering }),
  ...(paid && { with: paid }),
})

/** Each removable token; a Corruption token that covers an icon is told apart from one that does not. */
function removals(g: Game, f: CleanseFrame): Option[] {
  const options: Option[] = [NONE]
  for (const kind of HAZARDS) {
    const count = physicalIn(g, kind, f.space)
    if (count === 0) continue
    const both = kind === 'corruption' && f.counters > 0 && f.skills > 0
    const means = both ? (['skill', 'counter'] as const) : ([null] as const)
    if (f.skills === 0 && !(kind === 'corruption' && f.counters > 0)) continue
    const covers = kind === 'corruption' ? g.s.covered.filter((each) => each.space === f.space) : []
    const icons = [...new Set(covers.map(({ icon }) => (g.map.cityActions[f.space] as CityAction[])[icon]))]
    for (const paid of means) {
      if (count > covers.length) options.push(removeOption(kind, paid, null))
      for (const icon of icons) options.push(removeOption(kind, paid, icon as CityAction))
    }
  }
  if (f.skills >= ALTAR_PRICE && hasAltarToBreak(g, f.space)) options.push({ id: 'altar', token: 'altar' })
  if (f.skills > 0 && canPray(g, f.place)) options.push({ id: 'progress', progress: true })
  for (const { option } of skillUses(g, f.place, f.skills)) options.push(option)
  return options
}

function useSkills(g: Game, f: CleanseFrame, text: string): void {
  const { proc, use } = g.t.skillUses.find((each) => each.text === text) as CompiledSkillUse
  f.skills -= use.skills
  g.log?.({ event: 'abilityUsed', ability: text, hero: f.hero })
  push(g, effectFrame(g, proc, text, f.place))
}

function breakAltar(g: Game, f: CleanseFrame): void {
  f.skills -= ALTAR_PRICE
  g.s.altars = without(g.s.altars, f.space)
  g.log?.({ event: 'tokenRemoved', token: 'altar', space: spaceId(g, f.space), hero: f.hero })
  note(g, 'remove', { kind: 'altar', space: f.space })
}

function removeHazard(g: Game, f: CleanseFrame, option: Option): void {
  const kind = option.token as Hazard
  if (option.with === 'counter' || f.skills === 0) f.counters--
  else f.skills--
  addTokens(g, kind, f.space, -1)
  g.log?.({ event: 'tokenRemoved', token: kind, space: spaceId(g, f.space), hero: f.hero })
  if (option.covering) {
    const icons = g.map.cityActions[f.space] as CityAction[]
    // Of two equal icons the first stays covered: so it does not matter which token lay on which.
    const at = g.s.covered.findLastIndex((each) => each.space === f.space && icons[each.icon] === option.covering)
    g.s.covered = g.s.covered.toSpliced(at, 1)
    g.log?.({ event: 'iconUncovered', district: spaceId(g, f.space), icon: option.covering })
  }
  note(g, 'remove', { kind, space: f.space })
  if (g.t.triggers['token-removed'].length === 0) return
  f.removed = kind
  moment(g, 'token-removed', f.place)
}

function remove(g: Game, f: CleanseFrame, option: Option): void {
  if (option.token === 'altar') breakAltar(g, f)
  else removeHazard(g, f, option)
}

export const cleanse = procedure<CleanseFrame>([
  act('begin', (g, f) => g.log?.({ event: 'cleanseStarted', hero: f.hero, space: spaceId(g, f.space) })),
  atMoment('cleanse-start'),
  window('cleanse-start'),
  offerCorruption(),
  act(
    'call-off',
    () => 'leave',
    (g, f) => !isStanding(g, f.place, f.hero),
  ),
  act('roll', (g, f) => rollHeroDice(g, f, cleanseDice(g, f), cleanseResults(g, f))),
  atMoment('hero-rolled'),
  act('lay-out', (_, f) => {
    f.faith = f.rolled.faith
  }),
  ...turnFaith<CleanseFrame>(cleanseResults),
  act('count', (g, f) => {
    f.skills = results(f, 'skill')
    f.counters = usesCounters(g, f) ? results(f, 'counter') : 0
    g.log?.({
      event: 'rollSettled',
      hero: f.hero,
      hits: 0,
      skills: f.skills,
      defense: 0,
      counters: f.counters,
    })
  }) as Act<CleanseFrame>,
  ask({
    name: 'remove-token',
    ask: 'remove-token',
    rule: 'CLEANSE-1',
    when: (g, f) => (f.skills > 0 || f.counters > 0) && isStanding(g, f.place, f.hero),
    seat: (g, f) => seatOf(g, f.place),
    subject: (g, f) => ({ hero: f.hero, space: spaceId(g, f.space) }),
    options: removals,
    answer: (g, f, option) => {
      if (option.none) return
      if (option.progress) {
        f.skills--
        note(g, 'pray', { place: f.place })
        return 'again'
      }
      if (option.ability !== undefined) {
        useSkills(g, f, option.ability)
        return 'again'
      }
      if (f.price !== undefined) {
        f.bought = option
        forceCorruption(g, f.place, f.price, PRICE)
        return
      }
      remove(g, f, option)
      return 'again'
    },
    refuse: (_, __, intent) => {
      if (intent.ability !== undefined) return refusal('ability-not-now', intent.ability, { ability: intent.ability })
      return intent.token !== undefined ? refusal('no-such-token-here', 'CLEANSE-1', { token: intent.token }) : null
    },
  }),
  // It goes when it is paid for; whoever dies of the price removes nothing.
  act(
    'paid',
    (g, f) => {
      const { bought } = f
      delete f.bought
      if (bought === undefined || !isStanding(g, f.place, f.hero)) return 'leave'
      remove(g, f, bought)
      return 'back'
    },
    (_, f) => f.bought !== undefined,
  ),
])

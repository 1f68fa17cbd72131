import { type Box, MOMENTS, type TextDef } from '../box.ts'
import { PROMPT_KINDS } from '../contract.ts'
import type { EffectFrame } from '../effects/effect.ts'
import { HOOKS } from '../hooks.ts'
import type { Ask, Step } from '../kernel.ts'
import { textsOf } from './check-ids.ts'
import type { Findings } from './fault.ts'

/** Texts: their hooks, their moments and the steps they are composed of. */

export function checkTexts(box: Box, into: Findings): void {
  for (const { where, text } of textsOf(box)) into.guard(where, () => checkText(text, where, into))
  for (const card of box.darkPast) checkSteps(card.steps, `dark past card ${card.id}, steps`, into)
  for (const type of box.acolytes) checkSteps(type.effect, `acolytes ${type.id}, effect`, into)
  for (const sin of box.sins) {
    for (const [i, card] of sin.cards.entries()) {
      const where = `sin ${sin.id}, cards[${i}]`
      checkSteps(card.effect, `${where}, effect`, into)
      for (const [j, condition] of (card.when ?? []).entries()) needFunction(condition, `${where}, when[${j}]`, into)
    }
  }
  for (const story of box.stories) {
    const where = `story ${story.id}`
    checkSteps(story.begin, `${where}, begin`, into)
    checkSteps(story.end, `${where}, end`, into)
    checkSteps(story.grief ?? [], `${where}, grief`, into)
    for (const [i, mission] of story.missions.entries()) {
      const at = `${where}, missions[${i}]`
      checkSteps(mission.event ?? [], `${at}, event`, into)
      checkSteps(mission.begins ?? [], `${at}, begins`, into)
      checkSteps(mission.deliver?.reward ?? [], `${at}, deliver.reward`, into)
    }
  }
}

function checkText(text: TextDef, where: string, into: Findings): void {
  for (const [i, modifier] of (text.modifiers ?? []).entries()) {
    const at = `${where}, modifiers[${i}]`
    into.isKnown('hook', modifier.hook, HOOKS, at)
    needFunction(modifier.count, `${at}.count`, into)
  }
  const moments = new Set<string>()
  for (const [i, trigger] of (text.triggers ?? []).entries()) {
    const at = `${where}, triggers[${i}]`
    into.isKnown('moment', trigger.at, MOMENTS, at)
    if (moments.has(trigger.at)) into.add('moment-twice', at, { moment: trigger.at })
    moments.add(trigger.at)
    if (trigger.when !== undefined) needFunction(trigger.when, `${at}.when`, into)
    checkSteps(trigger.steps, `${at}.steps`, into)
  }
  if (text.deed) {
    needFunction(text.deed.when, `${where}, deed.when`, into)
    checkSteps(text.deed.steps, `${where}, deed.steps`, into)
  }
  if (text.skillUse) {
    needFunction(text.skillUse.when, `${where}, skillUse.when`, into)
    checkSteps(text.skillUse.steps, `${where}, skillUse.steps`, into)
  }
}

export function needFunction(value: unknown, where: string, into: Findings): void {
  if (typeof value !== 'function') into.add('not-a-function', where, { value: typeof value })
}

/** Steps are made by primitives, `act` or `ask`; several at once come as a list that has to be spread. */
function checkSteps(steps: readonly Step<EffectFrame>[], where: string, into: Findings): void {
  if (!Array.isArray(steps)) {
    into.add('not-a-list', where, { value: typeof steps })
    return
  }
  for (const [i, step] of (steps as readonly unknown[]).entries()) {
    const at = `${where}[${i}]`
    if (Array.isArray(step)) into.add('bad-step', at, { problem: 'list' })
    else if (typeof step === 'function') into.add('bad-step', at, { problem: 'not-called' })
    else if (!isStep(step)) into.add('bad-step', at, { problem: 'no-step' })
    else if (step.ask !== undefined) into.isKnown('prompt', step.ask, PROMPT_KINDS, at)
  }
}

function isStep(step: unknown): step is Step<EffectFrame> {
  if (typeof step !== 'object' || step === null || typeof (step as Step).name !== 'string') return false
  const { run, ask, options, answer } = step as { run?: unknown } & Partial<Ask<EffectFrame>>
  if (ask === undefined) return typeof run === 'function'
  return typeof options === 'function' && typeof answer === 'function'
}

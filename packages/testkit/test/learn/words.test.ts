import { firstNight } from '@haven/content/first-night'
import { RULE_IDS } from '@haven/engine'
import { forecast } from '@haven/odds'
import { coreRules } from '@haven/testkit'
import { Pupil, sceneOf } from '@haven/testkit/pupil'
import { describe, expect, test } from 'vitest'
import { textOf, words, wordsIn } from './time.ts'

const MOST_WORDS = 20
const MOST_LETTERS = 150

const keys = Object.keys(words.says)

describe('what First Night says', () => {
  test('is short, and never calls itself a tutorial', () => {
    for (const key of keys) {
      expect(wordsIn(textOf(key)), key).toBeLessThanOrEqual(MOST_WORDS)
      expect(textOf(key).length, key).toBeLessThanOrEqual(MOST_LETTERS)
      expect(textOf(key), key).not.toMatch(/tutorial|\blearn/i)
    }
    for (const line of words.ownersCard) expect(wordsIn(line), line).toBeLessThanOrEqual(MOST_WORDS)
    for (const [key, text] of Object.entries(words.typed)) expect(wordsIn(text), key).toBeLessThanOrEqual(MOST_WORDS)
  })

  test('is said somewhere, all of it', () => {
    const said = firstNight.flatMap(({ intro, reward, steps, otherwise }) => [
      ...intro,
      reward,
      ...steps.flatMap(({ say, hint, why = [] }) => [say, hint, ...why.map((each) => each.say)]),
      ...otherwise.map((each) => each.say),
    ])
    expect(keys.filter((key) => ![...said, 'fn.hint'].includes(key))).toEqual([])
  })

  test('names rules that there are', () => {
    const cited = firstNight.flatMap(({ steps, otherwise }) => [...steps.flatMap(({ why = [] }) => why), ...otherwise])
    for (const { rule } of cited) if (rule !== undefined) expect(RULE_IDS).toContain(rule)
  })

  test('the chances that it names are those of the odds', () => {
    const pupil = new Pupil(sceneOf(3))
    pupil.answer('fight')
    const { view } = pupil.update
    const [prompt] = view.prompts
    if (!prompt) throw new Error('nothing is asked')
    const both = (yes: boolean): number => {
      const option = prompt.options.find((each) => each.yes === yes)
      const told = option && forecast(coreRules, view, prompt, option, 'kills')
      if (told?.of !== 'fight') throw new Error('no fight is foreseen')
      return Math.round(100 * (told.outlook.stands.odds.kills[2] ?? 0))
    }
    const named = sceneOf(3).steps.flatMap(({ why = [] }) => why.flatMap(({ params }) => (params ? [params] : [])))
    expect(named).toEqual([{ off: both(false), on: both(true) }])
  })
})

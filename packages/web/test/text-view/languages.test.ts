import { coreBox } from '@haven/content'
import {
  compileBox,
  type Event,
  type Option,
  type Prompt,
  type Random,
  type Rules,
  randomFrom,
  type State,
} from '@haven/engine'
import { box } from '@haven/second-box'
import { languages as secondBox } from '@haven/second-box/words'
import { catalogueOf, figureFacts } from '@haven/text'
import { fetchPart, type WebWords } from '@haven/text/languages'
import { describe, expect, test } from 'vitest'
import { englishIn, isEnglish } from '../../../text/test/english-words.ts'
import { cityRows, type Speech } from '../../src/model/space-rows.ts'
import { heroRow, heroSentence, sinLines, spaceSentence, storyLines } from '../../src/screens/text-view/table-words.ts'

/** Whole games over both boxes, told by the log and shown by the text view: no word of them is English. */

const GAMES = 20
const MOST_DECISIONS = 6_000
/** The answers are read every so many decisions, the whole table less often. */
const ASK = 3
const LOOK = 42
const LANGUAGES = ['de', 'fr', 'ru'] as const

interface Spoken {
  readonly language: 'en' | (typeof LANGUAGES)[number]
  readonly speech: Omit<Speech, 'rules'>
  readonly panels: WebWords['panels']
}

async function spokenIn(language: Spoken['language']): Promise<Spoken> {
  const say = catalogueOf(await fetchPart(language, 'game')).with(await secondBox[language]())
  const words = { ...(await fetchPart(language, 'page')), ...(await fetchPart(language, 'table'))(say.say) }
  return { language, speech: { say, words: words.textView }, panels: words.panels }
}

const english = await spokenIn('en')
const others = await Promise.all(LANGUAGES.map(spokenIn))
const core = compileBox(coreBox)
const both = compileBox(coreBox, box)

/** What stands in the log, is asked, and is read of the table: in the same order in each language. */
function told(spoken: Spoken, { rules, state, events, asked }: Moment): string[] {
  const { say } = spoken.speech
  const lines = events.map((event) => say.event(event))
  if (asked) {
    const facts = { trackOf: (hero: string) => rules.tables.heroes.get(hero)?.track, ...figureFacts(asked.view) }
    lines.push(say.prompt(asked.prompt), ...asked.options.map((option) => say.option(option, asked.prompt, facts)))
  }
  if (!asked?.isLook) return lines
  const speech = { ...spoken.speech, rules }
  const view = rules.view(state, 'all')
  lines.push(...storyLines(view, speech), ...sinLines(view, speech))
  lines.push(...cityRows(view, speech).map((row) => spaceSentence(row, speech)))
  return [...lines, ...view.heroes.map((hero) => heroSentence(heroRow(hero, view, speech, spoken.panels), speech))]
}

interface Moment {
  readonly rules: Rules
  readonly state: State
  readonly events: readonly Event[]
  readonly asked: {
    readonly prompt: Prompt
    readonly options: readonly Option[]
    readonly view: ReturnType<Rules['view']>
    readonly isLook: boolean
  } | null
}

function* playAtRandom(game: number): Generator<Moment> {
  const rules = game % 2 === 0 ? core : both
  const random: Random = randomFrom(`languages ${game}`)
  const edition = game % 5 === 4 ? 'preview' : 'final'
  const setup = rules.resolveSetup({ heroPlayers: (game % 4) + 1, edition, secondCrate: game % 4 === 1 }, random)
  const opening = rules.opening(setup, `languages ${game}`)
  let { state } = opening
  yield { rules, state, events: opening.events, asked: null }
  for (let i = 0; i < MOST_DECISIONS && !state.over; i++) {
    const [prompt] = rules.prompts(state)
    if (!prompt) break
    const options = rules.options(state, prompt)
    if (i % ASK === 0) {
      const asked = { prompt, options, view: rules.view(state, 'all'), isLook: i % LOOK === 0 }
      yield { rules, state, events: [], asked }
    }
    const option = options[random.below(options.length)]?.id as string
    const result = rules.decide(state, { prompt: prompt.id, seat: prompt.seat, option })
    state = result.state
    yield { rules, state, events: result.events, asked: null }
  }
  expect(state.over, `game ${game} ends`).not.toBeNull()
}

describe('whole games', () => {
  test('the log and the text view have no English', () => {
    const faults: string[] = []
    const known = new Set<string>()
    for (let game = 0; game < GAMES; game++) {
      for (const moment of playAtRandom(game)) {
        for (const spoken of others) {
          for (const [i, line] of told(spoken, moment).entries()) {
            if (known.has(line)) continue
            known.add(line)
            const words = englishIn(line, spoken.language)
            // English has no other letters.
            const isWhole = /^[ -~]+$/.test(line) && isEnglish(line, told(english, moment)[i])
            if (words.length > 0 || isWhole) faults.push(`${spoken.language}: ${words.join(' ')}: ${line}`)
          }
        }
      }
    }
    expect(faults).toEqual([])
    expect(known.size).toBeGreaterThan(10_000)
  })
})

import type { Hindsight } from '@haven/bots'
import type { Option } from '@haven/engine'
import { drillWords as say } from '../../base/puzzle-words.ts'
import { catalogue } from '../../base/words.ts'
import type { ShippedDrillName } from '../../model/drill-sets.ts'
import { workerLink } from '../../model/link.ts'
import type { OwnDrill, Posed } from '../../model/puzzle-messages.ts'
import { optionText } from '../../model/words.ts'

/** Drills that are shipped and those of one's own games are asked alike, and differ in how an answer is judged. */

export type Drilled = ShippedDrillName | OwnDrill

export interface Verdict {
  readonly isRight: boolean
  /** How it went, the best answer, and what is to be said about it. */
  readonly said: string
  readonly best: readonly string[]
  readonly reason: string
}

export interface OpenDrill {
  readonly posed: Posed
  readonly title: string
  readonly judge: (option: string) => Promise<Verdict>
}

export const openDrill = (drilled: Drilled): Promise<OpenDrill> =>
  'name' in drilled ? openShipped(drilled) : openOwn(drilled)

function textIn({ view }: Posed, option: Pick<Option, 'id'>): string {
  const [question] = view.prompts
  const found = question?.options.find(({ id }) => id === option.id)
  return question && found ? optionText(found, question, view) : ''
}

async function openShipped({ name }: ShippedDrillName): Promise<OpenDrill> {
  const found = await workerLink().call('drill', { name })
  const { title = '', reason = '' } = say.says[name] ?? {}
  return {
    posed: found,
    title,
    judge: async (option) => {
      const isRight = found.best.includes(option)
      const best = found.best.map((id) => textIn(found, { id }))
      return { isRight, said: isRight ? say.right : say.wrong, best, reason }
    },
  }
}

const isWorse = (thought: Hindsight | null): thought is Hindsight => thought !== null && thought.gain.low > 0

/** What was done then is not told before the answer; the answer is thought over like the one of then. */
async function openOwn({ game, moment, lost }: OwnDrill): Promise<OpenDrill> {
  const found = await workerLink().call('own-drill', { game, moment })
  return {
    posed: found,
    title: say.own.title,
    judge: async (option) => {
      const thought = await workerLink().call('hindsight', { game, moment, option })
      const isSame = option === found.given
      const then = `${say.own.lost(lost)} ${isSame ? say.own.same : ''}`.trim()
      if (!isWorse(thought)) return { isRight: true, said: say.right, best: [], reason: then }
      const [question] = found.view.prompts
      const next = question ? thought.next.map((each) => optionText(each, question, found.view)) : []
      const answer = textIn(found, thought.option)
      const best = [catalogue.better({ answer, next, reasons: thought.reasons })]
      return { isRight: false, said: say.wrongBy(Math.round(100 * thought.gain.mean)), best, reason: then }
    },
  }
}

import type { Hindsight } from '@haven/bots'
import type { JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import { catalogue, words } from '../../base/words.ts'
import type { OwnDecision, TurningPoint } from '../../model/recap/turning.ts'
import { optionText } from '../../model/words.ts'
import type { Thoughts } from './use-recap.ts'

/** It is better, whatever luck the thought had: all of its interval lies above nothing. */
export const isBetter = (thought: Hindsight | null | undefined): thought is Hindsight =>
  thought != null && thought.gain.low > 0

/** On a card there is room for one step more; in the list for all of them, and for what speaks for it. */
function betterWords(
  thought: Hindsight,
  { prompt }: OwnDecision,
  view: TurningPoint['view'],
  isShort: boolean,
): string {
  const say = (each: Hindsight['option']): string => optionText(each, prompt, view)
  const { option, next, reasons } = thought
  const steps = isShort ? next.slice(0, 1) : next
  return catalogue.better({ answer: say(option), next: steps.map(say), reasons: isShort ? [] : reasons })
}

interface BetterProps {
  readonly point: TurningPoint
  readonly thoughts: Thoughts
  readonly isShort?: boolean
}

/** What our bots would have done at that moment, seeing no more than the one who decided. */
export function Better({ point, thoughts, isShort = false }: BetterProps): JSX.Element {
  const { recap: say } = words
  const { own, view } = point
  const thought = own ? thoughts.get(own.moment) : null
  const isThinking = thought === undefined
  if (!own || !isBetter(thought)) {
    return (
      <p class="better" aria-busy={isThinking}>
        {isThinking ? say.thinking : own ? say.noBetter : say.notYours}
      </p>
    )
  }
  return (
    <p class="better" data-found="">
      <b class="better__title">
        <Icon name="check" />
        {say.better}
      </b>
      <span class="better__words">{betterWords(thought, own, view, isShort)}</span>
      <b class="better__gain display" aria-hidden="true">
        {say.gain(thought.gain.mean)}
      </b>
      <span class="visually-hidden">{say.gainWords(thought.gain.mean)}</span>
    </p>
  )
}

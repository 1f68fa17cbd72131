import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { words } from '../../base/words.ts'
import type { DockPart } from '../../model/dock.ts'
import type { Question } from '../../model/targets.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { useDock } from '../../parts/context/use-dock.ts'
import { Die } from '../../parts/dice/Die.tsx'
import type { DieModel, RollModel } from '../../parts/dice/dice-model.ts'

interface RerollProps {
  readonly question: Question
  /** The dice as they lie; null where only their faces are known. */
  readonly roll: RollModel | null
}

/** One die for each answer with a face, where the throw itself was not told. */
const plain = ({ options }: Question, side: DieModel['side']): DieModel[] =>
  options.flatMap(({ face }, i) =>
    face === undefined
      ? []
      : [{ key: `${i}`, side, face: face as DieModel['face'], wave: 0, parent: null, as: null, cancelled: false }],
  )

/** Dice are pressed: each goes back into the hand. What is not pressed is kept, by the big button. */
export function RerollStage({ question, roll }: RerollProps): JSX.Element {
  const store = useStore()
  const { stage } = words
  const keep = question.options.find(({ none }) => none)
  const dice = roll ? roll.dice : plain(question, question.seat === 'sins' ? 'sins' : 'heroes')
  const optionFor = (face: string) => question.options.find((option) => option.face === face)
  const open = dice.filter(({ face }) => optionFor(face))
  const part = useMemo(
    (): DockPart => ({
      prompt: question.id,
      big: keep ? { title: stage.keepAll, option: keep.id, press: () => void store.answer(keep.id) } : null,
      tools: [],
    }),
    [question.id],
  )
  useDock(part)
  return (
    <fieldset class="plan" aria-label={stage.reroll} data-of="reroll">
      <div class="plan__row plan__dice">
        {dice.map((die) => {
          const option = optionFor(die.face)
          const number = open.indexOf(die) + 1
          if (!option) return <Die key={die.key} die={die} />
          return (
            <button
              key={die.key}
              type="button"
              class="reroll"
              data-option={option.id}
              aria-label={stage.rerollDie(die.face, number, open.length)}
              aria-keyshortcuts={number < 10 ? String(number) : undefined}
              onClick={() => void store.answer(option.id)}
            >
              <Die die={die} silent />
            </button>
          )
        })}
      </div>
      <p class="stage__line">{stage.rerollHint}</p>
    </fieldset>
  )
}

import type { Option, View } from '@haven/engine'
import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { catalogue, words } from '../../base/words.ts'
import type { DockPart } from '../../model/dock.ts'
import { forecastNote } from '../../model/forecast-note.ts'
import type { Question } from '../../model/targets.ts'
import { optionDetail, optionText } from '../../model/words.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { useDock } from '../../parts/context/use-dock.ts'

interface AskStageProps {
  readonly question: Question
  readonly view: View
}

/** Use a text or not: both ends side by side, as far as they can be told; the answers are in the dock. */
export function AskStage({ question, view }: AskStageProps): JSX.Element {
  const store = useStore()
  const part = useMemo((): DockPart => {
    const [yes, no] = yesNo(question)
    const deed = (option: Option) => ({
      option: option.id,
      title: optionText(option, question, view),
      press: () => void store.answer(option.id),
    })
    return {
      prompt: question.id,
      big: yes ? deed(yes) : null,
      tools: no ? [{ key: 'N', ...deed(no) }] : [],
    }
  }, [question.id])
  useDock(part)
  const [yes] = yesNo(question)
  const text = yes ? optionDetail(yes, question, view) : null
  return (
    <div class="asks">
      <p class="asks__question">{catalogue.prompt(question)}</p>
      <dl class="asks__ends">
        {yesNo(question).map((option) => (
          <div key={option.id} class="asks__end" data-yes={option.yes === true}>
            <dt>{optionText(option, question, view)}</dt>
            <dd>{forecastNote(store.thoughts.forecasts.value[option.id]) ?? words.stage.nothing}</dd>
          </div>
        ))}
      </dl>
      {text !== null && <p class="stage__line">{text}</p>}
    </div>
  )
}

const yesNo = ({ options }: Question): readonly Option[] => [...options].sort((a, b) => Number(b.yes) - Number(a.yes))

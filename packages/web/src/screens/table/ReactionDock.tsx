import type { Option } from '@haven/engine'
import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { words } from '../../base/words.ts'
import type { DockPart, DockTool } from '../../model/dock.ts'
import type { Question } from '../../model/targets.ts'
import { optionText } from '../../model/words.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { useDock } from '../../parts/context/use-dock.ts'

/** A reaction is put together on the board: the dock says what it comes to, and has the ways without a move. */
export function ReactionDock({ question }: { readonly question: Question }): JSX.Element | null {
  const store = useStore()
  const { reacting } = store
  const { value: view } = store.view
  const { value: reaction } = reacting.reaction
  const { value: here } = reacting.here
  const { reaction: say } = words.drafts
  const part = useMemo((): DockPart => {
    const deed = (option: Option, key: string): DockTool => ({
      key,
      option: option.id,
      title: view ? optionText(option, question, view) : '',
      press: () => void store.answer(option.id),
    })
    const [yes, no] = [true, false].map((way) => question.options.find((option) => option.yes === way))
    const isMove = reaction !== null && reaction.from !== reaction.to
    return {
      prompt: question.id,
      hint: say.hint,
      big: reaction
        ? {
            title: isMove ? (reaction.canFight ? say.moveAndFight : say.move) : say.fight,
            note: say.note(reaction.monster, reaction.to),
            press: () => void reacting.give(reaction.canFight),
          }
        : null,
      // What comes with a choice stands last: nothing moves for it.
      tools: [
        ...(no ? [deed(no, 'N')] : []),
        ...(yes ? [deed(yes, '1')] : []),
        ...(here === null ? [] : [{ key: '2', title: say.fightHere, press: () => void reacting.fightHere() }]),
        ...(isMove && reaction.canFight
          ? [{ key: '3', title: say.moveOnly, press: () => void reacting.give(false) }]
          : []),
      ],
    }
  }, [question.id, view, reaction, here])
  useDock(part)
  return null
}

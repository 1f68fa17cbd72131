import type { Option, View } from '@haven/engine'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import './list.css'
import { Icon } from '../../base/icons/Icon.tsx'
import { catalogue, words } from '../../base/words.ts'
import type { Group, Question } from '../../model/targets.ts'
import { optionText } from '../../model/words.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { KeyCap, shortcut } from './KeyCap.tsx'
import { OptionButton } from './OptionButton.tsx'
import { layoutOf } from './option-layout.ts'

interface ListProps {
  readonly question: Question
  readonly close: () => void
}

/** All answers in words, numbered, filtered by typing: for the keyboard, for readers, and for whoever likes lists. */
export function List({ question, close }: ListProps): JSX.Element | null {
  const store = useStore()
  const filter = useSignal('')
  const { value: view } = store.view
  if (!view) return null
  const { dock } = words
  const { deeds, moves, ends, groups } = layoutOf(question, store.narrowed.value)
  const looks = [
    ...deeds.map((option) => ({ option, look: 'deed' as const })),
    ...moves.map((option) => ({ option, look: 'move' as const })),
    ...ends.map((option) => ({ option, look: 'end' as const })),
  ].map((each, i) => ({ ...each, number: groups.length + i + 1 }))
  const wanted = filter.value.trim().toLocaleLowerCase()
  const shown = looks.filter(({ option }) => has(optionText(option, question, view), wanted))
  return (
    <aside class="list" aria-labelledby="list-title">
      <header class="list__head">
        <h2 id="list-title">{dock.listOf(question.options.length)}</h2>
        <button type="button" class="list__close" aria-label={dock.listClose} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      {question.options.length > FEW && (
        <input
          class="list__filter"
          type="search"
          data-carried=""
          aria-label={dock.listFilter}
          placeholder={dock.listFilter}
          value={filter.value}
          onInput={({ currentTarget }) => {
            filter.value = currentTarget.value
          }}
        />
      )}
      <fieldset class="list__answers" aria-labelledby="question">
        {store.narrowed.value !== null && (
          <button type="button" class="button option" data-tone="ghost" onClick={() => store.widen()}>
            {words.table.allOptions}
          </button>
        )}
        {groups
          .filter(({ what }) => has(catalogue.name(what), wanted))
          .map((group, i) => (
            <GroupButton key={group.what} group={group} number={i + 1} view={view} />
          ))}
        {shown.map(({ option, look, number }) => (
          <OptionButton key={option.id} option={option} question={question} number={number} look={look} />
        ))}
        {shown.length === 0 && groups.length === 0 && <p>{dock.listEmpty}</p>}
      </fieldset>
    </aside>
  )
}

/** So few need no filter. */
const FEW = 8
const has = (text: string, wanted: string): boolean => text.toLocaleLowerCase().includes(wanted)

/** A figure or a token that could go to several places: choosing it lights them. */
function GroupButton(props: { readonly group: Group; readonly number: number; readonly view: View }): JSX.Element {
  const store = useStore()
  const { group, number, view } = props
  return (
    <button
      type="button"
      class="button option"
      data-group={group.what}
      aria-keyshortcuts={shortcut(number)}
      onClick={() => store.narrow(group.options.map(({ id }) => id))}
    >
      <KeyCap number={number} />
      <span class="option__words">
        <span>{catalogue.name(group.what)}</span>
        <span class="option__note">{placeNote(group.options, view)}</span>
      </span>
    </button>
  )
}

/** Where a figure stands now, and how many places it could go to. */
function placeNote([first, ...others]: readonly Option[], view: View): string {
  const from = view.monsters.find(({ id }) => id === first?.monster)?.space
  return words.table.places(from ?? null, others.length + 1)
}

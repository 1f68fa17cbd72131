import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import type { IconName } from '../../base/icons/names.ts'
import { change, settings } from '../../base/settings.ts'
import { catalogue, words } from '../../base/words.ts'
import { refusalText } from '../../model/words.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { RuleSheet } from './RuleSheet.tsx'

/** Taking back, the list, the rule; and why something was not possible. */
export function DockTools(): JSX.Element {
  const store = useStore()
  const rule = useSignal<string | null>(null)
  const { value: question } = store.question
  const { value: why } = store.whyNot
  const { table, dock } = words
  const cited = why?.refusal?.rule ?? question?.rule
  const { list } = settings.value
  return (
    <div class="dock__tools">
      <Tool
        icon="undo"
        name={table.undo}
        hint={table.undoHint}
        letter="U"
        isOff={store.undoable.value === 0}
        press={() => void store.undo()}
      />
      <Tool
        icon="menu"
        name={dock.list}
        hint={dock.listHint}
        letter="L"
        isOff={!question}
        isPressed={list}
        press={() => change({ list: !list })}
      />
      <Tool
        icon="info"
        name={cited === undefined ? dock.rule : table.rule(cited)}
        short={dock.rule}
        hint={cited === undefined ? dock.rule : table.rule(cited)}
        letter="R"
        isOff={cited === undefined}
        press={() => {
          rule.value = cited ?? null
        }}
      />
      <p class="dock__why" role="status">
        {why && (why.refusal ? refusalText(why.refusal) : table.allowed)}
        {why?.refusal && catalogue.rule(why.refusal.rule) && (
          <a class="dock__cited" href={`/rules#${why.refusal.rule}`}>
            {catalogue.name(why.refusal.rule)}
          </a>
        )}
        {store.screen.value?.saved === false && table.notSaved}
      </p>
      {rule.value !== null && (
        <RuleSheet
          id={rule.value}
          close={() => {
            rule.value = null
          }}
        />
      )}
    </div>
  )
}

interface ToolProps {
  readonly icon: IconName
  readonly name: string
  readonly hint: string
  readonly letter: string
  /** What stands there, if the name is too long. */
  readonly short?: string
  readonly isOff?: boolean
  readonly isPressed?: boolean
  readonly press: () => void
}

/** It keeps its place when there is nothing to take back. */
function Tool({ icon, name, short = name, hint, letter, isOff = false, isPressed, press }: ToolProps): JSX.Element {
  return (
    <button
      type="button"
      class="dock__tool"
      title={hint}
      aria-label={name}
      aria-keyshortcuts={settings.value.keys ? letter : undefined}
      aria-pressed={isPressed}
      disabled={isOff}
      onClick={press}
    >
      <Icon name={icon} />
      <span class="dock__tool-name">{short}</span>
      <span class="key" aria-hidden="true">
        {letter}
      </span>
    </button>
  )
}

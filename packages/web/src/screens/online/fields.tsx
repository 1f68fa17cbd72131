import type { ComponentChildren, JSX } from 'preact'

export interface PickProps {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly words: string }[]
  readonly pick: (value: string) => void
  readonly hint?: string
}

export function Pick({ label, value, options, pick, hint }: PickProps): JSX.Element {
  return (
    <label class="field">
      {label}
      <select class="select" value={value} title={hint} onChange={(event) => pick(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.words}
          </option>
        ))}
      </select>
    </label>
  )
}

interface CheckProps {
  readonly label: string
  readonly hint?: string
  readonly checked: boolean
  readonly set: (on: boolean) => void
}

export function Check({ label, hint, checked, set }: CheckProps): JSX.Element {
  return (
    <label class="switch" title={hint}>
      <input type="checkbox" checked={checked} onChange={(event) => set(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  )
}

interface PanelProps {
  readonly title: string
  readonly children: ComponentChildren
}

export function Panel({ title, children }: PanelProps): JSX.Element {
  return (
    <fieldset class="panel stack online__panel">
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}

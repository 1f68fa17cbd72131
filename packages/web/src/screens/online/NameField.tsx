import type { Signal } from '@preact/signals'
import type { JSX } from 'preact'
import { say } from '../../base/online-words.ts'
import { keepName } from '../../model/online/secrets.ts'

const LONGEST = 24

/** All that one has to say about oneself. */
export function NameField({
  name,
  required = false,
}: {
  readonly name: Signal<string>
  readonly required?: boolean
}): JSX.Element {
  return (
    <label class="field">
      {say.rooms.name}
      <input
        class="input"
        required={required}
        maxLength={LONGEST}
        autocomplete="nickname"
        data-carried
        placeholder={say.rooms.nameHint}
        value={name.value}
        onInput={(event) => {
          name.value = event.currentTarget.value
          keepName(name.value.trim())
        }}
      />
    </label>
  )
}

import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { words } from '../../base/words.ts'
import type { TextSession } from './session.ts'

const MOST_REMEMBERED = 50

/** What was typed before comes back with the arrow keys. */
export function CommandLine({ session }: { readonly session: TextSession }): JSX.Element {
  const typed = useSignal('')
  const before = useRef<string[]>([])
  const at = useRef(0)
  const input = useRef<HTMLInputElement>(null)
  const { textView: say } = words
  useEffect(() => {
    input.current?.focus({ preventScroll: true })
  }, [])
  const send = () => {
    const line = typed.value.trim()
    if (line === '') return
    before.current = [...before.current, line].slice(-MOST_REMEMBERED)
    at.current = before.current.length
    typed.value = ''
    void session.type(line)
  }
  const recall = (by: 1 | -1) => {
    at.current = Math.min(Math.max(0, at.current + by), before.current.length)
    typed.value = before.current[at.current] ?? ''
  }
  return (
    <form
      class="command"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <label class="command__label" for="command">
        {say.command}
      </label>
      <input
        ref={input}
        id="command"
        class="input command__input"
        type="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        enterkeyhint="send"
        aria-describedby="command-hint"
        value={typed.value}
        onInput={(event) => {
          typed.value = event.currentTarget.value
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
          event.preventDefault()
          recall(event.key === 'ArrowUp' ? -1 : 1)
        }}
      />
      <button type="submit" class="button">
        {say.send}
      </button>
      <p class="command__hint" id="command-hint">
        {say.commandHint}
      </p>
    </form>
  )
}

import './phrase.css'
import { type Signal, useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { say } from '../../base/online-words.ts'
import { phraseOf, readPhrase } from '../../model/online/phrase.ts'
import { knownTables } from '../../model/online/secrets.ts'
import { phraseInUse } from '../../model/online/self.ts'
import {
  changePhrase,
  comeBack,
  type Done,
  leaveDevice,
  makePhrase,
  seatsHere,
  stopPhrase,
} from '../../model/online/shelf.ts'
import { canSeal } from '../../model/online/shelf-seal.ts'
import { Sheet } from '../../parts/page/Sheet.tsx'
import type { PhrasePart, PhraseSheetProps } from './PhraseLine.tsx'

/** The recovery phrase: made, typed in, shown, changed, given up. */
export function PhraseSheet({ part: first, close }: PhraseSheetProps): JSX.Element {
  const { mine } = say
  const part = useSignal<PhrasePart>(first)
  const said = useSignal('')
  return (
    <Sheet title={mine.phrase} close={close}>
      <div class="stack phrase">
        {!canSeal() ? (
          <p class="alarm" role="alert">
            {mine.needsHttps}
          </p>
        ) : part.value === 'make' ? (
          <Make part={part} said={said} />
        ) : part.value === 'enter' ? (
          <Enter close={close} />
        ) : (
          <Manage said={said} close={close} />
        )}
      </div>
    </Sheet>
  )
}

interface Trouble {
  readonly isBusy: Signal<boolean>
  readonly fault: Signal<string>
  /** Does it, and says what stood against it. */
  attempt(deed: () => Promise<Done>): Promise<boolean>
}

function useAttempt(): Trouble {
  const isBusy = useSignal(false)
  const fault = useSignal('')
  return {
    isBusy,
    fault,
    async attempt(deed) {
      isBusy.value = true
      fault.value = ''
      const done = await deed()
      isBusy.value = false
      if (done === 'done') return true
      fault.value = say.mine.no[done]
      return false
    },
  }
}

function Fault({ of: { fault } }: { readonly of: Trouble }): JSX.Element | null {
  if (fault.value === '') return null
  return (
    <p class="alarm" role="alert">
      {fault.value}
    </p>
  )
}

interface MakeProps {
  readonly part: Signal<PhrasePart>
  readonly said: Signal<string>
}

function Make({ part, said }: MakeProps): JSX.Element {
  const { mine } = say
  const trouble = useAttempt()
  const make = async () => {
    if (!(await trouble.attempt(makePhrase))) return
    said.value = mine.made
    part.value = 'manage'
  }
  return (
    <>
      <p>{mine.lead}</p>
      <ul class="phrase__points">
        {mine.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Fault of={trouble} />
      <div class="row">
        <button
          type="button"
          class="button"
          data-tone="primary"
          disabled={trouble.isBusy.value}
          onClick={() => void make()}
        >
          {mine.makeNow}
        </button>
        <button
          type="button"
          class="button"
          data-tone="ghost"
          onClick={() => {
            part.value = 'enter'
          }}
        >
          {mine.enter}
        </button>
      </div>
    </>
  )
}

function Enter({ close }: { readonly close: () => void }): JSX.Element {
  const { mine } = say
  const text = useSignal('')
  const told = useSignal<readonly string[]>([])
  const before = useMemo(seatsHere, [])
  const isOwn = useSignal(before === 0)
  const trouble = useAttempt()
  const { fault, isBusy } = trouble
  const come = async () => {
    const read = readPhrase(text.value)
    if (read.read !== 'secret') {
      fault.value =
        read.read === 'count'
          ? mine.no.count(read.words)
          : read.read === 'unknown'
            ? mine.no.unknown(read.typed, read.place)
            : mine.no.wrong
      return
    }
    if (!(await trouble.attempt(() => comeBack(read.secret, isOwn.value)))) return
    const slips = read.slips.map(({ typed, word }) => mine.slip(typed, word))
    told.value = [mine.back(knownTables().length), ...slips]
  }
  if (told.value.length > 0) {
    return (
      <>
        <div role="status">
          {told.value.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <div class="row">
          <button type="button" class="button" data-tone="primary" onClick={close}>
            {mine.title}
          </button>
        </div>
      </>
    )
  }
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault()
        void come()
      }}
    >
      <label class="field">
        {mine.typeIn}
        <textarea
          class="input phrase__typed"
          rows={4}
          required
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          aria-describedby="phrase-hint"
          aria-invalid={fault.value !== ''}
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value
            fault.value = ''
          }}
        />
      </label>
      <p id="phrase-hint" class="online__note">
        {mine.typeHint}
      </p>
      {before > 0 && <Whose tables={before} isOwn={isOwn} />}
      <Fault of={trouble} />
      <div class="row">
        <button type="submit" class="button" data-tone="primary" disabled={isBusy.value}>
          {isBusy.value ? mine.looking : mine.comeIn}
        </button>
      </div>
    </form>
  )
}

/** A browser that several people use: the keys of one are not for the list of another. */
function Whose({ tables, isOwn }: { readonly tables: number; readonly isOwn: Signal<boolean> }): JSX.Element {
  const { mine } = say
  return (
    <fieldset class="stack">
      <legend>{mine.whose(tables)}</legend>
      {([true, false] as const).map((own) => (
        <label key={String(own)} class="phrase__whose">
          <input
            type="radio"
            name="phrase-whose"
            required
            onChange={() => {
              isOwn.value = own
            }}
          />
          <span>{own ? mine.whoseMine : mine.whoseOther}</span>
        </label>
      ))}
    </fieldset>
  )
}

interface ManageProps {
  readonly said: Signal<string>
  readonly close: () => void
}

const DEEDS = ['change', 'stop', 'leave'] as const
type Deed = (typeof DEEDS)[number]

function Manage({ said, close }: ManageProps): JSX.Element | null {
  const { mine } = say
  const isShown = useSignal(said.value !== '')
  const wanted = useSignal<Deed | null>(null)
  const trouble = useAttempt()
  const phrase = phraseInUse()
  const { value: deed } = wanted
  const sure = { change: mine.changeSure, stop: mine.stopSure, leave: mine.leaveSure }
  const ask = (which: Deed) => {
    wanted.value = which
    said.value = ''
  }
  const change = async () => {
    if (await trouble.attempt(changePhrase)) said.value = mine.changed
    isShown.value = true
  }
  const act = async (which: Deed) => {
    wanted.value = null
    if (which === 'change') {
      await change()
      return
    }
    if (which === 'leave') leaveDevice()
    else if (!(await trouble.attempt(stopPhrase))) return
    close()
  }
  if (!phrase) return null
  return (
    <>
      <p role="status">{said.value}</p>
      <Words words={phraseOf(phrase)} isShown={isShown} />
      <Fault of={trouble} />
      {deed !== null ? (
        <fieldset class="stack phrase__sure" aria-label={mine[deed]}>
          <p>{sure[deed]}</p>
          <div class="row">
            <button type="button" class="button" data-tone="danger" onClick={() => void act(deed)}>
              {mine.sure}
            </button>
            <button
              type="button"
              class="button"
              onClick={() => {
                wanted.value = null
              }}
            >
              {mine.not}
            </button>
          </div>
        </fieldset>
      ) : (
        <div class="row phrase__deeds">
          {DEEDS.map((each) => (
            <button
              key={each}
              type="button"
              class="button"
              data-size="small"
              disabled={trouble.isBusy.value}
              onClick={() => ask(each)}
            >
              {mine[each]}
            </button>
          ))}
        </div>
      )}
    </>
  )
}

interface WordsProps {
  readonly words: readonly string[]
  readonly isShown: Signal<boolean>
}

function Words({ words, isShown }: WordsProps): JSX.Element {
  const { mine } = say
  const said = useSignal('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(words.join(' '))
      said.value = mine.copied
    } catch {
      said.value = mine.copyNot
      isShown.value = true
    }
  }
  return (
    <section class="stack" aria-label={mine.yours}>
      {isShown.value ? (
        <ol class="phrase__words" translate={false}>
          {words.map((word, i) => (
            <li key={`${i}-${word}`}>{word}</li>
          ))}
        </ol>
      ) : (
        <p>{mine.hidden}</p>
      )}
      <div class="row">
        <button
          type="button"
          class="button"
          data-size="small"
          onClick={() => {
            isShown.value = !isShown.value
          }}
        >
          {isShown.value ? mine.hide : mine.show}
        </button>
        <button type="button" class="button" data-size="small" onClick={() => void copy()}>
          {mine.copy}
        </button>
        <span role="status">{said.value}</span>
      </div>
    </section>
  )
}

import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { coachWords } from '../../base/coach-words.ts'
import { TableCoach } from '../../model/coach.ts'
import { keepCoach } from '../../model/coach-kept.ts'
import { useStore } from '../context/store-context.ts'
import { Told } from './Told.tsx'

/** The coach's strip: his line of the turn, and what would have been better, if asked. */
export function Coach(): JSX.Element | null {
  const store = useStore()
  const coach = useMemo(() => new TableCoach(store), [store])
  useEffect(() => () => coach.close(), [coach])
  const isAsked = useSignal(false)
  const { value: wiser } = store.coached.wiser
  useEffect(() => {
    isAsked.value = false
  }, [wiser])
  const { value: said } = store.coached.said
  const isBusy = store.scene.value !== null || (store.question.value === null && !store.view.value?.over)
  if (isBusy || (said === null && wiser === null)) return null
  const say = coachWords
  const text = isAsked.value && wiser !== null ? wiser : (said?.text ?? '')
  return (
    <Told icon="megaphone" voice={say.name} text={text}>
      {wiser !== null && !isAsked.value && (
        <button
          type="button"
          class="tip__ask"
          onClick={() => {
            isAsked.value = true
          }}
        >
          {say.ask}
        </button>
      )}
      {said && !isAsked.value && (
        <>
          <a class="tip__rule" href={`/rules#${said.line.rule}`} aria-label={`${say.rule} ${said.line.rule}`}>
            {say.rule}
          </a>
          <button type="button" class="tip__got" title={say.gotItHint} onClick={() => coach.gotIt(said.line)}>
            {say.gotIt}
          </button>
        </>
      )}
      <button type="button" class="tip__quiet" title={say.quietHint} onClick={() => keepCoach({ mode: 'quiet' })}>
        {say.quiet}
      </button>
    </Told>
  )
}

/** He is quiet, and comes when he is called. */
export function CallCoach(): JSX.Element {
  return (
    <button
      type="button"
      class="caption-lane__coach"
      title={coachWords.call}
      aria-label={coachWords.call}
      onClick={() => keepCoach({ mode: 'on' })}
    >
      <span aria-hidden="true">?</span>
    </button>
  )
}

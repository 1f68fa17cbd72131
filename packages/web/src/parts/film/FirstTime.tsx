import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import { Icon } from '../../base/icons/Icon.tsx'
import { change, settings, speedNow } from '../../base/settings.ts'
import { words } from '../../base/words.ts'
import { type FirstFact, factNow, turnOf } from '../../model/first-time.ts'
import { learn, levelOf } from '../../model/learned.ts'
import { useStore } from '../context/store-context.ts'
import { Told } from './Told.tsx'

/** What the player was told of this, and in which turn: one sentence a turn, and the next one in another. */
interface ToldFact {
  readonly turn: string
  readonly fact: FirstFact
}

/** The sentence that is due, in the lane's own place; null mostly. It asks nothing, and nothing waits for it. */
export function useFirstTime(): JSX.Element | null {
  const store = useStore()
  const told = useRef<readonly ToldFact[]>([])
  const { value: view } = store.view
  const { value: question } = store.question
  // Whoever wants everything at once has seen it before.
  if (!settings.value.hints || speedNow() === 'instant' || !view || !question || store.scene.value) return null
  // Where somebody is taught, one speaks at a time.
  if (store.lesson.value) return null
  const isVote = store.talk.value !== null
  const turn = turnOf(view, isVote)
  const before = told.current.find((each) => each.turn === turn)
  const isTold = (fact: FirstFact): boolean =>
    levelOf(fact) > 0 || told.current.some((each) => each.fact === fact && each.turn !== turn)
  const fact = before ? before.fact : factNow({ view, question, isVote }, isTold)
  if (fact === null || levelOf(fact) > 0) return null
  if (!before) told.current = [...told.current, { turn, fact }]
  return <Sentence fact={fact} />
}

function Sentence({ fact }: { readonly fact: FirstFact }): JSX.Element {
  const { firstTime: say } = words
  return (
    <Told icon="light-bulb" text={say.facts[fact]}>
      <button type="button" class="tip__got" onClick={() => learn(fact, 1)}>
        {say.gotIt}
      </button>
      <button
        type="button"
        class="tip__stop"
        title={say.stop}
        aria-label={say.stop}
        onClick={() => change({ hints: false })}
      >
        <span class="tip__word" aria-hidden="true">
          {say.stop}
        </span>
        <Icon name="close" />
      </button>
    </Told>
  )
}

import './puzzle.css'
import { QUIZ, type QuizConcept, rankFor, sceneAgain } from '@haven/table/puzzle'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { night } from '../../base/night-words.ts'
import { drillWords } from '../../base/puzzle-words.ts'
import { learn } from '../../model/learned.ts'
import { scenePath } from '../../model/night.ts'
import { Shell } from '../../parts/page/Shell.tsx'

const ANSWERS = ['right', 'wrong', 'silly'] as const
type Answer = (typeof ANSWERS)[number]

/** It is known, not done. */
const TOLD = 1

/** In another order each time. */
function shuffled(): readonly Answer[] {
  const left: Answer[] = [...ANSWERS]
  return ANSWERS.map(() => left.splice(Math.floor(Math.random() * left.length), 1)[0] as Answer)
}

/** `/drills/questions`: ten questions for fun, kept nowhere. */
export function QuizPage(): JSX.Element {
  const { quiz: say } = drillWords
  const at = useSignal(0)
  const missed = useSignal<readonly QuizConcept[]>([])
  const asked = QUIZ[at.value]
  const next = () => {
    at.value++
  }
  const answered = (concept: QuizConcept, isRight: boolean) => {
    if (isRight) learn(concept, TOLD)
    else missed.value = [...missed.value, concept]
  }
  const again = () => {
    missed.value = []
    at.value = 0
  }
  return (
    <Shell title={say.title}>
      {asked ? (
        <Question key={at.value} asked={asked} number={at.value + 1} answered={answered} next={next} />
      ) : (
        <Rank missed={missed.value} again={again} />
      )}
    </Shell>
  )
}

interface QuestionProps {
  readonly asked: (typeof QUIZ)[number]
  readonly number: number
  readonly answered: (concept: QuizConcept, isRight: boolean) => void
  readonly next: () => void
}

function Question({ asked, number, answered, next }: QuestionProps): JSX.Element {
  const { quiz: say } = drillWords
  const { concept, rule, scene } = asked
  const texts = say.ask[concept]
  const order = useMemo(shuffled, [concept])
  const chosen = useSignal<Answer | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const on = useRef<HTMLButtonElement>(null)
  // At once: whoever presses the next key has it there.
  useLayoutEffect(() => {
    if (number > 1) heading.current?.focus()
  }, [])
  // At once: whoever presses the next key has it there.
  useLayoutEffect(() => {
    if (chosen.value) on.current?.focus()
  }, [chosen.value])
  const choose = (answer: Answer) => {
    if (chosen.peek()) return
    chosen.value = answer
    answered(concept, answer === 'right')
  }
  return (
    <div class="puzzle-quiz">
      <p class="puzzle__about">{say.number(number, QUIZ.length)}</p>
      <h2 ref={heading} tabIndex={-1}>
        {texts.ask}
      </h2>
      <div class="puzzle-quiz__answers">
        {order.map((answer) => (
          <button
            key={answer}
            type="button"
            class="button"
            aria-pressed={chosen.value === answer}
            data-tone={chosen.value && answer === 'right' ? 'gold' : undefined}
            onClick={() => choose(answer)}
          >
            {texts[answer]}
          </button>
        ))}
      </div>
      <p role="status">{chosen.value && (chosen.value === 'right' ? say.right : say.wrong(texts.right))}</p>
      {chosen.value && (
        <p class="row">
          <button ref={on} type="button" class="button" data-tone="primary" onClick={next}>
            {number < QUIZ.length ? say.next : say.finish}
          </button>
          {chosen.value !== 'right' && (
            <a class="button" href={scenePath(scene)}>
              {say.see(night.scenes[scene] ?? '')}
            </a>
          )}
          <a class="button" data-tone="ghost" href={`/rules#${rule}`}>
            {say.rule(rule)}
          </a>
        </p>
      )}
    </div>
  )
}

interface RankProps {
  readonly missed: readonly QuizConcept[]
  readonly again: () => void
}

function Rank({ missed, again }: RankProps): JSX.Element {
  const { quiz: say } = drillWords
  const right = QUIZ.length - missed.length
  const rank = rankFor(right)
  const scene = sceneAgain(missed)
  return (
    <div class="puzzle-quiz">
      <div role="status">
        <h2>{say.ranks[rank]}</h2>
        <p>{say.score(right, QUIZ.length)}</p>
      </div>
      <p class="row">
        {rank === 'rookie' && (
          <a class="button" data-tone="primary" href={scenePath(scene)}>
            {say.see(night.scenes[scene] ?? '')}
          </a>
        )}
        <button type="button" class="button" onClick={again}>
          {say.again}
        </button>
        <a class="button" href="/drills">
          {drillWords.all}
        </a>
      </p>
    </div>
  )
}

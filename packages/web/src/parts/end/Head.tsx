import type { Outcome, View } from '@haven/engine'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../../base/icons/Icon.tsx'
import { catalogue, words } from '../../base/words.ts'
import { stepsOf } from '../../model/facts.ts'
import { rules } from '../../model/rules.ts'

export type LooksAs = 'heroes' | 'sins'

export function verdictOf({ winner }: Outcome, as: LooksAs): string {
  const { recap: say } = words
  return as === 'sins' ? say.verdictsOfSins[winner] : say.verdicts[winner]
}

/** What happened, in one sentence. */
export function lastSentence({ over, heroes, mission, round }: View): string {
  const { recap: say } = words
  if (over?.winner === 'heroes') return say.won(mission.id, round)
  const fallen = heroes.find(({ dead }) => dead)
  return fallen ? say.lost(fallen.hero, fallen.space, round) : over ? catalogue.outcome(over) : ''
}

interface Fact {
  readonly number: number
  readonly label: string
}

/** In four numbers. */
export function factsOf(view: View): readonly Fact[] {
  const { recap: say } = words
  const { stories, track } = rules.tables
  const story = stories.get(view.setup.story)
  const living = view.heroes.filter(({ dead }) => !dead).length + view.reserve.length
  const steps = story ? stepsOf(story).length : 0
  const done = view.over?.winner === 'heroes' ? steps : view.missionsDone.length
  const lost = view.setup.team.length - living
  return [
    { number: view.round, label: say.rounds(view.round) },
    { number: view.track, label: say.apocalypse(track.at(-1)?.level ?? 0) },
    { number: done, label: say.missions(steps) },
    { number: lost, label: say.lostHeroes(lost) },
  ]
}

/** The verdict, and why. It is there at once: everything that it says is in the last view. */
export function Head({ view, as }: { readonly view: View; readonly as: LooksAs }): JSX.Element | null {
  const { recap: say } = words
  const isRule = useSignal(false)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  const { over, setup } = view
  if (!over) return null
  const rule = catalogue.rule(over.rule)
  return (
    <section class="end__head" aria-labelledby="end-title">
      <p class="end__where">{say.facts(setup.story, setup.sin, setup.acolytes)}</p>
      <h1 class="end__verdict display" id="end-title" ref={title} tabIndex={-1}>
        {verdictOf(over, as)}
      </h1>
      <p class="end__sentence">
        {lastSentence(view)}{' '}
        <button
          type="button"
          class="end__how"
          aria-expanded={isRule.value}
          aria-controls="end-rule"
          onClick={() => {
            isRule.value = !isRule.value
          }}
        >
          <Icon name="info" />
          {say.how[over.winner]}
        </button>
      </p>
      <p class="end__rule panel" id="end-rule" hidden={!isRule.value}>
        {rule && (
          <>
            <b>{rule.title}</b> {rule.text} <a href={`/rules#${over.rule}`}>{over.rule}</a>
          </>
        )}
      </p>
      <dl class="end__facts">
        {factsOf(view).map(({ number, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{number}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

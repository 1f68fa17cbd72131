import './puzzle.css'
import { missedFirst, TOPICS } from '@haven/table/puzzle'
import type { JSX } from 'preact'
import { drillWords as say } from '../../base/puzzle-words.ts'
import { drillsAbout } from '../../model/drill-sets.ts'
import { puzzlesKept } from '../../model/puzzles-kept.ts'
import { Shell } from '../../parts/page/Shell.tsx'
import { OwnDrills } from './OwnDrills.tsx'

/** `/drills`: what can be practised, what was missed first. */
export function DrillsPage(): JSX.Element {
  const { drills: practised } = puzzlesKept.value
  const topics = missedFirst(TOPICS, practised).filter((topic) => drillsAbout(topic).length > 0)
  return (
    <Shell title={say.title}>
      <p class="puzzle__about">{say.about}</p>
      <p class="row">
        <a class="button" data-tone="primary" href="/drills/mixed" title={say.mixedHint}>
          {say.mixed}
        </a>
        <a class="button" href="/drills/questions" title={say.quiz.about}>
          {say.quiz.title}
        </a>
      </p>
      <OwnDrills />
      <h2>{say.topics}</h2>
      <ul class="puzzle__topics">
        {topics.map((topic) => {
          const { done, missed } = practised[topic] ?? { done: 0, missed: 0 }
          return (
            <li key={topic}>
              <a href={`/drills/${topic}`}>
                <b>{say.topic[topic]}</b>
                <span>{say.many(drillsAbout(topic).length)}</span>
                {done + missed > 0 && <span>{say.practised(done, missed)}</span>}
              </a>
            </li>
          )
        })}
      </ul>
    </Shell>
  )
}

import type { View } from '@haven/engine'
import type { JSX } from 'preact'
import { words } from '../../base/words.ts'
import { cityRows, type Speech } from '../../model/space-rows.ts'
import { heroRow } from './table-words.ts'

interface TableProps {
  readonly view: View
  readonly speech: Speech
}

export function Lines(props: {
  readonly id: string
  readonly title: string
  readonly lines: readonly string[]
}): JSX.Element {
  return (
    <section class="text-view__part panel" aria-labelledby={props.id}>
      <h2 id={props.id}>{props.title}</h2>
      {props.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  )
}

export function HeroTable({ view, speech }: TableProps): JSX.Element {
  const { textView: say } = words
  const heads = [say.hero, say.space, say.stats, say.corruption, say.wounds, say.tokens, say.bonuses, say.carries]
  return (
    <section class="text-view__part panel" aria-labelledby="text-heroes">
      <h2 id="text-heroes">{say.heroes}</h2>
      <Scroller label={say.heroesCaption}>
        <table class="table">
          <caption class="visually-hidden">{say.heroesCaption}</caption>
          <Head heads={heads} />
          <tbody>
            {view.heroes
              .map((hero) => heroRow(hero, view, speech, words.panels))
              .map((row) => (
                <tr key={row.hero}>
                  <th scope="row">{row.name}</th>
                  <td>{row.space}</td>
                  <td>{row.stats}</td>
                  <td>{row.corruption}</td>
                  <td>{row.wounds}</td>
                  <td>{row.tokens}</td>
                  <td class="text-view__long">{row.bonuses}</td>
                  <td>{row.has}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </Scroller>
    </section>
  )
}

export function CityTable({ view, speech }: TableProps): JSX.Element {
  const { textView: say } = words
  const heads = [say.space, say.heroesHere, say.monstersHere, say.tokensHere, say.cityActions, say.nextTo]
  return (
    <section class="text-view__part panel" aria-labelledby="text-city">
      <h2 id="text-city">{say.city}</h2>
      <Scroller label={say.cityCaption}>
        <table class="table">
          <caption class="visually-hidden">{say.cityCaption}</caption>
          <Head heads={heads} />
          <tbody>
            {cityRows(view, speech).map((row) => (
              <tr key={row.space} data-full={row.heroes.length > 0}>
                <th scope="row">{row.name}</th>
                <td>{row.heroes.join(', ') || say.nobody}</td>
                <td>{row.monsters.join(', ') || say.none}</td>
                <td>{row.tokens.join(', ') || say.none}</td>
                <td>{row.city.join(', ') || say.none}</td>
                <td class="text-view__long">{row.nextTo.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </section>
  )
}

function Head({ heads }: { readonly heads: readonly string[] }): JSX.Element {
  return (
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** A wide table scrolls by itself, the page does not. */
function Scroller(props: { readonly label: string; readonly children: JSX.Element }): JSX.Element {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
    <section class="text-view__scroller" tabIndex={0} aria-label={props.label}>
      {props.children}
    </section>
  )
}

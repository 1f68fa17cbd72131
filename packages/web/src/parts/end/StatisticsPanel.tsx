import type { JSX } from 'preact'
import { catalogue, words } from '../../base/words.ts'
import { HERO_COUNTS, type Statistics, TABLE_COUNTS } from '../../model/recap/statistics.ts'

export function StatisticsPanel({ statistics }: { readonly statistics: Statistics }): JSX.Element {
  const { recap: say } = words
  return (
    <>
      <dl class="numbers">
        {TABLE_COUNTS.map((name) => (
          <div key={name} class="numbers__one">
            <dt>{say.tableCounts[name]}</dt>
            <dd>{statistics.table[name]}</dd>
          </div>
        ))}
      </dl>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <section class="end__wide panel" tabIndex={0} aria-label={say.byHero}>
        <table class="table">
          <thead>
            <tr>
              <th scope="col">{say.hero}</th>
              {HERO_COUNTS.map((name) => (
                <th key={name} scope="col">
                  {say.heroCounts[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {statistics.heroes.map(({ hero, counts }) => (
              <tr key={hero}>
                <th scope="row">{catalogue.name(hero)}</th>
                {HERO_COUNTS.map((name) => (
                  <td key={name}>{counts[name]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

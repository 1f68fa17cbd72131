import type { MonsterKind } from '@haven/engine'
import type { JSX } from 'preact'
import { rulebook } from '../../base/rulebook-words.ts'
import { catalogue } from '../../base/words.ts'
import { figureOf } from '../../parts/art/figures.ts'
import { useTable } from '../../parts/context/table-context.ts'
import { MonsterPicture } from '../../parts/panels/ThingPicture.tsx'

/** Who and what is in the box, each with its own words. */

interface Entry {
  readonly id: string
  readonly picture?: JSX.Element
}

function Entries({ of }: { readonly of: readonly Entry[] }): JSX.Element {
  return (
    <dl class="entries">
      {of.map(({ id, picture }) => {
        const found = catalogue.rule(id)
        return found ? (
          <div key={id}>
            <dt>
              {picture}
              <a href={`#${id}`}>{found.title}</a>
            </dt>
            <dd>{found.text}</dd>
          </div>
        ) : null
      })}
    </dl>
  )
}

const monster = (kind: MonsterKind, of: { sin: string; acolytes: string }): JSX.Element => (
  <MonsterPicture kind={kind} art={figureOf(kind, kind, of)} />
)

export function Sins(): JSX.Element {
  const { facts } = useTable()
  return (
    <div class="rule-figure rule-lists">
      {Object.entries(facts.sins).map(([id, sin]) => {
        const company = { sin: id, acolytes: '' }
        return (
          <section key={id}>
            <h4>{catalogue.name(id)}</h4>
            <Entries
              of={[
                { id: sin.power, picture: monster('abomination', company) },
                { id: sin.controller.id, picture: monster('controller', company) },
                { id: sin.avatar.id, picture: monster('avatar', company) },
              ]}
            />
          </section>
        )
      })}
    </div>
  )
}

export function AcolyteKinds(): JSX.Element {
  const { facts } = useTable()
  return (
    <div class="rule-figure">
      <Entries
        of={Object.entries(facts.acolytes).map(([id, { ability }]) => ({
          id: ability,
          picture: monster('acolyte', { sin: '', acolytes: id }),
        }))}
      />
    </div>
  )
}

export function Stories(): JSX.Element {
  const { facts } = useTable()
  return (
    <div class="rule-figure">
      <Entries of={Object.keys(facts.stories).map((id) => ({ id }))} />
    </div>
  )
}

export function Editions(): JSX.Element {
  const { columns, rows } = rulebook.differences
  return (
    <div class="editions">
      <table>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(rows).map(([rule, [final, preview]]) => (
            <tr key={rule}>
              <th scope="row">
                <a href={`#${rule}`}>{rule}</a>
              </th>
              <td data-column={columns[1]}>{final}</td>
              <td data-column={columns[2]}>{preview}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

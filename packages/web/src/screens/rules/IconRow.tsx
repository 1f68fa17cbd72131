import type { JSX } from 'preact'
import { rulebook } from '../../base/rulebook-words.ts'
import { LegendRows, useLegend } from '../../parts/panels/Legend.tsx'
import { ThingPicture } from '../../parts/panels/ThingPicture.tsx'
import { CITY_ICONS, HERO_DIE, SIN_DIE } from './outline.ts'
import { SPOKEN_OF } from './pictured.ts'

/** Whoever does not know what a thing is called presses it. */

export interface Picked {
  readonly name: string
  readonly title: string
  /** Paragraphs that speak of it, whatever words they use. */
  readonly rules: ReadonlySet<string>
}

const TOKENS = [
  'fire',
  'corruption',
  'pentagram',
  'nest',
  'altar',
  'innocent',
  'extraTurn',
  'metro',
  'orbital',
  'commissioner',
  'proxy',
  'ravencorp',
  'back',
]

type Group = keyof typeof rulebook.icons.groups
const GROUPS: Readonly<Record<Group, readonly string[]>> = {
  hero: HERO_DIE,
  sin: SIN_DIE,
  tokens: TOKENS.map((id) => `token:${id}`),
  city: CITY_ICONS,
  turns: ['counter:turn', 'counter:extra', 'counter:city', 'counter:reaction'],
}

export const ICONS: readonly string[] = Object.values(GROUPS).flat()

const spokenOf = (name: string): string[] =>
  Object.entries(SPOKEN_OF).flatMap(([rule, names]) => (names.includes(name) ? [rule] : []))

interface IconRowProps {
  readonly picked: Picked | null
  readonly pick: (picked: Picked | null) => void
}

export function IconRow({ picked, pick }: IconRowProps): JSX.Element {
  const rows = useLegend()
  const { icons } = rulebook
  const shown = rows.filter(({ name }) => name === picked?.name)
  return (
    <section class="rules__icons" aria-label={icons.title}>
      <div class="rules__icon-groups">
        {(Object.keys(GROUPS) as Group[]).map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a row of buttons is no form.
          <div key={group} class="rules__icon-group" role="group" aria-label={icons.groups[group]}>
            <span class="rules__icon-name" aria-hidden="true">
              {icons.groups[group]}
            </span>
            {rows
              .filter(({ name }) => GROUPS[group].includes(name))
              .map(({ name, thing, found }) => (
                <button
                  key={name}
                  type="button"
                  class="rules__icon"
                  title={found.title}
                  aria-label={found.title}
                  aria-pressed={picked?.name === name}
                  onClick={() =>
                    pick(
                      picked?.name === name
                        ? null
                        : { name, title: found.title, rules: new Set([...found.rules, ...spokenOf(name)]) },
                    )
                  }
                >
                  <ThingPicture thing={thing} />
                </button>
              ))}
          </div>
        ))}
      </div>
      {shown.length > 0 && (
        <div class="panel rules__picked">
          <LegendRows rows={shown} />
          <button type="button" class="button" data-size="small" onClick={() => pick(null)}>
            {icons.clear}
          </button>
        </div>
      )}
    </section>
  )
}

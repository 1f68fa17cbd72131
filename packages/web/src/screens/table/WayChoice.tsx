import type { JSX } from 'preact'
import { words } from '../../base/words.ts'
import type { Way } from '../../model/ways.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { wayFacts } from '../../parts/table/way-words.ts'

/** A goal was chosen on the board: the shortest way or the safest, where they differ. */
export function WayChoice(): JSX.Element | null {
  const store = useStore()
  const { ways } = store
  const { value: to } = ways.chosen
  const both = to === null ? [] : ways.alternatives(to)
  if (both.length === 0) return null
  return (
    <fieldset class="way" aria-label={words.ways.group}>
      {both.map((way) => (
        <WayButton key={way.name} way={way} />
      ))}
    </fieldset>
  )
}

function WayButton({ way }: { readonly way: Way }): JSX.Element {
  const { ways } = useStore()
  const isShown = ways.name.value === way.name
  return (
    <button
      type="button"
      class="way__button"
      data-way={way.name}
      aria-pressed={isShown}
      onClick={() => {
        ways.name.value = way.name
      }}
    >
      <span class="way__name">{words.ways.names[way.name]}</span>
      <span class="way__odds">{words.ways.option(wayFacts(way))}</span>
    </button>
  )
}

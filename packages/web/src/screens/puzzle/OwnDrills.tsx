import type { JSX } from 'preact'
import { fail } from '../../base/failure.ts'
import { drillWords } from '../../base/puzzle-words.ts'
import { isLooking, lookThrough, ownDrills } from '../../model/own-drills.ts'

/** Out of one's own games: looking through them takes a while, so it is done when somebody wants it. */
export function OwnDrills(): JSX.Element {
  const { own: say } = drillWords
  const { value: looked } = ownDrills
  const found = looked?.found.length ?? 0
  const look = () => {
    lookThrough().catch((error: unknown) => fail(String(error)))
  }
  return (
    <section class="stack" aria-labelledby="own-drills">
      <h2 id="own-drills">{say.title}</h2>
      <p class="puzzle__about">{say.about}</p>
      <div role="status">{looked && !isLooking(looked) && <p>{found === 0 ? say.none : say.found(found)}</p>}</div>
      {looked && isLooking(looked) && (
        <label class="stack">
          {say.looking(looked.done + 1, looked.games)}
          <progress max={looked.games} value={looked.done} />
        </label>
      )}
      <p class="row">
        {!looked && (
          <button type="button" class="button" onClick={look}>
            {say.look}
          </button>
        )}
        {found > 0 && (
          <a class="button" data-tone="gold" href="/drills/own">
            {say.title}
          </a>
        )}
      </p>
    </section>
  )
}

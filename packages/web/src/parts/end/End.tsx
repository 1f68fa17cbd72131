import './end.css'
import './more.css'
import type { View } from '@haven/engine'
import { useSignal } from '@preact/signals'
import type { ComponentChildren, JSX } from 'preact'
import { words } from '../../base/words.ts'
import type { Recap } from '../../model/recap/recap.ts'
import { Sheet } from '../page/Sheet.tsx'
import { Curve } from './Curve.tsx'
import { Deed } from './Deed.tsx'
import { Door, type Doors } from './Door.tsx'
import { EndScene } from './EndScene.tsx'
import { Head, type LooksAs } from './Head.tsx'
import { Luck } from './Luck.tsx'
import { More } from './More.tsx'
import { Share } from './Share.tsx'
import { Team } from './Team.tsx'
import { TurningPoints } from './TurningPoints.tsx'
import { useRecap } from './use-recap.ts'

interface EndProps {
  /** What the worker calls it; null until it is here. */
  readonly game: string | null
  readonly view: View
  readonly as: LooksAs
  readonly doors: Doors
  readonly verify: () => Promise<string>
  /** What can be played next. */
  readonly next: ComponentChildren
  /** More to share, of this kind of table. */
  readonly sharing?: ComponentChildren
  /** It was counted before. */
  readonly known?: Recap
}

/**
 * A game is over: full screen, over a picture of how it ended. The verdict is there at once; the rest comes into places
 * that were kept for it, as it is counted.
 */
export function End({ game, view, as, doors, verify, next, sharing, known }: EndProps): JSX.Element {
  const { recap: say } = words
  const { recap: counted, thoughts } = useRecap(game, known)
  const isSharing = useSignal(false)
  const { value: recap } = counted
  return (
    <main class="end" data-winner={view.over?.winner} data-counted={recap !== null}>
      <div class="end__scene" aria-hidden="true">
        <EndScene view={view} />
      </div>
      <div class="end__body">
        <header class="end__bar">
          <a class="page__home display" href="/">
            {words.shell.product}
          </a>
          <a class="end__you" href="/you">
            {words.shell.you}
          </a>
        </header>
        <Head view={view} as={as} />
        <Team view={view} fell={recap?.fell ?? null} />
        <div class="end__numbers">
          <Curve recap={recap} doors={doors} />
          <Luck sides={recap?.sides ?? null} sin={view.setup.sin} as={as} />
        </div>
        <TurningPoints game={game} recap={recap} thoughts={thoughts.value} doors={doors} />
        <nav class="end__deeds" aria-label={say.next}>
          {next}
          <Door doors={doors} look="end-deed">
            <Deed icon="play" name={say.watch} hint={recap ? say.turns(recap.turns) : ''} />
          </Door>
          <button
            type="button"
            class="end-deed"
            aria-haspopup="dialog"
            disabled={!recap}
            onClick={() => {
              isSharing.value = true
            }}
          >
            <Deed icon="share" name={say.share} hint={say.shareHint} />
          </button>
        </nav>
        {recap && <More recap={recap} thoughts={thoughts.value} doors={doors} />}
      </div>
      {isSharing.value && recap && game !== null && (
        <Sheet
          title={say.share}
          close={() => {
            isSharing.value = false
          }}
        >
          <Share game={game} recap={recap} verify={verify}>
            {sharing}
          </Share>
        </Sheet>
      )}
    </main>
  )
}

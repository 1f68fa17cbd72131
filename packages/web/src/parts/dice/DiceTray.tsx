import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { wantsStillness } from '../../base/settings.ts'
import { isNewThrow } from '../../model/film/thrown.ts'
import { useTable } from '../context/table-context.ts'
import { Die } from './Die.tsx'
import { type RollModel, tally } from './dice-model.ts'
import { type Pace, type Playing, roll, shatter, type Thrown } from './motion.ts'

export interface DiceTrayProps {
  /** A new throw has a new id: it is rolled; the same one stays as it lies. */
  readonly id: string
  readonly hero: RollModel | null
  readonly sins: RollModel | null
  /** Whose lanes they are: a hero's, a sin's. */
  readonly of: { readonly hero: string; readonly sins: string }
  /** 1 is normal, 0 at once. */
  readonly speed?: number
  readonly onSettled?: () => void
  /** The dice alone, without their sum in words. */
  readonly brief?: boolean
}

interface LaneProps {
  readonly roll: RollModel
  readonly who: string
  readonly brief: boolean
}

function Lane({ roll: rolled, who, brief }: LaneProps): JSX.Element {
  const { say, words } = useTable()
  const faces = tally(rolled)
  return (
    <article class="tray__lane" data-side={rolled.side} aria-label={words.roll(who, faces)}>
      <p class="tray__name" aria-hidden="true">
        {say.name(who)}
      </p>
      {rolled.dice.length === 0 ? (
        <p class="piles__none">{words.noDice}</p>
      ) : (
        <div class="tray__dice">
          {rolled.dice.map((die) => (
            <Die key={die.key} die={die} />
          ))}
        </div>
      )}
      {rolled.dice.length > 0 && !brief && (
        <p class="tray__sum" aria-hidden="true">
          {words.faces(faces)}
        </p>
      )}
    </article>
  )
}

const find = (root: HTMLElement, key: string): HTMLElement | null => root.querySelector(`[data-die="${key}"]`)

function thrownIn(root: HTMLElement, rolls: readonly RollModel[]): Thrown[] {
  return rolls.flatMap(({ dice }) =>
    dice.flatMap(({ key, wave, parent }) => {
      const element = find(root, key)
      const from = parent === null ? null : (dice[parent]?.key ?? null)
      return element ? [{ element, wave, parent: from === null ? null : find(root, from) }] : []
    }),
  )
}

/** Dice of a hero that stop something, beside what they stop. */
function pairsIn(root: HTMLElement, hero: RollModel | null, sins: RollModel): [HTMLElement | null, HTMLElement][] {
  const of = (stops: 'defense' | 'counter'): string[] =>
    (hero?.dice ?? []).filter((die) => die.cancelled && (die.face === stops || die.as === stops)).map(({ key }) => key)
  const left = { defense: of('defense'), counter: of('counter') }
  return sins.dice
    .filter(({ cancelled }) => cancelled)
    .flatMap(({ key, face }) => {
      const stopped = find(root, key)
      const by = left[face === 'corruption' ? 'counter' : 'defense'].shift()
      return stopped ? [[by === undefined ? null : find(root, by), stopped] as [HTMLElement | null, HTMLElement]] : []
    })
}

/** Both rolls of a fight, side by side: they tumble when they are thrown, and break when they are cancelled. */
export function DiceTray({ id, hero, sins, of, speed = 1, onSettled, brief = false }: DiceTrayProps): JSX.Element {
  const tray = useRef<HTMLDivElement>(null)
  const playing = useRef<Playing | null>(null)
  const cancelled = sins?.dice.filter((die) => die.cancelled).length ?? 0
  const pace = (): Pace => ({ factor: speed, still: wantsStillness() })

  useLayoutEffect(() => {
    if (!tray.current) return
    const element = tray.current
    let isNew = true
    element.dataset.rolling = ''
    playing.current = roll(
      thrownIn(
        tray.current,
        // What lies there already does not fall again, wherever it is drawn anew.
        [hero, sins].filter((each) => each !== null).filter((each) => isNewThrow(each.key ?? `${id} ${each.side}`)),
      ),
      pace(),
    )
    playing.current.finished.then(
      () => {
        if (!isNew) return
        delete element.dataset.rolling
        onSettled?.()
      },
      () => undefined,
    )
    return () => {
      isNew = false
      playing.current?.finish()
    }
  }, [id])

  useEffect(() => {
    if (tray.current && sins && cancelled > 0) shatter(pairsIn(tray.current, hero, sins), pace())
  }, [id, cancelled])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: any key skips, by the keys of the table; a click does the same
    // biome-ignore lint/a11y/noStaticElementInteractions: skipping is a comfort, never the only way
    <div ref={tray} class="tray" onClick={() => playing.current?.finish()}>
      {hero && <Lane roll={hero} who={of.hero} brief={brief} />}
      {sins && <Lane roll={sins} who={of.sins} brief={brief} />}
    </div>
  )
}

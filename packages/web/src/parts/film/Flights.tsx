import type { JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Icon } from '../../base/icons/Icon.tsx'
import { speedNow, wantsStillness } from '../../base/settings.ts'
import { catalogue } from '../../base/words.ts'
import { factorOf } from '../../model/film/tempo.ts'
import { thing } from '../../model/inspect/things.ts'
import { MonsterPicture } from '../panels/ThingPicture.tsx'
import { type Spot, spotOf, spotOfSpace, useSpots } from './spots.ts'

/** What leaves one place of the table and comes to another. */

const shown = (what: string): Element | null =>
  [...document.querySelectorAll(`[data-inspect="${what}"]`)].find((each) => each.getClientRects().length > 0) ?? null

/** The row of hearts, and the slot of his board, or his portrait where the board is not open. */
export function woundWay(hero: string, slot: number): { from: Element | null; to: Element | null } {
  const from = shown(thing('stat', 'lives', hero))
  const onStage = document.querySelector(`.slots [data-slot="${slot}"]`)
  const to =
    onStage ?? shown(thing('slot', slot, hero)) ?? from?.closest('.hero-line, .hero')?.querySelector('.portrait')
  return { from, to: to ?? null }
}

const HEART_MS = 420

/** WOUND-1: a heart leaves the row of lives and lies down on its slot. */
export function FlyingHeart({ hero, slot }: { readonly hero: string; readonly slot: number }): JSX.Element | null {
  const element = useRef<HTMLDivElement>(null)
  const way = useSpots(() => {
    const { from, to } = woundWay(hero, slot)
    return { from: spotOf(from), to: spotOf(to) }
  }, `${hero} ${slot}`)
  const { from = null, to = null } = way ?? {}
  useLayoutEffect(() => {
    if (!from || !to || wantsStillness()) return
    element.current?.animate(
      {
        transform: [
          'none',
          `translate(${(to.x - from.x) * 0.55}px, ${to.y - from.y - 34}px) scale(1.9)`,
          `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(0.9)`,
        ],
      },
      { duration: HEART_MS * factorOf(speedNow()), easing: 'cubic-bezier(.3,.1,.5,1)', fill: 'forwards' },
    )
  }, [way])
  if (!from || !to) return null
  // Without motion it lies there at once.
  const at = wantsStillness() ? to : from
  return (
    <div ref={element} class="film-at film-heart" style={placeOf(at)}>
      <Icon name="broken-heart" />
    </div>
  )
}

const placeOf = ({ x, y }: Spot) => ({ left: `${x}px`, top: `${y}px` })

interface RisenProps {
  readonly acolytes: string
  readonly space: string
}

/** A dead figure rises from its space into the stage, where its dice join. */
export function Risen({ acolytes, space }: RisenProps): JSX.Element | null {
  const element = useRef<HTMLDivElement>(null)
  const way = useSpots(() => {
    const stage = spotOf(document.querySelector('.stage'))
    return { from: spotOfSpace(space), to: stage && { ...stage, x: stage.x + stage.w / 4 } }
  }, space)
  const { from = null, to = null } = way ?? {}
  useLayoutEffect(() => {
    if (!from || !to || wantsStillness()) return
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    element.current?.animate(
      {
        transform: ['translateY(40px) scale(0.4)', 'scale(1.4)', `translate(${dx}px, ${dy}px) scale(2.2)`],
        opacity: [0, 1, 1],
        offset: [0, 0.4, 1],
      },
      { duration: 1_200 * factorOf(speedNow()), easing: 'cubic-bezier(.3,.6,.3,1)', fill: 'forwards' },
    )
  }, [way])
  const at = wantsStillness() ? (to ?? from) : from
  if (!at) return null
  return (
    <div ref={element} class="film-at film-risen" style={placeOf(at)}>
      <MonsterPicture kind="acolyte" art={acolytes} />
      <b>{catalogue.name(acolytes)}</b>
    </div>
  )
}

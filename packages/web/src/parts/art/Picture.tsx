import './art.css'
import type { JSX } from 'preact'
import { Initial } from './Initial.tsx'
import type { Wish } from './pictures.ts'
import { usePicture } from './usePicture.ts'

interface PictureProps {
  readonly wish: Wish
  /** What stands for it if nobody has drawn it. */
  readonly otherwise?: JSX.Element
  /** Of whom nobody drew the bust alone is painted: his name, to set its initial on it. */
  readonly name?: string
}

/** A painted picture that fills its place; nothing until it is there, and a soft change when it changes. Says nothing. */
export function Picture({ wish, otherwise, name }: PictureProps): JSX.Element {
  const { now, before, isMissing, isBust, settle } = usePicture(wish)
  if (isMissing && otherwise) return otherwise
  return (
    <>
      {before && <img key={before} class="art" src={before} alt="" decoding="async" draggable={false} />}
      {now && (
        <img
          key={now}
          class="art"
          data-fresh={before ? '' : undefined}
          src={now}
          alt=""
          decoding="async"
          draggable={false}
          onAnimationEnd={settle}
        />
      )}
      {isBust && name && <Initial of={name} cut={cutOf(wish)} />}
    </>
  )
}

function cutOf({ subject }: Wish) {
  if (subject.what !== 'hero' || subject.cut === 'whole') return 'whole'
  return subject.state.dead ? 'chalk' : subject.cut
}

/** The same on the board, in its units. */
export function BoardPicture(props: {
  readonly wish: Wish
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly clip?: string
  readonly name?: string
}): JSX.Element {
  const { wish, x, y, w, h, clip, name } = props
  const { now, before, isBust, settle } = usePicture(wish)
  const box = { x, y, width: w, height: h }
  const place = { ...box, ...(clip && { 'clip-path': clip }) }
  return (
    <>
      {before && <image key={before} class="art-piece" href={before} preserveAspectRatio="xMidYMid slice" {...place} />}
      {now && (
        <image
          key={now}
          class="art-piece"
          data-fresh={before ? '' : undefined}
          href={now}
          preserveAspectRatio="xMidYMid slice"
          {...place}
          onAnimationEnd={settle}
        />
      )}
      {isBust && name && <Initial of={name} cut={cutOf(wish)} place={box} />}
    </>
  )
}

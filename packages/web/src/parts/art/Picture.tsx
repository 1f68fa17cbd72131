import './art.css'
import type { JSX } from 'preact'
import type { Wish } from './pictures.ts'
import { usePicture } from './usePicture.ts'

interface PictureProps {
  readonly wish: Wish
  /** What stands for it if nobody has drawn it. */
  readonly otherwise?: JSX.Element
}

/** A painted picture that fills its place; nothing until it is there, and a soft change when it changes. Says nothing. */
export function Picture({ wish, otherwise }: PictureProps): JSX.Element {
  const { now, before, isMissing, settle } = usePicture(wish)
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
    </>
  )
}

/** The same on the board, in its units. */
export function BoardPicture(props: {
  readonly wish: Wish
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly clip?: string
}): JSX.Element {
  const { wish, x, y, w, h, clip } = props
  const { now, before, settle } = usePicture(wish)
  const place = { x, y, width: w, height: h, ...(clip && { 'clip-path': clip }) }
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
    </>
  )
}

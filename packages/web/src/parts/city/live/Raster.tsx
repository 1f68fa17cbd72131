import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Rect } from '../geometry/plan.ts'
import type { Brief } from '../paint/city.ts'
import { paintPicture } from '../raster/painter.ts'
import type { Camera, Size } from './camera.ts'

/** No picture has more pixels than this; what is nearer gets a picture of its own. */
const MOST_PIXELS = 9_000_000
/** A picture may be enlarged by this much before a finer one is ordered. */
const ENLARGED = 1.15

export interface RasterProps {
  readonly brief: Brief
  readonly picture: Rect
  readonly whole: Camera
  /** Where the camera rests. */
  readonly camera: Camera
  readonly window: Size
  /** Milliseconds in which a changed city takes the place of the old one. */
  readonly fade: number
}

function show(canvas: HTMLCanvasElement, bitmap: ImageBitmap, { x, y, w, h }: Rect, picture: Rect): void {
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
  canvas.style.left = `${x - picture.x}px`
  canvas.style.top = `${y - picture.y}px`
  canvas.style.width = `${w}px`
  canvas.style.height = `${h}px`
  canvas.hidden = false
  // Until the first picture is there, outlines stand in for it.
  canvas.closest('.city')?.setAttribute('data-painted', '')
}

/** The finest step below which a whole picture stays small enough; in steps, so that a resize seldom paints anew. */
export function baseScale(picture: Rect, whole: Camera, density: number): number {
  const wanted = Math.ceil(whole.k * density * 4) / 4
  return Math.min(wanted, Math.sqrt(MOST_PIXELS / (picture.w * picture.h)))
}

/** What is seen, with a margin for a short way, within the picture. */
function seen(camera: Camera, window: Size, picture: Rect): Rect {
  const w = window.w / camera.k
  const h = window.h / camera.k
  const left = Math.max(picture.x, camera.x - w * 0.12)
  const top = Math.max(picture.y, camera.y - h * 0.12)
  return {
    x: left,
    y: top,
    w: Math.min(picture.x + picture.w, camera.x + w * 1.12) - left,
    h: Math.min(picture.y + picture.h, camera.y + h * 1.12) - top,
  }
}

/** The painted city: two canvases that fade into each other, and a finer one of what is seen from near. */
export function Raster({ brief, picture, whole, camera, window, fade }: RasterProps): JSX.Element {
  const first = useRef<HTMLCanvasElement>(null)
  const second = useRef<HTMLCanvasElement>(null)
  const detail = useRef<HTMLCanvasElement>(null)
  const front = useRef(-1)
  const density = globalThis.devicePixelRatio || 1
  const scale = baseScale(picture, whole, density)
  const wanted = Math.min(camera.k * density, 4)
  const needsDetail = wanted > scale * ENLARGED

  useEffect(() => {
    let isCurrent = true
    void paintPicture('city', brief, picture, scale).then((bitmap) => {
      const next = front.current === 0 ? second.current : first.current
      if (!bitmap || !isCurrent || !next) return
      show(next, bitmap, picture, picture)
      next.style.zIndex = '1'
      const last = front.current === 0 ? first.current : second.current
      if (last) last.style.zIndex = '0'
      if (front.current >= 0 && fade > 0) next.animate({ opacity: [0, 1] }, { duration: fade, easing: 'ease-in-out' })
      front.current = front.current === 0 ? 1 : 0
    })
    return () => {
      isCurrent = false
    }
  }, [brief, picture, scale, fade])

  useEffect(() => {
    if (!needsDetail) {
      if (detail.current) detail.current.hidden = true
      return
    }
    let isCurrent = true
    const region = seen(camera, window, picture)
    void paintPicture('detail', brief, region, wanted).then((bitmap) => {
      if (bitmap && isCurrent && detail.current) show(detail.current, bitmap, region, picture)
    })
    return () => {
      isCurrent = false
    }
  }, [brief, picture, camera, window, wanted, needsDetail])

  return (
    <>
      <canvas class="c-raster" ref={first} />
      <canvas class="c-raster" ref={second} />
      <canvas class="c-raster c-detail" ref={detail} hidden />
    </>
  )
}

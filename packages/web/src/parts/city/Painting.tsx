import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Rect } from './geometry/plan.ts'
import type { Brief } from './paint/city.ts'
import { paintPicture } from './raster/painter.ts'

interface PaintingProps {
  /** A later order of this name takes the place of one that has not begun. */
  readonly name: string
  readonly brief: Brief
  readonly region: Rect
  /** Pixels per drawing unit. */
  readonly scale: number
}

/** A part of the city, painted once. */
export function Painting({ name, brief, region, scale }: PaintingProps): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isWanted = true
    void paintPicture(name, brief, region, scale).then((bitmap) => {
      if (!bitmap || !isWanted || !canvas.current) return
      canvas.current.width = bitmap.width
      canvas.current.height = bitmap.height
      canvas.current.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
      canvas.current.closest('.city')?.setAttribute('data-painted', '')
    })
    return () => {
      isWanted = false
    }
  }, [name, brief, region, scale])
  return <canvas class="painting" ref={canvas} />
}

import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { carry, takeBrought } from '../../../base/update/carry.ts'
import type { CityPlan, Rect } from '../geometry/plan.ts'
import { type Camera, frame, type Size, wholeMap } from './camera.ts'
import { steer } from './gestures.ts'

export interface Steered {
  readonly window: Size
  readonly whole: Camera
  /** Where the camera rests; while it moves this is where it was. */
  readonly camera: Camera
  go(camera: Camera): void
  /** As it is at this moment. */
  now(): Camera
}

export interface SteerProps {
  readonly plan: CityPlan
  readonly picture: Rect
  readonly root: RefObject<HTMLElement | null>
  readonly stage: RefObject<HTMLElement | null>
  readonly frame: readonly string[]
  /** Milliseconds of a journey; 0 jumps. */
  readonly ms: number
  readonly onInspect: (space: string) => void
}

const transformOf = ({ x, y, k }: Camera, picture: Rect): string =>
  `translate(${(picture.x - x) * k}px, ${(picture.y - y) * k}px) scale(${k})`

/** Where the camera stood before the page loaded itself anew, if the window and the question are the same. */
function cameraBefore(view: string): Camera | null {
  const { seen, camera } = (takeBrought('camera') ?? {}) as { seen?: unknown; camera?: Partial<Camera> }
  const { x, y, k } = camera ?? {}
  const isWhole = [x, y, k].every((number) => Number.isFinite(number))
  return seen === view && isWhole ? { x: Number(x), y: Number(y), k: Number(k) } : null
}

/**
 * The camera lives outside of the components: a drag writes one transform, which the browser carries out without
 * painting. Only when it has come to rest the components hear of it, and a finer picture may be ordered.
 */
export function useCamera({ plan, picture, root, stage, frame: spaces, ms, onInspect }: SteerProps): Steered {
  const [size, setSize] = useState<Size>({ w: 0, h: 0 })
  const whole = useMemo(() => wholeMap(plan, size.w > 0 ? size : { w: 1, h: 1 }), [plan, size])
  const [resting, setResting] = useState<Camera>(whole)
  const current = useRef<Camera>(whole)
  const latest = useRef({ whole, size, onInspect, ms })
  latest.current = { whole, size, onInspect, ms }

  const put = (camera: Camera, journey: number): void => {
    const element = stage.current
    if (!element) return
    const from = transformOf(current.current, picture)
    const to = transformOf(camera, picture)
    current.current = camera
    element.style.transform = to
    if (journey > 0 && from !== to) {
      element.animate({ transform: [from, to] }, { duration: journey, easing: 'cubic-bezier(.3,.7,.2,1)' })
    }
  }
  const go = (camera: Camera): void => {
    put(camera, latest.current.ms)
    setResting(camera)
  }

  useLayoutEffect(() => {
    const element = root.current!
    const observer = new ResizeObserver(() => setSize({ w: element.clientWidth, h: element.clientHeight }))
    observer.observe(element)
    setSize({ w: element.clientWidth, h: element.clientHeight })
    return () => observer.disconnect()
  }, [root])

  const key = spaces.join(' ')
  const framed = useRef('')
  useLayoutEffect(() => {
    if (size.w === 0) return
    // After a resize, or on another map, everything is seen first; then what the question is about.
    const fresh = `${plan.map} ${size.w} ${size.h}`
    const isFresh = framed.current !== fresh
    framed.current = fresh
    const from = isFresh ? whole : current.current
    const to = (isFresh && cameraBefore(`${fresh} ${key}`)) || frame(plan, spaces, from, size)
    put(to, isFresh ? 0 : ms)
    setResting(to)
  }, [plan, size, whole, key])
  useEffect(() => carry('camera', () => ({ seen: `${framed.current} ${key}`, camera: current.current })), [key])

  useEffect(() => {
    const element = root.current!
    return steer(element, {
      plan,
      camera: () => current.current,
      window: () => latest.current.size,
      whole: () => latest.current.whole,
      follow: (camera) => {
        stage.current!.style.willChange = 'transform'
        put(camera, 0)
      },
      settle: () => {
        // Without the hint the browser paints the layer anew at its true size, so that it is sharp.
        stage.current!.style.willChange = ''
        setResting(current.current)
      },
      go,
      inspect: (target) => {
        const space = target.getAttribute('data-space')
        if (space) latest.current.onInspect(space)
      },
    })
  }, [plan, root])

  return { window: size, whole, camera: resting, go, now: () => current.current }
}

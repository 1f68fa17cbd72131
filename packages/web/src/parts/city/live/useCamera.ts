import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { carry, takeBrought } from '../../../base/update/carry.ts'
import type { CityPlan, Rect } from '../geometry/plan.ts'
import { type Camera, frame, type Size, wholeMap } from './camera.ts'
import { steer } from './gestures.ts'

export interface Steered {
  /** The free part of the board: cameras are about its top left. */
  readonly window: Size
  /** Where that part begins. */
  readonly left: number
  readonly top: number
  readonly whole: Camera
  /** All that is seen, under the frame too. */
  readonly seen: { readonly camera: Camera; readonly window: Size }
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
  readonly free: RefObject<HTMLElement | null> | undefined
  readonly frame: readonly string[]
  /** Milliseconds of a journey; 0 jumps. */
  readonly ms: number
  readonly onInspect: (space: string) => void
}

const transformOf = ({ x, y, k }: Camera, picture: Rect, { left, top }: Free): string =>
  `translate(${left + (picture.x - x) * k}px, ${top + (picture.y - y) * k}px) scale(${k})`

/** Where the free part lies in the board, and how large the board is. */
interface Free {
  readonly left: number
  readonly top: number
  readonly w: number
  readonly h: number
  readonly all: Size
}

const NOWHERE: Free = { left: 0, top: 0, w: 0, h: 0, all: { w: 0, h: 0 } }

function measure(root: HTMLElement, part: HTMLElement | null | undefined): Free {
  const all = { w: root.clientWidth, h: root.clientHeight }
  if (!part) return { left: 0, top: 0, ...all, all }
  const [around, inside] = [root.getBoundingClientRect(), part.getBoundingClientRect()]
  return {
    left: Math.round(inside.left - around.left),
    top: Math.round(inside.top - around.top),
    w: Math.round(inside.width),
    h: Math.round(inside.height),
    all,
  }
}

const isSame = (a: Free, b: Free): boolean => JSON.stringify(a) === JSON.stringify(b)

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
export function useCamera({ plan, picture, root, stage, free, frame: spaces, ms, onInspect }: SteerProps): Steered {
  const [size, setSize] = useState<Free>(NOWHERE)
  const whole = useMemo(() => wholeMap(plan, size.w > 0 ? size : { w: 1, h: 1 }), [plan, size])
  const [resting, setResting] = useState<Camera>(whole)
  const current = useRef<Camera>(whole)
  const latest = useRef({ whole, size, onInspect, ms })
  latest.current = { whole, size, onInspect, ms }

  const put = (camera: Camera, journey: number): void => {
    const element = stage.current
    if (!element) return
    const from = transformOf(current.current, picture, latest.current.size)
    const to = transformOf(camera, picture, latest.current.size)
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
    const look = () => {
      const now = measure(element, free?.current)
      setSize((before) => (isSame(before, now) ? before : now))
    }
    // What follows from a size is drawn in a task of its own, not within the layout that has brought it.
    let waiting: ReturnType<typeof setTimeout> | undefined
    const observer = new ResizeObserver(() => {
      clearTimeout(waiting)
      waiting = setTimeout(look)
    })
    observer.observe(element)
    if (free?.current) observer.observe(free.current)
    look()
    return () => {
      clearTimeout(waiting)
      observer.disconnect()
    }
  }, [root])

  const key = spaces.join(' ')
  const framed = useRef('')
  const fitted = useRef<Camera | null>(null)
  useLayoutEffect(() => {
    if (size.w === 0) return
    // After a resize, or on another map, everything is seen first; then what the question is about.
    const fresh = `${plan.map} ${size.all.w} ${size.all.h}`
    const isFresh = framed.current !== fresh
    framed.current = fresh
    // What comes over the board makes the free part smaller: the same is seen in what is left.
    const isResized = fitted.current !== whole
    fitted.current = whole
    const from = isFresh || isResized ? whole : current.current
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
      origin: () => ({ x: latest.current.size.left, y: latest.current.size.top }),
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

  const seen = useMemo(
    () => ({
      camera: { x: resting.x - size.left / resting.k, y: resting.y - size.top / resting.k, k: resting.k },
      window: size.all,
    }),
    [resting, size],
  )
  return { window: size, left: size.left, top: size.top, whole, seen, camera: resting, go, now: () => current.current }
}

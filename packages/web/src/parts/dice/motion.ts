/** Dice in motion, by the Web Animations API: transform and opacity alone, and nothing that has to be waited for. */

export const TUMBLE_MS = 650
export const STAGGER_MS = 120
export const SPAWN_MS = 200
export const LONGEST_MS = 1600
export const CANCEL_MS = 90

export interface Playing {
  readonly finished: Promise<void>
  /** To the end at once. */
  finish(): void
}

const nothing: Playing = { finished: Promise.resolve(), finish: () => undefined }

function together(animations: readonly Animation[]): Playing {
  if (animations.length === 0) return nothing
  return {
    finished: Promise.all(animations.map(({ finished }) => finished.catch(() => undefined))).then(() => undefined),
    finish: () => {
      for (const animation of animations) animation.finish()
    },
  }
}

/** When a die of a wave begins: the throw is staggered, extra dice come when their parents lie; all within the limit. */
export function delayOf(wave: number, index: number, count: number): number {
  if (wave === 0) return count > 1 ? (index / (count - 1)) * STAGGER_MS : 0
  return Math.min(LONGEST_MS - TUMBLE_MS, STAGGER_MS + TUMBLE_MS * 0.72 + (wave - 1) * SPAWN_MS + index * 20)
}

export interface Thrown {
  readonly element: HTMLElement
  readonly wave: number
  readonly parent: HTMLElement | null
}

export interface Pace {
  /** 1 is normal, 0.5 twice as quick, 0 at once. */
  readonly factor: number
  readonly still: boolean
}

/** Rolls dice that lie in the page already, from the hand (or from their parents) to where they are. */
export function roll(thrown: readonly Thrown[], { factor, still }: Pace): Playing {
  if (factor === 0) return nothing
  if (still)
    return together(thrown.map(({ element }) => element.animate([{ opacity: 0 }, { opacity: 1 }], 150 * factor)))
  const inWave = new Map<number, number>()
  const sizes = new Map<number, number>()
  for (const { wave } of thrown) sizes.set(wave, (sizes.get(wave) ?? 0) + 1)
  return together(
    thrown.flatMap(({ element, wave, parent }) => {
      const index = inWave.get(wave) ?? 0
      inWave.set(wave, index + 1)
      const delay = delayOf(wave, index, sizes.get(wave) ?? 1) * factor
      return parent ? spawn(element, parent, delay, factor) : tumble(element, index, delay, factor)
    }),
  )
}

let throws = 0

function tumble(element: HTMLElement, index: number, delay: number, factor: number): Animation[] {
  const turn = 520 + ((index * 137) % 300)
  const lean = index % 2 === 0 ? 1 : -1
  const cube = element.querySelector<HTMLElement>('.die__cube')
  const options = {
    duration: TUMBLE_MS * factor,
    delay,
    fill: 'backwards',
    easing: 'cubic-bezier(.16,.84,.32,1)',
  } as const
  const flight = element.animate(
    [
      { transform: `translate(${-40 * lean}px, 90px) scale(1.25)`, opacity: 0 },
      { transform: `translate(${-14 * lean}px, -26px) scale(1.12)`, opacity: 1, offset: 0.42 },
      { transform: 'translate(0, 0) scale(0.97)', offset: 0.78 },
      { transform: 'none', opacity: 1 },
    ],
    options,
  )
  // The cube turns about its own middle, which lies half an edge behind its face.
  const turned = (axis: string, degrees: number): Keyframe => ({
    transform: `translateZ(calc(var(--edge) / -2)) rotate3d(${axis}, ${degrees}deg)`,
  })
  const spin = cube?.animate([turned(`${lean}, 0.7, ${0.3 * lean}`, turn), turned('1, 0.7, 0.3', 0)], options)
  // A die that is thrown again tumbles on when the throw before ends.
  const mine = String(++throws)
  element.dataset.tumbles = mine
  const lie = () => {
    if (element.dataset.tumbles === mine) delete element.dataset.tumbles
  }
  spin?.finished.then(lie, lie)
  return spin ? [flight, spin] : [flight]
}

/** Out of the die that gave it, with a flash of that die. */
function spawn(element: HTMLElement, parent: HTMLElement, delay: number, factor: number): Animation[] {
  const from = parent.getBoundingClientRect()
  const to = element.getBoundingClientRect()
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px)`
  const child = element.animate(
    [
      { transform: `${start} scale(0.4)`, opacity: 0 },
      { transform: `${start} scale(1.1)`, opacity: 1, offset: 0.3 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: (SPAWN_MS + 160) * factor, delay, fill: 'backwards', easing: 'cubic-bezier(.2,.8,.2,1)' },
  )
  return [child, flash(parent, delay, factor)]
}

function flash(element: HTMLElement, delay: number, factor: number): Animation {
  return element.animate(
    [{ transform: 'scale(1)' }, { transform: 'scale(1.28) rotate(6deg)' }, { transform: 'scale(1)' }],
    { duration: SPAWN_MS * factor, delay, easing: 'ease-out' },
  )
}

/** Each shield flies to the hit that it stops, pair by pair, and both break. */
export function shatter(
  pairs: readonly (readonly [HTMLElement | null, HTMLElement])[],
  { factor, still }: Pace,
): Playing {
  if (factor === 0 || still) return nothing
  return together(
    pairs.flatMap(([shield, hit], i) => {
      const delay = i * CANCEL_MS * factor
      const options = { duration: 360 * factor, delay, easing: 'cubic-bezier(.5,0,.7,1)' } as const
      const broken = hit.animate(
        [
          { transform: 'none', opacity: 1 },
          { transform: 'none', opacity: 1, offset: 0.45 },
          { transform: 'scale(1.2) rotate(-9deg)', opacity: 1, offset: 0.6 },
          { transform: 'none', opacity: 0.5 },
        ],
        options,
      )
      if (!shield) return [broken]
      const a = shield.getBoundingClientRect()
      const b = hit.getBoundingClientRect()
      const flight = shield.animate(
        [
          { transform: 'none' },
          { transform: `translate(${b.left - a.left}px, ${b.top - a.top}px) scale(1.1)`, offset: 0.5 },
          { transform: 'none' },
        ],
        options,
      )
      return [flight, broken]
    }),
  )
}

import type { JSX } from 'preact'

/** The city from the water, for pages without a board: roofs, windows that are still lit, and fog. */

const WIDTH = 1440
const HEIGHT = 300

/** A small generator of our own: the same city for everybody. */
function drawer(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

interface Row {
  readonly roofs: string
  readonly windows: string
}

function row(seed: number, least: number, most: number): Row {
  const draw = drawer(seed)
  let [roofs, windows] = [`M0 ${HEIGHT}`, '']
  for (let x = 0; x < WIDTH; ) {
    const [w, h] = [34 + draw(58), least + draw(most - least)]
    const top = HEIGHT - h
    roofs += `V${top}`
    if (draw(5) === 0) roofs += `H${x + w / 2 - 2}V${top - 18 - draw(26)}h4V${top}`
    else if (draw(4) === 0) roofs += `h${w * 0.25}v-10h${w * 0.5}v10`
    roofs += `H${x + w}`
    for (let y = top + 12; y < HEIGHT - 30; y += 13) {
      for (let at = x + 7; at < x + w - 8; at += 10) if (draw(9) === 0) windows += `M${at} ${y}h4v6h-4z`
    }
    x += w
  }
  return { roofs: `${roofs}V${HEIGHT}z`, windows }
}

const FAR = row(7, 70, 190)
const NEAR = row(23, 30, 120)

export function Skyline(): JSX.Element {
  return (
    <svg
      class="skyline"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path class="skyline__far" d={FAR.roofs} />
      <path class="skyline__cool" d={FAR.windows} />
      <path class="skyline__near" d={NEAR.roofs} />
      <path class="skyline__warm" d={NEAR.windows} />
    </svg>
  )
}

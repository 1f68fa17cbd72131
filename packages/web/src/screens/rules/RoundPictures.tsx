import type { JSX } from 'preact'
import type { IconName } from '../../base/icons/names.ts'
import { rulebook } from '../../base/rulebook-words.ts'
import { catalogue } from '../../base/words.ts'
import { Glyph } from '../../parts/city/live/Symbols.tsx'
import { useTable } from '../../parts/context/table-context.ts'
import { ThingPicture } from '../../parts/panels/ThingPicture.tsx'
import { Figure } from './pictured-map.tsx'

/** A round as a wheel, and the track that it turns. */

type Step = Exclude<keyof typeof rulebook.pictures.wheel, 'caption'>

/** How much of the wheel each has, whose it is, and its sign. */
const STEPS: readonly { readonly step: Step; readonly share: number; readonly of: string; readonly icon: IconName }[] =
  [
    { step: 'start', share: 1, of: 'story', icon: 'flying-flag' },
    { step: 'turns', share: 2, of: 'hero', icon: 'hourglass' },
    { step: 'reactions', share: 2, of: 'sin', icon: 'evil-eyes' },
    { step: 'tasks', share: 1, of: 'story', icon: 'burning-skull' },
    { step: 'summon', share: 1, of: 'sin', icon: 'raise-zombie' },
    { step: 'cards', share: 1, of: 'sin', icon: 'star-altar' },
    { step: 'reset', share: 1, of: 'hero', icon: 'anticlockwise-rotation' },
  ]

const ALL = STEPS.reduce((sum, { share }) => sum + share, 0)
const [OUTER, INNER, MIDDLE] = [110, 58, 84]
const GAP = 0.025

const at = (radius: number, turn: number): string => {
  const angle = turn * 2 * Math.PI - Math.PI / 2
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`
}

function segments() {
  let begun = -1 / (2 * ALL)
  return STEPS.map((step, i) => {
    const from = begun + GAP / 4
    begun += step.share / ALL
    const to = begun - GAP / 4
    const path = `M${at(OUTER, from)}A${OUTER} ${OUTER} 0 0 1 ${at(OUTER, to)}L${at(INNER, to)}A${INNER} ${INNER} 0 0 0 ${at(INNER, from)}Z`
    const [x, y] = at(MIDDLE, (from + to) / 2)
      .split(' ')
      .map(Number) as [number, number]
    return { ...step, path, x, y, number: i + 1 }
  })
}

const SEGMENTS = segments()

export function Wheel(): JSX.Element {
  const { wheel } = rulebook.pictures
  return (
    <Figure caption={wheel.caption}>
      <div class="wheel">
        <svg viewBox="-114 -114 228 228" aria-hidden="true" focusable="false">
          {SEGMENTS.map(({ step, of, path, x, y, icon, number }) => (
            <g key={step}>
              <path class="wheel__part" data-of={of} d={path} />
              <Glyph name={icon} x={x} y={y - 6} size={26} colour="#fff" />
              <text class="wheel__number" x={x} y={y + 21}>
                {number}
              </text>
            </g>
          ))}
          <path class="wheel__arrow" d="M0-34A34 34 0 1 1-29-17M-29-17l-2-14M-29-17l13-5" />
        </svg>
        <ol class="wheel__steps">
          {SEGMENTS.map(({ step, of }) => (
            <li key={step} data-of={of}>
              <b>{wheel[step][0]}</b> {wheel[step][1]}
            </li>
          ))}
        </ol>
      </div>
    </Figure>
  )
}

export function ApocalypseTrack(): JSX.Element {
  const { facts } = useTable()
  return (
    <Figure caption={rulebook.pictures.track}>
      <ol class="apocalypse">
        {facts.track.map(({ level, id }) => (
          <li key={level}>
            <ThingPicture thing={{ of: 'level', id: String(level), at: null }} />
            <span>{catalogue.card(id)?.text}</span>
          </li>
        ))}
      </ol>
    </Figure>
  )
}

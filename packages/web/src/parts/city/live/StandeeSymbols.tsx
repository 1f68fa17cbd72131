import type { HeroClass } from '@haven/engine'
import type { JSX } from 'preact'
import { mix } from '../paint/colour.ts'
import { CLASS_LOOKS } from './looks.ts'

/** The arch of a standee, and the part of it that a face fills. */
export const ARCH = 'M-17.5 13V-12.5A17.5 17.5 0 0 1 17.5-12.5V13Q0 18-17.5 13z'
export const ARCH_PLACE = { x: -17.5, y: -30, w: 35, h: 41.3 } as const

interface OfClass {
  readonly of: HeroClass
  readonly prefix: string
}

/** What is behind the face: a base in the colour of the class, and an arch on it. */
function Behind({ of, prefix }: OfClass): JSX.Element {
  const { colour } = CLASS_LOOKS[of]
  return (
    <g id={`${prefix}-hero-${of}`}>
      <ellipse cx="1.5" cy="18" rx="23" ry="8" fill="#000" opacity=".6" />
      <ellipse cy="17" rx="20.5" ry="6.8" fill={mix(colour, '#000000', 0.5)} stroke="#07090d" stroke-width="1.2" />
      <ellipse cy="14.8" rx="20.5" ry="6.8" fill={colour} stroke="#07090d" stroke-width=".8" />
      <path d={ARCH} fill={mix(colour, '#10151e', 0.8)} stroke="#07090d" stroke-width="5.5" stroke-linejoin="round" />
      <path d="M-14 6V-12.5A14 14 0 0 1 14-12.5V-4Q-2-2-14 6z" fill="#fff" opacity=".1" />
    </g>
  )
}

/** What is before it: the rim of the arch, and the notch that tells the class without a colour. */
function Before({ of, prefix }: OfClass): JSX.Element {
  const { colour, notch } = CLASS_LOOKS[of]
  return (
    <g id={`${prefix}-front-${of}`}>
      <path d="M-17.5 10.5Q0 15.5 17.5 10.5V13Q0 18-17.5 13z" fill={colour} />
      <path d={ARCH} fill="none" stroke={colour} stroke-width="2.3" />
      <path d={notch} transform="translate(0 15.4) scale(.92)" fill="#07090d" />
    </g>
  )
}

export const StandeeSymbols = ({ prefix }: { readonly prefix: string }): JSX.Element => (
  <>
    <clipPath id={`${prefix}-arch`}>
      <path d={ARCH} />
    </clipPath>
    {(Object.keys(CLASS_LOOKS) as HeroClass[]).map((of) => (
      <>
        <Behind key={`behind ${of}`} of={of} prefix={prefix} />
        <Before key={`before ${of}`} of={of} prefix={prefix} />
      </>
    ))}
  </>
)

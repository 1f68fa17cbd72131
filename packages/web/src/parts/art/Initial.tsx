import type { JSX } from 'preact'

/** What is seen of a bust by its cut, in the units of the drawing. */
const VIEWS = { whole: '0 0 320 320', arch: '58 26 204 241', face: '58 26 204 204', chalk: '24 0 272 320' } as const

/** A letter and what stands over it. */
const FIRST = /^.\p{M}*/u

interface InitialProps {
  readonly of: string
  readonly cut: keyof typeof VIEWS
  readonly place?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

/** On the bust of a hero nobody has drawn, where his face would be. It says nothing: his name stands beside it. */
export const Initial = ({ of, cut, place }: InitialProps): JSX.Element => (
  <svg
    {...place}
    class="art art-initial display"
    viewBox={VIEWS[cut]}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    focusable="false"
  >
    <text x="160" y="132">
      {FIRST.exec(of)?.[0]}
    </text>
  </svg>
)

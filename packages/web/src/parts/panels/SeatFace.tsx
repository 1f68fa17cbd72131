import type { Seat } from '@haven/engine'
import type { JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import { heroState } from '../art/hero-state.ts'
import { Portrait } from '../art/Portrait.tsx'
import { useStore } from '../context/store-context.ts'
import { useTable } from '../context/table-context.ts'
import { heroModels } from './hero-model.ts'

/** Who speaks for a seat: the face of its hero, of him on turn if it has several. */
export function SeatFace({ seat, size }: { readonly seat: Seat; readonly size: number }): JSX.Element {
  const { view } = useStore()
  const { facts } = useTable()
  const own = view.value ? heroModels(view.value, facts).filter((hero) => hero.seat === seat && !hero.dead) : []
  const hero = own.find(({ isCurrent }) => isCurrent) ?? own[0]
  if (!hero) return <Icon name="hero" />
  return (
    <Portrait
      form={hero.form}
      class={hero.class}
      state={heroState({ ...hero, isWaiting: false })}
      size={size}
      shape="round"
    />
  )
}

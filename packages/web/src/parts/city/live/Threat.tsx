import './threat.css'
import type { Rules, View } from '@haven/engine'
import { type Signal, signal, useSignalEffect } from '@preact/signals'
import type { JSX } from 'preact'
import { useContext } from 'preact/hooks'
import { Icon } from '../../../base/icons/Icon.tsx'
import { speakOfThings } from '../../../base/thing-words.ts'
import { words } from '../../../base/words.ts'
import { rules } from '../../../model/rules.ts'
import type { Threat } from '../../../model/threat.ts'
import { StoreContext } from '../../context/store-context.ts'
import type { CityPlan, SpacePlan } from '../geometry/plan.ts'
import { litPath } from './Highlights.tsx'
import { isHeld, useThreatKey } from './use-threat-key.ts'

interface Shown {
  readonly threat: Threat
  readonly said: string
}

/** Counted when it is asked for: few games need it, and no first picture does. */
async function look(by: Rules, view: View): Promise<Shown> {
  const [{ threatOf }, things] = await Promise.all([import('../../../model/threat.ts'), speakOfThings()])
  const threat = threatOf(by, view)
  return { threat, said: things.threat.said(threat.spaces.size, threat.heroes) }
}

/** What is shown while somebody asks: the button counts it, the layers draw it. */
const shown: Signal<Shown | null> = signal(null)

interface LayerProps {
  readonly plan: CityPlan
  /** The ground lies under the pieces, the numbers over them. */
  readonly part: 'ground' | 'counts'
  readonly scale: number
}

/** What monsters can come to in one reaction, with how many can: a layer of light while the key is held. */
export function ThreatLayer({ plan, part, scale }: LayerProps): JSX.Element | null {
  const { value } = shown
  if (!value) return null
  return (
    <g class="c-threat">
      {[...value.threat.spaces].map(([id, monsters]) => {
        const space = plan.byId.get(id)
        if (!space) return null
        return part === 'ground' ? (
          <path
            key={id}
            class="c-threat-ground"
            data-threat={id}
            d={litPath(space, 4)}
            style={{ fillOpacity: Math.min(0.42, 0.08 + 0.06 * monsters.length) }}
          />
        ) : (
          <g key={id} transform={`translate(${countAt(space).x} ${countAt(space).y}) scale(${scale})`}>
            <rect x="-21" y="-14" width="42" height="28" rx="14" />
            <text y="7">×{monsters.length}</text>
          </g>
        )
      })}
    </g>
  )
}

/** Where pieces seldom stand: on the letter of a Street, in a corner of a District. */
const countAt = (space: SpacePlan): { readonly x: number; readonly y: number } =>
  space.kind === 'district' ? { x: space.block.x + space.block.w - 34, y: space.block.y + 28 } : space

/** The same by hand: held like the key. What it shows is said aloud. */
export function ThreatButton(): JSX.Element | null {
  const store = useContext(StoreContext)
  useThreatKey(store !== null)
  useSignalEffect(() => {
    const view = store?.view.value
    shown.value = null
    if (!isHeld.value || !view) return
    void look(rules, view).then((found) => {
      if (isHeld.peek() && store?.view.peek() === view) shown.value = found
    })
  })
  if (!store) return null
  const hold = (held: boolean) => () => {
    isHeld.value = held
  }
  const isPress = ({ key }: KeyboardEvent): boolean => key === ' ' || key === 'Enter'
  return (
    <>
      <button
        type="button"
        class="c-tool c-tool--threat"
        aria-label={words.table.keyList.reach}
        aria-pressed={isHeld.value}
        aria-keyshortcuts="Q"
        onPointerDown={hold(true)}
        onPointerUp={hold(false)}
        onPointerLeave={hold(false)}
        onPointerCancel={hold(false)}
        onContextMenu={(event) => event.preventDefault()}
        onBlur={hold(false)}
        onKeyDown={(event) => {
          if (!isPress(event)) return
          event.preventDefault()
          isHeld.value = true
        }}
        onKeyUp={(event) => {
          if (isPress(event)) isHeld.value = false
        }}
      >
        <Icon name="evil-eyes" />
      </button>
      <span class="visually-hidden" role="status">
        {shown.value?.said ?? ''}
      </span>
    </>
  )
}

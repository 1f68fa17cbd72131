import '../table/look.ts'
import '../../parts/table/said.css'
import './night.css'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import { useStore } from '../../parts/context/store-context.ts'
import { TableScreen } from '../table/TableScreen.tsx'
import { NightEnd } from './NightEnd.tsx'
import { NightLane } from './NightLane.tsx'
import { NightMenu } from './NightMenu.tsx'
import { WithScene } from './WithScene.tsx'

/** `/first-night/3`: a scene on the table that every game is played on. */
export function ScenePage({ game: scene = '' }: { readonly game?: string }): JSX.Element {
  return (
    <WithScene scene={Number(scene)} End={NightEnd} Lane={NightLane}>
      {() => (
        <>
          <TableScreen />
          <Escape />
        </>
      )}
    </WithScene>
  )
}

/** Where it takes back nothing else, Escape asks whether somebody wants to leave. */
function Escape(): JSX.Element | null {
  const store = useStore()
  const isOpen = useSignal(false)
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isChosen = store.preview.peek() ?? store.narrowed.peek() ?? store.ways.chosen.peek() ?? store.whyNot.peek()
      if (event.key !== 'Escape' || isChosen !== null || document.querySelector('dialog[open]')) return
      event.preventDefault()
      isOpen.value = true
    }
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [store])
  if (!isOpen.value) return null
  return (
    <NightMenu
      close={() => {
        isOpen.value = false
      }}
    />
  )
}

import './film-layer.css'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { speedNow } from '../../base/settings.ts'
import { useStore } from '../context/store-context.ts'

/** Over the city: what is staged of the film. A press on the city ends the scene, one in the dock all of them: neither does anything else. */
export function FilmLayer(): JSX.Element {
  const store = useStore()
  const layer = useRef<HTMLDivElement>(null)
  const staged = useSignal<typeof import('./Staged.tsx').Staged | null>(null)
  const { value: Staged } = staged
  const { value: scene } = store.scene
  // Whoever sees no film fetches nothing of it; for everybody else it is there before it is needed, or waited for.
  const isWanted = scene !== null || speedNow() !== 'instant'
  useEffect(() => {
    if (!isWanted || staged.peek()) return
    store.film.freeze(true)
    const goOn = () => store.film.freeze(false)
    import('./Staged.tsx').then((found) => {
      staged.value = found.Staged
      goOn()
    }, goOn)
  }, [isWanted, scene === null])
  useEffect(() => {
    const table = layer.current?.parentElement
    const skip = (event: MouseEvent) => {
      const { target } = event
      if (!(target instanceof Element) || !store.scene.peek()) return
      // A window does not wait for whoever watches it.
      if (target.closest('.pulse')) return
      if (target.closest('.dock')) store.skip()
      else if (target.closest('.city')) store.skipScene()
      else return
      event.stopPropagation()
      event.preventDefault()
    }
    table?.addEventListener('click', skip, { capture: true })
    return () => table?.removeEventListener('click', skip, { capture: true })
  }, [store])
  useEffect(() => {
    const back = () => {
      const view = store.view.peek()
      if (!document.hidden && view) store.film.comeBack(view)
    }
    document.addEventListener('visibilitychange', back)
    return () => document.removeEventListener('visibilitychange', back)
  }, [store])
  return (
    <div ref={layer} class="film-layer">
      {scene && Staged && <Staged scene={scene} />}
    </div>
  )
}

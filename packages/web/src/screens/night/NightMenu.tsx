import type { JSX } from 'preact'
import { night } from '../../base/night-words.ts'
import { go } from '../../base/router.ts'
import { catalogue, words } from '../../base/words.ts'
import { afterScene, scenePath } from '../../model/night.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { SettingsForm } from '../../parts/page/SettingsForm.tsx'
import { Sheet } from '../../parts/page/Sheet.tsx'
import { anew } from './doors.tsx'

/** A scene can be left at any moment, for the next one or altogether; what was answered is kept. */
export function NightMenu({ close }: { readonly close: () => void }): JSX.Element | null {
  const { value: lesson } = useStore().lesson
  if (!lesson) return null
  const { scene } = lesson
  return (
    <Sheet title={catalogue.labelled(night.title, night.scenes[scene] ?? '')} close={close}>
      <div class="stack">
        <button type="button" class="button" data-tone="primary" onClick={close}>
          {night.goOn}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            close()
            go(afterScene(scene))
          }}
        >
          {night.skip}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            close()
            anew(scene)
          }}
        >
          {night.again}
        </button>
        <a class="button" href={`${scenePath(scene)}?view=text`}>
          {words.textView.asText}
        </a>
        <a class="button" href="/rules">
          {words.ruleBook.all}
        </a>
        <a class="button" href="/first-night">
          {night.leave}
        </a>
        <SettingsForm />
      </div>
    </Sheet>
  )
}

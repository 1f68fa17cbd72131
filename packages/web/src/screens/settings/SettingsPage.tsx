import type { JSX } from 'preact'
import { words } from '../../base/words.ts'
import { SettingsForm } from '../../parts/page/SettingsForm.tsx'
import { Shell } from '../../parts/page/Shell.tsx'

export function SettingsPage(): JSX.Element {
  return (
    <Shell title={words.settings.title}>
      <div class="page__narrow">
        <div class="panel settings__page">
          <SettingsForm />
        </div>
        <p>{words.settings.saved}</p>
      </div>
    </Shell>
  )
}

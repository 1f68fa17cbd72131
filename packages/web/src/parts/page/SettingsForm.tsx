import { LANGUAGE_NAMES, type LanguageId } from '@haven/text/languages'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { changeLanguage, choices } from '../../base/pick-language.ts'
import {
  change,
  type Settings,
  SPEEDS,
  type Speed,
  settings,
  TEXT_SIZES,
  type TextSize,
  THEMES,
  type Theme,
} from '../../base/settings.ts'
import { language, words } from '../../base/words.ts'
import { COACH_MODES, type CoachMode, coachMode, forgetLearned, keepCoach } from '../../model/coach-kept.ts'
import { hasLearned } from '../../model/learned.ts'
import { SoundForm } from '../sound/SoundForm.tsx'

type Flag = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings]

function Switch({ name, label }: { readonly name: Flag; readonly label: string }): JSX.Element {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={settings.value[name]}
        onChange={(event) => change({ [name]: event.currentTarget.checked })}
      />
      <span>{label}</span>
    </label>
  )
}

/** Whoever has learned nothing yet has nothing to forget. */
function Forget(): JSX.Element {
  const { settings: say } = words
  const isDone = useSignal(false)
  return (
    <div class="settings__part">
      <button
        type="button"
        class="button"
        aria-describedby="forget-hint"
        disabled={!hasLearned()}
        onClick={() => {
          forgetLearned()
          isDone.value = true
        }}
      >
        {say.forget}
      </button>
      <p id="forget-hint" role="status">
        {isDone.value ? say.forgotten : say.forgetHint}
      </p>
    </div>
  )
}

export function SettingsForm(): JSX.Element {
  const { settings: say } = words
  return (
    <form class="settings" data-live onSubmit={(event) => event.preventDefault()}>
      <fieldset class="settings__part">
        <legend class="eyebrow">{say.play}</legend>
        <label class="field">
          {say.speed}
          <select
            class="select"
            value={settings.value.speed}
            onChange={(event) => change({ speed: event.currentTarget.value as Speed })}
          >
            {SPEEDS.map((speed) => (
              <option key={speed} value={speed}>
                {say.speeds[speed]}
              </option>
            ))}
          </select>
        </label>
        <Switch name="oneTap" label={say.oneTap} />
        <Switch name="keys" label={say.keys} />
        <Switch name="hints" label={say.hints} />
        <label class="field">
          {say.coach}
          <select
            class="select"
            value={coachMode()}
            onChange={(event) => keepCoach({ mode: event.currentTarget.value as CoachMode })}
          >
            {COACH_MODES.map((mode) => (
              <option key={mode} value={mode}>
                {say.coachModes[mode]}
              </option>
            ))}
          </select>
        </label>
        <Forget />
        {'wakeLock' in navigator && <Switch name="awake" label={say.awake} />}
      </fieldset>
      <fieldset class="settings__part">
        <legend class="eyebrow">{say.look}</legend>
        {choices().length > 1 && (
          <label class="field">
            {say.language}
            <select
              class="select"
              value={language}
              onChange={(event) => changeLanguage(event.currentTarget.value as LanguageId)}
            >
              {choices().map((each) => (
                <option key={each} value={each}>
                  {LANGUAGE_NAMES[each]}
                </option>
              ))}
            </select>
          </label>
        )}
        <label class="field">
          {say.theme}
          <select
            class="select"
            value={settings.value.theme}
            onChange={(event) => change({ theme: event.currentTarget.value as Theme })}
          >
            {THEMES.map((theme) => (
              <option key={theme} value={theme}>
                {say.themes[theme]}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          {say.textSize}
          <select
            class="select"
            value={settings.value.textSize}
            onChange={(event) => change({ textSize: event.currentTarget.value as TextSize })}
          >
            {TEXT_SIZES.map((size) => (
              <option key={size} value={size}>
                {say.textSizes[size]}
              </option>
            ))}
          </select>
        </label>
        <Switch name="lessMotion" label={say.motion} />
      </fieldset>
      <SoundForm />
      <Forget />
    </form>
  )
}

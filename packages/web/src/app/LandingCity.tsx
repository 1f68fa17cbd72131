import type { JSX } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { wantsStillness } from '../base/settings.ts'
import { catalogue } from '../base/words.ts'
import { rules } from '../model/rules.ts'
import { CityPicture } from '../parts/city/MapPicture.tsx'
import { LandingGame } from './landing-game.ts'

/** The eye rests before it wanders; a figure takes its time. */
const MOMENT_MS = 1800
const STEP_MS = 700
/** The city is never shown by day: it waits, some levels into the night. */
const LEAST_LEVEL = 2

/** Behind the words of the landing page: the city, and in it a game that is going on. */
export function LandingCity(): JSX.Element {
  const game = useMemo(() => new LandingGame(rules), [])
  const [view, setView] = useState(game.view)
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden && !wantsStillness()) setView(game.next())
    }, MOMENT_MS)
    return () => clearInterval(timer)
  }, [game])
  const shown = useMemo(() => ({ ...view, track: Math.max(LEAST_LEVEL, view.track) }), [view])
  return (
    <div class="landing__city" aria-hidden="true">
      <CityPicture view={shown} label={catalogue.name(view.setup.map)} stepMs={wantsStillness() ? 0 : STEP_MS} />
    </div>
  )
}

import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { wantsStillness } from '../base/settings.ts'
import { CityScene } from '../parts/city/CityScene.tsx'
import type { CityPlan } from '../parts/city/geometry/plan.ts'
import type { CityModel } from '../parts/city/live/model.ts'
import type { LandingMoment } from './landing-worker.ts'

/** The eye rests before it wanders; a figure takes its time. */
const MOMENT_MS = 3000
const STEP_MS = 600
/** So many moments are shown after a hand has moved: then nobody looks, or he reads. */
const MOMENTS = 12
const HANDS = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const

/** Behind the words of the landing page: the city, and in it a game that is going on. */
export function LandingCity(): JSX.Element | null {
  const [plan, setPlan] = useState<CityPlan | null>(null)
  const [model, setModel] = useState<CityModel | null>(null)
  useEffect(() => {
    const worker = new Worker(new URL('./landing-worker.ts', import.meta.url), { type: 'module', name: 'landing' })
    worker.onmessage = ({ data }: MessageEvent<LandingMoment>) => {
      if (data.plan) setPlan(data.plan)
      setModel(data.model)
    }
    let left = MOMENTS
    const wake = () => {
      left = MOMENTS
    }
    for (const hand of HANDS) addEventListener(hand, wake, { passive: true })
    const timer = setInterval(() => {
      if (document.hidden || wantsStillness() || left <= 0) return
      left--
      worker.postMessage(null)
    }, MOMENT_MS)
    return () => {
      for (const hand of HANDS) removeEventListener(hand, wake)
      clearInterval(timer)
      worker.terminate()
    }
  }, [])
  return (
    plan &&
    model && (
      <div class="landing__city" aria-hidden="true">
        <CityScene plan={plan} model={model} label="" stepMs={wantsStillness() ? 0 : STEP_MS} />
      </div>
    )
  )
}

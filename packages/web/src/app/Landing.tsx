import './landing.css'
import { signal } from '@preact/signals'
import type { ComponentType, JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { Icon } from '../base/icons/Icon.tsx'
import { installIcons } from '../base/icons/install.ts'
import { lastGame, rememberGame } from '../base/last-game.ts'
import { go } from '../base/router.ts'
import { CHALLENGES, change, settings } from '../base/settings.ts'
import { speakOfGame, words } from '../base/words.ts'
import { CHALLENGE_BOTS } from '../model/first-game.ts'
import { workerLink } from '../model/link.ts'
import { useTitle } from '../parts/page/Shell.tsx'
import { preload } from './pages.ts'

const isStarting = signal(false)
/** Comes after the first picture: nobody waits for it. */
const city = signal<ComponentType | null>(null)

async function showCity(): Promise<void> {
  installIcons().catch(() => undefined)
  await speakOfGame()
  city.value = (await import('./LandingCity.tsx')).LandingCity
}

/** A moment in which nobody needs the page. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 1500 })
    else setTimeout(resolve, 100)
  })

/** While the visitor reads: the city behind the words, and what the first press needs, one thing after the other. */
async function getReady(): Promise<void> {
  const steps = [showCity, refresh, () => import('../model/rules.ts'), () => preload('table')]
  for (const step of steps) {
    await idle()
    await step().catch(() => undefined)
  }
}

async function playNow(): Promise<void> {
  if (isStarting.value) return
  isStarting.value = true
  try {
    const [game] = await Promise.all([
      workerLink().call('play-now', { bot: CHALLENGE_BOTS[settings.value.challenge] }),
      preload('table'),
    ])
    go(`/g/${game}${location.search}`)
  } finally {
    isStarting.value = false
  }
}

export function Landing(): JSX.Element {
  const { landing, shell } = words
  useTitle(landing.title)
  useEffect(() => {
    const timer = setTimeout(() => void getReady(), 400)
    return () => clearTimeout(timer)
  }, [])
  const City = city.value
  return (
    <main class="landing">
      {City && <City />}
      <div class="landing__words">
        <h1 class="landing__name display" style={{ '--letters': shell.product.length }}>
          {shell.product}
        </h1>
        <p class="landing__tagline">{shell.tagline}</p>
        <div class="landing__doors">
          <button
            type="button"
            class="button landing__play"
            data-tone="primary"
            aria-label={landing.playNow}
            aria-describedby="play-hint"
            aria-busy={isStarting.value}
            onClick={() => void playNow()}
          >
            <Icon name="play" />
            <span class="landing__now">{landing.playNow}</span>
            <span class="landing__hint" id="play-hint">
              {landing.playNowHint}
            </span>
          </button>
          <div class="segments landing__challenge" role="radiogroup" aria-label={landing.challenge}>
            {CHALLENGES.map((challenge) => (
              <label key={challenge}>
                <input
                  type="radio"
                  name="challenge"
                  checked={settings.value.challenge === challenge}
                  onChange={() => change({ challenge })}
                />
                <span>{landing.challenges[challenge]}</span>
              </label>
            ))}
          </div>
          <div class="landing__more">
            <a class="button" href="/first-night" title={landing.firstNightHint}>
              {landing.firstNight}
            </a>
            <a class="button" href="/first-night/0">
              {landing.owners}
            </a>
            <a class="button" href="/nightmare">
              {landing.nightmare}
            </a>
            {lastGame.value !== null && (
              <a class="button" data-tone="gold" href={`/g/${lastGame.value}`}>
                {landing.continue}
              </a>
            )}
            <a class="button" href="/new">
              {landing.custom}
            </a>
            <a class="button" href="/online">
              {landing.online}
            </a>
            <a class="button" href="/load">
              {landing.load}
            </a>
          </div>
        </div>
        <nav class="landing__foot">
          <a href="/rules">{shell.rules}</a>
          <a href="/text">{shell.asText}</a>
          <a href="/you">{shell.you}</a>
          <a href="/settings">{shell.settings}</a>
          <a href="/credits">{shell.credits}</a>
          <span>{shell.edition}</span>
        </nav>
      </div>
    </main>
  )
}

async function refresh(): Promise<void> {
  try {
    const saved = await workerLink().call('list', {})
    // A game that is just being begun is gone to, not continued: nothing moves before that.
    if (isStarting.peek()) return
    rememberGame(saved.find(({ over }) => over === null)?.id ?? null)
  } catch {
    rememberGame(null)
  }
}

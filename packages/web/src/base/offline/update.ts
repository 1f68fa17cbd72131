import { type Signal, signal } from '@preact/signals'

/** A newer version that is fetched and waits. Nothing changes under a game: the player asks for it, or closes the page. */
const waiting: Signal<ServiceWorker | null> = signal(null)

export const isUpdateReady = (): boolean => waiting.value !== null

/** The one page that asked loads anew; what is saved stays. */
export function update(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting.value?.postMessage('take-over')
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    // Without one before it this is the first visit, not an update.
    waiting.value = registration.active ? registration.waiting : null
  }
  look()
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
}

/** Once the first view stands, the rest is fetched for the days without a network. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => {
    // A browser that keeps nothing (private windows, full disks) still plays, with a network.
    navigator.serviceWorker
      .register('/sw.js')
      .then(watch)
      .catch(() => undefined)
  }
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}

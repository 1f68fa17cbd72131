import type { PushSubscriptionKeys } from '@haven/table'
import { language } from '../../base/words.ts'

/** Notes to this browser, also when no page of ours is open. */

export const canBeTold = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** Null: the person or the browser does not want it. */
export async function subscribe(pushKey: string): Promise<PushSubscriptionKeys | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  try {
    const registration = await navigator.serviceWorker.ready
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: pushKey,
    })
    const { endpoint, keys } = subscription.toJSON()
    if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return null
    return { endpoint, p256dh: keys.p256dh, auth: keys.auth, language }
  } catch {
    // Without a push service, or in a private window.
    return null
  }
}

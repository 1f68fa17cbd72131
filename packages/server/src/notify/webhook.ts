import { notesIn } from '@haven/text/notes'

/** Tells a chat or another service that somebody is asked: only hosts that the server's configuration allows. */

const TIMEOUT = 5_000

/** An address that may be told: https, at an allowed host, and nothing that hides where it goes. */
export function isAllowedHook(text: string, hosts: readonly string[]): boolean {
  let url: URL
  try {
    url = new URL(text)
  } catch {
    return false
  }
  return (
    url.protocol === 'https:' && !url.username && !url.password && url.port === '' && isHostAllowed(url.hostname, hosts)
  )
}

/** `*.example.org` allows every name under it. */
export const isHostAllowed = (host: string, allowed: readonly string[]): boolean =>
  allowed.some((each) => (each.startsWith('*.') ? host.endsWith(each.slice(1)) : host === each))

/** What the services that most people use take as text, and others as data. Nothing of the game is in it. */
export interface HookMessage {
  readonly text: string
  readonly content: string
  readonly seat: string
  readonly name: string
}

/** In the language of whoever gave the address. */
export const hookMessage = (name: string, seat: string, language?: string, news?: 'sat'): HookMessage => {
  const words = notesIn(language)
  const text = news === 'sat' ? words.hookSat(name) : words.hook(name)
  return { text, content: text, seat, name }
}

/** Redirects are not followed: they could lead anywhere. */
export async function callHook(url: string, message: HookMessage, send: typeof fetch = fetch): Promise<boolean> {
  const { ok } = await send(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  })
  return ok
}

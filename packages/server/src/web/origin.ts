/**
 * A browser says from which page a WebSocket comes. Only our own pages may open one: the configured origin, or else the
 * very host that the request went to.
 */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  publicOrigin: string | null,
): boolean {
  if (!origin) return false
  if (publicOrigin) return origin === publicOrigin
  let url: URL
  try {
    url = new URL(origin)
  } catch {
    return false
  }
  // Written as browsers write it: anything more is no origin.
  return (
    /^https?:$/.test(url.protocol) && url.origin === origin && host !== undefined && url.host === host.toLowerCase()
  )
}

interface Asked {
  readonly protocol: string
  readonly host: string
}

/** Where this page is, for whoever reads it elsewhere; nothing where a request says what no host is called. */
export const originOf = ({ protocol, host }: Asked, publicOrigin: string | null): string =>
  publicOrigin ?? (/^[\w.-]+(:\d{1,5})?$|^\[[\da-f:.]+\](:\d{1,5})?$/i.test(host) ? `${protocol}://${host}` : '')

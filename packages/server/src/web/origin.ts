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

import { createHash } from 'node:crypto'
import { type IncomingMessage, STATUS_CODES } from 'node:http'
import { refusalPage } from '@haven/text/server'

/** What is said to whoever is not served: a page for browsers that ask for one, else one word of JSON. */

export type RefusalWord = keyof typeof refusalPage.of

const WORDS: Readonly<Record<number, RefusalWord>> = {
  401: 'token',
  403: 'origin',
  404: 'not-found',
  405: 'method',
  408: 'late',
  413: 'too-large',
  429: 'too-fast',
  431: 'headers',
}

export const wordFor = (status: number): RefusalWord => WORDS[status] ?? (status >= 500 ? 'internal' : 'bad-request')

const STYLE =
  'body{font:1.1rem/1.5 system-ui,sans-serif;color-scheme:dark light;max-width:34rem;margin:15vh auto;padding:0 1.5rem}'
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

const page = ([title, text]: readonly [string, string]): string => `<!doctype html>
<html lang="${refusalPage.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${STYLE}</style>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">${refusalPage.home}</a></p>
</main>
</html>
`

export interface Refusal {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export const asksForPage = (accept: string | undefined): boolean => /\btext\/html\b/i.test(accept ?? '')

export function refusal(word: RefusalWord, isPage: boolean): Refusal {
  if (!isPage) {
    return { headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify({ error: word }) }
  }
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'`,
    },
    body: page(refusalPage.of[word]),
  }
}

/** What has no response yet, because it never became a request or is an upgrade: the bytes of an answer. */
export function rawRefusal(status: number, common: Readonly<Record<string, string>>, isPage: boolean): string {
  const { headers, body } = refusal(wordFor(status), isPage)
  const all = {
    ...common,
    ...headers,
    connection: 'close',
    'content-length': String(Buffer.byteLength(body)),
    date: new Date().toUTCString(),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}

/** Why the parser gave up. */
export function statusOfParser({ code }: NodeJS.ErrnoException): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413
  return 400
}

/** What came before the parser gave up may still tell that a browser is asking. */
export function packetAsksForPage(error: Error): boolean {
  const { rawPacket } = error as { rawPacket?: unknown }
  return (
    rawPacket instanceof Uint8Array &&
    /\r\naccept:[^\r]*\btext\/html\b/i.test(Buffer.from(rawPacket).toString('latin1'))
  )
}

export const requestAsksForPage = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  asksForPage(headers.accept)

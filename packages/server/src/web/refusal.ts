import { createHash } from 'node:crypto'
import { type IncomingMessage, STATUS_CODES } from 'node:http'
import { type ErrorPage, type ErrorWord, errorPageIn } from '@haven/text/error-page'

/** What is said to whoever is not served: a page for browsers that ask for one, else one word of JSON. */

export type RefusalWord = ErrorWord

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

const page = ([title = '', text = '']: readonly string[], { say, tag }: ErrorPage): string => `<!doctype html>
<html lang="${tag}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${STYLE}</style>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">${say.home}</a></p>
</main>
</html>
`

export interface Refusal {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Null: no browser that asks for a page. */
const readerOf = (accept: string | undefined, wishes: string | undefined): ErrorPage | null =>
  /\btext\/html\b/i.test(accept ?? '') ? errorPageIn(wishes) : null

export function refusal(word: RefusalWord, reader: ErrorPage | null): Refusal {
  if (!reader) {
    return { headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify({ error: word }) }
  }
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'`,
    },
    body: page(reader.say.of[word], reader),
  }
}

/** What has no response yet, because it never became a request or is an upgrade: the bytes of an answer. */
export function rawRefusal(status: number, common: Readonly<Record<string, string>>, reader: ErrorPage | null): string {
  const { headers, body } = refusal(wordFor(status), reader)
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

const lineOf = (packet: string, header: string): string | undefined =>
  new RegExp(`\\r\\n${header}:([^\\r]*)`, 'i').exec(packet)?.[1]

/** What came before the parser gave up may still tell that a browser is asking. */
export function readerOfPacket(error: Error): ErrorPage | null {
  const { rawPacket } = error as { rawPacket?: unknown }
  const packet = rawPacket instanceof Uint8Array ? Buffer.from(rawPacket).toString('latin1') : ''
  return readerOf(lineOf(packet, 'accept'), lineOf(packet, 'accept-language'))
}

export const readerOfRequest = ({ headers }: Pick<IncomingMessage, 'headers'>): ErrorPage | null =>
  readerOf(headers.accept, headers['accept-language'])

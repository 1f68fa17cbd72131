// A static server for the built client, with nothing but Node: right types, compressed files as the build made them,
// long caching for what has its hash in its name, and a strict content security policy.
import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { pipeline } from 'node:stream'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { CELL_HASH } from './cell-start.mjs'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
}

// A stranger's box runs in a frame that inherits this: one script that is written into it, and one worker
// whose text is its address (WebKit makes none of a blob there). The
// frame itself allows nothing else (model/sealed/cell.ts).
export const POLICY = [
  "default-src 'none'",
  `script-src 'self' '${CELL_HASH}'`,
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self' data:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const HEADERS = {
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

const YEAR = 31_536_000
const HASHED = /-[\w-]{8}\.\w+$/

/** The file that an address means, or null. Addresses of the client's own pages are its first page. */
function fileFor(root, path) {
  let decoded
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return null
  }
  if (decoded.includes('\0')) return null
  const file = normalize(join(root, decoded))
  if (file !== root && !file.startsWith(root + sep)) return null
  if (existsSync(file) && statSync(file).isFile()) return file
  return extname(decoded) === '' ? join(root, 'index.html') : null
}

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
]

/** Pages on which a game is played (app/main.tsx). */
const GAME = /^\/(g\/|t$)/

/**
 * What the page of a game is made of is named in the first page (build/ahead.ts); a browser that hears of it before it
 * has read the page fetches it at once.
 */
function linksFor(page) {
  const [, names = '[]'] = /id="ahead">(.*?)<\/script>/.exec(readFileSync(page, 'utf8')) ?? []
  const links = JSON.parse(names).flatMap((name) => {
    if (name.includes('/judge-')) return []
    return `<${name}>; ${name.endsWith('.css') ? 'rel=preload; as=style' : 'rel=modulepreload'}; crossorigin`
  })
  return links.length > 0 ? { link: links.join(', ') } : {}
}

/** The smallest form that the browser takes and the build has made. */
function packed(file, accepted) {
  for (const [encoding, ending] of ENCODINGS) {
    if (accepted.includes(encoding) && existsSync(file + ending)) return { file: file + ending, encoding }
  }
  return { file, encoding: null }
}

/** Brotli's best takes ten times as long for a page of a few kB, and saves a few bytes. */
const QUALITY = 5
const PACKERS = {
  br: (text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: (text) => gzipSync(text),
}

/** The first page, with what it says about itself to those who only look at its address. */
async function answerPage(file, request, response, tags) {
  const told = await tags().catch(() => '')
  const page = readFileSync(file, 'utf8').replace('<title>', () => `${told}\n    <title>`)
  const tag = `"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"`
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const [encoding] = ENCODINGS.map(([name]) => name).filter((name) => accepted.includes(name))
  const headers = {
    ...HEADERS,
    'content-type': TYPES['.html'],
    'cache-control': 'no-cache',
    etag: tag,
    vary: 'accept-encoding',
    ...(encoding && { 'content-encoding': encoding }),
  }
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304, headers).end()
    return
  }
  const body = encoding ? PACKERS[encoding](page) : Buffer.from(page)
  response.writeHead(200, { ...headers, 'content-length': body.length }).end(request.method === 'HEAD' ? '' : body)
}

function answer(root, request, response, refuse, tags) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD')
    refuse(405)
    return
  }
  const path = (request.url ?? '/').split('?')[0]
  const found = fileFor(root, path)
  if (!found) {
    refuse(404)
    return
  }
  if (tags && extname(path) === '') {
    answerPage(found, request, response, tags).catch(() => refuse(500))
    return
  }
  const { file, encoding } = packed(found, String(request.headers['accept-encoding'] ?? ''))
  const { size, mtimeMs } = statSync(file)
  const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`
  const headers = {
    ...HEADERS,
    'content-type': TYPES[extname(found)] ?? 'application/octet-stream',
    'cache-control': HASHED.test(found) ? `public, max-age=${YEAR}, immutable` : 'no-cache',
    etag: tag,
    vary: 'accept-encoding',
    ...(encoding && { 'content-encoding': encoding }),
    ...(extname(found) === '.html' && GAME.test(path) && linksFor(found)),
  }
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304, headers).end()
    return
  }
  response.writeHead(200, { ...headers, 'content-length': size })
  if (request.method === 'HEAD') response.end()
  // Whoever goes away in the middle leaves no open file behind.
  else pipeline(createReadStream(file), response, () => undefined)
}

/** What the build has written about itself (build/offline.ts). */
function buildOf(root) {
  try {
    return JSON.parse(readFileSync(join(root, 'build.json'), 'utf8')).build
  } catch {
    return undefined
  }
}

/**
 * What answers a request for a file of the client, and which build of it that is. What it does not have whoever asks
 * refuses by himself.
 */
export const serveStatic = (root) =>
  Object.assign((request, response, refuse, tags) => answer(normalize(root), request, response, refuse, tags), {
    build: buildOf(root),
  })

const refuseBy = (response) => (status) =>
  response.writeHead(status, { ...HEADERS, 'content-type': TYPES['.txt'] }).end('not found\n')

export const staticServer = (root) =>
  createServer((request, response) => answer(normalize(root), request, response, refuseBy(response)))

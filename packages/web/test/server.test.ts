import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
// @ts-expect-error a script of Node, without types
import { serveStatic, staticServer } from '../bin/static.mjs'

const root = mkdtempSync(join(tmpdir(), 'haven-static-'))
const secret = mkdtempSync(join(tmpdir(), 'haven-secret-'))
let server: import('node:http').Server
let address = ''

beforeAll(async () => {
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Haven</title>')
  writeFileSync(join(root, 'main-AbCd1234.js'), 'let x = 1')
  writeFileSync(join(root, 'main-AbCd1234.js.gz'), gzipSync('let x = 1'))
  writeFileSync(join(secret, 'key.txt'), 'secret')
  server = staticServer(root)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  rmSync(root, { recursive: true })
  rmSync(secret, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(address + path, { headers })

describe('the static server', () => {
  test('knows which build it gives, if that says so', () => {
    expect(serveStatic(root).build).toBeUndefined()
    writeFileSync(join(root, 'build.json'), '{"build":"abc"}')
    expect(serveStatic(root).build).toBe('abc')
  })

  test('gives files with their type, packed where the browser takes it, kept for long by their hash', async () => {
    const answer = await get('/main-AbCd1234.js', { 'accept-encoding': 'gzip' })
    expect(answer.headers.get('content-type')).toMatch(/javascript/)
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(answer.headers.get('cache-control')).toMatch(/immutable/)
    expect(await answer.text()).toBe('let x = 1')
    const plain = await get('/main-AbCd1234.js', { 'accept-encoding': 'identity' })
    expect(plain.headers.get('content-encoding')).toBeNull()
  })

  test('names what a game is made of before its page, and nothing before any other', async () => {
    const page = '<!doctype html><title>Haven</title>'
    expect((await get('/g/0123abcd')).headers.get('link')).toBeNull()
    writeFileSync(
      join(root, 'index.html'),
      `${page}<script type="application/json" id="ahead">["/assets/t-1.js","/assets/t-1.css","/assets/judge-1.js"]</script>`,
    )
    const links =
      '</assets/t-1.js>; rel=modulepreload; crossorigin, </assets/t-1.css>; rel=preload; as=style; crossorigin'
    expect((await get('/g/0123abcd')).headers.get('link')).toBe(links)
    expect((await get('/t')).headers.get('link')).toBe(links)
    expect((await get('/')).headers.get('link')).toBeNull()
    expect((await get('/main-AbCd1234.js')).headers.get('link')).toBeNull()
    writeFileSync(join(root, 'index.html'), page)
  })

  test('gives the first page for addresses of the client, and allows one inline script, by its hash', async () => {
    const answer = await get('/g/0123abcd')
    expect(answer.status).toBe(200)
    expect(await answer.text()).toMatch(/<title>Haven/)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='(;|$)/)
    expect(policy).not.toMatch(/unsafe/)
  })

  test('gives nothing from outside its folder', async () => {
    const up = '..%2f'.repeat(8)
    for (const path of [
      `/${up}${secret.slice(1)}/key.txt`,
      `/%2e%2e/${secret.split('/').at(-1)}/key.txt`,
      '/%00.txt',
    ]) {
      expect((await get(path)).status, path).toBe(404)
    }
    expect((await get('/nothing.js')).status).toBe(404)
    expect((await fetch(address, { method: 'POST' })).status).toBe(405)
  })

  test('says that nothing has changed', async () => {
    const tag = (await get('/')).headers.get('etag') ?? ''
    expect((await get('/', { 'if-none-match': tag })).status).toBe(304)
  })
})

import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'

/** `npm run check` asks the registry for known holes: here a registry of our own, for a project of our own. */

const script = fileURLToPath(new URL('../../../scripts/holes.mjs', import.meta.url))
const stubs: Server[] = []
afterEach(() => {
  for (const stub of stubs.splice(0)) {
    stub.closeAllConnections()
    stub.close()
  }
})

const HOLE = {
  id: 1,
  url: 'https://example.test/advisories/GHSA-aaaa-bbbb-cccc',
  title: 'Pads too far',
  severity: 'high',
  vulnerable_versions: '<1.3.0',
  cwe: [],
  cvss: { score: 7, vectorString: null },
}

type Registry = (path: string) => { status: number; body: unknown } | 'silence'
const of =
  (advisories: unknown): Registry =>
  (path) =>
    path.endsWith('/advisories/bulk') ? { status: 200, body: advisories } : { status: 404, body: {} }

async function open(registry: Registry): Promise<string> {
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => {
      const answer = registry(request.url ?? '')
      if (answer === 'silence') return
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
    })
  })
  stubs.push(server)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

/** A project with one dependency. */
function project(advisories: readonly { advisory: string; package: string; reason: string }[] = []): string {
  const folder = mkdtempSync(join(process.env.HAVEN_TEST_FOLDER ?? tmpdir(), 'haven-holes-'))
  const write = (name: string, value: unknown): void => writeFileSync(join(folder, name), JSON.stringify(value))
  const own = { name: 'own', version: '1.0.0', dependencies: { 'left-pad': '1.2.0' } }
  write('package.json', own)
  write('package-lock.json', {
    name: 'own',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: { '': own, 'node_modules/left-pad': { version: '1.2.0' } },
  })
  write('accepted-holes.json', { workspaces: [], advisories })
  return folder
}

function look(folder: string, registry: string, patience = '10000'): Promise<{ code: number | null; said: string }> {
  const env = { ...process.env, npm_config_registry: registry, HAVEN_AUDIT_PATIENCE: patience }
  const child = spawn(process.execPath, [script, folder], { env })
  let said = ''
  child.stdout.on('data', (data) => (said += String(data)))
  child.stderr.on('data', (data) => (said += String(data)))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })))
}

test('no hole: well', async () => {
  const { code, said } = await look(project(), await open(of({})))
  expect({ code, said }).toEqual({ code: 0, said: 'holes: 0 known, 0 accepted, 0 open\n' })
})

test('a hole: it fails, and names package, version and advisory', async () => {
  const { code, said } = await look(project(), await open(of({ 'left-pad': [HOLE] })))
  expect(said).toBe('left-pad 1.2.0: high: Pads too far (GHSA-aaaa-bbbb-cccc)\nholes: 1 known, 0 accepted, 1 open\n')
  expect(code).toBe(1)
})

test('a hole of another version is none', async () => {
  const { code } = await look(project(), await open(of({ 'left-pad': [{ ...HOLE, vulnerable_versions: '>=1.3.0' }] })))
  expect(code).toBe(0)
})

test('an accepted one is well, and one that is gone is to be taken from the list', async () => {
  const accepted = [{ advisory: 'GHSA-aaaa-bbbb-cccc', package: 'left-pad', reason: 'nothing is padded' }]
  const there = await look(project(accepted), await open(of({ 'left-pad': [HOLE] })))
  expect(there).toEqual({ code: 0, said: 'holes: 1 known, 1 accepted, 0 open\n' })
  const gone = await look(project(accepted), await open(of({})))
  expect(gone.code).toBe(0)
  expect(gone.said).toMatch(/^warning: GHSA-aaaa-bbbb-cccc of left-pad .* not there any more/)
})

test.each([
  ['says 503', (() => ({ status: 503, body: {} })) as Registry],
  ['knows no such thing', (() => ({ status: 404, body: {} })) as Registry],
  ['says nothing at all', (() => 'silence') as Registry],
])('a registry that %s is a warning', async (_, registry) => {
  const began = performance.now()
  const { code, said } = await look(project(), await open(registry), '3000')
  expect(said).toMatch(/^warning: known holes were not looked up/)
  expect(code).toBe(0)
  expect(performance.now() - began).toBeLessThan(20_000)
})

test('no registry at all is a warning', async () => {
  const { code, said } = await look(project(), 'http://127.0.0.1:1/', '3000')
  expect(said).toMatch(/^warning: known holes were not looked up/)
  expect(code).toBe(0)
})

import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { phraseOf } from '../../src/model/online/phrase.ts'
import { idOf, keyOf, note, table } from './shelf-tables.ts'

/** A server with one kind of shelf, which can be away. */
class Shelves {
  readonly rows = new Map<string, { version: number; sealed: string }>()
  readonly asked: string[] = []
  isAway = false
  /** From now on nothing is deleted any more. */
  keepsAll = false
  /** Somebody else is quicker, once. */
  meanwhile: (() => Promise<void>) | null = null

  readonly fetch = async (address: string, init: RequestInit): Promise<Response> => {
    if (this.isAway) throw new TypeError('no network')
    const { authorization = '' } = init.headers as Record<string, string>
    const key = authorization.slice('Bearer '.length)
    this.asked.push(`${init.method} ${address}`)
    const row = this.rows.get(key)
    const say = (status: number, body: object) => new Response(JSON.stringify(body), { status })
    if (init.method === 'GET') return row ? say(200, row) : say(404, {})
    if (init.method === 'DELETE' && this.keepsAll) return say(500, {})
    if (init.method === 'DELETE') {
      this.rows.delete(key)
      return say(200, {})
    }
    const { meanwhile } = this
    this.meanwhile = null
    await meanwhile?.()
    const { version, sealed } = JSON.parse(init.body as string) as { version: number; sealed: string }
    const now = this.rows.get(key)
    if ((now?.version ?? 0) !== version) return now ? say(409, now) : say(404, {})
    this.rows.set(key, { version: version + 1, sealed })
    return say(200, { version: version + 1 })
  }
}

type Modules = typeof import('../../src/model/online/shelf.ts') &
  typeof import('../../src/model/online/secrets.ts') &
  typeof import('../../src/model/online/self.ts') &
  typeof import('../../src/model/online/blocked.ts')

/** A browser with a storage of its own. */
class Browser {
  readonly storage = new Map<string, string>()
  #modules: Modules | null = null

  async do<T>(deed: (modules: Modules) => T | Promise<T>): Promise<T> {
    const { storage } = this
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => storage.get(name) ?? null,
      setItem: (name: string, value: string) => void storage.set(name, value),
    })
    if (!this.#modules) {
      vi.resetModules()
      this.#modules = {
        ...(await import('../../src/model/online/shelf.ts')),
        ...(await import('../../src/model/online/secrets.ts')),
        ...(await import('../../src/model/online/self.ts')),
        ...(await import('../../src/model/online/blocked.ts')),
      }
    }
    return deed(this.#modules)
  }
}

describe('devices', () => {
  let server: Shelves
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    server = new Shelves()
    vi.stubGlobal('fetch', server.fetch)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  const seated = note(Date.now(), { isSomebody: true, seats: ['hero1'], phase: 'playing' })
  const tablesOf = (device: Browser) =>
    device.do(({ knownTables }) => knownTables().map(({ table: id, key }) => [id, key] as const))

  test('without a phrase nothing is asked of the server and nothing is sent', async () => {
    const device = new Browser()
    await device.do(async ({ keyAt, noteTable, syncShelf, toggleBlock }) => {
      noteTable(idOf('a'), keyAt(idOf('a')), seated)
      toggleBlock(idOf('a'), 'p2')
      await vi.advanceTimersByTimeAsync(60_000)
      await syncShelf()
    })
    expect(server.asked).toEqual([])
  })

  test('have one secret; keys of two tables, and their hashes, have nothing in common', async () => {
    const device = new Browser()
    const [a, b, again] = await device.do(({ keyAt }) => [keyAt(idOf('a')), keyAt(idOf('b')), keyAt(idOf('a'))])
    expect(a).toMatch(/^[\w-]{43}$/)
    expect(again).toBe(a)
    expect(b).not.toBe(a)
    const { secret } = JSON.parse(device.storage.get('haven.online.self')!) as { secret: string }
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
    // Half of the bits differ, as of any two numbers: between the keys, their hashes, and the secret.
    const sha = (key: string) => createHash('sha256').update(key).digest()
    const bits = (one: Buffer, other: Buffer) =>
      one.reduce((sum, byte, i) => sum + (byte ^ other[i]!).toString(2).replaceAll('0', '').length, 0)
    const raw = (key: string) => Buffer.from(key, 'base64url')
    for (const [one, other] of [
      [sha(a), sha(b)],
      [raw(a), raw(b)],
      [raw(a), raw(secret)],
    ] as const) {
      expect(Math.abs(bits(one, other) - 128)).toBeLessThan(60)
    }
    expect((await new Browser().do(({ keyAt }) => keyAt(idOf('a')))) === a).toBe(false)
  })

  test('keep the keys of tables that they knew before there was one secret', async () => {
    const device = new Browser()
    const old = [{ table: idOf('old'), key: keyOf('old'), note: { story: null, host: 'Ann', at: 1 } }]
    device.storage.set('haven.online.tables', JSON.stringify(old))
    device.storage.set('haven.online.muted', JSON.stringify([`${idOf('old')}/p2`]))
    expect(await device.do(({ keyAt }) => keyAt(idOf('old')))).toBe(keyOf('old'))
    expect(await device.do(({ isBlocked }) => isBlocked(idOf('old'), 'p2'))).toBe(true)
    // Also behind a phrase.
    expect(await device.do(({ makePhrase }) => makePhrase())).toBe('done')
    expect(await device.do(({ keyAt }) => keyAt(idOf('old')))).toBe(keyOf('old'))
  })

  test('with one phrase have the same keys, names, blocks and lists', async () => {
    const [one, two] = [new Browser(), new Browser()]
    await one.do(async ({ keyAt, noteTable, keepName, toggleBlock, makePhrase }) => {
      keyAt(idOf('a'))
      noteTable(idOf('a'), keyAt(idOf('a')), seated)
      keepName('Ann')
      toggleBlock(idOf('a'), 'p7')
      expect(await makePhrase()).toBe('done')
    })
    const phrase = await one.do(({ phraseInUse }) => phraseInUse()!)
    expect(phraseOf(phrase)).toHaveLength(12)
    expect(await two.do(({ comeBack }) => comeBack(phrase, true))).toBe('done')
    expect(await tablesOf(two)).toEqual(await tablesOf(one))
    expect(await two.do(({ ownName, isBlocked }) => [ownName(), isBlocked(idOf('a'), 'p7')])).toEqual(['Ann', true])
    // A table that neither has been at: the same key, without a word between them.
    const [mine, other] = [await one.do(({ keyAt }) => keyAt(idOf('b'))), await two.do(({ keyAt }) => keyAt(idOf('b')))]
    expect(other).toBe(mine)
    // What one does comes to the other by itself.
    await one.do(async ({ forgetTable, keyAt, noteTable }) => {
      noteTable(idOf('b'), keyAt(idOf('b')), { ...seated, at: Date.now() })
      forgetTable(idOf('a'))
      await vi.advanceTimersByTimeAsync(3_000)
      await vi.waitFor(() => expect(server.rows.values().next().value?.version).toBeGreaterThan(1))
    })
    await one.do(({ syncShelf }) => syncShelf())
    await two.do(({ syncShelf }) => syncShelf())
    expect((await tablesOf(two)).map(([id]) => id)).toEqual([idOf('b')])
  })

  test('that write at once lose nothing of each other', async () => {
    const [one, two] = [new Browser(), new Browser()]
    await one.do(({ makePhrase }) => makePhrase())
    const phrase = await one.do(({ phraseInUse }) => phraseInUse()!)
    await two.do(({ comeBack }) => comeBack(phrase, true))
    await two.do(({ keyAt }) => keyAt(idOf('two')))
    await one.do(({ keyAt }) => keyAt(idOf('one')))
    server.meanwhile = async () => {
      await two.do(({ syncShelf }) => syncShelf())
      await one.do(() => undefined)
    }
    await one.do(({ syncShelf }) => syncShelf())
    expect((await tablesOf(one)).map(([id]) => id).sort()).toEqual([idOf('one'), idOf('two')])
    await two.do(({ syncShelf }) => syncShelf())
    expect((await tablesOf(two)).map(([id]) => id).sort()).toEqual([idOf('one'), idOf('two')])
  })

  test('a phrase that is changed or given up opens nothing; the other device is told, and loses nothing', async () => {
    const [one, two] = [new Browser(), new Browser()]
    await one.do(async ({ keyAt, makePhrase }) => {
      keyAt(idOf('a'))
      await makePhrase()
    })
    const before = await one.do(({ phraseInUse }) => phraseInUse()!)
    const key = await one.do(({ keyAt }) => keyAt(idOf('a')))
    await two.do(({ comeBack }) => comeBack(before, true))
    expect(await one.do(({ changePhrase }) => changePhrase())).toBe('done')
    const after = await one.do(({ phraseInUse }) => phraseInUse()!)
    expect(after).not.toEqual(before)
    expect(server.rows.size).toBe(1)
    expect(await one.do(({ keyAt }) => keyAt(idOf('a')))).toBe(key)
    await two.do(({ syncShelf }) => syncShelf())
    expect(await two.do(({ shelfState }) => shelfState.value)).toBe('gone')
    expect(await tablesOf(two)).toEqual(await tablesOf(one))
    expect(server.rows.size).toBe(1)
    const third = new Browser()
    expect(await third.do(({ comeBack }) => comeBack(before, true))).toBe('nothing')
    expect(await third.do(({ phraseInUse }) => phraseInUse())).toBeNull()
    expect(await third.do(({ comeBack }) => comeBack(after, true))).toBe('done')
    // Wanted again after all, on the second device.
    expect(await two.do(({ putBack }) => putBack())).toBe('done')
    expect(await two.do(({ shelfState }) => shelfState.value)).toBe('kept')
    expect(await one.do(({ stopPhrase }) => stopPhrase())).toBe('done')
    expect(await two.do(({ stopPhrase }) => stopPhrase())).toBe('done')
    expect(server.rows.size).toBe(0)
    expect(await one.do(({ phraseInUse, keyAt }) => [phraseInUse(), keyAt(idOf('a'))])).toEqual([null, key])
  })

  test('a phrase whose shelf cannot be deleted is not changed', async () => {
    const device = new Browser()
    await device.do(({ makePhrase }) => makePhrase())
    const before = await device.do(({ phraseInUse }) => phraseInUse())
    server.keepsAll = true
    expect(await device.do(({ changePhrase }) => changePhrase())).toBe('away')
    expect(await device.do(({ phraseInUse }) => phraseInUse())).toEqual(before)
    server.keepsAll = false
    expect(await device.do(({ changePhrase }) => changePhrase())).toBe('done')
    expect(await device.do(({ phraseInUse }) => phraseInUse())).not.toEqual(before)
  })

  test('without a server nothing is changed, and it is tried again by itself', async () => {
    const device = new Browser()
    server.isAway = true
    expect(await device.do(({ makePhrase }) => makePhrase())).toBe('away')
    expect(await device.do(({ phraseInUse }) => phraseInUse())).toBeNull()
    server.isAway = false
    await device.do(({ makePhrase }) => makePhrase())
    server.isAway = true
    expect(await device.do(({ stopPhrase }) => stopPhrase())).toBe('away')
    expect(await device.do(({ phraseInUse }) => phraseInUse())).not.toBeNull()
    await device.do(async ({ keyAt, syncShelf, shelfState }) => {
      keyAt(idOf('late'))
      await syncShelf()
      expect(shelfState.value).toBe('away')
      server.isAway = false
      await vi.advanceTimersByTimeAsync(40_000)
      await vi.waitFor(() => expect(shelfState.value).toBe('kept'))
    })
    expect(server.rows.values().next().value?.version).toBe(2)
  })

  test('a device that is left has nothing of us any more; the phrase brings it back', async () => {
    const device = new Browser()
    await device.do(async ({ keyAt, noteTable, makePhrase }) => {
      keyAt(idOf('a'))
      noteTable(idOf('a'), keyAt(idOf('a')), seated)
      await makePhrase()
    })
    const before = await tablesOf(device)
    const phrase = await device.do(({ phraseInUse }) => phraseInUse()!)
    await device.do(({ leaveDevice }) => leaveDevice())
    expect([...device.storage.values()].join()).not.toContain(idOf('a'))
    expect([...device.storage.values()].join()).not.toContain(Buffer.from(phrase).toString('base64url'))
    await device.do(({ comeBack }) => comeBack(phrase, true))
    expect(await tablesOf(device)).toEqual(before)
  })

  test('a phrase typed in on the device of somebody else takes nothing from there, and leaves it as it was', async () => {
    const [mine, borrowed] = [new Browser(), new Browser()]
    await mine.do(async ({ keyAt, makePhrase }) => {
      keyAt(idOf('mine'))
      await makePhrase()
    })
    const phrase = await mine.do(({ phraseInUse }) => phraseInUse()!)
    await borrowed.do(({ keyAt, noteTable, keepName }) => {
      noteTable(idOf('theirs'), keyAt(idOf('theirs')), seated)
      keepName('Ben')
    })
    const before = await tablesOf(borrowed)
    expect(await borrowed.do(({ seatsHere }) => seatsHere())).toBe(1)
    expect(await borrowed.do(({ comeBack }) => comeBack(phrase, false))).toBe('done')
    expect((await tablesOf(borrowed)).map(([id]) => id)).toEqual([idOf('mine')])
    await mine.do(({ syncShelf }) => syncShelf())
    expect((await tablesOf(mine)).map(([id]) => id)).toEqual([idOf('mine')])
    await borrowed.do(({ leaveDevice }) => leaveDevice())
    expect(await tablesOf(borrowed)).toEqual(before)
    expect(await borrowed.do(({ ownName }) => ownName())).toBe('Ben')
  })

  test('who is still at a table with another key says nothing about the one that came back', async () => {
    const device = new Browser()
    await device.do(({ keyAt, noteTable, knownTables }) => {
      noteTable(idOf('a'), keyAt(idOf('a')), seated)
      noteTable(idOf('a'), keyOf('stranger'), note(Date.now(), { isSomebody: false }))
      expect(knownTables()[0]?.note?.isSomebody).toBe(true)
    })
  })

  test('that have nothing new write nothing', async () => {
    const device = new Browser()
    await device.do(async ({ keyAt, noteTable, toggleBlock, makePhrase, syncShelf }) => {
      noteTable(idOf('a'), keyAt(idOf('a')), seated)
      toggleBlock(idOf('a'), 'p2')
      await makePhrase()
      await syncShelf()
      await syncShelf()
    })
    expect(server.asked.map((each) => each.split(' ')[0])).toEqual(['PUT', 'GET', 'GET'])
  })

  test('one that is invited by code has a key of its own, and the old one if the code does not hold', async () => {
    const device = new Browser()
    await device.do(async ({ makePhrase, keyAt, keyByCode }) => {
      await makePhrase()
      const shared = keyAt(idOf('a'))
      const { key, undo } = keyByCode(idOf('a'))
      expect(key).not.toBe(shared)
      expect(keyAt(idOf('a'))).toBe(key)
      undo()
      expect(keyAt(idOf('a'))).toBe(shared)
    })
  })

  test('more than fits is cut where it is oldest', async () => {
    const device = new Browser()
    const long = '👩‍🚒'.repeat(24)
    const tables = Array.from({ length: 150 }, (_, i) =>
      table(`t${i}`, `k${i}`, note(1_000 - i, { asked: Array(9).fill({ seat: 'hero1', person: long }) })),
    )
    device.storage.set('haven.online.tables', JSON.stringify(tables))
    await device.do(({ makePhrase }) => makePhrase())
    const [row] = server.rows.values()
    expect(row!.sealed.length).toBeLessThanOrEqual(131_072)
    const phrase = await device.do(({ phraseInUse }) => phraseInUse()!)
    const other = new Browser()
    await other.do(({ comeBack }) => comeBack(phrase, true))
    const found = await tablesOf(other)
    expect(found[0]?.[0]).toBe(idOf('t0'))
    expect(found.length).toBeGreaterThan(10)
    expect(found.length).toBeLessThan(150)
  })
})

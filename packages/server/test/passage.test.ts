import { PROTOCOL } from '@haven/table'
import { expect, test } from 'vitest'
import type { CommandFrame, Greeting, Host, Tell, Told } from '../src/nodes/door.ts'
import { Broken } from '../src/nodes/line.ts'
import { Passage } from '../src/nodes/passage.ts'

const HELLO: Greeting = {
  send: 'hello',
  protocol: PROTOCOL,
  table: 'table',
  key: 'key',
  have: { viewer: 'spectator', game: 1, version: 3, steps: 2, lines: 1 },
}
const TAKING = { ready: () => null, isFree: () => true }
const command = (id: string): CommandFrame => ({ send: 'command', id, version: 1, body: { command: 'start' } })

/** Whoever serves a table, and all that is asked of him. */
class Served implements Host {
  readonly asked: unknown[] = []
  tell: Tell = () => undefined
  isClosed = false
  readonly #welcomes: boolean

  constructor(welcomes = true) {
    this.#welcomes = welcomes
  }

  async greet(frame: Greeting, tell: Tell, _: unknown, shown: number) {
    this.asked.push([frame, shown])
    this.tell = tell
    if (this.#welcomes) tell({ tell: 'welcome' })
    return {
      command: (each: CommandFrame) => {
        this.asked.push(each.id)
        return null
      },
      close: () => {
        this.isClosed = true
      },
    }
  }
}

function open() {
  const heard: Told[] = []
  const around = { onClose: () => undefined, onBug: (error: unknown) => expect.unreachable(String(error)) }
  const passage = new Passage(HELLO, (told) => void heard.push(told), TAKING, around)
  return { passage, heard }
}

test('who moves is greeted with nothing, welcomed once, and asks again what had no reply', async () => {
  const { passage, heard } = open()
  const [one, two] = [new Served(), new Served()]
  await passage.sit(one)
  void passage.command(command('first'))
  void passage.command(command('second'))
  one.tell({ tell: 'difference', version: 7 })
  one.tell({ tell: 'reply', id: 'first' })
  await passage.sit(two)
  expect(one.asked).toEqual([[HELLO, 0], 'first', 'second'])
  expect(one.isClosed).toBe(true)
  // Nothing older than it was shown is shown again, and whoever served it before is not heard.
  expect(two.asked).toEqual([[{ ...HELLO, have: null }, 7], 'second'])
  one.tell({ tell: 'reply', id: 'second' })
  two.tell({ tell: 'table', version: 8 })
  expect(heard).toEqual([
    { tell: 'welcome' },
    { tell: 'difference', version: 7 },
    { tell: 'reply', id: 'first' },
    { tell: 'table', version: 8 },
  ])
})

test('who was not welcomed yet says what he said at first', async () => {
  const { passage } = open()
  const [one, two] = [new Served(false), new Served()]
  await passage.sit(one)
  await passage.sit(two)
  expect(two.asked).toEqual([[HELLO, 0]])
})

test('a host that is gone: whoever is to seat it is told, unless somebody else serves it already', async () => {
  const { passage } = open()
  const gone: Host = { greet: () => Promise.reject(new Broken()) }
  await expect(passage.sit(gone)).rejects.toThrow(Broken)
  const late = passage.sit(gone)
  const now = new Served()
  const seated = passage.sit(now)
  expect(await late).toBe(true)
  expect(await seated).toBe(true)
  void passage.command(command('only'))
  expect(now.asked).toContain('only')
})

test('a guest who comes after the device has left is closed', async () => {
  const { passage } = open()
  const host = new Served()
  const seated = passage.sit(host)
  passage.close()
  await seated
  expect(host.isClosed).toBe(true)
})

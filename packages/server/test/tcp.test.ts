import { afterEach, expect, test } from 'vitest'
import type { LineEnd, NodeLine } from '../src/nodes/line.ts'
import { answerNodes, callerOf, type NodePort } from '../src/nodes/tcp.ts'
import { Line } from './line.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** What one end hears, and what it says. */
class End implements LineEnd {
  readonly messages: string[] = []
  isBroken = false
  readonly line: NodeLine

  constructor(line: NodeLine) {
    this.line = line
  }

  heard(words: readonly string[], text: Buffer): void {
    if (words[0] !== 'ping') this.messages.push(`${words.join(' ')}|${text.toString()}`)
  }

  broken(): void {
    this.isBroken = true
  }
}

interface Given {
  readonly secret?: string
  readonly wanted?: string
}

async function open({ secret = 'secret', wanted = 'two' }: Given = {}) {
  const answered: End[] = []
  const port: NodePort = await answerNodes(
    { host: '127.0.0.1', port: 0 },
    { secret: 'secret', me: { id: 'two' } },
    (line) => {
      const end = new End(line)
      answered.push(end)
      return end
    },
  )
  ends.push(() => port.close())
  const line = new Line(port.port)
  const call = callerOf({ secret, me: { id: 'one', address: '' } })
  const calling: End[] = []
  const address = `127.0.0.1:${await line.open()}`
  ends.push(() => line.close())
  const called = call({ id: wanted, address }, (own) => {
    const end = new End(own)
    calling.push(end)
    ends.push(() => own.close())
    return end
  })
  return { called, calling, answered, line }
}

async function both() {
  const { called, calling, answered, line } = await open()
  await called
  return { near: calling[0]!, far: answered[0]!, line }
}

test('messages arrive whole and in order, both ways, however long they are', async () => {
  const { near, far } = await both()
  const long = JSON.stringify('ä'.repeat(300_000))
  near.line.send('greet 1 0', '{"a":"b\\tc"}')
  near.line.send('leave 1')
  near.line.send('command 2', long)
  far.line.send('seated 1')
  await expect.poll(() => far.messages.length).toBe(3)
  expect(far.messages).toEqual(['greet 1 0|{"a":"b\\tc"}', 'leave 1|', `command 2|${long}`])
  await expect.poll(() => near.messages).toEqual(['seated 1|'])
  near.line.close()
  await expect.poll(() => [near.isBroken, far.isBroken]).toEqual([true, true])
})

test.each([{ secret: 'another' }, { wanted: 'three' }])(
  'nobody is heard who cannot prove who he is, or means another: %o',
  async (house) => {
    const { called, calling, answered } = await open(house)
    await expect(called).rejects.toThrow('not reached')
    expect([calling, answered]).toEqual([[], []])
  },
)

test('whoever is not there is known to be not there', async () => {
  const call = callerOf({ secret: 'secret', me: { id: 'one', address: '' } })
  for (const address of ['127.0.0.1:1', 'nowhere']) {
    const end = (): LineEnd => expect.unreachable()
    await expect(call({ id: 'two', address }, end)).rejects.toThrow()
  }
})

test('a line on which nothing is heard any more is broken after a few seconds, and not before', async () => {
  const { near, far, line } = await both()
  // Longer than the silence that is allowed: both say that they are there.
  await new Promise((resolve) => void setTimeout(resolve, 3_500))
  expect([near.isBroken, far.isBroken]).toEqual([false, false])
  line.isDead = true
  await expect.poll(() => [near.isBroken, far.isBroken], { timeout: 8_000 }).toEqual([true, true])
})

test('whoever takes nothing is sent nothing large any more', async () => {
  const { near, far, line } = await both()
  expect(far.line.taken()).toBeNull()
  line.hold()
  const text = JSON.stringify('x'.repeat(1_000_000))
  for (let n = 0; n < 20; n++) far.line.send(`tell ${n}`, text)
  let isTaken = false
  void Promise.resolve(far.line.taken()).then(() => {
    isTaken = true
  })
  await new Promise((resolve) => void setTimeout(resolve, 200))
  expect(isTaken).toBe(false)
  line.letGo()
  await expect.poll(() => near.messages.length, { timeout: 10_000 }).toBe(20)
  expect(isTaken).toBe(true)
})

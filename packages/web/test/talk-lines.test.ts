import type { Line, OnlineCommand, QueryValue, TableFrame, TableView } from '@haven/table'
import { expect, test } from 'vitest'
import { TableClient } from '../src/model/table-client.ts'

/** The talk as a page keeps it. */

const line = (n: number, more: Partial<Line> = {}): Line => ({
  n,
  at: n,
  from: 'p1',
  to: 'table',
  text: `${n}`,
  ...more,
})
const linesOf = (from: number, to: number): Line[] => Array.from({ length: to - from }, (_, i) => line(from + i))

class Client extends TableClient {
  readonly asked: OnlineCommand[] = []
  answer: (body: OnlineCommand) => QueryValue | null = () => null
  async send(body: OnlineCommand): Promise<QueryValue | null> {
    this.asked.push(body)
    return this.answer(body)
  }
  told$(lines: TableFrame['lines'], viewer = 'hero1'): void {
    const room = { game: 1, you: { viewer } } as unknown as TableView
    this.hear({ tell: 'table', version: 1, room, update: null, lines })
  }
  get heard(): number | undefined {
    return this.have?.lines
  }
}

const numbers = ({ lines }: Client): number[] => lines.value.map(({ n }) => n)

test('begins with the last lines, goes on with what is new, and fetches what is older', async () => {
  const client = new Client('t')
  client.told$({ from: 70, lines: linesOf(70, 100), anew: true, older: true })
  client.told$({ from: 100, lines: [line(100)] })
  expect([numbers(client).length, client.hasOlder.value, client.heard]).toEqual([31, true, 101])
  client.answer = () => ({ query: 'lines', lines: linesOf(20, 70), older: true })
  await client.fetchOlder()
  expect(client.asked).toEqual([{ command: 'lines', before: 70 }])
  expect([numbers(client)[0], numbers(client).length, client.hasOlder.value]).toEqual([20, 81, true])
  expect(client.heard).toBe(101)
})

test('after a gap, or with another side, nothing of before stays', async () => {
  const client = new Client('t')
  client.told$({ from: 0, lines: linesOf(0, 10), anew: true, older: false })
  client.told$({ from: 60, lines: linesOf(60, 90), anew: true, older: true })
  expect([numbers(client)[0], client.hasOlder.value]).toEqual([60, true])
  client.told$({ from: 0, lines: [line(0, { text: 'another side' })], anew: true, older: false })
  expect(client.lines.value).toEqual([line(0, { text: 'another side' })])
  expect(client.hasOlder.value).toBe(false)
})

test('what was fetched for another talk is thrown away', async () => {
  const client = new Client('t')
  client.told$({ from: 70, lines: linesOf(70, 100), anew: true, older: true })
  client.answer = () => {
    client.told$({ from: 5, lines: linesOf(5, 9), anew: true, older: true }, 'sins')
    return { query: 'lines', lines: linesOf(20, 70), older: false }
  }
  await client.fetchOlder()
  expect(numbers(client)).toEqual([5, 6, 7, 8])
})

test('a line that was removed has no words any more', () => {
  const client = new Client('t')
  client.told$({ from: 0, lines: linesOf(0, 3), anew: true, older: false })
  const gone: Line = { n: 1, at: 1, from: 'p1', to: 'table', removed: true }
  client.told$({ from: 3, lines: [], changed: [gone] })
  expect(client.lines.value).toEqual([line(0), gone, line(2)])
})

test('a page that stays open for days keeps no more than the server does', () => {
  const client = new Client('t')
  client.told$({ from: 0, lines: linesOf(0, 30), anew: true, older: false })
  for (let n = 30; n < 500; n++) client.told$({ from: n, lines: [line(n)] })
  expect([numbers(client).length, numbers(client)[0]]).toEqual([200, 300])
})

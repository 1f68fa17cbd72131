import { Writable } from 'node:stream'
import { fetchTerminal } from '@haven/text/terminal'
import { expect, test } from 'vitest'
import type { Desk } from '../src/ground/io.ts'
import { Progress } from '../src/progress.ts'

const words = await fetchTerminal('en')

function run(isTTY: boolean, seconds: readonly number[], first = 10): string {
  let text = ''
  let time = 0
  const stderr = new Writable({
    write(chunk, _, done) {
      text += String(chunk)
      done()
    },
  })
  const streams = { stderr: Object.assign(stderr, { isTTY }), env: {}, now: () => new Date(time * 1000) }
  const io = { ...streams, language: 'en', words } as unknown as Desk
  const progress = new Progress(io, 100, 'games')
  seconds.forEach((at, i) => {
    time = at
    progress.update(i === 0 ? first : (i + 1) * 10)
  })
  progress.end()
  return text
}

test('a bar on a terminal, wiped at the end', () => {
  const text = run(true, [1, 2, 2.01])
  expect(text).toContain('[##......................] 10 of 100 games, about 9 s left')
  expect(text).toContain('20 of 100')
  expect(text).not.toContain('30 of 100')
  expect(text.endsWith('\r\u001b[K')).toBe(true)
  expect(text).not.toContain('\n')
})

test('a plain line now and then without one', () => {
  expect(run(false, [1, 2, 3])).toBe('')
  // No guess from the first few.
  expect(run(false, [11], 1)).toBe('1 of 100 games\n')
  expect(run(false, [1, 11, 12, 22])).toBe('20 of 100 games, about 44 s left\n40 of 100 games, about 33 s left\n')
})

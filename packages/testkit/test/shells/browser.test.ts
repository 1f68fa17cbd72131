import { calmTurnOfThorley } from '@haven/testkit'
import { KeptStore } from '@haven/web/kept-store'
import { expect, test, vi } from 'vitest'
import { browser } from './browser.ts'
import { Table } from './shell.ts'

test('a database that fails once is asked again, and no page crashes', async () => {
  const table = await Table.open(browser, { people: ['hero1'], position: calmTurnOfThorley })
  // A crash would be thrown by the driver.
  const closed = (): Promise<never> => Promise.reject(new Error('the database was closed'))
  const commit = vi.spyOn(KeptStore.prototype, 'commit').mockImplementationOnce(closed)
  const load = vi.spyOn(KeptStore.prototype, 'load').mockImplementationOnce(closed)
  const asked = (await table.question('hero1'))!
  const body = { command: 'answer', seat: 'hero1', prompt: asked.id, option: 'move:s1,0' } as const
  expect(await table.say('hero1', body, 1_000)).toMatchObject({ done: true })
  expect(commit).toHaveBeenCalledTimes(2)
  expect(load).toHaveBeenCalledTimes(2)
  expect(table.space('thorley')).toBe('s1,0')
  expect(await table.length()).toBe(1)
  await table.close()
})

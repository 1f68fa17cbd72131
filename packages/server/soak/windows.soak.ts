import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TableFrame, TableSettings } from '@haven/table'
import { idOf } from '@haven/testkit/sim'
import { expect, test } from 'vitest'
import { readConfig, startServer } from '../src/index.ts'
import { Device } from '../test/device.ts'

/** Windows of a real server, measured by somebody who watches tables of bots. */

const TABLES = 8
const WANTED = 250
const WINDOW = 500
/** By so much a disk may be late; a look that is put off is later than that. */
const LATE = 200

const settings: TableSettings = {
  listed: false,
  spectators: 'public',
  time: { control: 'none' },
  window: WINDOW,
  talk: 10,
  bot: 'level1',
  setup: { heroPlayers: 1 },
}

const lengthOf = ({ update }: TableFrame): number => (update ? update.from + update.steps.length : 0)

/** Moments at which this process, which is the server too, had no time for so many milliseconds: windows with one of them say nothing. */
const BUSY = 100
function watchProcess(): { since(at: number): boolean; stop(): void } {
  let [last, busy] = [performance.now(), 0]
  const timer = setInterval(() => {
    const now = performance.now()
    if (now - last > BUSY) busy = now
    last = now
  }, 5)
  return { since: (at) => busy >= at || performance.now() - last > BUSY, stop: () => clearInterval(timer) }
}

interface Stood {
  readonly late: number
  readonly isSure: boolean
}

/** Notes by how much each window stood longer than it should. */
function watch(device: Device, windows: Stood[], wasBusy: (since: number) => boolean): void {
  let open: { at: number; length: number } | null = null
  device.socket?.on('message', () => {
    const now = performance.now()
    // The device has heard it before us.
    const frame = device.frames.at(-1)
    if (frame?.tell !== 'table') return
    const length = lengthOf(frame)
    if (open && length !== open.length) {
      windows.push({ late: now - open.at - WINDOW, isSure: !wasBusy(open.at - 2 * BUSY) })
      open = null
    }
    if (!open && frame.update?.pulse && !frame.update.pulse.held) open = { at: now, length }
  })
}

test(`${WANTED} windows last the same`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'haven-windows-'))
  const server = await startServer(readConfig({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' }), null)
  const windows: Stood[] = []
  const lag = watchProcess()
  const devices: Device[] = []
  for (let i = 0; i < TABLES; i++) {
    const device = await new Device(`http://127.0.0.1:${server.port}`, idOf(`windows${i}`), `host${i}`).connect()
    await device.create(settings)
    watch(device, windows, (at) => lag.since(at))
    await device.command({ command: 'start' })
    devices.push(device)
  }
  while (windows.length < WANTED) {
    await new Promise((resolve) => setTimeout(resolve, 500))
    for (const device of devices) {
      if (device.shown?.room.phase !== 'over') continue
      await device.command({ command: 'rematch', swap: false })
      await device.command({ command: 'start' })
    }
  }
  lag.stop()
  await Promise.all(devices.map((device) => device.close()))
  await server.close()
  rmSync(folder, { recursive: true, force: true })
  const late = windows.map((each) => each.late).toSorted((a, b) => a - b)
  const at = (share: number): number => Math.round(late[Math.min(late.length - 1, Math.floor(late.length * share))]!)
  const sure = windows.filter(({ isSure }) => isSure)
  const tooLate = sure.filter((each) => each.late > LATE).map((each) => Math.round(each.late))
  const around = late.filter((ms) => ms > LATE && ms < LATE + 100).length
  console.log(
    `${late.length} windows, later by ${at(0.5)} ms at the median, ${at(0.9)} at 90 %, ${at(0.99)} at 99 %, ${at(1)} at most; ${around} by ${LATE} to ${LATE + 100}; of ${sure.length} without a busy moment ${tooLate.length} by more than ${LATE}: ${tooLate.join()}`,
  )
  expect(tooLate).toEqual([])
}, 900_000)

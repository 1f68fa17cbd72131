import type { OnlineCommand, TableSettings } from '@haven/table'
import { LoadDevice, newTableId } from './device.ts'
import type { AnyAddress } from './drive.ts'

export const SETTINGS: TableSettings = {
  listed: false,
  spectators: 'public',
  time: { control: 'none' },
  window: 500,
  talk: 60,
  bot: 'level1',
  setup: { heroPlayers: 2 },
}

/** Two people and a bystander. It says what could be answered now; the script decides when. */
export class LoadTable {
  readonly devices: readonly LoadDevice[]
  readonly #ready: (table: LoadTable) => void
  #isWaiting = false

  constructor(ready: (table: LoadTable) => void, headers: Readonly<Record<string, string>> = {}) {
    const id = newTableId()
    this.devices = Array.from({ length: 3 }, () => new LoadDevice(id, headers))
    this.#ready = ready
  }

  async open(any: AnyAddress): Promise<void> {
    const [sins, heroes, watcher] = this.devices as [LoadDevice, LoadDevice, LoadDevice]
    await sins.connect(any(), SETTINGS)
    await heroes.connect(any())
    await watcher.connect(any())
    await sins.send({ command: 'claim', name: 'Sins', seats: ['sins'] })
    await heroes.send({ command: 'claim', name: 'Heroes', seats: ['hero1', 'hero2'] })
    await sins.send({ command: 'start' })
    for (const device of this.devices) device.onTable = () => this.#look()
    this.#look()
  }

  #look(): void {
    if (this.#isWaiting || !this.#next()) return
    this.#isWaiting = true
    this.#ready(this)
  }

  #next(): { device: LoadDevice; body: OnlineCommand } | null {
    for (const device of this.devices) {
      if (!device.isAsked) continue
      const { frame } = device
      const update = frame?.update
      if (frame?.room.phase === 'over' && device === this.devices[0])
        return { device, body: { command: 'rematch', swap: false } }
      if (frame?.room.phase === 'lobby' && device === this.devices[0]) return { device, body: { command: 'start' } }
      const [question] = update?.view.prompts ?? []
      if (!question || !update || (update.pulse && !update.pulse.held)) continue
      const { seat, id, options } = question
      const { talk } = update
      if (talk) {
        const silent = (['hero1', 'hero2'] as const).find((each) => !talk.proposals?.[each])
        if (silent) return { device, body: { command: 'propose', seat: silent, option: options[0]!.id } }
        continue
      }
      return {
        device,
        body: { command: 'answer', seat, prompt: id, option: options[Math.floor(Math.random() * options.length)]!.id },
      }
    }
    return null
  }

  /** Gives one decision; milliseconds until it is acknowledged. */
  async decide(): Promise<number | null> {
    const next = this.#next()
    const ms = next ? await next.device.send(next.body) : null
    this.#isWaiting = false
    this.#look()
    return ms
  }

  leave(): void {
    for (const device of this.devices) device.leave()
  }
}

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { saveTo } from '@haven/cli/save-file'
import { Wire } from '@haven/cli/wire'
import { terminalWorld } from '@haven/cli/world'
import { processIo } from '@haven/lab/ground'
import { openGame, type ReplyFrame, seatsOf, type TableFrame } from '@haven/table'
import { MemoryTables } from '@haven/table/keeper'
import { coreRules as rules } from '@haven/testkit'
import { VirtualTime } from '@haven/testkit/sim'
import type { Device, Joined, Shell } from './shell.ts'

/** A game at the keyboard: in memory, and in its save file after each decision. */

export const terminal: Shell = {
  name: 'terminal',
  isHome: true,
  isTimed: false,
  hasWire: false,

  async join({ people, position }): Promise<Joined> {
    const time = new VirtualTime()
    const tables = new MemoryTables()
    const file = join(mkdtempSync(join(process.env.HAVEN_TEST_FOLDER ?? tmpdir(), 'shells-')), 'game.json')
    const told: TableFrame[] = []
    const replies = new Map<string, ReplyFrame>()
    const begun = openGame(rules, { position, seed: 'shells' })
    const bots = seatsOf(rules, begun.game).filter((seat) => !people.includes(seat))
    const players = { people, bots: Object.fromEntries(bots.map((seat) => [seat, 'scripted'])) }
    const wire = await Wire.open(
      {
        rules,
        tables,
        worldOf: (onBug) => ({
          ...terminalWorld(processIo(), rules, onBug),
          now: () => time.now,
          after: (ms, run) => time.after(ms, run),
        }),
        keep: (save) => saveTo(file, save, { as: 'both', bot: 'scripted' }),
      },
      { ...begun, steps: [], players },
    )
    let bug: unknown = null
    const failed = (error: unknown): void => {
      bug ??= error
    }
    const watch = (): void =>
      void wire.next().then((frame) => {
        told.push(structuredClone(frame))
        watch()
      }, failed)
    watch()
    const device: Device = {
      told,
      replies,
      send: (id, body) => void wire.do(body).then((reply) => replies.set(id, reply), failed),
      look: () => wire.look(),
    }
    const [id] = [...tables.rows.keys()]
    return {
      time,
      deviceOf: () => {
        if (bug) throw bug
        return device
      },
      load: async () => tables.load(id!)!,
      log: async () => tables.log(id!, 1),
      close: () => wire.close(),
    }
  },
}

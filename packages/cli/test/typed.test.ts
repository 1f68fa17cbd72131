import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough, Writable } from 'node:stream'
import { type Option, randomFrom } from '@haven/engine'
import { catalogueFor } from '@haven/lab/boxes'
import type { GameDesk, Io } from '@haven/lab/ground'
import { openGame, resolved } from '@haven/table'
import { fetchPart, type LanguageId } from '@haven/text/languages'
import { describe, expect, test } from 'vitest'
import { Typist } from '../../text/test/typist.ts'
import { deskFor } from '../src/language.ts'
import { ownShelf } from '../src/load-box.ts'
import type { LineReader } from '../src/play/lines.ts'
import { playLoop } from '../src/play/loop.ts'
import { type Session, sitDown } from '../src/play/session.ts'
import { haven, root, tempFolder } from './haven.ts'

/** Whole games by typed words, in every language: what is typed means what it means in English. */

/** A game with as many kinds of questions as a short one has. */
const SETUP = { map: 'havens-last-stand-a', sin: 'pride', acolytes: 'nuns', heroPlayers: 1 } as const
/** Commands, each once on the way; `rest` follows as a person would type it. */
const COMMANDS = [
  ['help', ''],
  ['board', ''],
  ['odds', ''],
  ['log', ''],
  ['hint', ''],
  ['rule', 'MOVE-5'],
  ['card', 'RavenCorp'],
  ['why', 'A9'],
] as const

interface Played {
  readonly code: number
  readonly text: string
  readonly data: string
  /** Answers in words, and those that only had a number. */
  readonly inWords: number
  readonly byNumber: number
  /** What words did not give the answer that was meant. */
  readonly failed: readonly string[]
}

async function play(language: LanguageId, seed: string): Promise<Played> {
  const data = tempFolder()
  let text = ''
  const stdout = new Writable({
    write(chunk: Buffer, _, done) {
      text += chunk.toString()
      done()
    },
  })
  const io: Io = {
    stdin: new PassThrough(),
    stdout,
    stderr: stdout,
    env: { HOME: data, XDG_DATA_HOME: data },
    cwd: root,
    now: () => new Date(0),
  }
  const { versions, all, loaded } = await ownShelf()
  const desk: GameDesk = { ...(await deskFor(io, language)), say: await catalogueFor(language, loaded) }
  const drawn = resolved(all, { setup: SETUP }, seed)
  const rules = versions.fitting(all, drawn.setup)
  const players = { as: 'both', bot: 'random' } as const
  const seated = await sitDown(desk, { rules, ...openGame(rules, drawn), steps: [], players }, join(data, 'save.json'))
  const typing = await fetchPart(language, 'typing')
  const typist = new Typist(typing, seated.io.say)
  const random = randomFrom(seed)
  const counts = { inWords: 0, byNumber: 0 }
  const failed: string[] = []
  let meant: { readonly question: string; readonly option: Option; readonly line: string } | null = null
  const commands = COMMANDS.map(([command, rest]) => `${typing.commands[command][0] ?? command} ${rest}`.trim())

  const next = (): string => {
    const { view } = session.wire.update
    const [prompt] = view.prompts
    if (!prompt) throw new Error('nothing is asked')
    if (view.turn) {
      const command = commands.shift()
      if (command !== undefined) return command
    }
    if (meant?.question === prompt.id) {
      // It is asked once more: the words were not enough.
      failed.push(`${prompt.kind}: ${meant.line}`)
      counts.inWords--
      counts.byNumber++
      const number = String(prompt.options.indexOf(meant.option) + 1)
      meant = null
      return number
    }
    const option = prompt.options[random.below(prompt.options.length)] as Option
    const line = typist.line(option, prompt)
    counts[line === null ? 'byNumber' : 'inWords']++
    if (line === null) return String(prompt.options.indexOf(option) + 1)
    meant = { question: prompt.id, option, line }
    return line
  }
  const reader = { next: async () => ({ line: next() }), close: () => undefined } as unknown as LineReader
  const session: Session = { versions, reader, ownFile: false, boxFlag: '', ...seated }
  const code = await playLoop(session)
  return { code, text, data, ...counts, failed }
}

describe.each(['en', 'de', 'fr', 'ru'] as const)('%s', (language) => {
  test('a whole game is played by typed words', async () => {
    const played = await play(language, 'typed')
    expect(played.failed).toEqual([])
    expect(played.code).toBe(0)
    expect(played.inWords).toBeGreaterThan(played.byNumber * 3)
    const folder = join(played.data, 'haven', 'records')
    const [record = ''] = readdirSync(folder)
    expect(await haven(['verify', join(folder, record)])).toMatchObject({ code: 0, stderr: '' })
  })
})

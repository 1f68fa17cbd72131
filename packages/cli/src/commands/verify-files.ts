import type { Outcome, Rules } from '@haven/engine'
import { complain, EXIT, type GameDesk, InputError, readJson, say } from '@haven/lab/ground'
import { type Fault, readSave, replay, type Versions, verifyRecord } from '@haven/table'
import { faultWords, tellError } from '../errors.ts'
import { withoutPlayers } from '../play/save-file.ts'

interface Finding {
  readonly file: string
  readonly ok: boolean
  readonly place?: string
  readonly code?: string
  readonly message?: string
  readonly answers?: number
  readonly rounds?: number
  readonly outcome?: Outcome | null
}

export async function verifyFiles(
  io: GameDesk,
  versions: Versions,
  files: readonly string[],
  json: boolean,
): Promise<number> {
  let code: number = EXIT.ok
  for (const file of files) {
    let finding: Finding
    try {
      const value = readJson(io, file)
      finding = check(io, await rulesOf(versions, value), file, value)
    } catch (error) {
      const told = tellError(io, error)
      if (!told) throw error
      finding = { file, ok: false, place: 'file', code: told.code, message: told.message }
      if (error instanceof InputError) {
        // Not a wrong record but no file at all.
        if (json) say(io, JSON.stringify(finding))
        else complain(io, told.message)
        code = EXIT.badInput
        continue
      }
    }
    if (!finding.ok && code === EXIT.ok) code = EXIT.failed
    say(io, json ? JSON.stringify(finding) : inWords(io, finding))
  }
  return code
}

/** Those that it was played by, if they are known; else those of today find what is wrong with it. */
async function rulesOf(versions: Versions, value: unknown): Promise<Rules> {
  const named = typeof value === 'object' && value !== null && 'rules' in value ? String(value.rules) : ''
  return versions.of(named)
}

function check(io: GameDesk, rules: Rules, file: string, value: unknown): Finding {
  if (isSave(value)) {
    const played = replay(rules, readSave(withoutPlayers(value)))
    if (!played.ok) return wrong(io, file, played)
    const { game } = played
    return { file, ok: true, answers: game.length, rounds: game.state.round, outcome: game.outcome }
  }
  const verdict = verifyRecord(rules, value)
  if (!verdict.ok) return wrong(io, file, verdict)
  const { answers, outcome } = value as { answers: unknown[]; outcome: Outcome }
  return { file, ok: true, answers: answers.length, outcome }
}

const isSave = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (value as { save?: unknown }).save !== undefined

function wrong(io: GameDesk, file: string, { place, code, params }: Fault): Finding {
  const rule = typeof params.rule === 'string' ? params.rule : 'file'
  return { file, ok: false, place, code, message: faultWords(io, code, rule, params) }
}

function inWords({ words, say: names }: GameDesk, finding: Finding): string {
  const { file, ok, place = '', message = '', answers = 0, outcome } = finding
  return ok ? words.files.right(file, answers, outcome ?? null, names) : words.files.wrong(file, place, message)
}

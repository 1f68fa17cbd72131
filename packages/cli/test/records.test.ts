import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { FOUR, firstAlways, haven, jsonLines, spawnHaven, THREE, tempFolder } from './haven.ts'

interface Record {
  answers: { seat: string; kind: string; option: string }[]
  rolls: string[][]
  hashes: string[]
  seed: string
  outcome: { winner: string; rule: string }
}

let data = ''
let file = ''
let record: Record

beforeAll(async () => {
  data = tempFolder()
  const played = await haven(['play', '--as', 'heroes', '--seed', 'record', '--players', '2', ...FOUR], {
    data,
    input: firstAlways(),
  })
  expect(played.code).toBe(0)
  file = join(data, 'haven', 'records', readdirSync(join(data, 'haven', 'records'))[0] as string)
  record = JSON.parse(readFileSync(file, 'utf8')) as Record
})

function tampered(change: (copy: Record) => void): string {
  const copy = structuredClone(record)
  change(copy)
  const path = join(tempFolder(), 'tampered.json')
  writeFileSync(path, JSON.stringify(copy))
  return path
}

describe('haven verify', () => {
  test('a good record, in words and as JSON', async () => {
    const { code, stdout } = await haven(['verify', file])
    expect(code).toBe(0)
    expect(stdout).toMatch(new RegExp(`^ok +${file}: ${record.answers.length} answers, .* won \\(WIN-[12]\\)\n$`))
    const json = await spawnHaven(['verify', '--json', file])
    expect(json.code).toBe(0)
    expect(jsonLines(json.stdout)).toEqual([
      { file, ok: true, answers: record.answers.length, outcome: record.outcome },
    ])
  })

  test.each([
    ['a roll', (copy: Record) => (copy.rolls[3] = ['burst']), 'rolls[3]'],
    ['a hash', (copy: Record) => (copy.hashes[20] = '0123456789abcdef'), 'hashes[20]'],
    ['the seed', (copy: Record) => (copy.seed = 'another'), 'seed'],
    [
      'the winner',
      (copy: Record) => (copy.outcome.winner = copy.outcome.winner === 'sins' ? 'heroes' : 'sins'),
      'outcome',
    ],
  ])('%s that was changed is found where it is', async (_, change, place) => {
    const wrong = tampered(change)
    const { code, stdout } = await haven(['verify', '--json', wrong])
    expect(code).toBe(1)
    const [finding] = jsonLines(stdout) as { place: string; message: string }[]
    expect(finding?.place).toBe(place)
    expect(finding?.message).toMatch(/\w+ \w+/)
    const inWords = await haven(['verify', wrong])
    expect(inWords.stdout).toContain(`WRONG ${wrong}: ${finding?.place}`)
  })

  test('another answer is found at its place', async () => {
    const at = record.answers.findIndex(({ kind }) => kind === 'wound-slot')
    const other = record.answers[at]?.option === 'slot-7' ? 'slot-6' : 'slot-7'
    const wrong = tampered((copy) => {
      ;(copy.answers[at] as { option: string }).option = other
    })
    const { code, stdout } = await haven(['verify', wrong])
    expect(code).toBe(1)
    expect(stdout).toContain(`answers[${at}]`)
  })

  test('several files: the wrong one decides', async () => {
    const wrong = tampered((copy) => (copy.rolls[0] = []))
    const { code, stdout } = await haven(['verify', file, wrong, file])
    expect(code).toBe(1)
    expect(stdout.match(/^ok/gm)).toHaveLength(2)
    expect(stdout.match(/^WRONG/gm)).toHaveLength(1)
  })

  test('half a file is a wrong record, no file at all is bad input', async () => {
    const half = join(tempFolder(), 'half.json')
    writeFileSync(half, readFileSync(file, 'utf8').slice(0, 2000))
    expect((await haven(['verify', half])).code).toBe(1)
    expect(await haven(['verify', 'nowhere.json'])).toMatchObject({ code: 2, stdout: '' })
    expect((await haven(['verify', file, 'nowhere.json'])).code).toBe(2)
  })

  test('a save can be checked too', async () => {
    const save = join(tempFolder(), 'save.json')
    await haven(['play', '--seed', 'saved', '--save', save, ...THREE], { input: ['1', '1', 'quit'] })
    const { code, stdout } = await haven(['verify', save])
    expect(code).toBe(0)
    expect(stdout).toContain('not over yet')
  })
})

describe('haven replay', () => {
  test('the game in words, with its end', async () => {
    const { code, stdout } = await haven(['replay', file])
    expect(code).toBe(0)
    expect(stdout).toMatch(/^- The game began/)
    expect(stdout).toContain('- Round 1 began.')
    expect(stdout).toMatch(new RegExp(`\\[${record.outcome.rule}\\], after ${record.answers.length} answers`))
  })

  test('--to stops there, --board draws', async () => {
    const { code, stdout } = await haven(['replay', file, '--to', '5', '--board'])
    expect(code).toBe(0)
    expect(stdout).toContain('(after 5 answers, in round 1)')
    // After the set-up, when round 1 begins (the Upgrades of story-aid are chosen before), and at the end.
    expect(stdout.match(/^A1 ─/gm)).toHaveLength(3)
    expect(await haven(['replay', file, '--to', '99999'])).toMatchObject({ code: 2 })
  })

  test('--json gives the events', async () => {
    const { stdout } = await haven(['replay', file, '--json'])
    const events = jsonLines(stdout)
    expect(events[0]).toMatchObject({ event: 'gameStarted' })
    expect(events.at(-1)).toMatchObject({ event: 'gameOver', ...record.outcome })
  })

  test('a save does not tell what its Sins player holds', async () => {
    const save = join(tempFolder(), 'save.json')
    await haven(['play', '--as', 'sins', '--seed', 'saved', '--save', save, ...THREE], { input: ['1', 'quit'] })
    const { stdout } = await haven(['replay', save, '--board', '--json'])
    expect(stdout).toContain('sinCardsDrawn')
    expect(stdout).not.toContain('secret')
    expect((await haven(['replay', save, '--board'])).stdout).not.toContain('Hand:')
  })
})

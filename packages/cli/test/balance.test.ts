import { spawn } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { bin, haven, spawnHaven, tempFolder } from './haven.ts'

/** `haven balance` as a command: what it saves, that it can be broken off, and what it refuses. */

const MAP = 'havens-last-stand-a'
const FLAGS = ['--map', MAP, '--players', '1,3', '--sin', 'pride', '--games', '3', '--bot', 'random', '--seed', 'test']
const SAVED = ['balance.json', 'balance.csv', 'balance-missions.csv', 'balance-cards.csv', 'balance.html', 'balance.md']

const run = (out: string, ...more: string[]) => haven(['balance', ...FLAGS, '--jobs', '1', '--out', out, ...more])
const saved = (out: string): Record<string, string> =>
  Object.fromEntries(SAVED.map((name) => [name, readFileSync(join(out, name), 'utf8')]))
const gamesIn = (out: string): string[] => {
  const file = join(out, 'games.jsonl')
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(1, -1) : []
}

/** One run from beginning to end, which the others are compared with. */
const whole = tempFolder()

describe('haven balance', () => {
  let printed = ''

  beforeAll(async () => {
    const { code, stdout, stderr } = await run(whole)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    printed = stdout
  })

  test('prints a table and saves JSON, CSV, Markdown and a page', () => {
    expect(printed).toMatch(/^sin +map +players +games +heroes win +95 % +rounds +range +deaths +outside$/m)
    expect(printed).toMatch(new RegExp(`^pride +${MAP} +3 +3 +\\d+ %`, 'm'))
    for (const words of ['Hold the Line', 'Hubris', 'Distraint', 'balance.html']) expect(printed).toContain(words)
    const files = saved(whole)
    const report = JSON.parse(files['balance.json'] as string)
    expect(report.cells.map(({ players }: { players: number }) => players)).toEqual([1, 3])
    expect(report.all.games).toBe(6)
    expect(report.problems).toEqual([])
    expect(files['balance.csv']?.trim().split('\n')).toHaveLength(3)
    expect(files['balance.md']).toContain('### Cells outside 40 to 60 %')
  })

  test('the page is complete in itself: nothing to fetch, no script, a number in every square', () => {
    const page = saved(whole)['balance.html'] as string
    expect(page).not.toMatch(/https?:|\/\/[a-z]|<script|<link|<img|<iframe|@import|url\(|\ssrc=/i)
    for (const [, target] of page.matchAll(/href="([^"]*)"/g)) {
      expect(target).toMatch(/^#/)
      expect(page).toContain(`id="${target?.slice(1)}"`)
    }
    const report = JSON.parse(saved(whole)['balance.json'] as string)
    for (const { heroes } of report.cells) {
      expect(page).toMatch(new RegExp(`<td class="w\\d[^"]*"><b>${Math.round(100 * heroes.share)}</b>`))
    }
  })

  test('neither jobs nor the working folder change a byte', { timeout: 60_000 }, async () => {
    const out = tempFolder()
    const { code, stderr } = await spawnHaven(['balance', ...FLAGS, '--jobs', '2', '--out', out], { cwd: tmpdir() })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(saved(out)).toEqual(saved(whole))
  })

  test('killed in the middle and run again: the same as one run', { timeout: 60_000 }, async () => {
    const out = tempFolder()
    // Far more games than it will come to, so that it is never done before the kill.
    const args = ['balance', ...FLAGS, '--games', '500', '--jobs', '1', '--out', out]
    const child = spawn(process.execPath, [bin, ...args], { stdio: 'ignore' })
    const ended = new Promise((resolve) => child.on('close', resolve))
    while (gamesIn(out).length < 3 && child.exitCode === null) await sleep(5)
    child.kill('SIGKILL')
    await ended
    const kept = gamesIn(out).length
    expect(kept).toBeGreaterThanOrEqual(3)
    expect(existsSync(join(out, 'balance.json'))).toBe(false)
    appendFileSync(join(out, 'games.jsonl'), '{"cell":"pride hav') // a kill can leave half a line, too
    const games = Math.floor(kept / 2) + 2
    const { code, stderr } = await run(out, '--games', String(games))
    expect(code).toBe(0)
    expect(stderr).toContain(`${kept} of ${2 * games} games are in`)
    const fresh = tempFolder()
    expect(await run(fresh, '--games', String(games))).toMatchObject({ code: 0 })
    expect(saved(out)).toEqual(saved(fresh))
    expect(gamesIn(out).sort()).toEqual(gamesIn(fresh).sort())
  })

  test('a later run may ask for more games or other cells, and finds the finished ones', async () => {
    const out = tempFolder()
    const text = readFileSync(join(whole, 'games.jsonl'), 'utf8')
    writeFileSync(join(out, 'games.jsonl'), `${text}${gamesIn(whole).at(-1)}\n`) // one of them twice, by two runs at once
    const { code, stdout, stderr } = await run(out, '--games', '4', '--players', '3', '--json')
    expect(code).toBe(0)
    expect(stderr).toContain('3 of 4 games are in')
    const { cells, all } = JSON.parse(stdout)
    expect(cells).toHaveLength(1)
    expect(all.games).toBe(4)
    expect(gamesIn(out)).toHaveLength(8)
  })

  test('the summary goes between the marks of a document, and its prose stays', async () => {
    const file = join(tempFolder(), 'doc.md')
    writeFileSync(
      file,
      '# Mine\n\n<!-- balance random: begin -->\nlast year\n<!-- balance random: end -->\n\nBecause.\n',
    )
    expect(await run(whole, '--markdown', file)).toMatchObject({ code: 0 })
    const text = readFileSync(file, 'utf8')
    expect(text).toMatch(/^# Mine\n\n<!-- balance random: begin -->\n\n6 games, 3 for each of 2 cells/)
    expect(text).toMatch(/<!-- balance random: end -->\n\nBecause\.\n$/)
    expect(text).not.toContain('last year')
    expect(await run(whole, '--markdown', file)).toMatchObject({ code: 0 })
    expect(readFileSync(file, 'utf8')).toBe(text)
  })
})

describe('haven balance refuses', () => {
  const refused = async (args: readonly string[], message: RegExp): Promise<void> => {
    const { code, stdout, stderr } = await haven(['balance', ...args])
    expect(stderr).toMatch(message)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  }

  test('bad flags, before anything is written', async () => {
    const out = join(tempFolder(), 'none')
    const cases: readonly (readonly [string[], RegExp])[] = [
      [['--games', '0'], /--games must be a whole number from 1 to/],
      [['--games', '1.5'], /--games must be a whole number/],
      [['--jobs', 'many'], /--jobs must be a whole number/],
      [['--bot', 'clever'], /--bot must be one of .*scripted.*, not clever/],
      [['--sin', 'gluttony'], /--sin must be one of pride, sloth, all, not gluttony/],
      [['--map', `${MAP},atlantis`], /--map must be one of .*, not atlantis/],
      [['--players', '5'], /--players must be one of 1, 2, 3, 4, all, not 5/],
      [['--players', '1,all'], /--players is all or a list, not both/],
      [['--box', 'no-such-box'], /cannot read .*no-such-box/],
      [['--maps', MAP], /unknown option: --maps/],
    ]
    for (const [flags, message] of cases) await refused([...flags, '--out', out], message)
    expect(existsSync(out)).toBe(false)
  })

  test('a document without marks, before an hour is played', async () => {
    const out = tempFolder()
    const file = join(out, 'doc.md')
    writeFileSync(file, 'no marks\n')
    await refused([...FLAGS, '--out', out, '--markdown', file], /has no lines "<!-- balance random: begin -->"/)
    expect(existsSync(join(out, 'games.jsonl'))).toBe(false)
  })

  test('games of another seed, bot or rules, foreign files and broken lines; nothing is changed by it', async () => {
    const good = readFileSync(join(whole, 'games.jsonl'), 'utf8')
    const [header = '', first = '', ...rest] = good.split('\n')
    const changed = (line: string): string => [header, line, ...rest].join('\n')
    const rounds = JSON.parse(first).rounds
    const cases: readonly (readonly [string, RegExp])[] = [
      [
        good.replace('"seed":"test"', '"seed":"other"'),
        /holds games with the seed other, not test: choose another --out/,
      ],
      [good.replace('"bot":"random"', '"bot":"scripted"'), /games with the bot scripted, not random/],
      [good.replace('"rules":"rules@', '"rules":"rules@0.'), /games with the rules rules@0\..*, not rules@/],
      ['{"some":"file"}\n', /holds no games of "haven balance"/],
      ['a letter', /holds no games of "haven balance"/],
      [changed(first.slice(0, 50)), /is broken in line 2: delete that line/],
      [changed(first.replace(/"winner":"\w+"/, '"winner":null')), /is broken in line 2 \(winner\)/],
      [changed(first.replace(/"deaths":\d+/, '"deaths":-1')), /is broken in line 2 \(deaths\)/],
      [changed(first.replace(`"rounds":${rounds}`, `"rounds":${rounds + 1}`)), /comes out otherwise now/],
    ]
    const out = tempFolder()
    const file = join(out, 'games.jsonl')
    for (const [text, message] of cases) {
      writeFileSync(file, text)
      await refused([...FLAGS, '--out', out], message)
      expect(readFileSync(file, 'utf8')).toBe(text)
    }
    rmSync(file)
  })

  test('a folder that cannot be one', async () => {
    const file = join(tempFolder(), 'file')
    writeFileSync(file, '')
    await refused([...FLAGS, '--out', file], /cannot write .*games\.jsonl/)
  })
})

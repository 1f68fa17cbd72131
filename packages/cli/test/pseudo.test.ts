import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { firstAlways, haven, root, THREE, tempFolder } from './haven.ts'
import { plainWords, tooWide } from './plain-words.ts'
import { playInTerminal } from './pty.ts'

/** The terminal in a language that nobody speaks: whatever is still English stands out. */

const LANG = ['--lang', 'pseudo']

/** The first turns; whole games are played by `npm run soak`. */
describe('a game in the pseudo-language', () => {
  const SAYS = [
    'help',
    'why',
    'why sing',
    'why shoot D1',
    'rule MOVE-5',
    'rule x',
    'card rose',
    'log',
    'walk',
    'walk C9',
  ].concat(['board', 'undo', 'rewind', 'load', 'load nowhere.json', 'sing', '99', 'save', 'what'])

  test('against a bot', async () => {
    const { code, stdout, stderr } = await haven(['play', ...THREE, '--seed', 'p1', '--bot', 'random', ...LANG], {
      input: [...SAYS, ...firstAlways(60), 'quit'],
    })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(plainWords(stdout)).toEqual([])
    expect(tooWide(stdout, 100)).toEqual([])
  })

  test('both sides at one keyboard', async () => {
    const { code, stdout } = await haven(['play', '--as', 'both', ...THREE, '--seed', 'p2', ...LANG], {
      input: [...firstAlways(60), 'quit'],
    })
    expect(code).toBe(0)
    expect(plainWords(stdout)).toEqual([])
    expect(tooWide(stdout, 100)).toEqual([])
  })

  test('the questions before it', async () => {
    const data = tempFolder()
    const screen = await playInTerminal(['play', ...LANG], data, (_, asked) => (asked < 3 ? '' : null))
    expect({ code: screen.code, typed: screen.typed }).toEqual({ code: 0, typed: 4 })
    expect(plainWords(screen.text)).toEqual([])
    expect(tooWide(screen.text, 100)).toEqual([])
  })
})

const COMMANDS = [
  'play',
  'learn',
  'setup',
  'run',
  'verify',
  'replay',
  'simulate',
  'balance',
  'arena',
  'tune',
  'tactics',
  'nightmare',
  'coach',
]

describe('around a game', () => {
  test.each(['', ...COMMANDS, 'check-box'])('help %s', async (command) => {
    const { code, stdout } = await haven(['help', ...(command === '' ? [] : [command]), ...LANG])
    expect(code).toBe(0)
    expect(plainWords(stdout)).toEqual([])
    expect(tooWide(stdout, 100)).toEqual([])
  })

  test.each([
    [['dance']],
    [['play', '--colour', 'red']],
    [['play', '--as', 'judge']],
    [['play', '--players', '7']],
    [['play', '--seed']],
    [['play', '--map', 'atlantis']],
    [['play', '--load', 'nowhere.json']],
    [['play', '--load', 'a.json', '--map', 'x']],
    [['play', '--continue']],
    [['play', '--load', 'a.json', '--continue']],
    [['run']],
    [['run', 'package.json']],
    [['run', 'a.json', 'b.json']],
    [['setup', '--heroes', 'leah,rose']],
    [['replay', 'package.json']],
    [['simulate', '--games', 'many']],
    [['simulate', '--map', 'atlantis']],
    [['arena', 'oracle', 'random']],
    [['arena', 'random', 'random', '--sprt', 'x']],
    [['tune', '--side', 'heroes']],
    [['tune', '--out', 'x']],
    [['tactics', 'packages/cli/src']],
    [['balance', '--bot', 'oracle']],
    [['check-box', 'packages']],
  ])('%j is refused in its words', async (args) => {
    const { code, stdout, stderr } = await haven([...args, ...LANG])
    expect(code).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toMatch(/^haven: ⟦.*⟧\n$/)
    expect(plainWords(stderr)).toEqual([])
  })

  test('what is drawn, told and checked', async () => {
    const data = tempFolder()
    const record = join(data, 'record.json')
    const drawn = await haven(['setup', '--seed', 'a', ...LANG])
    expect(plainWords(drawn.stdout)).toEqual([])
    expect(tooWide(drawn.stdout, 100)).toEqual([])
    const ran = await haven(['run', 'examples/ex-4.json', '--board', ...LANG])
    // A scenario has a note in its maker's own words.
    expect(plainWords(ran.stdout.slice(ran.stdout.indexOf('\n\n')))).toEqual([])
    const played = await haven(
      ['simulate', '--games', '1', '--heroes-bot', 'random', '--sins-bot', 'random', '--jobs', '1'].concat([
        '--records',
        data,
        '--map',
        'havens-last-stand-a',
        '--seed',
        'p',
        ...LANG,
      ]),
    )
    // Maps go by their ids, as the flags take them.
    expect(plainWords(played.stdout.replace('havens-last-stand-a', ''))).toEqual([])
    for (const command of ['verify', 'replay']) {
      const { code, stdout } = await haven([command, join(data, 'game-0.json'), ...LANG])
      expect(code).toBe(0)
      expect(plainWords(stdout)).toEqual([])
    }
    writeFileSync(record, '{"haven":1}')
    const wrong = await haven(['verify', record, ...LANG])
    expect(plainWords(wrong.stdout)).toEqual([])
  })

  test('the lab: a match, positions, balance', async () => {
    const out = join(tempFolder(), 'b')
    const match = await haven(['arena', 'random', 'random', '--pairs', '1', '--jobs', '1', '--sprt', '0,20', ...LANG])
    // Bots go by the names that the flags take; columns of times by theirs.
    expect(plainWords(match.stdout.replaceAll('random', ''))).toEqual([])
    const positions = await haven(['tactics', '--bot', 'random', '--tries', '1', ...LANG])
    const [table = ''] = positions.stdout.split('\n\n')
    // What comes after it are words of the files and ids of answers.
    expect(plainWords(table.replaceAll('random', ''))).toEqual([])
    const cell = ['--sin', 'pride', '--map', 'havens-last-stand-a', '--players', '1']
    const balance = await haven([
      'balance',
      '--games',
      '1',
      '--bot',
      'random',
      ...cell,
      '--out',
      out,
      '--jobs',
      '1',
      ...LANG,
    ])
    expect(plainWords(balance.stdout.replaceAll(/havens-last-stand-a|pride/g, ''))).toEqual([])
  })
})

describe('the language is chosen', () => {
  const first = async (args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> =>
    (await haven([...args], { env })).stdout.split('\n')[0] as string

  test('by --lang anywhere, else by the locale, else English', async () => {
    expect(await first(['--lang', 'pseudo', 'help'])).toMatch(/^⟦/)
    expect(await first(['help', '--lang=pseudo'])).toMatch(/^⟦/)
    expect(await first(['help'], { LC_ALL: 'pseudo.UTF-8' })).toMatch(/^⟦/)
    expect(await first(['help'], { LANG: 'pseudo' })).toMatch(/^⟦/)
    expect(await first(['help', '--lang', 'en'], { LANG: 'pseudo' })).toMatch(/^An unofficial/)
    expect(await first(['help'], { LANG: 'de_DE.UTF-8', LC_ALL: 'C' })).toMatch(/^An unofficial/)
  })

  test('one that nobody speaks here: one line that names those that are', async () => {
    expect(await haven(['play', '--lang', 'xx'])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: 'haven: there is no language xx; there are en, de, fr, ru, pseudo\n',
    })
    expect(await haven(['play', '--lang'])).toMatchObject({ code: 2, stderr: 'haven: --lang needs a value\n' })
  })

  test('what is printed for machines is the same', async () => {
    const args = ['setup', '--seed', 'a', '--json']
    expect((await haven([...args, ...LANG])).stdout).toBe((await haven(args)).stdout)
  })
})

test.each(['cli', 'lab', 'server'])('a sentence planted in %s fails the check', (name) => {
  const folder = join(tempFolder(), 'packages', name, 'src')
  mkdirSync(folder, { recursive: true })
  const check = (source: string) => {
    writeFileSync(join(folder, 'planted.ts'), source)
    return spawnSync(process.execPath, [join('scripts', 'sentences.mjs'), folder], { cwd: root, encoding: 'utf8' })
  }
  expect(check("say(io, io.words.play.taken)\nthrow new Error('a bug of ours')")).toMatchObject({ status: 0 })
  const { status, stdout } = check("say(io, 'Nobody moves just now.')")
  expect(status).toBe(1)
  expect(stdout).toContain('planted.ts:1: words for people outside packages/text: Nobody moves just now.')
})

import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isSecret, type Option, PROMPT_KINDS, PROMPTS, type Prompt, type PromptKind } from '@haven/engine'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { overGames } from './properties/over-games.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

describe('traits of prompts', () => {
  it('say who is asked, what can be passed and how spaces are named', () => {
    overGames(2, ({ prompt, options, state, rules }) => {
      const { of, vote, passable, points } = PROMPTS[prompt.kind]
      const side = prompt.seat === 'sins' ? 'sins' : 'heroes'
      if (of !== 'either') expect(side, prompt.kind).toBe(of)
      const asked = rules.prompts(state).length
      if (!vote) expect(asked, prompt.kind).toBe(1)
      if (passable) expect(options.some(({ none }) => none)).toBe(true)
      for (const option of points ? options : []) {
        if (points?.do === undefined || option.do === points.do) expect(option.space, prompt.kind).toBeUndefined()
      }
    })
  })

  it('keep a question secret unless they say otherwise', () => {
    const question = (kind: PromptKind, option: Partial<Option>) =>
      isSecret({ kind, options: [{ id: '1', ...option }] } as Prompt & { options: Option[] })
    expect(PROMPT_KINDS.filter((kind) => question(kind, { space: 's1,1' }))).toEqual([
      'dark-past',
      'sin-card',
      'apocalypse-card',
    ])
    expect(question('effect', { card: 'pride-hubris' })).toBe(true)
    expect(question('upgrade', { card: 'upg-motorbike' })).toBe(false)
  })
})

/** What `npm run check` says of a tree that is like this one but for what is planted. */
describe('a planted', () => {
  let folder: string
  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'haven-planted-')))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  function run(args: string[], cwd: string): { status: number | null; stdout: string } {
    const { status, stdout } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' })
    return { status, stdout }
  }

  it('kind without traits compiles neither in the engine nor in the bots', () => {
    mkdirSync(join(folder, 'node_modules', '@haven'), { recursive: true })
    for (const name of ['engine', 'content', 'odds', 'bots']) {
      const to = join(folder, 'packages', name)
      cpSync(join(root, 'packages', name, 'src'), join(to, 'src'), { recursive: true })
      for (const file of ['package.json', 'tsconfig.json']) cpSync(join(root, 'packages', name, file), join(to, file))
      symlinkSync(to, join(folder, 'node_modules', '@haven', name), 'junction')
    }
    symlinkSync(join(root, 'node_modules', '@noble'), join(folder, 'node_modules', '@noble'), 'junction')
    cpSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'))
    const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
    const types = () => run([tsc, '-p', join('packages', 'bots', 'tsconfig.json'), '--pretty', 'false'], folder)
    expect(types()).toEqual({ status: 0, stdout: '' })

    const contract = join(folder, 'packages', 'engine', 'src', 'contract.ts')
    writeFileSync(contract, readFileSync(contract, 'utf8').replace("  'dark-past',\n", "$&  'planted-kind',\n"))
    const { status, stdout } = types()
    expect(status).not.toBe(0)
    const files = [...stdout.matchAll(/([\w-]+\.ts)\(\d+,\d+\): error/g)].map(([, file]) => file)
    expect(new Set(files)).toEqual(new Set(['prompts.ts', 'prompt-habits.ts', 'scripted-bot.ts']))
    expect(stdout).toContain('planted-kind')
  })

  const PLANTED: readonly string[] = [
    "const PRIVATE = new Set<PromptKind>(['dark-past', 'sin-card'])",
    "const ROLLED: readonly PromptKind[] = ['faith', 'kill']",
    "const MORE = [...FEW, 'faith', 'kill']",
    "const isHurt = anyOf('wound-slot', 'heal-slot')",
    "type Reacts = 'reaction-move' | 'reaction-fight'",
    "const WORDS: Partial<Record<PromptKind, string>> = { 'first-hero': 'who?', mission: 'which?' }",
    "switch (prompt.kind) { case 'faith': case 'kill': go(); break; default: stay() }",
    "const isCard = question?.kind === 'upgrade' || question?.kind === 'inherit'",
    "const isRest = kind !== 'upgrade' && kind !== 'inherit'",
  ]
  const INNOCENT: readonly string[] = [
    "const VOTES: Readonly<Record<KindWith<'vote'>, string>> = { 'first-hero': '', mission: '', choice: '' }",
    "const FACES = ['hit', 'faith', 'corruption']",
    'const fields = { effect: 1, choice: 2 }',
    "const isTurn = kind === 'reaction' || (kind === 'hero-turn' && steps === 0)",
  ]
  it('second list of kinds fails the check, in whatever form; words that mean something else do not', () => {
    writeFileSync(join(folder, 'planted.ts'), [...PLANTED, ...INNOCENT].join('\n'))
    const { status, stdout } = run([join('scripts', 'kinds.mjs'), folder], root)
    const lines = [...stdout.matchAll(/planted\.ts:(\d+): a second list of prompt kinds/g)].map(([, line]) =>
      Number(line),
    )
    expect(lines).toEqual(PLANTED.map((_, i) => i + 1))
    expect(status).toBe(1)
    expect(run([join('scripts', 'kinds.mjs')], root)).toMatchObject({ status: 0 })
  })
})

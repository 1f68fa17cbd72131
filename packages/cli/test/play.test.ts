import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FOUR, firstAlways, haven, spawnHaven, THREE, tempFolder } from './haven.ts'

const NEW = ['play', '--seed', 'abc', ...THREE]
/** Both sides in one hand, so that nothing depends on what a bot would do. */
const BOTH = [...NEW, '--as', 'both']
/** Far-off Fire, Leah first, no card: her turn. */
const HER_TURN = ['fire@s3,0', 'leah', 'none']

/** What was said between one answer and the next. */
const exchanges = (text: string): string[] => text.split(/^> /m)
/** What was said after this was typed, up to the next answer. */
const after = (text: string, typed: string): string =>
  exchanges(text).find((part) => part.startsWith(`${typed}\n`)) as string

describe('haven play in a pipe', () => {
  test('a whole game, its end and its record', { timeout: 30_000 }, async () => {
    const data = tempFolder()
    const { code, stdout, stderr } = await spawnHaven([...NEW, '--bot', 'random'], { data, input: firstAlways() })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).not.toContain('\u001b')
    expect(stdout).toMatch(/won: .* \[WIN-[12]\]\nRounds: \d+ +Decisions: \d+/)
    const [record] = readdirSync(join(data, 'haven', 'records'))
    expect(stdout).toContain(`haven verify ${join(data, 'haven', 'records', record as string)}`)
    expect(readdirSync(join(data, 'haven', 'saves'))).toEqual([])
  })

  test('the same seed and answers are the same game', async () => {
    const input = [...firstAlways(12), 'quit']
    const [one, two, other] = await Promise.all([
      haven(NEW, { input }),
      haven(NEW, { input }),
      haven([...NEW.slice(0, 2), 'other', ...NEW.slice(3)], { input }),
    ])
    const game = (text: string): string => text.slice(0, text.lastIndexOf('Saved:'))
    expect(game(one.stdout)).toBe(game(two.stdout))
    expect(game(one.stdout)).not.toBe(game(other.stdout))
  })

  test('answers by number, by id and in words', async () => {
    const input = ['3', 'leah', 'no', 'move:s1,2', 'move c3', 'end', 'n', 'quit']
    const { stdout } = await haven(BOTH, { input })
    expect(after(stdout, '3')).toContain('A Fire token was placed in Dockside')
    expect(after(stdout, 'leah')).toContain('Leah started a turn')
    expect(after(stdout, 'no')).toContain('Leah: what do you do?')
    expect(after(stdout, 'move:s1,2')).toContain('Leah moved from A3 to B3')
    expect(after(stdout, 'move c3')).toContain('Leah moved from B3 to C3')
    expect(after(stdout, 'end')).toContain('Field Orders')
    expect(after(stdout, 'n')).toContain('Reaction token')
  })

  test('what is no answer is told, and nothing happens', async () => {
    const { stdout } = await haven(BOTH, { input: [...HER_TURN, 'fly', '99', 'shoot D1', '', 'quit'] })
    expect(after(stdout, 'fly')).toContain('no answer here')
    expect(after(stdout, '99')).toMatch(/number from 1 to \d/)
    expect(after(stdout, 'shoot D1')).toContain('RANGE-1')
    expect(stdout).not.toContain('Leah moved')
  })

  test('why: the refusal and its rule', async () => {
    const asked = [
      'why move C2',
      'why fight',
      'why shoot D1',
      'why city',
      'why card pride-hubris',
      'why move B3',
      'why',
    ]
    const { stdout } = await haven(BOTH, { input: [...HER_TURN, ...asked, 'why flying', 'quit'] })
    expect(after(stdout, 'why move C2')).toMatch(/no neighbour.*MOVE-1,/s)
    expect(after(stdout, 'why fight')).toContain('FIGHT-13,')
    expect(after(stdout, 'why shoot D1')).toContain('RANGE-1,')
    expect(after(stdout, 'why city')).toContain('CITY-1,')
    expect(after(stdout, 'why card pride-hubris')).toContain('TURN-1')
    expect(after(stdout, 'why move B3')).toContain('Nothing speaks against it')
    expect(after(stdout, 'why')).toContain('Why what?')
    expect(after(stdout, 'why flying')).toContain('I do not know')
  })

  test('rule, card, log, board and help', async () => {
    const asked = [
      'rule move-5',
      'rule hubris',
      'rule X-9',
      'card rose',
      'card old cath',
      'card xyz',
      'log 2',
      'board',
      'help',
    ]
    const { stdout } = await haven(BOTH, { input: [...HER_TURN, ...asked, 'quit'] })
    expect(after(stdout, 'rule move-5')).toMatch(/^rule move-5\nMOVE-5, .*1 wound/s)
    expect(after(stdout, 'rule hubris')).toContain('pride-hubris, Hubris: Play at the start of a fight')
    expect(after(stdout, 'rule X-9')).toContain('There is no rule')
    expect(after(stdout, 'card rose')).toContain('Mind Control')
    expect(after(stdout, 'card old cath')).toContain('Old Cathedral: City Actions: Repent')
    expect(after(stdout, 'card xyz')).toContain('There is no card')
    expect(after(stdout, 'log 2').match(/^- /gm)).toHaveLength(2)
    expect(after(stdout, 'board')).toMatch(/A1 ─.*Heroes.*Sins: Pride.*Inventory:/s)
    expect(after(stdout, 'help')).toContain('rewind')
  })

  test('undo takes back one decision; dice are a seal, which rewind breaks with other dice', async () => {
    const input = [...HER_TURN, 'move B3', 'undo', 'move A2', 'undo', 'undo', 'undo', 'undo', 'undo', 'quit']
    const { stdout } = await haven(BOTH, { input })
    const undone = exchanges(stdout).filter((part) => part.startsWith('undo\n'))
    expect(undone.filter((part) => part.startsWith('undo\nTaken back.'))).toHaveLength(5)
    expect(undone.at(-1)).toContain('nothing to take back')
    // Into the Old Cathedral: Corruption lies there, so dice fall.
    const rolled = await haven(BOTH, {
      input: [...HER_TURN, 'move old cathedral', 'undo', 'rewind', 'move B3', 'quit'],
    })
    expect(after(rolled.stdout, 'move old cathedral')).toContain('check for Leah')
    expect(after(rolled.stdout, 'undo')).toContain('Dice have been rolled')
    expect(after(rolled.stdout, 'undo')).not.toContain('Taken back')
    expect(after(rolled.stdout, 'rewind')).toContain('Taken back')
    expect(after(rolled.stdout, 'move B3')).toContain('from A3 to B3')
  })

  test('what somebody else has answered since cannot be taken back alone', async () => {
    const { stdout } = await haven(NEW, { input: ['1', 'undo', 'quit'] })
    expect(after(stdout, 'undo')).toContain('Somebody else has decided')
  })

  test('undo gives the same position back', async () => {
    const data = tempFolder()
    const save = (name: string, ...typed: string[]) =>
      haven([...BOTH, '--save', join(data, name)], { data, input: [...HER_TURN, ...typed, 'quit'] })
    await save('one.json', 'move B3')
    await save('two.json', 'move A2', 'undo', 'move B3')
    expect(readFileSync(join(data, 'two.json'), 'utf8')).toBe(readFileSync(join(data, 'one.json'), 'utf8'))
  })
})

describe('leaving and going on', () => {
  test('end of input saves; --continue and --load go on', async () => {
    const data = tempFolder()
    const left = await haven(BOTH, { data, input: [...HER_TURN, 'move B3'] })
    expect(left.code).toBe(0)
    const [, file] = /haven play --load (\S+)\)/.exec(left.stdout) as unknown as [string, string]
    expect(existsSync(file)).toBe(true)
    for (const how of [['--continue'], ['--load', file]]) {
      const next = await haven(['play', ...how], { data, input: ['move C3', 'quit'] })
      expect(after(next.stdout, 'move C3')).toContain('Leah moved from B3 to C3')
      // Taken back for the next round of the loop.
      await haven(['play', '--continue'], { data, input: ['undo', 'quit'] })
    }
    expect(readdirSync(join(data, 'haven', 'saves'))).toHaveLength(1)
  })

  test('save FILE and load FILE; a copy is left as it is', async () => {
    const data = tempFolder()
    const copy = join(data, 'copy.json')
    const { stdout } = await haven(BOTH, {
      data,
      input: [...HER_TURN, `save ${copy}`, 'move B3', 'load nowhere.json', `load ${copy}`, 'move A2', 'quit'],
    })
    expect(after(stdout, 'load nowhere.json')).toContain('cannot read')
    expect(after(stdout, 'move A2')).toContain('Leah moved from A3 to A2')
    expect(readFileSync(copy, 'utf8')).not.toContain('move:')
  })

  test('a disk that takes nothing is told at each question, and the game goes on', async () => {
    const data = tempFolder()
    writeFileSync(join(data, 'file'), '')
    const flags = [...BOTH, '--save', join(data, 'file', 'save.json')]
    const { code, stdout, stderr } = await haven(flags, { data, input: [...HER_TURN, 'move B3', 'quit'] })
    expect(stdout.match(/^Not saved: /gm)).toHaveLength(5)
    expect(after(stdout, 'move B3')).toContain('Leah moved from A3 to B3')
    expect(code).toBe(2)
    expect(stderr).toMatch(/^haven: cannot write [^\n]+\n$/)
  })

  test('a vote that was taken back in the middle can end without agreement', async () => {
    const data = tempFolder()
    const flags = [...BOTH, '--players', '3']
    await haven(flags, { data, input: ['fire@s3,0', 'leah', 'quit'] })
    // Whoever goes on with a file takes back ballot by ballot.
    const { code, stdout } = await haven(['play', '--continue'], { data, input: ['undo', 'rocco', 'log 3', 'quit'] })
    expect(code).toBe(0)
    expect(after(stdout, 'rocco')).toMatch(/no agreement|not agree/i)
  })

  test('a save remembers who plays, a broken one is refused in one line', async () => {
    const data = tempFolder()
    await haven(['play', '--as', 'sins', '--bot', 'random', '--seed', 'x', ...THREE], { data, input: ['1', 'quit'] })
    const next = await haven(['play', '--continue'], { data, input: ['quit'] })
    expect(next.stdout).toMatch(/^Sins: /m)
    const bad = join(data, 'bad.json')
    const [save] = readdirSync(join(data, 'haven', 'saves'))
    const text = readFileSync(join(data, 'haven', 'saves', save as string), 'utf8')
    writeFileSync(bad, text.replace(/"seed":"x"/, '"seed":"y"'))
    const refused = await haven(['play', '--load', bad], { data })
    expect(refused.code).toBe(2)
    expect(refused.stderr).toMatch(/^haven: [^\n]+\n$/)
  })
})

describe('hot-seat', () => {
  test('what is asked in front of everybody shows no hand, and a hint knows of none', async () => {
    const { stdout } = await haven(BOTH, { input: ['board', 'hint', 'quit'] })
    expect(exchanges(stdout)[0]).toContain('Sins:')
    expect(stdout).not.toContain('Hand:')
    expect(after(stdout, 'hint')).toContain('I would choose')
  })

  test('the Sins hand is shown at Sins questions and at no other', { timeout: 30_000 }, async () => {
    const { code, stdout } = await haven(['play', '--as', 'both', '--seed', 'hot', '--players', '4', ...FOUR], {
      input: firstAlways().flatMap((answer, i) => (i % 7 === 0 ? ['log 50', 'board', answer] : [answer])),
    })
    expect(code).toBe(0)
    const game = stdout.slice(0, stdout.lastIndexOf('> '))
    const questions = exchanges(game).filter((part) => /\[[\w-]+\]$/m.test(part))
    let asker = ''
    let shown = 0
    for (const part of exchanges(game)) {
      // After "log" and "board" the question of before still stands.
      const [question] = part.match(/^\S.*\?.* \[[\w-]+\]$/m) ?? []
      asker = question ?? asker
      if (!part.includes('Hand:')) continue
      shown++
      expect(asker).toMatch(/^Sins:/)
    }
    expect(questions.length).toBeGreaterThan(50)
    expect(shown).toBeGreaterThan(5)
    expect(game).toMatch(/drew \d+ Sin cards?[^:]*\.$/m)
  })
})

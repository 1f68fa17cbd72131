import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { haven, THREE, tempFolder } from './haven.ts'
import { playInTerminal } from './pty.ts'

const LONG = 30_000

/** A numbered option whose words fit, or null. */
function numberOf(question: string, words: RegExp): string | null {
  for (const [, number, text] of question.matchAll(/^ +(\d+) {2}(.+)$/gm))
    if (words.test(text as string)) return number as string
  return null
}

/** Fights what is there, shoots what is in sight, and now and then does something else. */
function heroPlayer(question: string, asked: number): string {
  return (
    numberOf(question, /^(Fight|Shoot|Kill)/) ?? (asked % 5 === 4 ? (numberOf(question, /^(End|Move)/) ?? '1') : '1')
  )
}

async function recordOf(data: string): Promise<string> {
  const folder = join(data, 'haven', 'records')
  const [file] = readdirSync(folder)
  const checked = await haven(['verify', join(folder, file as string)])
  expect(checked).toMatchObject({ code: 0, stderr: '' })
  return checked.stdout
}

test('a whole game as heroes in a pseudo-terminal, answered by number', { timeout: LONG }, async () => {
  const data = tempFolder()
  const flags = ['--as', 'heroes', '--seed', 'pty heroes', ...THREE]
  const screen = await playInTerminal(['play', ...flags], data, heroPlayer)
  expect(screen.code).toBe(0)
  expect(screen.typed).toBeGreaterThan(30)
  expect(screen.text).toMatch(/The (Sins player|Hero players) won: .*\[WIN-[12]\]/)
  expect(screen.text).toMatch(/Rounds: \d+/)
  expect(screen.text).toContain('haven verify')
  // Colours, on a terminal; never a line that the terminal would break.
  expect(screen.raw).toContain('\u001b[1m')
  const lines = screen.text.split('\n').filter((each) => !each.includes(data))
  expect(lines.filter((each) => each.length > 100)).toEqual([])
  // The hand of the Sins player is never shown before the game is over.
  const played = screen.text.slice(0, screen.text.lastIndexOf('> '))
  expect(played).not.toContain('Hand:')
  expect(await recordOf(data)).toMatch(/^ok /)
  expect(readdirSync(join(data, 'haven', 'saves'))).toEqual([])
})

test('a whole game as the Sins player in a pseudo-terminal', { timeout: LONG }, async () => {
  const data = tempFolder()
  const answer = (question: string): string =>
    numberOf(question, /^(Spend a Reaction|Start the fight|Play (?!no))/) ??
    (/moves, and where/.test(question) ? '2' : '1')
  const flags = ['--as', 'sins', '--bot', 'random', '--seed', 'pty sins', ...THREE]
  const screen = await playInTerminal(['play', ...flags], data, answer)
  expect(screen.code).toBe(0)
  expect(screen.text).toMatch(/won: .*\[WIN-[12]\]/)
  expect(screen.text).toContain('Hand:')
  expect(screen.text).toMatch(/The Sins player played [A-Z]/)
  expect(await recordOf(data)).toMatch(/^ok /)
})

test('no flags: Enter, Enter, Enter, play; Ctrl-D saves and says how to go on', { timeout: LONG }, async () => {
  const data = tempFolder()
  const screen = await playInTerminal(['play'], data, (_, asked) => (asked < 3 ? '' : null))
  expect(screen.typed).toBe(4)
  expect(screen.code).toBe(0)
  expect(screen.text).toContain('Which side do you play?')
  expect(screen.text).toContain('haven play --continue')
})

test('hot-seat: the screen is wiped between the Sins player and a hero player', { timeout: LONG }, async () => {
  const data = tempFolder()
  const flags = ['--as', 'both', '--seed', 'hot', ...THREE]
  const screen = await playInTerminal(['play', ...flags], data, (_, asked) => (asked < 12 ? '1' : 'quit'))
  expect(screen.code).toBe(0)
  const onScreen = screen.raw.split('\u001b[2J\u001b[3J\u001b[H')
  expect(onScreen.length).toBeGreaterThan(2)
  for (const text of onScreen) {
    const hand = text.indexOf('Hand:')
    if (hand >= 0) expect(text.slice(hand)).not.toMatch(/(Leah|Rose|Karl|Rocco|Brad|Thorley|Morgana): .*\?/)
  }
})

test('Ctrl-C leaves and saves; --continue goes on where it was', { timeout: LONG }, async () => {
  const data = tempFolder()
  const flags = ['--seed', 'interrupt', ...THREE]
  const first = await playInTerminal(['play', ...flags], data, (_, asked) => (asked < 3 ? '1' : '\u0003'))
  expect(first.code).toBe(0)
  expect(first.text).toContain('haven play --continue')
  const [save] = readdirSync(join(data, 'haven', 'saves'))
  const next = await haven(['play', '--continue'], { data, input: ['log 100', 'quit'] })
  expect(next.code).toBe(0)
  const told = first.text.split('\n').filter((line) => /^- \w+ (moved|started|was chosen)/.test(line))
  expect(told.length).toBeGreaterThan(1)
  for (const line of told) expect(next.stdout).toContain(line.slice(0, 40))
  expect(next.stdout).toContain(`--load ${join(data, 'haven', 'saves', save as string)}`)
})

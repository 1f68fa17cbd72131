import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough, Writable } from 'node:stream'
import { firstNight } from '@haven/content/first-night'
import { randomFrom } from '@haven/engine'
import { Pupil, sceneOf } from '@haven/testkit/pupil'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { main } from '../src/index.ts'
import { haven, tempFolder } from './haven.ts'

/** What is shown at each question of a scene, as somebody types it who takes it. */
function shownIn(scene: number): readonly string[] {
  const pupil = new Pupil(sceneOf(scene))
  while (!pupil.isOver) pupil.answer(pupil.showing)
  return pupil.shown.answers
}

const night = (data: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(data, 'haven', 'first-night.json'), 'utf8')) as Record<string, unknown>

afterEach(() => vi.useRealTimers())

describe('haven learn', () => {
  test('who takes what is shown passes the night', async () => {
    const data = tempFolder()
    const input = [1, 2, 3, 4, 5, 6].flatMap((scene) => [...shownIn(scene), ''])
    const { code, stdout, stderr } = await haven(['learn'], { data, input })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    for (const name of ['Streets', 'Steel', 'The Bargain', 'The City', 'Unite', 'The Other Side']) {
      expect(stdout).toContain(`of 6: ${name}`)
    }
    expect(stdout).toContain('Par: Rocco with 2 wounds, corruption 2. You: Rocco with 2 wounds, corruption 2.')
    expect(stdout).toContain('Thorley bought us a morning')
    expect(stdout).toContain('Your first real game: haven play')
    expect(night(data)).toMatchObject({ done: [1, 2, 3, 4, 5, 6] })
  })

  test('owners of the box have their own scene and their card', async () => {
    const { stdout } = await haven(['learn', 'owners'], { input: [...shownIn(0), ''] })
    expect(stdout).toContain('First Night, 90 seconds: Owners of the box')
    expect(stdout).toContain('Survivors of a shot who can reach you always come.')
  })

  test('who types anything that is allowed is never stuck', { timeout: 60_000 }, async () => {
    const random = randomFrom('a newcomer at the keyboard')
    const input = Array.from({ length: 900 }, () => ['', String(1 + random.below(9))]).flat()
    const { stdout } = await haven(['learn'], { input })
    expect(stdout).toContain('Your first real game')
    // The second wrong answer brings a hint, the third one what goes on from here.
    expect(stdout).toContain('Show me: ')
  })

  test('a wrong answer has its reason and rule; what is insisted on is done', async () => {
    const { stdout } = await haven(['learn', '1'], { input: ['move D2', 'move C1', 'end', 'end', 'quit'] })
    expect(stdout).toContain('South and east belong to them. Saint Jude lies west. [MOVE-1]')
    expect(stdout).toContain('One step is left, and nobody hunts you in it. Choose again to stay. [MOVE-16]')
    expect(stdout).toContain('It waits in B1, and only B1 is near enough.')
  })

  test('it goes on where it was left, and from the beginning if that is wanted', async () => {
    const data = tempFolder()
    const left = await haven(['learn', 'steel'], { data, input: ['fight', 'no', 'quit'] })
    expect(left.stdout).toContain('Kept. Go on with: haven learn')
    expect(night(data)).toMatchObject({ scene: 2, answers: ['fight', 'none'] })
    const on = await haven(['learn'], { data, input: ['quit'] })
    expect(on.stdout).toContain('Hits equal to its Defense kill')
    const again = await haven(['learn', '2', '--again'], { data, input: ['skip', 'quit'] })
    expect(again.stdout).toContain('Type odds, then fight.')
    expect(again.stdout).toContain('of 6: The Bargain')
    expect(night(data)).toMatchObject({ scene: 3, answers: [] })
  })

  test('everything is taken back, the end of a scene too', async () => {
    const { stdout } = await haven(['learn', '1'], { input: [...shownIn(1), 'undo', 'help', 'save', 'quit'] })
    const [, after = ''] = stdout.split('Taken back.')
    expect(after).toContain('She is safe.')
    expect(after).toContain('take back your last answer, dice too')
    expect(after).toContain('A scene is kept by itself')
  })

  test('there is no other scene', async () => {
    const { code, stderr } = await haven(['learn', '7'])
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: `haven: there is no scene 7; there are 0 to 6, or by name ${firstNight.map(({ id }) => id).join(', ')}\n`,
    })
  })

  test('who does nothing is hinted at after 25 seconds, and shown after 45', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let said = ''
    const stdout = new Writable({
      write: (chunk: Buffer, _, done) => {
        said += chunk.toString()
        done()
      },
    })
    const stdin = new PassThrough()
    const env = { XDG_DATA_HOME: tempFolder(), LANG: 'C.UTF-8' }
    const io = { stdin, stdout, stderr: stdout, env, cwd: '/', now: () => new Date(0) }
    const done = main(['learn', '1'], io)
    await vi.waitFor(() => expect(said).toContain('End the turn'), { timeout: 20_000 })
    await vi.advanceTimersByTimeAsync(24_000)
    expect(said).not.toContain('C1 is the next Street')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(said).toContain('C1 is the next Street to the west.')
    expect(said).not.toContain('Show me:')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(said).toContain('Show me: Move to C1')
    stdin.end('quit\n')
    expect(await done).toBe(0)
    expect(existsSync(join(env.XDG_DATA_HOME, 'haven', 'first-night.json'))).toBe(true)
  })
})

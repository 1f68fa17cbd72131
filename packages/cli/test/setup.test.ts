import { describe, expect, test } from 'vitest'
import { haven } from './haven.ts'

describe('haven setup', () => {
  test('shows what was drawn, and the command that plays just that', async () => {
    const { stdout, code } = await haven(['setup', '--seed', 'drawn', '--players', '2', '--dice', 'merciless'])
    expect(code).toBe(0)
    expect(stdout).toMatch(/^Story {2,}\S.*\nFirst mission {2,}\S/)
    expect(stdout).toMatch(/Heroes {2,}([\w. ]+, ){3}[\w. ]+\n/)
    expect(stdout).toContain('final edition, merciless Sin dice')
    expect(stdout).toContain('haven play --players 2 --dice merciless --seed drawn')
    const { setup } = JSON.parse(
      (await haven(['setup', '--seed', 'drawn', '--players', '2', '--dice', 'merciless', '--json'])).stdout,
    ) as { setup: { heroes: string[]; map: string } }
    const played = await haven(['play', '--players', '2', '--dice', 'merciless', '--seed', 'drawn'], {
      input: ['quit'],
    })
    for (const line of stdout.split('\n').slice(0, 8)) expect(played.stdout).toContain(line)
    expect(setup.heroes).toHaveLength(4)
  })

  test('keeps every wish and draws the rest', async () => {
    const wishes = {
      sin: 'sloth',
      acolytes: 'hobos',
      story: 'lights-out',
      heroes: 'karl,brad,rose',
      edition: 'preview',
    }
    const flags = Object.entries(wishes).flatMap(([flag, value]) => [`--${flag}`, value])
    const { stdout } = await haven(['setup', ...flags, '--story-aid', 'off', '--power', 'off', '--json'])
    const { setup } = JSON.parse(stdout) as { setup: Record<string, unknown> }
    expect(setup).toMatchObject({
      sin: 'sloth',
      acolytes: 'hobos',
      story: 'lights-out',
      heroes: ['karl', 'brad', 'rose'],
      edition: 'preview',
      storyAid: false,
      power: false,
    })
    expect(setup.map).toMatch(/^lights-out-[ab]$/)
  })

  test.each([
    [['--dice', 'loaded'], '--dice must be one of normal, merciless'],
    [['--story-aid', 'maybe'], '--story-aid must be one of on, off'],
    [['--heroes', 'rose,rose,karl'], 'a hero is named twice'],
    [['--team', 'rose'], 'a team needs exactly 1 of the class Leader'],
    [['--story', 'lights-out', '--map', 'haven-in-flames-a'], 'map'],
  ])('%j gets one clear line', async (flags, message) => {
    const { stderr, code } = await haven(['setup', ...flags])
    expect(code).toBe(2)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stderr).toContain(message)
  })
})

import type { Danger } from '@haven/bots/thinker'
import { describe, expect, test } from 'vitest'
import { alarmOf } from '../../src/screens/table/alarm.ts'

const danger = (of: Partial<Danger>): Danger => ({
  hero: 'thorley',
  space: 's0,0',
  lives: 1,
  leaving: null,
  reaction: null,
  help: [],
  ...of,
})
const risk = (death: number, worst: number, bold: number | null = null) => ({
  monster: 'abomination-1',
  from: 's1,0',
  death,
  worst,
  bold,
})
const holds = { wounds: 1, monsters: ['acolyte-1'] }

describe('the alarm', () => {
  test('the fifth wound is fatal, whatever was thought', () => {
    expect(alarmOf({ had: 2, taken: 3 }, null)).toEqual({ tone: 'fatal', lives: 0, lines: [] })
    expect(alarmOf({ had: 4, taken: 3 }, danger({ leaving: holds }))).toMatchObject({ tone: 'fatal', lives: 0 })
  })

  test('at one life it rings before anything is known, and tells the certain before the likely', () => {
    expect(alarmOf({ had: 2, taken: 2 }, null)).toEqual({ tone: 'last', lives: 1, lines: [] })
    const help = [{ of: 'text', by: 'upg-field-kit', heals: 1, reaction: risk(0.13, 0.3) }] as const
    const { tone, lines } = alarmOf(
      { had: 2, taken: 2 },
      danger({ leaving: holds, reaction: risk(0.31, 0.53, 0.2), help }),
    )
    expect(tone).toBe('last')
    expect(lines).toEqual([
      { of: 'leaving', space: 's0,0', ...holds },
      { of: 'reaction', monster: 'abomination-1', from: 's1,0', chance: { death: 0.31, worst: 0.53 }, bold: 0.2 },
      { of: 'help', by: 'upg-field-kit', kind: 'text', chance: { death: 0.13, worst: 0.3 } },
    ])
  })

  test('with lives left only what can kill in this turn is told', () => {
    const calm = danger({ lives: 3, leaving: holds, reaction: risk(0, 0.001) })
    expect(alarmOf({ had: 1, taken: 1 }, calm)).toEqual({ tone: 'calm', lives: 3, lines: [] })
    const grave = danger({ lives: 2, leaving: { wounds: 2, monsters: ['avatar'] } })
    expect(alarmOf({ had: 1, taken: 2 }, grave)).toMatchObject({ tone: 'risk', lines: [{ of: 'leaving' }] })
  })

  test('a thought about other wounds says nothing, and nothing is promised for it', () => {
    expect(alarmOf({ had: 1, taken: 1 }, danger({ lives: 2, reaction: risk(0.4, 0.5) }))).toMatchObject({
      tone: 'open',
      lines: [],
    })
  })

  test('of several helps the best one is told; one after which nothing kills says so', () => {
    const help = [
      { of: 'text', by: 'upg-field-kit', heals: 1, reaction: risk(0.13, 0.3) },
      { of: 'district', by: 's0,0', heals: 2, reaction: risk(0, 0) },
    ] as const
    expect(alarmOf({ had: 2, taken: 2 }, danger({ reaction: risk(0.3, 0.4), help })).lines.at(-1)).toEqual({
      of: 'help',
      by: 's0,0',
      kind: 'district',
      chance: null,
    })
  })

  test('corruption is named only where it makes the reaction safer', () => {
    const [line] = alarmOf({ had: 2, taken: 2 }, danger({ reaction: risk(0.3, 0.4, 0.3) })).lines
    expect(line).toMatchObject({ of: 'reaction', bold: null })
  })
})

import { describe, expect, it } from 'vitest'
import { isBust, sheetOf } from '../../src/parts/art/paint.ts'
import type { Subject } from '../../src/parts/art/protocol.ts'

/** What is drawn for what is wished. */

const drawn = async (subject: Subject, isPlain = false): Promise<string> =>
  JSON.stringify((await sheetOf(subject, isPlain))?.commands ?? null)
const face = (form: string, state = {}): Subject => ({ what: 'hero', form, class: 'leader', state, cut: 'whole' })

describe('pictures that are painted', () => {
  it('are other ones in high contrast, whatever they show', async () => {
    const subjects: readonly Subject[] = [
      face('leah'),
      { what: 'monster', id: 'pride-avatar' },
      { what: 'monster', id: 'fallen-leah' },
      { what: 'card', id: 'pride-avatar' },
      { what: 'card', id: 'upg-motorbike' },
      { what: 'scene', winner: 'sins', sin: 'pride', avatar: 'pride-avatar', team: [], cut: 'band' },
    ]
    for (const subject of subjects) expect(await drawn(subject), subject.what).not.toBe(await drawn(subject, true))
  })

  it('show whoever is one of Them as he was, each as himself; a boss of that name has a drawing of his own', async () => {
    const ids = ['fallen-leah', 'fallen-rose', 'fallen-marsh']
    const pieces = await Promise.all(ids.map((id) => drawn({ what: 'monster', id })))
    const cards = await Promise.all(ids.map((id) => drawn({ what: 'card', id })))
    expect(new Set([...pieces, ...cards]).size).toBe(6)
    expect(await sheetOf({ what: 'monster', id: 'nobody' }, false)).toBeNull()
  })

  it('show a bust for a hero nobody has drawn, and say so', async () => {
    expect(await isBust(face('nsh-ines'))).toBe(true)
    expect(await isBust(face('leah'))).toBe(false)
    expect(await isBust({ what: 'monster', id: 'nobody' })).toBe(false)
    expect(await drawn(face('nsh-ines'))).not.toBe(await drawn(face('leah')))
  })

  it('show what the second box has drawn, its own creatures on its cards', async () => {
    const subjects: readonly Subject[] = [
      face('juno'),
      { what: 'monster', id: 'wrath-avatar' },
      { what: 'monster', id: 'fallen-juno' },
      { what: 'card', id: 'wrath-avatar' },
      { what: 'card', id: 'envy-me-too' },
      { what: 'poster', story: 'the-ledger', cut: 'poster' },
    ]
    const pictures = await Promise.all(subjects.map((subject) => drawn(subject)))
    expect(new Set([...pictures, await drawn(face('nobody'))]).size).toBe(7)
    expect(pictures).not.toContain('null')
    expect(await isBust(face('juno'))).toBe(false)
  })
})

import { box, words } from '@haven/second-box'
import { hashOfPacked, type PackedBox, shippedManifest, tablesOf } from '@haven/table/boxes'
import { describe, expect, test } from 'vitest'
import { readBox, readNewBox } from '../../src/model/boxes/read-box.ts'

const manifest = shippedManifest(box, words)

function packed(change: (box: PackedBox & Record<string, never>) => object = () => ({})): string {
  const whole = {
    'haven-box': 1,
    manifest,
    words: { en: { cards: { 'gluttony-own': { name: 'Own', text: 'Words.' } } } },
    art: {},
    tables: tablesOf(box),
    script: '(kit) => ({})',
  } as unknown as PackedBox & Record<string, never>
  const changed = { ...whole, ...change(structuredClone(whole)) }
  return JSON.stringify({ ...changed, manifest: { ...changed.manifest, hash: hashOfPacked(changed) } })
}

describe('a box of a stranger is read as data', () => {
  test('an honest one as it is', () => {
    expect(readBox(packed()).manifest.id).toBe(box.id)
  })

  const mark = [['fill', ['disc', 0, 0, 20], 'c']]
  test.each<[string, object, (box: PackedBox & Record<string, never>) => object]>([
    [
      'a picture with a script in it',
      { code: 'wrong-type', params: { field: 'art.marks.wrath[1][1]', wanted: 'picture' } },
      () => ({ art: { marks: { wrath: [...mark, ['fill', '<script>alert(1)</script>', 'c']] } } }),
    ],
    [
      'a picture with an address in it',
      { code: 'wrong-type' },
      () => ({ art: { marks: { wrath: [['fill', ['disc', 0, 0, 20], 'url(https://evil.example/x)']] } } }),
    ],
    ['words that are no text', { code: 'wrong-type' }, () => ({ words: { en: { cards: { x: { name: 1 } } } } })],
    [
      'words for a card of the core box',
      { code: 'duplicate', params: { field: 'words.en.cards', id: 'rose' } },
      () => ({ words: { en: { cards: { rose: { name: 'Mine', text: '' } } } } }),
    ],
    [
      'a hero of the core box',
      { code: 'duplicate', params: { field: 'tables', id: 'rose' } },
      ({ tables }) => ({ tables: { ...(tables as object), heroes: [{ id: 'rose' }] } }),
    ],
    [
      'a city without end',
      { code: 'out-of-range', params: expect.objectContaining({ field: 'tables.maps[0].tiles' }) },
      ({ tables }) => ({
        tables: {
          ...(tables as object),
          maps: [{ id: 'endless', story: 'x', tiles: Array.from({ length: 200 }, (_, x) => ({ tile: 'x', x, y: 0 })) }],
        },
      }),
    ],
    [
      'tables that are no box',
      { code: 'wrong-type', params: { field: 'tables', wanted: 'box' } },
      ({ tables }) => ({ tables: { ...(tables as object), heroes: [{ id: 'nobody' }] } }),
    ],
    ['fifty megabytes', { code: 'out-of-range' }, () => ({ script: 'x'.repeat(50_000_000) })],
  ])('%s is refused', (_, error, change) => {
    const text = packed(change)
    expect(() => readBox(text)).toThrow(expect.objectContaining(error))
  })

  test('one that is called like a box of ours is refused', () => {
    expect(() => readNewBox(packed())).toThrow(expect.objectContaining({ code: 'duplicate' }))
  })

  test('one that is not what its hash says is refused', () => {
    expect(() => readBox(packed().replace('(kit) =>', '(kit)  =>'))).toThrow(/wrong-hash/)
  })
})

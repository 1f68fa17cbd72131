import { randomFrom } from '@haven/engine'
import { loadSave, readSave, type Save, TableGame, writeSave } from '@haven/table'
import { describe, expect, test } from 'vitest'
import { anyAnswer, asFile, errorOf, forge, newGame, playOn, rules, turnOfThorley } from './helpers.ts'

const load = (file: unknown): TableGame => loadSave(rules, readSave(file))

describe('a save', () => {
  test('gives the same game back at every moment, and it goes on identically', () => {
    for (const heroPlayers of [1, 4]) {
      const game = newGame('to be continued', heroPlayers)
      const random = randomFrom('to be continued')
      while (!game.outcome) {
        if (game.length % 23 === 0) {
          const loaded = load(asFile(writeSave(game)))
          expect(loaded.state).toEqual(game.state)
          expect(loaded.log).toEqual(game.log)
          expect(loaded.hash).toBe(game.hash)
          const [a, b] = [playOn(loaded, 'on', 30), playOn(load(writeSave(game)), 'on', 30)]
          expect(a.state).toEqual(b.state)
        }
        anyAnswer(game, random)
      }
      expect(load(asFile(game.save())).record()).toEqual(game.record())
    }
  })

  test('keeps a rewind that nothing followed yet', () => {
    const game = playOn(newGame('rewound'), 'rewound', 60)
    game.rewind(40, game.seats)
    const loaded = load(asFile(game.save()))
    expect(loaded.state).toEqual(game.state)
    expect(playOn(loaded, 'on', 40).hash).toBe(playOn(game, 'on', 40).hash)
  })

  test('keeps the position that it began from', () => {
    const game = playOn(new TableGame(rules, { position: turnOfThorley, seed: 'mid-turn' }), 'mid-turn', 25)
    expect(load(asFile(game.save())).state).toEqual(game.state)
  })

  test('can still be undone after loading', () => {
    const game = new TableGame(rules, { position: turnOfThorley, seed: 'mid-turn' })
    const before = structuredClone(game.state)
    game.play({ seat: 'hero2', kind: 'hero-turn', option: 'end' })
    const loaded = load(asFile(game.save()))
    loaded.undo('hero2')
    expect(loaded.state).toEqual(before)
  })
})

describe('a bad save', () => {
  const save: Save = asFile(playOn(newGame('bad'), 'bad', 50).save())

  test.each<[string, unknown, string, string]>([
    ['no object', 'save', 'file', 'not-an-object'],
    ['a later format', { ...save, haven: 9 }, 'haven', 'foreign-version'],
    ['no save', { ...save, save: undefined }, 'save', 'missing-field'],
    ['something else', { ...save, save: 'yes' }, 'save', 'wrong-type'],
    ['cut off', { ...save, hashes: save.hashes.slice(0, 10) }, 'hashes[10]', 'truncated'],
    ['a field too many', { ...save, extra: 1 }, 'extra', 'unknown-field'],
  ])('%s', (_, file, field, code) => {
    const error = errorOf(() => load(asFile(file)))
    expect(error.code).toBe(code)
    expect(error.params.field).toBe(field)
  })

  test('a game that the rules do not lead to is refused, with its place', () => {
    const forged = forge(save, ({ answers }) => {
      answers[20]!.option += '!'
    })
    expect(errorOf(() => load(forged))).toMatchObject({ code: 'unknown-option', params: { field: 'answers[20]' } })
    expect(errorOf(() => load({ ...save, rules: 'core@0.0.1' }))).toMatchObject({
      code: 'foreign-rules',
      params: { field: 'rules', rules: 'core@0.0.1' },
    })
    expect(errorOf(() => load({ ...save, setup: { ...save.setup, sin: 'boredom' } }))).toMatchObject({
      code: 'unknown-id',
      params: { field: 'setup' },
    })
  })
})

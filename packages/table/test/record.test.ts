import { SEATS } from '@haven/engine'
import { canonicalJson, sha256Hex } from '@haven/engine/files'
import { type GameRecord, TableGame, verifyRecord } from '@haven/table'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asFile, errorOf, forge, newGame, playOn, recordOf, rules, turnOfThorley } from './helpers.ts'

const placeOf = (record: unknown): string => {
  const verdict = verifyRecord(rules, record)
  return verdict.ok ? 'nowhere' : verdict.place
}
const codeOf = (record: unknown): string => {
  const verdict = verifyRecord(rules, record)
  return verdict.ok ? 'none' : verdict.code
}

describe('a record', () => {
  test.each([1, 2, 3, 4])('of a game with %i Hero players is found right', (heroPlayers) => {
    expect(verifyRecord(rules, recordOf('whole', heroPlayers))).toEqual({ ok: true })
  })

  test('is not given out before the game is over', () => {
    const game = playOn(newGame('early'), 'early', 20)
    expect(errorOf(() => game.record()).code).toBe('game-not-over')
  })

  test('holds the answers, the dice, a hash for each answer, and the seed that was promised', () => {
    const game = newGame('promised')
    const promise = game.seedCommit
    const record = playOn(game, 'promised').record()
    expect(record).toMatchObject({
      haven: 1,
      rules: rules.version,
      box: 'core',
      seed: 'promised',
      outcome: game.outcome,
    })
    expect(sha256Hex(record.seed)).toBe(promise)
    expect(record.seedCommit).toBe(promise)
    expect(record.hashes).toHaveLength(record.answers.length)
    expect(record.hash.startsWith(record.hashes.at(-1)!)).toBe(true)
    const rolled = game.log.flat().filter((event) => event.event === 'diceRolled')
    expect(record.rolls).toEqual(rolled.map((event) => event.faces))
  })

  test('of a game that began from a position is found right', () => {
    const game = playOn(new TableGame(rules, { position: turnOfThorley, seed: 'from here' }), 'from here')
    const record = asFile(game.record())
    expect(verifyRecord(rules, record)).toEqual({ ok: true })
    expect(
      placeOf(
        forge(record, ({ startPosition }) => {
          startPosition!.monsters![0]!.space = 's0,1'
        }),
      ),
    ).toBe('startPosition')
    expect(
      placeOf(
        forge(record, ({ startPosition }) => {
          startPosition!.monsters![0]!.space = 'nowhere'
        }),
      ),
    ).toBe('startPosition')
    expect(
      placeOf(
        forge(record, ({ setup }) => {
          setup.power = false
        }),
      ),
    ).toBe('setup')
  })

  test('shows the seed: afterwards nothing is taken back', () => {
    const game = playOn(newGame('shown'), 'shown')
    game.record()
    expect(errorOf(() => game.rewind(0, game.seats)).code).toBe('seed-shown')
  })
})

describe('a forged record', () => {
  const record = recordOf('forged', 2)
  const answer = fc.nat({ max: record.answers.length - 1 })
  const roll = fc.nat({ max: record.rolls.length - 1 })

  /** The options that the answer had besides the one taken. */
  function otherOptions(i: number): string[] {
    const game = new TableGame(rules, { setup: record.setup, seed: record.seed })
    for (const each of record.answers.slice(0, i)) game.play(each)
    const { seat, option } = record.answers[i]!
    const prompt = game.prompts.find((each) => each.seat === seat)!
    return rules.options(game.state, prompt).flatMap(({ id }) => (id === option ? [] : [id]))
  }

  test('with another legal answer is found there', () => {
    fc.assert(
      fc.property(answer, fc.nat(), (i, pick) => {
        const others = otherOptions(i)
        if (others.length === 0) return
        const forged = forge(record, ({ answers }) => {
          answers[i]!.option = others[pick % others.length]!
        })
        expect(placeOf(forged)).toBe(`answers[${i}]`)
      }),
      { numRuns: 40 },
    )
  })

  test('with an impossible answer, another seat or another question is found there', () => {
    fc.assert(
      fc.property(answer, fc.constantFrom('option', 'seat', 'kind'), fc.nat(), (i, field, pick) => {
        const forged = forge(record, ({ answers }) => {
          const changed = answers[i]!
          if (field === 'option') changed.option += '?'
          else if (field === 'kind') changed.kind = changed.kind === 'inherit' ? 'order' : 'inherit'
          else changed.seat = SEATS.filter((seat) => seat !== changed.seat)[pick % 4]!
        })
        expect(placeOf(forged)).toBe(`answers[${i}]`)
      }),
      { numRuns: 40 },
    )
  })

  test('with an answer left out or put in twice is found at that place or where it shows', () => {
    fc.assert(
      fc.property(answer, fc.boolean(), (i, twice) => {
        const forged = forge(record, ({ answers, hashes }) => {
          answers.splice(i, 1, ...(twice ? [answers[i]!, answers[i]!] : []))
          hashes.splice(i, 1, ...(twice ? [hashes[i]!, hashes[i]!] : []))
        })
        expect(placeOf(forged)).toBe(`answers[${twice ? i + 1 : i}]`)
      }),
      { numRuns: 30, examples: [[record.answers.length - 1, false]] },
    )
  })

  test('with another die is found at its roll', () => {
    fc.assert(
      fc.property(roll, fc.constantFrom('change', 'add', 'drop', 'swap'), (i, how) => {
        const forged = forge(record, ({ rolls }) => {
          const faces = rolls[i]!
          if (how === 'change') faces[0] = faces[0] === 'hit' ? 'corruption' : 'hit'
          else if (how === 'add') faces.push('hit')
          else if (how === 'drop') faces.pop()
          else rolls.splice(i, 0, ['hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'hit'])
        })
        expect(placeOf(forged)).toBe(`rolls[${i}]`)
      }),
      { numRuns: 40 },
    )
  })

  test('with a roll too few or too many is found at the end', () => {
    const { length } = record.rolls
    expect(placeOf(forge(record, ({ rolls }) => void rolls.pop()))).toBe(`rolls[${length - 1}]`)
    expect(placeOf(forge(record, ({ rolls }) => void rolls.push(['hit'])))).toBe(`rolls[${length}]`)
  })

  test('with another hash is found there', () => {
    fc.assert(
      fc.property(answer, fc.nat({ max: 15 }), (i, digit) => {
        const forged = forge(record, ({ hashes }) => {
          hashes[i] = flip(hashes[i]!, digit)
        })
        expect(placeOf(forged)).toBe(`hashes[${i}]`)
      }),
      { numRuns: 40 },
    )
  })

  test.each<[keyof GameRecord, string]>([
    ['seed', 'seed-mismatch'],
    ['seedCommit', 'seed-mismatch'],
    ['startHash', 'hash-mismatch'],
    ['hash', 'hash-mismatch'],
    ['rules', 'foreign-rules'],
    ['box', 'foreign-box'],
  ])('with another %s is found there', (field, code) => {
    const forged = { ...record, [field]: flip(record[field] as string, 3) }
    expect(verifyRecord(rules, forged)).toMatchObject({ ok: false, place: field, code })
  })

  test('with another outcome is found there', () => {
    const forged = { ...record, outcome: { winner: 'heroes', rule: 'WIN-1' } }
    expect(verifyRecord(rules, forged)).toMatchObject({ place: 'outcome', code: 'outcome-mismatch' })
  })

  test.each([
    { edition: 'preview' },
    { sin: 'envy' },
    { sin: 'random' },
    { acolytes: 'nobody' },
    { story: 'another' },
    { map: record.setup.map === 'havens-last-stand-a' ? 'havens-last-stand-b' : 'havens-last-stand-a' },
    { heroPlayers: 4 },
    { heroPlayers: 3 },
    { heroes: record.setup.heroes.toReversed() },
    { heroes: 'random' },
    { team: record.setup.team.toReversed() },
    { power: false },
    { storyAid: false },
    { dice: 'merciless' },
    { dice: undefined },
    { more: 1 },
  ])('with another set-up is found there: %j', (change) => {
    expect(placeOf(asFile({ ...record, setup: { ...record.setup, ...change } }))).toBe('setup')
  })

  test('with an epoch that never was is found there', () => {
    fc.assert(
      fc.property(answer, (at) => {
        expect(placeOf({ ...record, epochs: [{ at, epoch: 1 }] })).toBe('epochs')
      }),
      { numRuns: 20 },
    )
  })
})

/** Puts something else in the place of a value somewhere in a file, as a slip of an editor would. */
function changeSomewhere(file: object, picks: readonly number[], value: unknown): object {
  const copy = structuredClone(file)
  let node = copy as Record<string, unknown>
  for (const pick of picks) {
    const keys = Object.keys(node)
    const key = keys[pick % keys.length]!
    const next = node[key]
    if (typeof next === 'object' && next !== null && Object.keys(next).length > 0) node = next as typeof node
    else {
      node[key] = value
      return copy
    }
  }
  return copy
}

test('a file changed anywhere is never found right, and never breaks the check', () => {
  const begun = new TableGame(rules, { position: { ...turnOfThorley, round: 2 }, seed: 'anywhere' })
  const files = [recordOf('anywhere', 4), asFile(playOn(begun, 'anywhere').record())]
  fc.assert(
    fc.property(
      fc.constantFrom(...files),
      fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
      fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.constantFrom('random', 'hero2', 'end', 'none', 1, 2)),
      (file, picks, value) => {
        const changed = changeSomewhere(file, picks, value)
        if (canonicalJson(changed) === canonicalJson(file)) return
        const verdict = verifyRecord(rules, changed)
        expect(verdict).toMatchObject({ ok: false, place: expect.any(String), code: expect.any(String) })
      },
    ),
    { numRuns: 250 },
  )
})

describe('a file that is no record', () => {
  const record = recordOf('bad files')
  const without = (field: keyof GameRecord) => {
    const { [field]: _, ...rest } = record
    return rest
  }

  test.each<[string, unknown, string, string]>([
    ['nothing', null, 'file', 'not-an-object'],
    ['a list', [], 'file', 'not-an-object'],
    ['a word', 'record', 'file', 'not-an-object'],
    ['another object', {}, 'haven', 'missing-field'],
    ['a later format', { ...record, haven: 2 }, 'haven', 'foreign-version'],
    ['one without answers', without('answers'), 'answers', 'missing-field'],
    ['one without a hash', without('hash'), 'hash', 'missing-field'],
    ['one without an outcome', without('outcome'), 'outcome', 'missing-field'],
    ['one with a field too many', { ...record, cheat: true }, 'cheat', 'unknown-field'],
    ['a save', { ...record, save: true }, 'save', 'unknown-field'],
    [
      'an answer of nobody',
      forge(record, (r) => void Object.assign(r.answers[3]!, { seat: 'hero5' })),
      'answers[3].seat',
      'unknown-id',
    ],
    [
      'an unknown question',
      forge(record, (r) => void Object.assign(r.answers[3]!, { kind: 'tea' })),
      'answers[3].kind',
      'unknown-id',
    ],
    [
      'an answer without option',
      forge(record, (r) => void Object.assign(r.answers[3]!, { option: undefined })),
      'answers[3].option',
      'missing-field',
    ],
    [
      'an answer that is none',
      forge(record, (r) => void Object.assign(r.answers, { 3: 7 })),
      'answers[3]',
      'not-an-object',
    ],
    [
      'an unknown die',
      forge(record, (r) => void Object.assign(r.rolls[0]!, { 0: 'six' })),
      'rolls[0][0]',
      'unknown-id',
    ],
    ['a hash cut off', forge(record, (r) => void r.hashes.splice(2, 1, 'ab')), 'hashes[2]', 'truncated'],
    [
      'a hash that is none',
      forge(record, (r) => void r.hashes.splice(2, 1, 'z'.repeat(16))),
      'hashes[2]',
      'wrong-type',
    ],
    [
      'epochs backwards',
      {
        ...record,
        epochs: [
          { at: 5, epoch: 1 },
          { at: 4, epoch: 2 },
        ],
      },
      'epochs[1].at',
      'out-of-range',
    ],
  ])('%s: one error, and it names the field', (_, file, place, code) => {
    expect(verifyRecord(rules, file)).toMatchObject({ ok: false, place, code })
  })

  test('answers or hashes that are cut off', () => {
    const { length } = record.answers
    expect(placeOf(forge(record, ({ answers }) => void answers.pop()))).toBe(`answers[${length - 1}]`)
    expect(placeOf(forge(record, ({ hashes }) => void hashes.pop()))).toBe(`hashes[${length - 1}]`)
    const both = forge(record, ({ answers, hashes }) => {
      answers.pop()
      hashes.pop()
    })
    expect(verifyRecord(rules, both).ok).toBe(false)
    expect(codeOf(forge(record, ({ answers }) => void answers.pop()))).toBe('truncated')
  })
})

/** Another digit at this place; another letter, if the text has letters. */
function flip(text: string, place: number): string {
  const at = place % text.length
  return text.slice(0, at) + (text[at] === 'a' ? 'b' : 'a') + text.slice(at + 1)
}

test('hashes run over the state in one spelling', () => {
  const game = newGame('spelling')
  expect(game.startHash).toBe(sha256Hex(canonicalJson(game.state)).slice(0, 16))
  expect(sha256Hex(canonicalJson(asFile(game.state))).slice(0, 16)).toBe(game.startHash)
})

import { coreBox } from '@haven/content'
import { compileBox } from '@haven/engine'
import { coreRules } from '@haven/testkit'
import { corpusFault, corpusGames, readCorpus } from '@haven/testkit/corpus'
import { describe, expect, test } from 'vitest'

const corpus = readCorpus()

describe('the recorded games', () => {
  test('are of every story, sin and edition, on all maps, at tables of one to four hero players', () => {
    expect(corpus.map(({ name }) => name)).toEqual(
      corpusGames(coreRules)
        .map(({ name }) => name)
        .sort(),
    )
    expect(new Set(corpus.map(({ record }) => record.setup.story))).toEqual(new Set(coreRules.tables.stories.keys()))
    expect(new Set(corpus.map(({ record }) => record.setup.heroPlayers))).toEqual(new Set([1, 2, 3, 4]))
    expect(corpus.reduce((sum, { record }) => sum + record.answers.length, 0)).toBeGreaterThan(18_000)
  })

  test('are what the rules make of them, to the last die', () => {
    expect(corpusFault(coreRules, corpus)).toBeNull()
  })

  test('a changed rule is found, with the first place where it shows', () => {
    const heroes = coreBox.heroes.map((hero) => ({ ...hero, track: [...hero.track].reverse() }))
    const changed = compileBox({ ...coreBox, heroes })
    const fault = corpusFault(changed, corpus)
    expect(fault).toMatchObject({ ok: false, name: corpus[0]?.name })
    expect(fault?.place).toMatch(/^(answers|hashes|rolls)\[\d+\]$/)
  })
})

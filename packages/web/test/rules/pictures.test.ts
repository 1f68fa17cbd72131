import { expect, test } from 'vitest'
import { facts } from '../../src/app/gallery/fixtures.ts'
import { speakOfThings } from '../../src/base/thing-words.ts'
import { allThings } from '../../src/model/inspect/things.ts'
import { fightExample } from '../../src/screens/rules/FightPicture.tsx'
import { ICONS } from '../../src/screens/rules/IconRow.tsx'
import { OUTLINE } from '../../src/screens/rules/outline.ts'
import { SPOKEN_OF } from '../../src/screens/rules/pictured.ts'

test('FIGHT-8, FIGHT-10: the fight of the picture could be rolled, and ends as it says', () => {
  const hero = facts.forms.thorley!
  const monster = facts.sins.pride!.abomination
  const { rolled, dice, hits, needed, wounds, corruption, base } = fightExample(hero.fight, hero.defense, monster)
  // As many dice as are counted, and one more for each FAITH and Burst.
  rolled.forEach((roll, i) => {
    expect(roll.dice.filter(({ wave }) => wave === 0).length).toBe(dice[i])
    const more = roll.dice.filter(({ face }) => face === 'faith' || face === 'burst').length
    expect(roll.dice.filter(({ wave }) => wave > 0).length).toBe(more)
  })
  expect(hits).toBeGreaterThanOrEqual(needed)
  expect(base).toBe(hero.defense)
  const sinHits = rolled[1].dice.filter(({ face }) => face === 'hit' || face === 'burst').length
  expect(wounds).toBe(sinHits - base)
  expect(corruption).toBe(0)
})

test('every thing that is shown beside a rule or a chapter is in the legend', async () => {
  const all = Object.values(allThings(facts, await speakOfThings())).flat()
  const shown = [
    ...ICONS,
    ...Object.values(SPOKEN_OF).flat(),
    ...OUTLINE.flatMap(({ parts }) => parts.flatMap(({ things = [] }) => things)),
  ]
  expect(shown.filter((name) => !all.includes(name))).toEqual([])
  expect(ICONS.length).toBeGreaterThan(25)
})

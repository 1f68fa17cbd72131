import type { assign as english } from '../../en/web/assign.ts'
import type { Say } from '../../language.ts'
import type { Said } from '../../said.ts'
import { decimal, figures, list, plural, toldApart, wounds as woundsOf } from '../grammar.ts'

type Result = Parameters<ReturnType<typeof english>['outcome']>[0]

const slotsOf = (slots: readonly number[]): string =>
  `${slots.length === 1 ? 'ячейка' : 'ячейки'} ${list(slots.map(String))}`

/** "убийство: монахиня; 1 рана (ячейка 5), скверна 0" */
function outcome({ killed, wounds, corruption, dies, slots = [] }: Result, say: Say): string {
  const parts = [
    killed.length > 0 ? `убийство: ${figures(killed, say)}` : 'без убийств',
    `${wounds === 0 ? 'без ран' : woundsOf(wounds)}${slots.length > 0 && !dies ? ` (${slotsOf(slots)})` : ''}, ${corruption === 0 ? 'без скверны' : `скверна +${decimal(corruption)}`}`,
  ]
  return `${parts.join('; ')}${dies ? '; герой гибнет' : ''}`
}

/** What is assigned piece by piece in the sheet of a fight: FAITH, Hits, wounds. */
export const assign: Said<typeof english> = (say) => ({
  faith: 'FAITH',
  aims: { kills: 'Больше убийств', safest: 'Безопаснее', balanced: 'Взвешенно' },
  joker: (number, of, as) => `FAITH ${number} из ${of}: ${say.name(as)}`,
  result: (result) => `Итог: ${outcome(result, say)}`,
  outcome: (result) => outcome(result, say),
  number: decimal,
  hits: (left, all) => `Попадания не потрачены: ${left} из ${all}`,
  figure: (monster, among) => toldApart(monster, among, say),
  socket: (monster, among, needs) =>
    `${toldApart(monster, among, say)}: ${plural(needs, { one: 'нужно # попадание', few: 'нужно # попадания', many: 'нужно # попаданий', other: 'нужно # попадания' })}`,
  woundsTo: (slots) => `${woundsOf(slots.length)}: ${slotsOf(slots)}`,
  beyond: 'не по силам этим попаданиям',
  suggestedKills: 'Как предложено',
  killThese: (number) => (number === 0 ? 'Никого не убивать' : 'Убить'),
})

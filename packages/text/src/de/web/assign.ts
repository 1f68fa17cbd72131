import type { assign as english } from '../../en/web/assign.ts'
import type { Say } from '../../language.ts'
import type { Said } from '../../said.ts'
import { count, decimal, figures, list, plural, several, toldApart, wounds as woundsOf } from '../grammar.ts'

type Result = Parameters<ReturnType<typeof english>['result']>[0]

const slotsOf = (slots: readonly number[]): string =>
  `${slots.length === 1 ? 'Platz' : 'Plätzen'} ${list(slots.map(String))}`

/** "tötet eine Nonne; 1 Wunde auf Platz 5, keine Verderbtheit" */
function outcome({ killed, wounds, corruption, dies, slots = [] }: Result, say: Say): string {
  const hurt = wounds === 0 ? 'keine Wunde' : plural(wounds, { one: '# Wunde', other: '# Wunden' })
  const parts = [
    killed.length > 0 ? `tötet ${figures(killed, 'acc', say)}` : 'tötet nichts',
    `${hurt}${slots.length > 0 && !dies ? ` auf ${slotsOf(slots)}` : ''}, ${corruption === 0 ? 'keine' : decimal(corruption)} Verderbtheit`,
  ]
  return `${parts.join('; ')}${dies ? '; der Held stirbt' : ''}`
}

/** What is assigned piece by piece in the sheet of a fight: FAITH, Hits, wounds. */
export const assign: Said<typeof english> = (say) => ({
  faith: 'FAITH',
  aims: { kills: 'Am meisten töten', safest: 'Am sichersten', balanced: 'Ausgewogen' },
  joker: (number, of, as) => `FAITH ${number} von ${of}: ${say.name(as)}`,
  result: (result) => `Ergebnis: ${outcome(result, say)}`,
  outcome: (result) => outcome(result, say),
  number: decimal,
  hits: (left, all) => `Treffer: ${left} von ${all} nicht eingesetzt`,
  figure: (monster, among) => toldApart(monster, among, say),
  socket: (monster, among, needs) => `${toldApart(monster, among, say)}, braucht ${several(needs, 'hit', say)}`,
  woundsTo: (slots) => `${woundsOf(slots.length)} auf ${slotsOf(slots)}`,
  beyond: 'zu stark für diese Treffer',
  suggestedKills: 'Wie vorgeschlagen',
  killThese: (number) => (number === 0 ? 'Nichts töten' : `${count(number, 'Monster', 'Monster')} töten`),
})

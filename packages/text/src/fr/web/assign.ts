import type { assign as english } from '../../en/web/assign.ts'
import type { Say } from '../../language.ts'
import type { Said } from '../../said.ts'
import { count, decimal, kindOf, list, tally, times } from '../grammar.ts'

type Result = Parameters<ReturnType<typeof english>['outcome']>[0]

const slotsOf = (slots: readonly number[]): string =>
  `emplacement${slots.length === 1 ? '' : 's'} ${list(slots.map(String))}`

/** Each by its name, with a number where another of its kind is among them. */
const toldApart = (id: string, among: readonly string[], say: Say): string =>
  among.some((other) => other !== id && say.kind(other) === say.kind(id)) ? say.name(id) : say.kind(id)

/** "tue : Nonne ; 1 blessure (emplacement 5), aucune corruption" */
function outcome({ killed, wounds, corruption, dies, slots = [] }: Result, say: Say): string {
  const dead = tally(killed.map(kindOf), (n, kind) => (n === 1 ? say.kind(kind) : times(n, kind, say))).join(', ')
  const hurt = wounds === 0 ? 'aucune blessure' : count(wounds, 'blessure')
  const parts = [
    killed.length > 0 ? `tue : ${dead}` : 'ne tue rien',
    `${hurt}${slots.length > 0 && !dies ? ` (${slotsOf(slots)})` : ''}, ${corruption === 0 ? 'aucune' : decimal(corruption)} corruption`,
  ]
  return `${parts.join(' ; ')}${dies ? ' ; le héros meurt' : ''}`
}

/** What is assigned piece by piece in the sheet of a fight: FAITH, Hits, wounds. */
export const assign: Said<typeof english> = (say) => ({
  faith: 'FAITH',
  aims: { kills: 'Tuer le plus', safest: 'Le plus sûr', balanced: 'Équilibré' },
  joker: (number, of, as) => `FAITH ${number} sur ${of} : ${say.name(as)}`,
  result: (result) => `Résultat : ${outcome(result, say)}`,
  outcome: (result) => outcome(result, say),
  number: decimal,
  hits: (left, all) => `Touches inutilisées : ${left} sur ${all}`,
  figure: (monster, among) => toldApart(monster, among, say),
  socket: (monster, among, needs) => `${toldApart(monster, among, say)}, il faut ${count(needs, 'touche')}`,
  woundsTo: (slots) => `${count(slots.length, 'blessure')} (${slotsOf(slots)})`,
  beyond: 'trop fort pour ces touches',
  suggestedKills: 'Comme proposé',
  killThese: (number) => (number === 0 ? 'Ne tuer personne' : 'Tuer'),
})

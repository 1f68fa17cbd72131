import type { Rules } from '@haven/engine'
import { checkFormat, fault, onlyFields } from '@haven/engine/files'
import { bringOver } from './bring-over.ts'
import { TableError } from './errors.ts'
import type { TableGame } from './game.ts'
import { PLAYED_FIELDS, type Played, readPlayed } from './play.ts'
import { replay } from './replay.ts'
import type { Versions } from './versions.ts'

/** A game that goes on, with its secret seed. */
export interface Save extends Played {
  readonly save: true
}

export const writeSave = (game: TableGame): Save => game.save()

/** Checks the form and throws one RuleError that names the field. */
export function readSave(value: unknown): Save {
  const file = checkFormat(value)
  if (file.save === undefined) fault('missing-field', 'save')
  if (file.save !== true) fault('wrong-type', 'save', { wanted: 'true' })
  onlyFields(file, '', [...PLAYED_FIELDS, 'save'])
  return { save: true, ...readPlayed(file) }
}

/** Plays it again to where it stands. A save that the rules do not lead to is refused, with the place in `params.field`. */
export function loadSave(rules: Rules, save: Save): TableGame {
  const played = replay(rules, save)
  if (played.ok) return played.game
  throw new TableError(played.code, 'file', { ...played.params, field: played.place })
}

/**
 * The same of any release: brought over to the rules of today where its answers still mean the same, else under the
 * rules that it began with. Nothing is brought over that those do not lead to.
 */
export async function openSave(versions: Versions, save: Save): Promise<TableGame> {
  const { newest } = versions
  const own = await versions.of(save.rules)
  const game = loadSave(own, save)
  // What is over stays as it was played.
  if (versions.isToday(own.version) || game.outcome) return game
  return bringOver(newest, own, game.snapshot, game.answers) ?? game
}

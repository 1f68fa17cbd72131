import type { Box } from '@haven/engine'
import type { Fault } from '@haven/engine/kit'
import { catalogueFor, faultsOf, type LoadedBox, loadBox } from '@haven/lab/boxes'
import { aligned, EXIT, type Io, pathFrom, say, widthOf, wrap } from '@haven/lab/ground'
import type { Catalogue } from '@haven/text'
import { faultInWords } from '../box-faults.ts'
import { paintFor } from '../io.ts'

/** Loads boxes beside the core box and tells their faults, or what they hold. */
export async function checkBoxes(io: Io, paths: readonly string[], json: boolean): Promise<number> {
  const loaded: LoadedBox[] = []
  for (const path of paths) loaded.push({ ...(await loadBox(pathFrom(io, path))), path })
  const faults = faultsOf(loaded, true)
  if (json) say(io, JSON.stringify(asJson(loaded, faults)))
  else {
    const catalogue = catalogueFor(loaded)
    for (const each of loaded) tellBox(io, each, catalogue)
    tellFaults(io, loaded, faults)
  }
  return faults.length === 0 ? EXIT.ok : EXIT.failed
}

const LISTS = [
  ['sins', 'sins'],
  ['acolytes', 'acolytes'],
  ['heroes', 'heroes'],
  ['upgrades', 'Upgrades'],
  ['stories', 'stories'],
  ['maps', 'maps'],
  ['tiles', 'tiles'],
  ['apocalypse', 'Apocalypse cards'],
  ['hellClub', 'Hell Club'],
  ['darkPast', 'Dark Past cards'],
  ['track', 'track levels'],
] as const satisfies readonly (readonly [keyof Box, string])[]

/** Ids by list, empty lists left out; a box under construction may have anything here. */
function holdings({ box }: LoadedBox): { list: string; ids: string[] }[] {
  const all = LISTS.map(([list]) => ({ list, ids: idsIn(box[list]) }))
  return all.filter(({ ids }) => ids.length > 0)
}

const idsIn = (list: unknown): string[] =>
  Array.isArray(list) ? list.map((each: { readonly id?: unknown } | null) => String(each?.id)) : []

function asJson(loaded: readonly LoadedBox[], faults: readonly Fault[]): object {
  return {
    ok: faults.length === 0,
    boxes: loaded.map((each) => ({
      path: each.path,
      id: each.box.id,
      version: each.box.version,
      holds: Object.fromEntries(holdings(each).map(({ list, ids }) => [list, ids])),
    })),
    faults: faults.map((fault) => ({
      box: loaded[fault.box - 1]?.box.id,
      code: fault.code,
      ...faultInWords(fault),
      params: fault.params,
    })),
  }
}

function tellBox(io: Io, loaded: LoadedBox, catalogue: Catalogue): void {
  const { box, path } = loaded
  say(io, paintFor(io)('heading', `${box.id} ${box.version}, from ${path}`))
  const rows = holdings(loaded).map(({ list, ids }) => [
    `  ${LISTS.find(([name]) => name === list)?.[1] ?? list}`,
    String(ids.length),
    ids.map((id) => detail(box, list, id, catalogue)).join('; '),
  ])
  for (const line of aligned(rows, [1])) say(io, line)
  say(io, '')
}

/** "Wrath (9 cards, 12 with copies)" */
function detail(box: Box, list: string, id: string, catalogue: Catalogue): string {
  const name = catalogue.name(id)
  const cards = list === 'sins' ? box.sins.find((sin) => sin.id === id)?.cards : undefined
  if (Array.isArray(cards)) {
    return `${name} (${cards.length} cards, ${cards.reduce((sum, card) => sum + card.copies, 0)} with copies)`
  }
  const missions = list === 'stories' ? box.stories.find((story) => story.id === id)?.missions : undefined
  return Array.isArray(missions) ? `${name} (${missions.length} missions)` : name
}

function tellFaults(io: Io, loaded: readonly LoadedBox[], faults: readonly Fault[]): void {
  if (faults.length === 0) {
    say(io, 'no faults')
    return
  }
  const paint = paintFor(io)
  say(io, faults.length === 1 ? '1 fault' : `${faults.length} faults`)
  for (const fault of faults) {
    const { where, problem, hint } = faultInWords(fault)
    const box = loaded.length > 1 ? `${loaded[fault.box - 1]?.box.id}: ` : ''
    say(io, `\n${paint('bold', `${box}${where}`)} ${paint('dim', `[${fault.code}]`)}`)
    say(io, wrap(problem, widthOf(io), '  ', '  '))
    say(io, wrap(hint, widthOf(io), '  > ', '    '))
  }
}

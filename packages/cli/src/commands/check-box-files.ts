import type { Box } from '@haven/engine'
import { catalogueFor, faultsOf, type LoadedBox, loadBox } from '@haven/lab/boxes'
import { type ArtReport, artReport } from '@haven/lab/boxes/art'
import { aligned, type Desk, EXIT, type GameDesk, pathFrom, say, widthOf, wrap } from '@haven/lab/ground'
import { type AnyFault, faultInWords } from '../box-faults.ts'
import { paintFor } from '../io.ts'

/** Boxes with their words, and all that is wrong with them. */
export interface Looked {
  readonly loaded: readonly LoadedBox[]
  readonly io: GameDesk
  readonly pictures: ArtReport
  readonly faults: readonly AnyFault[]
}

export async function lookAt(desk: Desk, paths: readonly string[]): Promise<Looked> {
  const loaded: LoadedBox[] = []
  for (const path of paths) loaded.push({ ...(await loadBox(pathFrom(desk, path))), path })
  const io = { ...desk, say: await catalogueFor(desk.language, loaded) }
  const pictures = artReport(loaded)
  return { loaded, io, pictures, faults: [...faultsOf(loaded, io.say), ...pictures.faults] }
}

/** Loads boxes beside the core box and tells their faults, or what they hold. */
export async function checkBoxes(desk: Desk, paths: readonly string[], json: boolean): Promise<number> {
  const { loaded, io, pictures, faults } = await lookAt(desk, paths)
  if (json) say(io, JSON.stringify(asJson(desk, loaded, faults, pictures)))
  else {
    for (const each of loaded) tellBox(io, each)
    tellMissing(io, pictures)
    tellFaults(io, loaded, faults)
  }
  return faults.length === 0 ? EXIT.ok : EXIT.failed
}

const LISTS = [
  'sins',
  'acolytes',
  'heroes',
  'upgrades',
  'stories',
  'maps',
  'tiles',
  'apocalypse',
  'hellClub',
  'darkPast',
  'track',
] as const satisfies readonly (keyof Box)[]
type List = (typeof LISTS)[number]

/** Ids by list, empty lists left out; a box under construction may have anything here. */
function holdings({ box }: LoadedBox): { list: List; ids: string[] }[] {
  const all = LISTS.map((list) => ({ list, ids: idsIn(box[list]) }))
  return all.filter(({ ids }) => ids.length > 0)
}

const idsIn = (list: unknown): string[] =>
  Array.isArray(list) ? list.map((each: { readonly id?: unknown } | null) => String(each?.id)) : []

function asJson(desk: Desk, loaded: readonly LoadedBox[], faults: readonly AnyFault[], { missing }: ArtReport): object {
  return {
    ok: faults.length === 0,
    boxes: loaded.map((each) => ({
      path: each.path,
      id: each.box.id,
      version: each.box.version,
      holds: Object.fromEntries(holdings(each).map(({ list, ids }) => [list, ids])),
      withoutPictures: Object.fromEntries(
        missing.filter(({ box }) => loaded[box - 1] === each).map(({ kind, ids }) => [kind, ids]),
      ),
    })),
    faults: faults.map((fault) => ({
      box: loaded[fault.box - 1]?.box.id,
      code: fault.code,
      ...faultInWords(desk, fault),
      params: fault.params,
    })),
  }
}

function tellBox(io: GameDesk, loaded: LoadedBox): void {
  const { files } = io.words
  const { box, path } = loaded
  say(io, paintFor(io)('heading', files.box(box.id, box.version, path)))
  const rows = holdings(loaded).map(({ list, ids }) => [
    `  ${files.lists[list]}`,
    String(ids.length),
    io.say.clauses(ids.map((id) => detail(io, box, list, id))),
  ])
  for (const line of aligned(rows, [1])) say(io, line)
  say(io, '')
}

/** "Wrath (9 cards, 12 with copies)" */
function detail({ words: { files }, say: names }: GameDesk, box: Box, list: List, id: string): string {
  const cards = list === 'sins' ? box.sins.find((sin) => sin.id === id)?.cards : undefined
  if (Array.isArray(cards)) {
    const withCopies = cards.reduce((sum, card) => sum + card.copies, 0)
    return files.sin(id, cards.length, withCopies, names)
  }
  const missions = list === 'stories' ? box.stories.find((story) => story.id === id)?.missions : undefined
  return Array.isArray(missions) ? files.story(id, missions.length, names) : names.name(id)
}

/** No fault: something else stands for each of them. */
function tellMissing(io: GameDesk, { missing }: ArtReport): void {
  const { files } = io.words
  for (const { kind, ids } of missing) {
    say(io, wrap(files.withoutPictures(kind, ids, io.say), widthOf(io), '', '  '))
  }
  if (missing.length > 0) say(io, '')
}

export function tellFaults(io: GameDesk, loaded: readonly LoadedBox[], faults: readonly AnyFault[]): void {
  const paint = paintFor(io)
  say(io, io.words.files.faults(faults.length))
  for (const fault of faults) {
    const { where, problem, hint } = faultInWords(io, fault)
    const box = loaded.length > 1 ? `${loaded[fault.box - 1]?.box.id}: ` : ''
    say(io, `\n${paint('bold', `${box}${where}`)} ${paint('dim', `[${fault.code}]`)}`)
    say(io, wrap(problem, widthOf(io), '  ', '  '))
    say(io, wrap(hint, widthOf(io), '  > ', '    '))
  }
}

import { boxPaths, type LoadedBox, pack } from '@haven/lab/boxes'
import { type Desk, EXIT, InputError, pathFrom, say, writeJson } from '@haven/lab/ground'
import { LARGEST_BOX } from '@haven/table/boxes'
import { lookAt, tellFaults } from './check-box-files.ts'

/** Packs a box that is in order; of one with faults these are told, as by `check-box`. */
export async function packBox(
  desk: Desk,
  path: string,
  out: string | null,
  beside: string | undefined,
): Promise<number> {
  const { io, loaded, faults } = await lookAt(desk, [...boxPaths(desk, beside), path])
  if (faults.length > 0) {
    tellFaults(io, loaded, faults)
    return EXIT.failed
  }
  const others = loaded.slice(0, -1)
  const own = loaded.at(-1) as LoadedBox
  const packed = await pack(
    { ...own, path: pathFrom(desk, path) },
    others.map(({ box }) => box),
  )
  const text = `${JSON.stringify(packed)}\n`
  const bytes = Buffer.byteLength(text)
  const { id, version, hash } = packed.manifest
  if (bytes > LARGEST_BOX) throw InputError.coded('no-box', 'boxTooLarge', { path, bytes, most: LARGEST_BOX })
  const file = out ?? `${id}-${version}.json`
  writeJson(pathFrom(desk, file), packed)
  say(desk, desk.words.files.packed(file, bytes, hash))
  return EXIT.ok
}

import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A name that no file of the folder has yet. */
export function freePath(folder: string, name: string): string {
  for (let number = 1; ; number++) {
    const path = join(folder, `${name}${number === 1 ? '' : `-${number}`}.json`)
    if (!existsSync(path)) return path
  }
}

/** The file of a folder that was written last, or null. */
export function newestIn(folder: string, ending: string): string | null {
  let names: string[]
  try {
    names = readdirSync(folder).filter((name) => name.endsWith(ending))
  } catch {
    return null
  }
  const files = names.map((name) => ({ path: join(folder, name), time: statSync(join(folder, name)).mtimeMs }))
  files.sort((a, b) => b.time - a.time || (a.path < b.path ? 1 : -1))
  return files[0]?.path ?? null
}

/** A path as a shell takes it. */
export const quoted = (file: string): string => (/^[\w./-]+$/.test(file) ? file : `'${file.replaceAll("'", "'\\''")}'`)

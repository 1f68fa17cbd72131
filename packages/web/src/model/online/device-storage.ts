/** Without storage it holds for this visit. */
const memory = new Map<string, string>()

export function readKept(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? memory.get(name) ?? null
  } catch {
    return memory.get(name) ?? null
  }
}

export function writeKept(name: string, value: string): void {
  memory.set(name, value)
  try {
    localStorage.setItem(name, value)
  } catch {
    // As above.
  }
}

/** What was kept as JSON; null if there is none, or nobody can read it. */
export function readJson(name: string): unknown {
  try {
    return JSON.parse(readKept(name) ?? 'null')
  } catch {
    return null
  }
}

/** The same as a list; what is not like the others is left out. */
export function readList<T>(name: string, isOne: (value: unknown) => value is T): readonly T[] {
  const found = readJson(name)
  return Array.isArray(found) ? found.filter(isOne) : []
}

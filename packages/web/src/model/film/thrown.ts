/** Throws that have fallen: what lies on the table does not fall again, however often it is drawn. */

const MOST = 64
let fallen: string[] = []

/** Has this throw not fallen yet? From now on it has. */
export function isNewThrow(id: string): boolean {
  if (fallen.includes(id)) return false
  fallen = [...fallen, id].slice(-MOST)
  return true
}

/** They are shown once more. */
export function forgetThrows(): void {
  fallen = []
}

/**
 * Who has a table: of all nodes the one with the highest number for it. Each node finds the same by itself, and a node
 * that comes or goes moves the tables that it has and no other. It decides who does the work, never who is right: that
 * is the version in the database.
 */

/** FNV-1a. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash
}

/** The end of MurmurHash3: each bit of what comes in moves each bit of what comes out. */
function mixed(number: number): number {
  let hash = number
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Throws if there are no nodes. */
export function ownerOf(table: string, nodes: Iterable<string>): string {
  const of = numberOf(table)
  let owner: string | null = null
  let most = -1
  for (const node of nodes) {
    const number = mixed(mixed(numberOf(node)) ^ of)
    if (number > most || (number === most && node > (owner ?? ''))) {
      owner = node
      most = number
    }
  }
  if (owner === null) throw new Error('a table has an owner only among nodes')
  return owner
}

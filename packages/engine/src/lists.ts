/** Lists of the state are replaced, never changed. */

/** The list less one copy of the item. */
export function without<T>(list: readonly T[], item: T): readonly T[] {
  const at = list.indexOf(item)
  return at < 0 ? list : list.toSpliced(at, 1)
}

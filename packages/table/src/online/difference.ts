/**
 * What has to be done to one value of JSON so that it becomes another, in JSON:
 * `[value]` in its place; in a list `[at, gone, values]`, these in the place of so many from there on, after so many of
 * its first are shed and what has to be done at places; an object with what has to be done at each of its names (in a
 * list: places). 0: it is gone.
 */
export type Difference =
  | readonly [unknown]
  | readonly [
      at: number,
      gone: number,
      values: readonly unknown[],
      first?: { readonly [place: string]: Difference },
      shed?: number,
    ]
  | { readonly [name: string]: Difference | 0 }

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is undefined is not there. Null: both are the same, to the order of names. */
export function differenceOf(before: unknown, after: unknown): Difference | null {
  if (before === after) return null
  if (typeof before !== 'object' || typeof after !== 'object') return [after]
  if (Array.isArray(before) && Array.isArray(after)) return inList(before, after)
  if (isObject(before) && isObject(after)) return inObject(before, after)
  return [after]
}

/** Lists of one length place by place; else what is the same at both ends stays, and often most of what comes first. */
function inList(before: readonly unknown[], after: readonly unknown[]): Difference | null {
  const shorter = Math.min(before.length, after.length)
  let from = 0
  let first: Difference | null = null
  while (from < shorter) {
    first = differenceOf(before[from], after[from])
    if (first) break
    from++
  }
  if (from === shorter && before.length === after.length) return null
  let rest = 0
  while (rest < shorter - from && !differenceOf(before[before.length - 1 - rest], after[after.length - 1 - rest]))
    rest++
  const end = after.length - rest
  if (before.length === after.length && first) {
    // The last few of something: the oldest goes when another comes.
    const last = after.length - 1
    if (from === 0 && last > 2 && isShifted(before, after)) return [last, 0, [after[last]], {}, 1]
    const places: Record<string, Difference> = { [from]: shortest(first, after[from]) }
    for (let i = from + 1; i < end; i++) {
      const difference = differenceOf(before[i], after[i])
      if (difference) places[i] = shortest(difference, after[i])
    }
    return places
  }
  const gone = before.length - from - rest
  // What lies on a stack mostly has what is below it changed a little.
  const kept = first && gone > 0 && end > from ? shortest(first, after[from]) : null
  if (!kept || isReplaced(kept)) return [from, gone, after.slice(from, end)]
  return [from + 1, gone - 1, after.slice(from + 1, end), { [from]: kept }]
}

const isShifted = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  before.every((value, i) => i === 0 || !differenceOf(value, after[i - 1]))

const shortest = (difference: Difference, value: unknown): Difference =>
  JSON.stringify(difference).length < JSON.stringify(value).length ? difference : [value]

const namesOf = (value: Fields): string[] => {
  const names = Object.keys(value)
  return names.some((name) => value[name] === undefined) ? names.filter((name) => value[name] !== undefined) : names
}

function inObject(before: Fields, after: Fields): Difference | null {
  const [had, has] = [Object.keys(before), Object.keys(after)]
  if (had.length !== has.length) return inOther(before, after)
  let names: Record<string, Difference> | null = null
  for (let i = 0; i < had.length; i++) {
    const name = had[i] as string
    const [was, is] = [before[name], after[name]]
    if (name !== has[i] || (was === undefined) !== (is === undefined)) return inOther(before, after)
    const difference = differenceOf(was, is)
    if (!difference) continue
    names ??= {}
    names[name] = difference
  }
  return names
}

/** Names have come, gone, or changed places. */
function inOther(before: Fields, after: Fields): Difference | null {
  const [had, has] = [namesOf(before), namesOf(after)]
  const names: Record<string, Difference | 0> = {}
  let isDifferent = false
  // What stays comes first, in its order, then what is new: else it is told as a whole.
  let stayed = 0
  for (const name of had) {
    const value = after[name]
    if (value === undefined) {
      names[name] = 0
      isDifferent = true
      continue
    }
    if (has[stayed] !== name) return [after]
    stayed++
    const difference = differenceOf(before[name], value)
    if (!difference) continue
    names[name] = difference
    isDifferent = true
  }
  for (const name of has.slice(stayed)) {
    names[name] = [after[name]]
    isDifferent = true
  }
  return isDifferent ? names : null
}

/** It was made from something else than this. */
export class Misfit extends Error {
  constructor() {
    super('the difference does not fit')
    this.name = 'Misfit'
  }
}

const misfit = (): never => {
  throw new Misfit()
}

const isPlace = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most

/** The other value; what is the same in both is shared, nothing is changed in place. Throws a Misfit. */
export function differing(before: unknown, difference: Difference): unknown {
  if (isReplaced(difference)) {
    if (difference.length === 1) return difference[0]
    const [at, gone, values, first, shed = 0] = difference
    if (!Array.isArray(before) || !Array.isArray(values) || !isPlace(shed, before.length)) return misfit()
    const left = shed > 0 ? before.slice(shed) : before
    if (!isPlace(at, left.length) || !isPlace(gone, left.length - at)) return misfit()
    const list = first ? inPlaces(left, first) : left
    return [...list.slice(0, at), ...values, ...list.slice(at + gone)]
  }
  if (!isObject(difference)) return misfit()
  if (Array.isArray(before)) return inPlaces(before, difference)
  if (!isObject(before)) return misfit()
  if (Object.entries(difference).every(([name, each]) => each !== 0 && Object.hasOwn(before, name))) {
    const fields: Record<string, unknown> = { ...before }
    for (const [name, each] of Object.entries(difference)) fields[name] = differing(before[name], each as Difference)
    return fields
  }
  const fields = new Map(Object.entries(before))
  for (const [name, each] of Object.entries(difference)) {
    if (each === 0) {
      if (!fields.delete(name)) return misfit()
    } else if (fields.has(name)) fields.set(name, differing(fields.get(name), each))
    else fields.set(name, isReplaced(each) && each.length === 1 ? each[0] : misfit())
  }
  return Object.fromEntries(fields)
}

function inPlaces(before: readonly unknown[], places: { readonly [place: string]: Difference | 0 }): unknown[] {
  if (!isObject(places)) return misfit()
  const list = before.slice()
  for (const [name, each] of Object.entries(places)) {
    const place = Number(name)
    if (each === 0 || !isPlace(place, list.length - 1)) return misfit()
    list[place] = differing(list[place], each)
  }
  return list
}

const isReplaced = (difference: Difference): difference is Exclude<Difference, { readonly [name: string]: unknown }> =>
  Array.isArray(difference)

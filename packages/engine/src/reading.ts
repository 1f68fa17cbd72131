import { type FileCode, RuleError } from './refusals.ts'

/** Checked reading of files that people share: one clear error that names the field, and nothing else happens. */

export const FORMAT = 1

export function fault(code: FileCode, field: string, extra: Record<string, string | number> = {}): never {
  throw new RuleError(code, 'file', { field, ...extra })
}

export function asObject(value: unknown, field: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) fault('not-an-object', field)
  return value as Record<string, unknown>
}

export function asList(value: unknown, field: string): readonly unknown[] {
  if (!Array.isArray(value)) fault('wrong-type', field, { wanted: 'list' })
  return value as readonly unknown[]
}

export function asText(value: unknown, field: string): string {
  if (typeof value !== 'string') fault('wrong-type', field, { wanted: 'text' })
  return value as string
}

export function asNumber(value: unknown, field: string, least: number, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value)) fault('wrong-type', field, { wanted: 'whole number' })
  const number = value as number
  if (number < least || number > most) fault('out-of-range', field, { value: number, least, most })
  return number
}

export function asFlag(value: unknown, field: string): boolean {
  if (typeof value !== 'boolean') fault('wrong-type', field, { wanted: 'true or false' })
  return value as boolean
}

export function asOneOf<T extends string>(value: unknown, field: string, known: readonly T[]): T {
  const text = asText(value, field)
  if (!(known as readonly string[]).includes(text)) fault('unknown-id', field, { id: text })
  return text as T
}

export function asIds(value: unknown, field: string, isKnown: (id: string) => boolean): string[] {
  return asList(value, field).map((each, i) => {
    const id = asText(each, `${field}[${i}]`)
    if (!isKnown(id)) fault('unknown-id', `${field}[${i}]`, { id })
    return id
  })
}

export function onlyFields(object: Record<string, unknown>, field: string, known: readonly string[]): void {
  for (const name of Object.keys(object)) {
    if (!known.includes(name)) fault('unknown-field', field === '' ? name : `${field}.${name}`)
  }
}

/** Every shared file says which version of the format it is. */
export function checkFormat(value: unknown): Record<string, unknown> {
  const file = asObject(value, 'file')
  if (file.haven === undefined) fault('missing-field', 'haven')
  if (file.haven !== FORMAT) fault('foreign-version', 'haven', { version: JSON.stringify(file.haven), known: FORMAT })
  return file
}

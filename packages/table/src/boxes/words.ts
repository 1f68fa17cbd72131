import { asObject, asText, fault, onlyFields } from '@haven/engine/files'

/** The words of a box are data: parts of names, texts and sentences, and nothing that runs. */

type Json = Readonly<Record<string, unknown>>

/** The parts, and how deep the texts lie in each. */
const PARTS: Readonly<Record<string, number>> = {
  names: 2,
  cards: 1,
  choices: 0,
  goals: 1,
  figures: 0,
  prompts: 0,
  options: 0,
  used: 0,
}
const LONGEST_TEXT = 2_000
const UNPRINTABLE = /(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u

function checkText(value: unknown, field: string, depth: number): void {
  if (typeof value === 'string') {
    if (value.length > LONGEST_TEXT) {
      fault('out-of-range', field, { value: value.length, least: 0, most: LONGEST_TEXT })
    }
    if (UNPRINTABLE.test(value)) fault('wrong-type', field, { wanted: 'printable' })
    return
  }
  if (depth === 0 || typeof value !== 'object') asText(value, field)
  for (const [name, of] of Object.entries(asObject(value, field))) checkText(of, `${field}.${name}`, depth - 1)
}

function checkParts(words: Json, field: string): void {
  for (const [part, depth] of Object.entries(PARTS)) {
    if (words[part] === undefined) continue
    for (const [id, of] of Object.entries(asObject(words[part], `${field}.${part}`))) {
      checkText(of, `${field}.${part}.${id}`, depth)
    }
  }
}

/** As a module of a box brings them, English with the other languages in it, to words by language. Throws a RuleError. */
export function wordsByLanguage(value: unknown): Readonly<Record<string, Json>> {
  const { languages, ...en } = asObject(value, 'words')
  return checkedWords({ ...(languages === undefined ? {} : asObject(languages, 'words.languages')), en })
}

/** By language, as they are packed. Throws a RuleError that names the field. */
export function checkedWords(value: unknown): Readonly<Record<string, Json>> {
  const all = asObject(value, 'words')
  for (const [tag, words] of Object.entries(all)) {
    const given = asObject(words, `words.${tag}`)
    onlyFields(given, `words.${tag}`, Object.keys(PARTS))
    checkParts(given, `words.${tag}`)
  }
  return all as Readonly<Record<string, Json>>
}

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as content from '@haven/content'
import { expect, test } from 'vitest'

/**
 * The core box is a box like any other: page, bots and text know it by its words, hints and pictures, and by no id of
 * its own. A new list of ids in them is a text that no other box can bring.
 */

const IDS = new Set(Object.values(content).flatMap((each) => (Array.isArray(each) ? (each as string[]) : [])))

/** Its own words, one file each in each language. */
const OWN_WORDS =
  /^text\/src\/\w+\/(acolytes|apocalypse\/\w+|dark-past|goals|hell-club|heroes|names|night\/index|nouns|pride|questions|sloth|stories|stories\/[\w-]+|tiles|track|track-brief|upgrades)\.ts$/

const EXCEPTIONS: readonly (readonly [files: RegExp, why: string])[] = [
  [/^web\/src\/app\/(gallery|city-dev)\//, 'pages for whoever builds Haven, which show samples'],
  [/^web\/src\/parts\/city\/paint\//, 'Districts that are painted by code; any other tile has the plain kit'],
  [/^web\/src\/base\/icons\/names\.ts$/, 'an icon of game-icons that is called sloth'],
  [
    /^text\/src\/(de|fr|ru)\/(coach|events|options|preview|prompts|typing|web\/book)\.ts$/,
    'languages that nobody is offered yet: these texts go to their own words (`questions`, `track-brief`) before they are',
  ],
  [/^bots\/src\/value\/weights\.ts$/, 'what was measured for each map; a map that is not in it has the mean'],
]

const packages = fileURLToPath(new URL('../..', import.meta.url))

const filesIn = (folder: string): string[] =>
  readdirSync(packages + folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesIn(path) : /\.(tsx?|css)$/.test(entry.name) ? [path] : []
  })

const WORD = /[a-z][a-z0-9]*(?:-[a-z0-9]+)*/g

/** Ids of several words wherever they stand outside comments; others in quotation marks, or as the name of a field. */
function idsIn(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^(?:im|ex)port .* from .*$|^} from .*$/gm, '')
  return [...code.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    if (!IDS.has(word)) return []
    const [before = '', after = ''] = [code[index - 1], code[index + word.length]]
    if (/[\w-]/.test(before) || /[\w-]/.test(after)) return []
    const isQuoted = /['"`]/.test(before) && before === after
    const isField = after === ':' && /[\s{,]/.test(before)
    return word.includes('-') || isQuoted || isField ? [word] : []
  })
}

const found = ['web/src', 'bots/src', 'text/src']
  .flatMap(filesIn)
  .map((file) => ({ file, ids: idsIn(readFileSync(packages + file, 'utf8')) }))
  .filter(({ ids }) => ids.length > 0)

test('no id of the core box stands in page, bots or text, but in its own words', () => {
  const isKnown = (file: string) => OWN_WORDS.test(file) || EXCEPTIONS.some(([files]) => files.test(file))
  expect(found.filter(({ file }) => !isKnown(file))).toEqual([])
})

test.each(EXCEPTIONS)('%s is still needed: %s', (files) => {
  expect(found.some(({ file }) => files.test(file))).toBe(true)
})

test('an id would be found', () => {
  expect(idsIn("const a = { rose: 1, 'apo-t1': 2 } // pride\nif (sin === 'sloth') walk('a-rose', \"nuns\")")).toEqual([
    'rose',
    'apo-t1',
    'sloth',
    'nuns',
  ])
})

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { leftIn, ROOT } from './left.ts'
import { filesOf, type SourceFile, TRANSLATED, type Translated } from './sources.ts'
import { readTable, writeTable } from './table.ts'

/** `npm run words`: the words of a language for those who translate them. */

const HELP = `npm run words -- de                  writes words.de.csv: every text of a language beside English
npm run words -- de --to FILE.csv    the same into another file
npm run words -- de --read FILE.csv  puts what was changed in the table into the sources
npm run words -- --left [de]         which parts of a language still speak English

Languages are de, fr and ru. Change the column of the language alone. What stands in \`…\` or calls something is
source: its words are changed, what is in \${…} stays. Ends with 1 if a table is refused; nothing is written then.`

function stop(message: string, code = 2): never {
  console.error(`haven: ${message}`)
  process.exit(code)
}

function options() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        left: { type: 'boolean', default: false },
        read: { type: 'string' },
        to: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    return stop(`${(error as Error).message.replace(/\.?$/, '.')} Try "npm run words -- --help".`)
  }
}

function tellLeft(languages: readonly Translated[]): void {
  for (const language of languages) {
    const left = leftIn(language)
    const words = left.reduce((sum, file) => sum + file.words, 0)
    console.log(`${language}: ${left.length} files are English, about ${words} words`)
    for (const { file, words } of left) console.log(`  ${String(words).padStart(5)} ${file}`)
  }
}

/** npm runs this at the root of the project; files are named from where one stands. */
const from = (file: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), file)

function sourcesOf(language: Translated): SourceFile[] {
  try {
    return filesOf(language)
  } catch (error) {
    return stop((error as Error).message, 1)
  }
}

function write(language: Translated, file: string): void {
  // It may be a table on which somebody has worked for days.
  if (existsSync(from(file))) stop(`${file} is there already: read it (--read), move it, or name another (--to)`)
  const table = writeTable(sourcesOf(language), language)
  try {
    writeFileSync(from(file), table, { flag: 'wx' })
  } catch (error) {
    stop(`${file} cannot be written: ${(error as Error).message}`)
  }
  console.log(`${file} is written. Change the column ${TRANSLATED[language]}, then:`)
  console.log(`  npm run words -- ${language} --read ${file}`)
}

function opened(file: string): string {
  try {
    // A table in another encoding would lose its letters without a word.
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(from(file)))
  } catch (error) {
    const isText = error instanceof TypeError
    return stop(isText ? `${file} is not saved as UTF-8` : `${file} cannot be read: ${(error as Error).message}`, 1)
  }
}

function read(language: Translated, file: string): void {
  const { faults, entries, sources } = readTable(opened(file), sourcesOf(language), language)
  for (const fault of faults) console.error(`${file}, ${fault}`)
  if (faults.length > 0) stop('Nothing is written.', 1)
  for (const [path, source] of sources) writeFileSync(path, source)
  console.log(`Entries changed: ${entries}, in files: ${sources.size}`)
  for (const path of sources.keys()) console.log(`  ${relative(ROOT, path)}`)
  if (entries > 0) console.log('Now: npx biome check --write && npm run types')
}

const isTranslated = (language: string): language is Translated => Object.hasOwn(TRANSLATED, language)

const { values, positionals } = options()
if (values.help) {
  console.log(HELP)
  process.exit(0)
}
const unknown = positionals.find((each) => !isTranslated(each))
if (unknown !== undefined) stop(`${unknown} is no language of Haven: de, fr or ru. Try "npm run words -- --help".`)
const languages = positionals.filter(isTranslated)
if (values.left && (values.read ?? values.to) !== undefined) stop('--left neither reads nor writes a table')
if (values.read !== undefined && values.to !== undefined) stop('Either --read or --to, not both')
const [language, ...more] = languages
if (values.left) tellLeft(language ? languages : (Object.keys(TRANSLATED) as Translated[]))
else if (!language || more.length > 0) stop('Name one language: de, fr or ru. Try "npm run words -- --help".')
else if (values.read !== undefined) read(language, values.read)
else write(language, values.to ?? `words.${language}.csv`)

// Words for people live in packages/text: fails on any sentence in the shells. A sentence is text in JSX, or a literal
// with two or more words in a row. What only developers read is known by its syntax, or stands in the list below.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const FOLDERS = ['packages/web/src', 'packages/cli/src', 'packages/lab/src', 'packages/server/src']

/** Files and texts that nobody plays with, and why. */
const LEFT_ALONE = [
  [/^packages\/web\/src\/app\/(gallery|city-dev)\//, /./, 'pages for us alone, in no build'],
  [/^packages\/web\/src\/base\/icons\/credits\.ts$/, /./, 'names of people and of a licence'],
  [/^packages\/web\/src\/base\/database\.ts$/, /no place to keep/, 'caught by its kind; people read table.notSaved'],
  [/^packages\/web\/src\/model\/sealed\/script\.ts$/, /./, 'pieces of a script'],
  [/^packages\/web\/src\/screens\/replay\/ReplayPage\.tsx$/, /^Home End$/, 'what is printed on keys'],
  [/^packages\/(cli|lab)\/src\//, /^haven (play|learn|verify|balance)\b/, 'commands, as they are typed'],
  [/^packages\/lab\/src\/balance\//, /^sin players$/, 'a key of balance.json'],
  [/^packages\/lab\/src\/simulate\/reached\.ts$/, /./, 'keys that are counted; lab.ts in text has their words'],
  [/^packages\/lab\/src\/(arena\/pair|balance\/game|simulate\/game)\.ts$/, /./, 'kept in journals and reports of bugs'],
  [/^packages\/lab\/src\/nightmare\/(game|select|weigh)\.ts$/, /^§ /, 'seeds of the searches'],
  [/^packages\/server\/src\/notify\/push\.ts$/, /^(WebPush|Content-Encoding|vapid)/, 'the protocol of Web Push'],
  [/^packages\/server\/src\/store\/postgres-over\.ts$/, /^LOCK TABLE /, 'a command of PostgreSQL'],
  [/^packages\/server\/src\/(mail\/mail-store|store\/(care-store|list-query|rows))\.ts$/, /./, 'pieces of SQL'],
  [/^packages\/server\/src\/web\/(mail|operator\/(routes|session))\.ts$/, /^(text\/html|Path=)/, 'headers'],
  [/^packages\/server\/src\/store\/(postgres|sqlite)-ward\.ts$/, /^(§ SELECT|(§ )?AND) /, 'parts of SQL'],
  [/^packages\/server\/src\/links\/routes\.ts$/, /^public, max-age=/, 'a header'],
  [/^packages\/web\/src\/parts\/art\/Picture\.tsx$/, /^xMidYMid slice$/, 'read by the browser'],
  [/^packages\/server\/src\/web\/server\.ts$/, /^Bearer /, 'a header'],
  [/^packages\/server\/src\/web\/refusal\.ts$/, /; charset=utf-8$/, 'a header'],
]

/** `new Error('…')` tells us of a bug; errors with names of their own tell people something. */
const BUGS = new Set(['Error', 'TypeError', 'RangeError', 'SyntaxError'])
/** Functions whose texts are for the browser, the database or the shell. */
const MACHINES = /^(matchMedia|querySelector|querySelectorAll|closest|matches|prepare|exec|addColorStop|RegExp|toggle)$/
/** Attributes that are read by the browser; all others may be shown or spoken. */
const SILENT =
  /^(class|style|d|viewBox|preserveAspectRatio|points|transform|href|src|sizes|rel|key|id|for|type|role|name|media|data-.*)$/
const SPOKEN_ARIA = new Set(['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription'])
const SQL = /^\s*(SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|DROP|PRAGMA|BEGIN|LOCK|WITH|VACUUM)\b/
/** Class names, values of CSS, selectors. */
const CSS =
  /\bvar\(|[\d§](px|rem|em|fr|ms|deg)\b|--\w|@layer|scale\(|color-scheme|sans-serif|\[[a-z-]+[=\]]|^[a-z]+(?:-[a-z]+|__[a-z-]+)+(?: |$)/
const TAG = /<[^<>]*>/g

/** Words side by side; or one beside what is put in, if it has a capital or comes after it. */
const WORDS = /\p{L}{2,}[,;:.!?…’'"”)]* +[“"'(]?\p{L}+|\p{Lu}\p{L}+[,;:.!?…’'"”)]* +§|§[,;:.!?…’'"”)]* +\p{L}{2,}/u
const LETTERS = /\p{L}{2,}/u

const nameOf = (node) =>
  node?.type === 'Identifier' ? node.name : node?.type === 'MemberExpression' ? nameOf(node.property) : undefined

/** What somebody would read; what is put in is § for one word. */
function textOf(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '').join('§')
  return null
}

const attributeOf = ({ name }) => (name.type === 'JSXNamespacedName' ? name.name.name : name.name)
const isSilent = (name) => SILENT.test(name) || (name.startsWith('aria-') && !SPOKEN_ARIA.has(name))

/** Nothing below such a node is said to anybody. */
function isForMachines(node, parent) {
  switch (node.type) {
    case 'NewExpression':
      return BUGS.has(nameOf(node.callee))
    case 'CallExpression':
      return MACHINES.test(nameOf(node.callee) ?? '')
    case 'JSXAttribute':
      return isSilent(attributeOf(node))
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'TSLiteralType':
      return true
    case 'TaggedTemplateExpression':
      return nameOf(node.tag) !== 'raw'
    default:
      // A key is a name, not a text.
      return parent?.type === 'Property' && parent.key === node && !parent.computed
  }
}

function* saidBy(node, parent) {
  if (typeof node?.type !== 'string' || isForMachines(node, parent)) return
  if (node.type === 'JSXText') {
    if (LETTERS.test(node.value)) yield { node, text: node.value }
    return
  }
  const text = textOf(node)
  if (text !== null && WORDS.test(text.replace(TAG, '')) && !SQL.test(text) && !CSS.test(text)) yield { node, text }
  for (const value of Object.values(node)) {
    if (typeof value !== 'object' || value === null) continue
    for (const each of Array.isArray(value) ? value : [value]) yield* saidBy(each, node)
  }
}

const isLeftAlone = (file, text) => LEFT_ALONE.some(([files, texts]) => files.test(file) && texts.test(text))

function sentencesIn(path) {
  const file = relative(root, path).replaceAll('\\', '/')
  const source = readFileSync(path, 'utf8')
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) return [`${file}: cannot be read: ${errors[0].message}`]
  return [...saidBy(program)]
    .filter(({ text }) => !isLeftAlone(file, text))
    .map(({ node, text }) => {
      const line = source.slice(0, node.start).split('\n').length
      return `${file}:${line}: words for people outside packages/text: ${text.trim().replace(/\s+/g, ' ')}`
    })
}

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))

const given = process.argv.slice(2)
const folders = given.length > 0 ? given : FOLDERS.map((folder) => join(root, folder))
const files = folders.flatMap(filesIn)
const found = files.flatMap(sentencesIn)
if (found.length > 0) console.log(found.join('\n'))
console.log(`sentences: ${files.length} files, ${found.length} sentences outside packages/text`)
process.exitCode = found.length > 0 || files.length === 0 ? 1 : 0

// Kinds of prompts are listed once, and what is true of a kind is said once for every kind: fails on any other list.
// A list is two or more kinds side by side: in an array, as arguments, in a union of types, as keys of an object that
// leaves some out, as cases of a switch that leaves some out, or compared one after the other.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const home = join(root, 'packages', 'engine', 'src', 'contract.ts')
const kinds = new Set(
  [...readFileSync(home, 'utf8').matchAll(/PROMPT_KINDS = \[([^\]]*)\]/g)]
    .flatMap(([, list]) => [...list.matchAll(/'([^']+)'/g)])
    .map(([, kind]) => kind),
)

const textOf = (node) => (node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null)

/** Nothing but kinds, and more than one of them. Many are plain words: beside other words they mean something else. */
function isList(texts) {
  const known = texts.filter((text) => text !== undefined)
  return new Set(known).size > 1 && known.every((text) => kinds.has(text))
}

const isPartial = (texts) => isList(texts) && new Set(texts).size < kinds.size

/** A spread says nothing about itself. */
const elements = (nodes) => nodes.map((node) => (node?.type === 'SpreadElement' ? undefined : textOf(node)))

const keysOf = ({ properties }) =>
  properties.map(({ type, key, computed }) => {
    if (type !== 'Property' || computed) return undefined
    return key.type === 'Identifier' ? key.name : textOf(key)
  })

const namesKind = (node) =>
  (node?.type === 'Identifier' && node.name === 'kind') ||
  (node?.type === 'MemberExpression' && namesKind(node.property)) ||
  (node?.type === 'ChainExpression' && namesKind(node.expression))

/** `kind === 'a' || kind === 'b'`, and the same with `!==` and `&&`. */
function compared(node) {
  if (node.type === 'LogicalExpression') return [...compared(node.left), ...compared(node.right)]
  const isComparison = node.type === 'BinaryExpression' && (node.operator === '===' || node.operator === '!==')
  return isComparison && namesKind(node.left) ? [textOf(node.right)] : [null]
}

const alike = (node, operator) =>
  node.type !== 'LogicalExpression' ||
  (node.operator === operator && alike(node.left, operator) && alike(node.right, operator))

/** An object whose keys are a type of its own (`Record<KindWith<'vote'>, ...>`) cannot leave one out. */
const isExhaustive = (type) => /\bRecord<\s*KindWith</.test(type) && !/\bPartial</.test(type)

function isListed(node, type) {
  switch (node.type) {
    case 'ArrayExpression':
      return isList(elements(node.elements))
    case 'CallExpression':
    case 'NewExpression':
      return isList(elements(node.arguments))
    case 'TSUnionType':
      return isList(node.types.map((each) => (each.type === 'TSLiteralType' ? textOf(each.literal) : null)))
    case 'ObjectExpression':
      // `{ effect, choice }` names fields: a table by kind has a kind that is no plain word.
      return isPartial(keysOf(node)) && keysOf(node).some((key) => key?.includes('-')) && !isExhaustive(type)
    case 'SwitchStatement':
      return namesKind(node.discriminant) && isPartial(node.cases.flatMap(({ test }) => (test ? [textOf(test)] : [])))
    case 'LogicalExpression':
      return alike(node, node.operator) && isList(compared(node))
    default:
      return false
  }
}

function* nodesOf(node, type = '', source) {
  if (node?.type === 'VariableDeclarator') {
    const annotation = node.id.typeAnnotation
    type = annotation ? source.slice(annotation.start, annotation.end) : ''
  }
  if (typeof node?.type === 'string') yield { node, type }
  for (const value of Object.values(node ?? {})) {
    if (typeof value !== 'object' || value === null) continue
    for (const each of Array.isArray(value) ? value : [value]) {
      if (typeof each === 'object') yield* nodesOf(each, type, source)
    }
  }
}

function listsIn(file) {
  const source = readFileSync(file, 'utf8')
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) return [`${relative(root, file)}: cannot be read: ${errors[0].message}`]
  return [...nodesOf(program, '', source)]
    .filter(({ node, type }) => isListed(node, type))
    .filter(({ node }) => !(file === home && source.slice(0, node.start).endsWith('PROMPT_KINDS = ')))
    .map(({ node }) => {
      const line = source.slice(0, node.start).split('\n').length
      return `${relative(root, file)}:${line}: a second list of prompt kinds: put it into PROMPTS (engine/src/prompts.ts)`
    })
}

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))

const packages = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name, 'src'))
const given = process.argv.slice(2)
const folders = given.length > 0 ? given : [...packages, join(root, 'bench', 'src')].filter(existsSync)
const files = folders.flatMap(filesIn)
const found = [...new Set(files.flatMap(listsIn))]
if (found.length > 0) console.log(found.join('\n'))
console.log(`kinds: ${kinds.size} kinds of prompts, ${files.length} files, ${found.length} lists beside the tables`)
process.exitCode = found.length > 0 || kinds.size === 0 ? 1 : 0

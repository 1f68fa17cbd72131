import { parseSync } from 'vite'

/** What a source file of a language says, value by value, and where each of them stands in it. */

export interface Entry {
  /** Part of the file's name, and the keys: `web/dock.ts:lacks.nobody`. */
  readonly id: string
  /** A string; everything else is source. */
  readonly isText: boolean
  /** What the string says, or the source. */
  readonly cell: string
  readonly start: number
  readonly end: number
  /** The texts in it, without what is put in. */
  readonly pieces: () => readonly string[]
  /** The parameters of the functions around it that it uses. */
  readonly params: () => readonly string[]
  /** All other names that it uses and does not make itself. */
  readonly names: () => readonly string[]
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode)
const childrenOf = (node: Node): Node[] => Object.values(node).flatMap(nodesIn)
const child = (node: Node, key: string): Node => node[key] as Node

/** Without brackets and types around it. */
function bare(node: Node): Node {
  const isWrapped = node.type === 'ParenthesizedExpression' || /^TS(?:As|Satisfies|NonNull)/.test(node.type)
  return isWrapped ? bare(child(node, 'expression')) : node
}

const cookedOf = (quasi: Node): string => (quasi.value as { readonly cooked: string }).cooked

function textOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  const quasis = node.type === 'TemplateLiteral' ? nodesIn(node.quasis) : []
  return quasis.length === 1 ? cookedOf(quasis[0]!) : null
}

/** What is compared, looked up or imported is no text. */
function spokenIn(node: Node): Node[] {
  if (node.type === 'Property') return [child(node, 'value')]
  if (node.type === 'MemberExpression') return [child(node, 'object')]
  if (node.type === 'SwitchCase') return nodesIn(node.consequent)
  if (node.type === 'BinaryExpression' && /^[!=]==?$/.test(String(node.operator))) return []
  if (node.type === 'ImportExpression') return []
  return childrenOf(node)
}

function piecesOf(node: Node): string[] {
  if (node.type.startsWith('TS') && bare(node) === node) return []
  const text = textOf(node)
  if (text !== null) return [text]
  return [...(node.type === 'TemplateElement' ? [cookedOf(node)] : []), ...spokenIn(node).flatMap(piecesOf)]
}

function namesIn(node: Node): string[] {
  if (node.type === 'Identifier') return [String(node.name)]
  if (node.type.startsWith('TS') && bare(node) === node) return []
  const isKeyed = (node.type === 'Property' || node.type === 'MemberExpression') && !node.computed
  const key = node.type === 'Property' ? 'key' : 'property'
  return childrenOf(node)
    .filter((each) => !isKeyed || each !== node[key])
    .flatMap(namesIn)
}

/** What functions and declarations in it call their own. */
function madeIn(node: Node): string[] {
  const own = [...nodesIn(node.params), ...(node.type === 'VariableDeclarator' ? nodesIn(node.id) : [])]
  return [...own.flatMap(namesIn), ...childrenOf(node).flatMap(madeIn)]
}

const keyOf = (property: Node, source: string): string => {
  const key = child(property, 'key')
  if (property.computed) return `[${source.slice(key.start, key.end)}]`
  return String(key.type === 'Identifier' ? key.name : key.value)
}

/** `dock` of `dock.ts`, `hellClub` of `hell-club.ts`, `drills` of `drills/index.ts`: the file says it already. */
function isNamedAs(name: string, file: string): boolean {
  const base = file.replace(/(?:\/index)?\.\w+$/, '').replace(/^.*\//, '')
  return base.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) === name
}

class Walk {
  readonly entries: Entry[] = []
  readonly #file: string
  readonly #source: string

  constructor(file: string, source: string) {
    this.#file = file
    this.#source = source
  }

  #add(node: Node, path: readonly string[], scope: ReadonlySet<string>): void {
    const { start, end } = node
    const text = textOf(node)
    // Of most entries nobody asks which names they use.
    const used = once(() => {
      const made = new Set(madeIn(node))
      return [...new Set(namesIn(node))].filter((name) => !made.has(name))
    })
    this.entries.push({
      id: path.length === 0 ? this.#file : `${this.#file}:${path.join('.')}`,
      isText: text !== null,
      cell: text ?? this.#source.slice(start, end),
      start,
      end,
      pieces: once(() => piecesOf(node)),
      params: () =>
        used()
          .filter((name) => scope.has(name))
          .sort(),
      names: () => used().filter((name) => !scope.has(name)),
    })
  }

  value(given: Node, path: readonly string[], scope: ReadonlySet<string>): void {
    const node = bare(given)
    if (node.type === 'ObjectExpression') {
      for (const property of nodesIn(node.properties)) {
        if (property.type !== 'Property' || property.shorthand) continue
        this.value(child(property, 'value'), [...path, keyOf(property, this.#source)], scope)
      }
    } else if (node.type === 'ArrayExpression' && this.#file !== 'typing.ts') {
      // All words for one thing are one value: how many there are is the language's own affair.
      for (const [i, each] of (node.elements as unknown[]).entries()) {
        if (isNode(each) && each.type !== 'SpreadElement') this.value(each, [...path, String(i)], scope)
      }
    } else if (/Function/.test(node.type) && isNode(node.body)) {
      this.#made(node, path, new Set([...scope, ...nodesIn(node.params).flatMap(namesIn)]))
    } else this.#add(node, path, scope)
  }

  /** A function that only hands out a table of texts is that table; every other one is a value. */
  #made(node: Node, path: readonly string[], scope: ReadonlySet<string>): void {
    const body = bare(child(node, 'body'))
    const statements = body.type === 'BlockStatement' ? nodesIn(body.body) : []
    const last = statements.pop()
    const table = last?.type === 'ReturnStatement' && isNode(last.argument) ? bare(last.argument) : null
    if (body.type !== 'BlockStatement') this.value(body, path, scope)
    else if (table?.type !== 'ObjectExpression') this.#add(body, path, scope)
    else {
      const inner = new Set([...scope, ...statements.flatMap(madeIn)])
      for (const statement of statements) this.statement(statement, path, inner)
      this.value(table, path, inner)
    }
  }

  statement(given: Node, path: readonly string[], scope: ReadonlySet<string>): void {
    const isExported = given.type === 'ExportNamedDeclaration' && isNode(given.declaration)
    const node = isExported ? child(given, 'declaration') : given
    const declared = node.type === 'VariableDeclaration' ? nodesIn(node.declarations) : [node]
    for (const each of declared) {
      const value = each.type === 'FunctionDeclaration' ? each : each.init
      if (!isNode(value) || !isNode(each.id) || each.id.type !== 'Identifier') continue
      const name = String(each.id.name)
      // Functions, and what only helps in its file, often have the name of an entry.
      const own = /Function/.test(value.type) ? `${name}()` : name
      const isFile = path.length === 0 && isNamedAs(name, this.#file)
      this.value(value, isFile ? path : [...path, isExported ? own : `(${name})`], scope)
    }
  }
}

export interface FileEntries {
  readonly entries: readonly Entry[]
  /** Every name that stands anywhere in the file. */
  readonly names: () => ReadonlySet<string>
}

/** `null` when it is no TypeScript. */
export function entriesOf(file: string, source: string): FileEntries | null {
  const { program, errors } = parseSync('words.ts', source)
  if (errors.length > 0) return null
  const walk = new Walk(file, source)
  const root = program as unknown as Node
  for (const statement of nodesIn(root.body)) walk.statement(statement, [], new Set())
  return { entries: walk.entries, names: once(() => new Set(namesIn(root))) }
}

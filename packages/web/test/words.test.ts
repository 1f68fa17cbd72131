import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'

/** Words live in the catalogue: no component says anything of its own. */

const SRC = fileURLToPath(new URL('../src/', import.meta.url))
/** Pages for us alone, in no build. */
const OURS = [/^app\/gallery\//, /^app\/city-dev\//]
const SPOKEN = new Set(['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt', 'label'])
/** Two letters in a row are a word, or will be read as one. */
const WORD = /\p{L}{2,}/u

interface Node {
  readonly type: string
  readonly [field: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

function* nodesIn(node: Node): Generator<Node> {
  yield node
  for (const value of Object.values(node)) {
    for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) yield* nodesIn(each)
  }
}

/** The words that an expression would put on the page: literals, and both sides of a choice. */
function* literalsIn(node: Node): Generator<string> {
  switch (node.type) {
    case 'Literal':
      if (typeof node.value === 'string') yield node.value
      break
    case 'TemplateLiteral':
      for (const { value } of node.quasis as { value: { cooked: string } }[]) yield value.cooked
      break
    case 'ConditionalExpression':
      yield* literalsIn(node.consequent as Node)
      yield* literalsIn(node.alternate as Node)
      break
    case 'LogicalExpression':
      yield* literalsIn(node.right as Node)
      break
    case 'JSXExpressionContainer':
      yield* literalsIn(node.expression as Node)
  }
}

function saidIn(source: string): string[] {
  const found: string[] = []
  for (const node of nodesIn(parseAst(source, { lang: 'tsx' }) as unknown as Node)) {
    if (node.type === 'JSXText') found.push(node.value as string)
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      for (const child of node.children as Node[]) found.push(...literalsIn(child))
    }
    if (node.type === 'JSXAttribute' && SPOKEN.has((node.name as { name: string }).name) && isNode(node.value)) {
      found.push(...literalsIn(node.value))
    }
  }
  return found.map((text) => text.trim()).filter((text) => WORD.test(text))
}

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !OURS.some((ours) => ours.test(relative(SRC, join(SRC, file)))))
  .sort()

test('no component has words of its own', () => {
  expect(files.length).toBeGreaterThan(50)
  const said = files.flatMap((file) => saidIn(readFileSync(join(SRC, file), 'utf8')).map((text) => `${file}: ${text}`))
  expect(said).toEqual([])
})

test('planted words are found', () => {
  expect(saidIn('const A = () => <p>Hello</p>')).toEqual(['Hello'])
  expect(saidIn('const A = () => <p aria-label="Close it" class="panel">{isOn ? "On now" : words.off}</p>')).toEqual([
    'On now',
    'Close it',
  ])
  expect(saidIn('const A = () => <p title={isOn && "Move"}>{n} × {words.dice}</p>')).toEqual(['Move'])
})

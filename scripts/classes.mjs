// A class is styled in one place: no two folders have a rule for the bare class, or one screen would change another.
// frame.css is the exception: it says where the parts of the table stand, their own sheets what they look like.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const source = join(root, 'packages', 'web', 'src')
const PLACES = 'frame.css'

const sheets = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? sheets(join(folder, entry.name))
      : entry.name.endsWith('.css') && entry.name !== PLACES
        ? [join(folder, entry.name)]
        : [],
  )

/** Classes with a rule of their own, outside of other rules and of conditions. */
function* stylesOf(sheet) {
  const open = []
  let head = ''
  for (const letter of readFileSync(sheet, 'utf8').replace(/\/\*[^]*?\*\//g, '')) {
    if (letter === '{') {
      const isBare = open.every((each) => each.startsWith('@layer'))
      for (const selector of isBare ? head.split(',') : []) {
        const [, name] = /^\s*\.([\w-]+)\s*$/.exec(selector) ?? []
        if (name) yield name
      }
      open.push(head.trim())
      head = ''
    } else if (letter === '}') {
      open.pop()
      head = ''
    } else head = letter === ';' ? '' : head + letter
  }
}

const found = new Map()
for (const sheet of sheets(source)) {
  for (const name of stylesOf(sheet)) found.set(name, (found.get(name) ?? new Set()).add(sheet))
}
if (found.size === 0) throw new Error('no style sheet was read')
const twice = [...found].filter(([, at]) => new Set([...at].map((sheet) => dirname(sheet))).size > 1)
for (const [name, at] of twice) {
  console.log(`.${name} is styled in ${[...at].map((sheet) => relative(root, sheet)).join(' and in ')}`)
}
process.exitCode = twice.length > 0 ? 1 : 0

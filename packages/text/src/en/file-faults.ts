import type { FileCode, Params } from '@haven/engine'
import type { Say } from '../language.ts'

/** What is wrong with a file or a set-up, and where. */

const field = ({ field: name }: Params): string => (name === undefined ? 'The file' : `The field "${name}"`)
const inField = ({ field: name }: Params): string => (name === undefined ? 'the file' : `"${name}"`)

const WANTED: Readonly<Record<string, string>> = {
  list: 'a list',
  text: 'text',
  number: 'a number',
  'whole number': 'a whole number',
  'true or false': 'true or false',
  'position-link': 'the whole address of a position',
  'box-id': 'small letters and digits, joined by hyphens',
  'box-version': 'letters, digits, points and hyphens, at most 40',
  'language-tag': 'the tag of a language, like en',
  printable: 'text without control characters',
  picture: 'a picture that is data and nothing else',
  box: 'a box that can be shown',
}

/** Why a set-up cannot be: those with numbers in them are taken apart below. */
const PROBLEMS: Readonly<Record<string, string>> = {
  'one-to-four': 'there are 1 to 4 Hero players',
  'none-fits': 'nothing in the box fits the other wishes',
  'no-crate': 'no box brings a second crate',
  'hero-twice': 'a hero is named twice',
  'outside-the-team': 'a starting hero is not in the team',
  'of-another-story': 'the map belongs to another story',
  'not-resolved': 'something is still left to chance',
}
const NEEDS = /^needs-(\d+)(?:-(.+))?$/

function problem({ problem: code }: Params, say: Say): string {
  const id = String(code ?? '')
  const [, number, heroClass] = NEEDS.exec(id) ?? []
  if (heroClass !== undefined) return `a team needs exactly ${number} of the class ${say.name(heroClass)}`
  if (number !== undefined) return `exactly ${number} heroes start the game`
  return PROBLEMS[id] ?? (id === '' ? 'the choices do not fit together' : id)
}

/** Values that say more, but the field itself. */
function details(params: Params): string {
  const rest = Object.entries(params).filter(([key]) => key !== 'field')
  return rest.length === 0 ? '' : ` (${rest.map(([key, value]) => `${key} ${value}`).join(', ')})`
}

export const fileFaults: Readonly<Record<FileCode, (params: Params, say: Say) => string>> = {
  'not-json': () => 'The file is not valid JSON. Check it for a missing bracket, comma or quotation mark.',
  'not-an-object': (p) => `${field(p)} has to be an object, in curly brackets.`,
  'wrong-hash': () => 'The box is not as it was packed: a part of it was lost or changed. Fetch it again.',
  'missing-box': ({ box }) =>
    `It needs ${box === undefined ? 'a box' : `the box "${box}"`} that is not here. Bring it (in the browser under Boxes, in the terminal with --box), and open it again.`,
  'foreign-version': ({ version, known }) =>
    `The file is of format ${version ?? 'unknown'}, and this program reads format ${known ?? '1'}.`,
  'missing-field': (p) => `${p.field === undefined ? 'A field' : field(p)} is missing. Add it.`,
  'wrong-type': (p) => {
    if (p.wanted === undefined) return `${field(p)} is not of the right type.`
    if (p.wanted === 'numbers') return `${field(p)} has to be a list of ${p.count} numbers.`
    return `${field(p)} has to be ${WANTED[String(p.wanted)] ?? p.wanted}.`
  },
  'unknown-field': (p) => `${field(p)} is not known here. Remove it, or check its spelling.`,
  'unknown-id': (p) =>
    `${p.id === undefined ? 'A name' : `"${p.id}"`} in ${inField(p)} is not known. Check its spelling.`,
  'out-of-range': (p) =>
    p.least === undefined || p.most === undefined
      ? `${field(p)} is out of range.`
      : `${field(p)} is ${p.value ?? 'out of range'}, and has to be from ${p.least} to ${p.most}.`,
  duplicate: (p) =>
    `${p.id === undefined ? 'Something' : `"${p.id}"`} stands more than once in ${inField(p)}. Keep one.`,
  'impossible-setup': (p, say) => {
    const value = p.value === undefined ? '' : ` (here: ${say.name(String(p.value))})`
    return `This set-up is not possible, see ${inField(p)}: ${problem(p, say)}${value}.`
  },
  'impossible-position': (p) => `This position cannot be, see ${inField(p)}${details(p)}.`,
  'no-option-fits': (p) => `No legal answer fits what ${inField(p)} asks for${details(p)}.`,
  'several-options-fit': (p) => `More than one legal answer fits ${inField(p)}${details(p)}. Name more of its fields.`,
  'wrong-question': (p) => `The game asks something else than ${inField(p)} answers${details(p)}.`,
  truncated: (p) => `${field(p)} ends too early. Something is missing at its end.`,
}

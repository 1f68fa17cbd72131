import { asList, asObject, asText, fault, onlyFields, parseFile } from '@haven/engine/files'
import { hashOfBox } from './manifest.ts'
import { type BoxManifest, LARGEST_BOX, PACKED_FORMAT, type PackedBox } from './packed.ts'

/** Checked reading of packed boxes: one error that names the field. The words and the pictures are checked by theirs. */

const FIELDS = ['haven-box', 'manifest', 'words', 'art', 'tables', 'script']
const MANIFEST = ['id', 'version', 'hash', 'names', 'languages', 'needs', 'adds']
const KINDS: Readonly<Record<string, readonly string[]>> = {
  heroes: ['id', 'class'],
  sins: ['id', 'power', 'avatar'],
  acolytes: ['id', 'ability'],
  stories: ['id', 'type'],
  maps: ['id', 'story'],
}
const PLAIN_KINDS = ['tiles', 'upgrades', 'darkPast', 'crate', 'apocalypse', 'hellClub', 'track']

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** It is a part of names that are joined by `+` and `@`. */
const VERSION = /^[0-9A-Za-z.-]{1,40}$/
const TAG = /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/
const LONGEST_NAME = 60

function matching(value: unknown, field: string, form: RegExp, wanted: string): string {
  const text = asText(value, field)
  return form.test(text) ? text : fault('wrong-type', field, { wanted })
}

const idIn = (value: unknown, field: string): string => matching(value, field, ID, 'box-id')

function checkAdds(value: unknown): void {
  const adds = asObject(value, 'manifest.adds')
  onlyFields(adds, 'manifest.adds', [...Object.keys(KINDS), ...PLAIN_KINDS])
  for (const [kind, list] of Object.entries(adds)) {
    for (const [i, each] of asList(list, `manifest.adds.${kind}`).entries()) {
      const field = `manifest.adds.${kind}[${i}]`
      const parts = KINDS[kind]
      if (!parts) idIn(each, field)
      else for (const part of parts) idIn(asObject(each, field)[part], `${field}.${part}`)
    }
  }
}

function readManifest(value: unknown): BoxManifest {
  const given = asObject(value, 'manifest')
  onlyFields(given, 'manifest', MANIFEST)
  idIn(given.id, 'manifest.id')
  matching(given.version, 'manifest.version', VERSION, 'box-version')
  const names = asObject(given.names, 'manifest.names')
  if (names.en === undefined) fault('missing-field', 'manifest.names.en')
  for (const [tag, name] of Object.entries(names)) {
    const field = `manifest.names.${tag}`
    matching(tag, field, TAG, 'language-tag')
    const { length } = asText(name, field)
    if (length === 0 || length > LONGEST_NAME)
      fault('out-of-range', field, { value: length, least: 1, most: LONGEST_NAME })
  }
  for (const [i, tag] of asList(given.languages, 'manifest.languages').entries()) {
    matching(tag, `manifest.languages[${i}]`, TAG, 'language-tag')
  }
  for (const [i, need] of asList(given.needs, 'manifest.needs').entries()) idIn(need, `manifest.needs[${i}]`)
  checkAdds(given.adds)
  return given as unknown as BoxManifest
}

/** What the hash is taken of. */
export function hashOfPacked(box: { readonly manifest: Omit<BoxManifest, 'hash'> } & object): string {
  const { hash: _, ...manifest } = box.manifest as BoxManifest
  return hashOfBox({ ...box, manifest })
}

export function readPacked(text: string): PackedBox {
  if (text.length > LARGEST_BOX) fault('out-of-range', 'file', { value: text.length, least: 1, most: LARGEST_BOX })
  const file = asObject(parseFile(text), 'file')
  if (file['haven-box'] === undefined) fault('missing-field', 'haven-box')
  if (file['haven-box'] !== PACKED_FORMAT) {
    fault('foreign-version', 'haven-box', { version: JSON.stringify(file['haven-box']), known: PACKED_FORMAT })
  }
  onlyFields(file, '', FIELDS)
  const manifest = readManifest(file.manifest)
  if (asObject(file.words, 'words').en === undefined) fault('missing-field', 'words.en')
  asObject(file.art, 'art')
  asObject(file.tables, 'tables')
  asText(file.script, 'script')
  const box = file as unknown as PackedBox
  if (manifest.hash !== hashOfPacked(box)) fault('wrong-hash', 'manifest.hash')
  return box
}

/** What people type at a command line: for the terminal and the text view of the browser alike. */
export { readIntent } from './intent.ts'
export { type Find, type Lookup, lookupFor } from './lookup.ts'
export { type Arming, type Drafted, readArming, readDraft, readWalk } from './orders.ts'
export { type Tongue, tongueOf } from './tongue.ts'
export {
  type Connective,
  TYPED_COMMANDS,
  type TypedCommand,
  type TypedToken,
  type Typing,
  type Verb,
} from './typing.ts'

export { coreRules } from './box.ts'
export {
  boxPaths,
  catalogueFor,
  faultsOf,
  type LoadedBox,
  loadBox,
  loadRules,
  loadShelf,
  type Shelf,
} from './load-box.ts'
export { pack } from './pack.ts'
export { scriptOf } from './script.ts'

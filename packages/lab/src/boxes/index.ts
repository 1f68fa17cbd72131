export { coreRules } from './box.ts'
export { type ArtReport, artIds, artOf, artReport } from './box-art.ts'
export { boxPaths, catalogueFor, faultsOf, type LoadedBox, loadBox, loadRules } from './load-box.ts'

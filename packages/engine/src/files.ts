/** What files are made of: hashes, one order of bytes for the same data, checked reading, and scenarios. */

export { canonicalJson } from './random/canonical.ts'
export { derivedKey } from './random/derive.ts'
export { sha256Bytes, sha256Hex } from './random/sha256.ts'
export {
  asFlag,
  asIds,
  asList,
  asNumber,
  asObject,
  asOneOf,
  asText,
  checkFormat,
  FORMAT,
  fault,
  onlyFields,
} from './reading.ts'
export {
  parseFile,
  readScenario,
  runScenario,
  type Scenario,
  type ScenarioAnswer,
  setupFromSeed,
} from './scenario.ts'

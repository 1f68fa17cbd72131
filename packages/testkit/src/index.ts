export { calmTurnOfThorley, late, onTheWay, overDays, turnOfThorley } from './positions.ts'
export { coreRules, firstStory, fixtureRules, Scene, type Sketch, scene } from './scene.ts'

/** What a box is made of: its parts, steps and effects, and what a text may look at. With the contract, so that one door is enough. */

export { MOMENTS } from './box.ts'
export { BOX_FAULT_CODES, type BoxFaultCode, checkBox, type Fault, type WordsOfBoxes } from './check-box.ts'
export { type BoxParts, defineBox } from './define-box.ts'
export * from './effects/index.ts'
export * from './index.ts'
export { type Act, type Ask, act, ask, type Flow, type Frame, type Game, NONE, only, type Step } from './kernel.ts'
export { refusal } from './refusals.ts'

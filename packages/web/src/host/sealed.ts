export { newKey, type Sealed, seal, unseal } from '../home/sealed.ts'

import type { Box } from '@haven/engine'
declare const boxOf: (kit: object) => Box
export default boxOf

/** Where the build has put our part of a cell's worker (build/cell.ts). */
declare module 'virtual:haven-cell' {
  const address: string
  export default address
}

/** `/p#EX-4` is an example of the rules, where other links have a position packed into them. */
const EXAMPLE = /^#EX-([1-9])$/

export const exampleLink = (number: number): string => `/p#EX-${number}`

export function exampleIn(hash: string): number | null {
  const [, number] = EXAMPLE.exec(hash) ?? []
  return number === undefined ? null : Number(number)
}

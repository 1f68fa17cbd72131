/** The Daily Nightmares, as `haven nightmare --mine` made them; `@haven/table/puzzle` reads them. */
export { default as nightmares } from './nightmares.json' with { type: 'json' }

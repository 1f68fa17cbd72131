import { createHash } from 'node:crypto'

/** The whole look of the operator's page: it must be readable, on a phone and without colours too. */
export const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 70rem; padding: 1rem }
h1 { font-size: 1.6rem; margin: 0.5rem 0 }
h2 { font-size: 1.25rem; margin: 2rem 0 0.5rem; border-bottom: 1px solid }
h3 { font-size: 1rem; margin: 1rem 0 0.25rem }
table { border-collapse: collapse; width: 100% }
caption { text-align: start; font-weight: 700; padding: 0.5rem 0 }
th, td { text-align: start; vertical-align: top; padding: 0.35rem 0.75rem 0.35rem 0; border-bottom: 1px solid #8888; overflow-wrap: break-word }
th { white-space: nowrap }
tbody th { white-space: normal; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: minmax(0, 22rem) minmax(0, 1fr); gap: 0.25rem 1rem }
dt { font-weight: 700 }
dd { margin: 0 }
.scroll { overflow-x: auto }
form.row { min-width: 0; display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end }
label { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.25rem; flex: 1 1 12rem; min-width: 0 }
label.check { display: flex; flex: none; align-items: center; min-height: 2.75rem }
input, select, button { font: inherit; min-height: 2.75rem; padding: 0.25rem 0.75rem; box-sizing: border-box; max-width: 100% }
input[type=checkbox] { min-height: 1.5rem; width: 1.5rem }
summary { min-height: 2.75rem; align-content: center; cursor: pointer }
.bar { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.5rem 1rem; align-items: center }
.said { border-inline-start: 4px solid #2a7; padding: 0.5rem 1rem }
.alarm { border-inline-start: 4px solid #c33; padding: 0.5rem 1rem }
@media (max-width: 40rem) { dl { grid-template-columns: minmax(0, 1fr) } dd { margin-bottom: 0.5rem } }
`

const hash = createHash('sha256').update(STYLE).digest('base64')

/** Nothing but that style and our own forms; nobody frames it. */
export const OPERATOR_HEADERS = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  // A form of a page that tells nothing at all comes from "null", and could not be told from a foreign one.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
} as const

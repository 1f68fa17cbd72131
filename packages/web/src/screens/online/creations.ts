import type { TableSettings } from '@haven/table'

/** Tables that were wished for and are not made yet: on the way from the form to the table's own page. */
export const creations = new Map<string, { readonly name: string; readonly settings: TableSettings }>()

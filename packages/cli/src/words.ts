import { type Catalogue, english as coreEnglish } from '@haven/text'

/** What the terminal says: the words of the core box, and of the boxes that lie beside it on this table. */
export let english: Catalogue = coreEnglish

/** Once, when the boxes of a command are loaded. */
export function speak(catalogue: Catalogue): void {
  english = catalogue
}

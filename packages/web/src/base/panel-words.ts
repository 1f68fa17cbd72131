import type { WebWords } from '@haven/text/languages'

/** What panels, cards and dice say, besides the words of the game itself. */
export type PanelWords = WebWords['panels']

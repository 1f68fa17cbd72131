import type { WebWords } from '@haven/text/web'

/** What panels, cards and dice say, besides the words of the game itself. */
export type PanelWords = WebWords['panels']

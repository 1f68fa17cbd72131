import { webEnglish } from '@haven/text/web'

/** What the client says around the game. */
export const words = webEnglish

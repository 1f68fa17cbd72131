import { onlineEnglish } from '@haven/text/online'

/** What online tables say around the game. */
export const say = onlineEnglish

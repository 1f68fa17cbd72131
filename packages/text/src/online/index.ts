import { english } from '../en/index.ts'
import { online } from '../en/online/index.ts'
import type { OnlineWords } from '../languages.ts'

export type { OnlineWords }
export const onlineEnglish: OnlineWords = online(english.say)

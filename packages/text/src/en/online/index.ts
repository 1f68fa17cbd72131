import { no } from './no.ts'
import { play } from './play.ts'
import { rooms } from './rooms.ts'

export const onlineEnglish = { no, rooms, play }

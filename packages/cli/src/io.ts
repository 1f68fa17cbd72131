import type { Io } from '@haven/lab/ground'
import { colourPaint, type Paint, plainPaint, wantsColour, wantsUnicode } from './paint.ts'

export const paintFor = (io: Io): Paint => (wantsColour(io.stdout.isTTY === true, io.env) ? colourPaint : plainPaint)
export const unicodeFor = (io: Io): boolean => wantsUnicode(io.env)

/** Can we hold a conversation here? */
export const isTerminal = (io: Io): boolean => io.stdin.isTTY === true && io.stdout.isTTY === true

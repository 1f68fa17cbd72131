import { landing } from './web/landing.ts'
import { settings } from './web/settings.ts'
import { shell } from './web/shell.ts'

/** All that the first view says, and little more. */
export const page = { shell, landing, settings }

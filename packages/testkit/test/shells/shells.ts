import { browser } from './browser.ts'
import { server } from './server.ts'
import type { Shell } from './shell.ts'
import { terminal } from './terminal.ts'

export const SHELLS: readonly Shell[] = [browser, server, terminal]

import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** `npm run screens`: every screen and every contact sheet made anew (`npm run screens -- screens-languages`: those of the READMEs). `npm run film`: a turn as it moves, and a round in stills. */
const projects = [
  { name: 'screens', testMatch: ['screens.ts', 'screens-languages.ts', 'sheets.ts'] },
  { name: 'film', testMatch: 'films.ts' },
]
export default defineConfig({ ...base, projects, workers: 1, timeout: 600_000, reporter: 'line' })

import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** `npm run screens`: the main screens, made anew. */
export default defineConfig({ ...base, testMatch: 'screens.ts', workers: 1, timeout: 240_000, reporter: 'line' })

import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** `npm run screens`: the main screens, made anew. */
const projects = [{ name: 'screens', testMatch: 'screens.ts' }]
export default defineConfig({ ...base, projects, workers: 1, timeout: 240_000, reporter: 'line' })

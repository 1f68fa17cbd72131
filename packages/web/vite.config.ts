import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { ahead, JUDGE } from './build/ahead.ts'
import { atBuild } from './build/at-build.ts'
import { cell } from './build/cell.ts'
import { LANGUAGES } from './build/languages.ts'
import { offline } from './build/offline.ts'
import { ownEntry } from './build/own-entry.ts'
import { precompress } from './build/precompress.ts'

/**
 * What is always needed together comes in one piece, with all that it imports: on a slow line each file costs a journey.
 * The first that matches counts.
 */
const groups = [
  { name: 'first', test: /\/web\/src\/app\/(main|App)\.tsx$/, priority: 6 },
  ...LANGUAGES.map((language) => ({
    name: `words-${language}`,
    test: new RegExp(`/text/src/${language}/(game|table)\\.ts$`),
    // What a language has not yet said itself is English.
    priority: language === 'en' ? 5 : 4,
  })),
  { name: 'city', test: /\/web\/src\/app\/LandingCity\.tsx$/, priority: 3 },
  { name: 'rules', test: /\/web\/src\/model\/rules\.ts$/, priority: 2 },
  { name: 'table', test: /\/web\/src\/screens\/table\/TablePage\.tsx$/, priority: 1 },
]

/** What one part fetches later, another may have brought along already: that is meant. */
const checks = { pluginTimings: false, ineffectiveDynamicImport: false }

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: {
    format: 'es',
    plugins: () => [atBuild(), ownEntry()],
    rolldownOptions: {
      checks,
      output: { codeSplitting: { groups: [{ name: JUDGE, test: /\/web\/src\/home\/begin\.ts$/ }] } },
    },
  },
  build: {
    target: 'es2022',
    // Every asset is a file of its own: the content security policy allows no data addresses for scripts and styles.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks, output: { codeSplitting: { groups } } },
  },
  plugins: [atBuild(), cell(), ahead(), offline(), precompress()],
})

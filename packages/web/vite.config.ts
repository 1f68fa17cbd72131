import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { ahead } from './build/ahead.ts'
import { offline } from './build/offline.ts'
import { ownEntry } from './build/own-entry.ts'
import { precompress } from './build/precompress.ts'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es', plugins: () => [ownEntry()] },
  build: {
    target: 'es2022',
    // Every asset is a file of its own: the content security policy allows no data addresses for scripts and styles.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  plugins: [ahead(), offline(), precompress()],
})

import { basename } from 'node:path'
import { build } from 'vite'

/** One file as the product is bundled: the loader that runs TypeScript during development wraps functions. */
export async function bundle(input: string, outDir: string): Promise<string> {
  const name = `${basename(input, '.ts')}.mjs`
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: [/^@(haven|noble)\//] },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      minify: false,
      rollupOptions: { input, output: { entryFileNames: name } },
    },
  })
  return `${outDir}/${name}`
}

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(html|js|css|svg|json|webmanifest|txt)$/
const LEAST_BYTES = 1024

/** Writes a .br and a .gz beside each text file of the build, so that the server never compresses anything itself. */
export function precompress(): Plugin {
  return {
    name: 'haven-precompress',
    apply: 'build',
    enforce: 'post',
    writeBundle: {
      sequential: true,
      order: 'post',
      handler({ dir }) {
        if (dir) compressFolder(dir)
      },
    },
  }
}

export function compressFolder(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) compressFolder(path)
    else if (TEXT.test(name)) compressFile(path)
  }
}

function compressFile(path: string): void {
  const bytes = readFileSync(path)
  if (bytes.length < LEAST_BYTES) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }))
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
}

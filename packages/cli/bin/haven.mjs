#!/usr/bin/env node
// Starts the terminal program from its TypeScript sources, from any folder.
try {
  const { register } = await import('tsx/esm/api')
  register({ tsconfig: false })
} catch (error) {
  if (error?.code !== 'ERR_MODULE_NOT_FOUND') throw error
  console.error('haven: the dependencies are missing; run "npm ci" in the project folder.')
  process.exit(1)
}
await import('../src/main.ts')

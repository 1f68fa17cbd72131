import { readConfig, startServer } from '../../src/index.ts'

/** A server in a process of its own, which a test may kill. It tells its port in one line. */
const server = await startServer(readConfig(process.env), null)
process.stdout.write(`${JSON.stringify({ port: server.port })}\n`)
// Whoever started it may ask what it uses.
process.on('message', () => process.send?.(process.memoryUsage()))
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)))

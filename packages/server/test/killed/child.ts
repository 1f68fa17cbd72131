import { isWorker, readConfig, startServer, startWorkers } from '../../src/index.ts'

/** A server in a process of its own, which a test may kill. It tells its port in one line. */
const close = (): void => void server.close().then(() => process.exit(0))
const config = readConfig(process.env)
const isOne = isWorker()
const server = await (config.workers > 1 && !isOne ? startWorkers(config) : startServer(config, null))
if (!isOne) {
  process.stdout.write(`${JSON.stringify({ port: server.port })}\n`)
  // Whoever started it may ask what it uses.
  process.on('message', () => process.send?.({ ...process.memoryUsage(), cpu: process.cpuUsage() }))
}
process.on('SIGTERM', close)

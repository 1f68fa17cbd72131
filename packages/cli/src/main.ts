import { processIo } from '@haven/lab/ground'
import { main } from './cli.ts'

// A reader that goes away ("haven replay … | head") is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

process.exitCode = await main(process.argv.slice(2), processIo())

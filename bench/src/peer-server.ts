import { createRequire } from 'node:module'
import type { Game } from 'boardgame.io'
import type { Server as PeerServer } from 'boardgame.io/server'

/**
 * boardgame.io's server with a game in which nothing happens, and its store in memory: what a server of games costs
 * before it does anything for its game. It tells its port in one line.
 */
const { Server } = createRequire(import.meta.url)('boardgame.io/server') as { Server: typeof PeerServer }

const empty: Game<{ moves: number }> = {
  name: 'empty',
  setup: () => ({ moves: 0 }),
  moves: { next: ({ G }) => ({ moves: G.moves + 1 }) },
}

// Its requests are not written down one by one, as ours are not.
console.info = () => undefined
const running = await Server({ games: [empty], origins: ['*'] }).run(0)
const { port } = running.appServer.address() as { port: number }
process.stdout.write(`${JSON.stringify({ port })}\n`)

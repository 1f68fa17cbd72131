import { createRequire } from 'node:module'

/** The peer: boardgame.io's fastest reducer (client side, no undo) making empty moves on an empty game. */

interface Internal {
  readonly CreateGameReducer: (options: {
    game: unknown
    isClient: boolean
  }) => (state: unknown, action: unknown) => unknown
  readonly InitializeGame: (options: { game: unknown; numPlayers: number }) => unknown
  readonly ProcessGameConfig: (game: unknown) => unknown
}

export function emptyMoves(): () => void {
  // Its package gives this entry to CommonJS only.
  const require = createRequire(import.meta.url)
  const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal') as Internal
  const game = ProcessGameConfig({ setup: () => ({}), moves: { pass: () => undefined }, disableUndo: true })
  const reducer = CreateGameReducer({ game, isClient: true })
  let state = InitializeGame({ game, numPlayers: 2 }) as { _stateID: number }
  const action = { type: 'MAKE_MOVE', payload: { type: 'pass', args: [], playerID: '0' } }
  return () => {
    const next = reducer(state, action) as { _stateID: number }
    if (next._stateID !== state._stateID + 1) throw new Error('boardgame.io refused the empty move')
    state = next
  }
}

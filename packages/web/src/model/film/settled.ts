import type { View } from '@haven/engine'

/** Of a view, what is patched: the same of the settled view and of the one that was shown last. Hidden cards count. */
export function shownOf(view: View) {
  const { sins, upgrades, apocalypse, turn, mission } = view
  return {
    over: view.over,
    round: view.round,
    first: view.first,
    // Which Innocents have counted is nothing that anybody sees.
    heroes: view.heroes.map((hero) => ({ ...hero, freshInnocents: 0 })),
    reserve: view.reserve,
    monsters: view.monsters,
    dead: view.dead,
    gone: view.gone,
    tokens: view.tokens,
    faceDown: view.faceDown,
    faceDownPool: view.faceDownPool,
    covered: view.covered,
    altars: view.altars,
    metro: view.metro,
    orbital: view.orbital,
    npcs: view.npcs,
    innocentsOut: view.innocentsOut,
    slots: view.slots,
    track: view.track,
    apocalypse: { cards: apocalypse.cards, out: apocalypse.out, deck: apocalypse.deck.length },
    mission,
    missionsDone: view.missionsDone,
    sins: {
      hand: sins.hand,
      deck: sins.deck.length,
      discard: sins.discard,
      open: sins.open,
      reactions: sins.reactions,
      tokens: sins.tokens,
      permanent: sins.permanent,
    },
    upgrades: { deck: upgrades.deck.length, inventory: upgrades.inventory, discard: upgrades.discard },
    darkPast: view.darkPast,
    darkPastRevealed: view.darkPastRevealed,
    // No event tells that a turn is over: the next one does, or the view.
    turn: turn && { place: turn.place, hero: turn.hero, card: turn.card },
  }
}

import {
  type AcolyteDef,
  chooseWay,
  forceCorruption,
  type Game,
  heroAt,
  loseExtraTurn,
  loseUpgrade,
  onlyIf,
} from '@haven/engine/kit'

/** What the hero can give; corruption is always possible. */
function gifts(g: Game, place: number): string[] {
  const hero = heroAt(g, place)
  const found = ['corruption']
  if (hero.upgrades.length > 0) found.unshift('upgrade')
  if (hero.extraTurns > 0) found.unshift('extra-turn')
  return found
}

/** Corrupted Hobos, Spare Change: the hero gives an Extra Turn token, an Upgrade, or takes 1 corruption. */
export const hobos: AcolyteDef = {
  id: 'hobos',
  ability: 'spare-change',
  fight: 2,
  defense: 2,
  effect: [
    chooseWay((g, f) => gifts(g, f.place), { who: 'hero' }),
    onlyIf((_, f) => f.choice === 'extra-turn', loseExtraTurn(1)),
    onlyIf((_, f) => f.choice === 'upgrade', loseUpgrade()),
    onlyIf((_, f) => f.choice === 'corruption', forceCorruption(1)),
  ],
}

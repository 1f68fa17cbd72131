import { INVENTORY_SIZE } from '../board.ts'
import type { SinDef, StoryDef } from '../box.ts'
import { darkPastOf, drawPast, hiddenPast, upgradesOf } from '../crate.ts'
import { drawBelow, shuffle } from '../random/random.ts'
import { asFlag, asIds, asNumber, asObject, fault, onlyFields } from '../reading.ts'
import { openingHand } from '../setup.ts'
import { keepPastDeck } from '../state.ts'
import type { Reader } from './reader.ts'

/** Cards of a position: each copy lies in one place. */

/** Takes cards out of a pile, copy by copy; one that is not there cannot be elsewhere twice. */
function take(pool: string[], cards: readonly string[], field: string): void {
  for (const card of cards) {
    const at = pool.indexOf(card)
    if (at < 0) fault('duplicate', field, { id: card })
    pool.splice(at, 1)
  }
}

export function readSinCards(r: Reader): void {
  const { s, t } = r
  const given = r.object('sins')
  onlyFields(given, 'sins', ['hand', 'reactions', 'tokens', 'permanent', 'cardPlayed'])
  const pool = (t.sins.get(s.setup.sin) as SinDef).cards.flatMap((card) => Array(card.copies).fill(card.id) as string[])
  const { sins } = s
  if (given.cardPlayed !== undefined) asFlag(given.cardPlayed, 'sins.cardPlayed')
  if (r.has('sinDiscard')) sins.discard = r.sinCards(r.p.sinDiscard, 'sinDiscard')
  take(pool, sins.discard, 'sinDiscard')
  if (r.has('openCard')) {
    const [open] = r.sinCards([r.p.openCard], 'openCard')
    sins.open = open as string
    take(pool, [sins.open], 'openCard')
  }
  if (given.hand !== undefined) {
    sins.hand = r.sinCards(given.hand, 'sins.hand')
    take(pool, sins.hand, 'sins.hand')
  }
  if (r.has('sinDeck')) {
    sins.deck = r.sinCards(r.p.sinDeck, 'sinDeck')
    take(pool, sins.deck, 'sinDeck')
  } else {
    shuffle(s.random, 'sins', pool)
    sins.deck = pool
  }
  if (given.hand === undefined) {
    sins.hand = sins.deck.slice(0, openingHand(r.g))
    sins.deck = sins.deck.slice(openingHand(r.g))
  }
  const most = 7
  let permanent = s.heroes.length
  for (const level of t.track) if (level.level <= s.track) permanent += level.reactions ?? 0
  sins.permanent = given.permanent === undefined ? permanent : asNumber(given.permanent, 'sins.permanent', 0, most)
  sins.tokens = given.tokens === undefined ? sins.permanent : asNumber(given.tokens, 'sins.tokens', 0, most)
  sins.reactions = given.reactions === undefined ? sins.permanent : asNumber(given.reactions, 'sins.reactions', 0, most)
  sins.tokens = Math.max(sins.tokens, sins.reactions)
}

export function readUpgrades(r: Reader): void {
  const { s, t } = r
  const { all: pool, size } = upgradesOf(t, s.setup)
  const leaves = pool.length - size
  for (const hero of s.heroes) take(pool, hero.upgrades, 'heroes.upgrades')
  const discard = r.object('removed').upgrades
  if (discard !== undefined) s.upgrades.discard = r.upgrades(discard, 'removed.upgrades')
  take(pool, s.upgrades.discard, 'removed.upgrades')
  if (r.has('inventory')) {
    s.upgrades.inventory = r.upgrades(r.p.inventory, 'inventory')
    take(pool, s.upgrades.inventory, 'inventory')
  }
  if (r.has('upgradeDeck')) {
    s.upgrades.deck = r.upgrades(r.p.upgradeDeck, 'upgradeDeck')
    take(pool, s.upgrades.deck, 'upgradeDeck')
  } else {
    shuffle(s.random, 'upgrades', pool)
    s.upgrades.deck = pool.slice(0, Math.max(0, pool.length - leaves))
  }
  if (r.has('inventory')) return
  s.upgrades.inventory = s.upgrades.deck.slice(0, INVENTORY_SIZE)
  s.upgrades.deck = s.upgrades.deck.slice(INVENTORY_SIZE)
}

export function readApocalypse(r: Reader): void {
  const { s, t } = r
  const { type } = t.stories.get(s.setup.story) as StoryDef
  // Cards of another type are no part of this story.
  const isKnown = (id: string) => t.apocalypse.has(id) && (type === 'mixed' || t.apocalypse.get(id)?.type === type)
  const { apocalypse } = s
  if (r.has('apocalypseCards')) apocalypse.cards = asIds(r.p.apocalypseCards, 'apocalypseCards', isKnown)
  const out = r.object('removed').apocalypse
  if (out !== undefined) apocalypse.out = asIds(out, 'removed.apocalypse', isKnown)
  if (r.has('apocalypseDeck')) apocalypse.deck = asIds(r.p.apocalypseDeck, 'apocalypseDeck', isKnown)
  else apocalypse.deck = apocalypse.deck.filter((id) => !apocalypse.cards.includes(id) && !apocalypse.out.includes(id))
  const all = [...apocalypse.cards, ...apocalypse.out, ...apocalypse.deck]
  if (new Set(all).size !== all.length) fault('duplicate', 'apocalypseDeck')
}

/** Dark Past cards that are not given are dealt at random, as the rules allow. */
export function readDarkPast(r: Reader): void {
  const { s, t } = r
  const cardsOfGame = darkPastOf(t, s.setup)
  const isPast = (id: string) => cardsOfGame.some((card) => card.id === id)
  keepPastDeck(s, [])
  const gone = r.object('removed').darkPast
  if (gone !== undefined) s.darkPastRevealed = asIds(gone, 'removed.darkPast', isPast)
  if (r.has('darkPast')) {
    for (const [hero, card] of Object.entries(asObject(r.p.darkPast, 'darkPast'))) {
      if (!s.setup.team.includes(hero)) fault('unknown-id', `darkPast.${hero}`, { id: hero })
      const taken = [...Object.values(s.darkPast), ...s.darkPastRevealed]
      if (taken.includes(card as string)) fault('duplicate', `darkPast.${hero}`, { id: card as string })
      s.darkPast = { ...s.darkPast, [hero]: asIds([card], `darkPast.${hero}`, isPast)[0] as string }
    }
    return
  }
  if (!t.stories.get(s.setup.story)?.darkPast || cardsOfGame.length < s.setup.team.length) return
  const numbers = s.heroes.length === 4 ? [1, 3, 5, 6] : [1, 3, 5]
  const hidden = hiddenPast(t, s.setup, s.darkPastRevealed)
  const drawn = s.setup.secondCrate ? drawPast(hidden, (n) => drawBelow(s.random, 'setup', n)) : hidden
  for (const starting of [true, false]) {
    const ids = drawn.filter((card) => numbers.includes(card.number) === starting).map(({ id }) => id)
    shuffle(s.random, 'setup', ids)
    for (const hero of s.setup.team) {
      if (s.setup.heroes.includes(hero) === starting && ids.length > 0) {
        s.darkPast = { ...s.darkPast, [hero]: ids.pop() as string }
      }
    }
  }
}

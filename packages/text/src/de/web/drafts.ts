import type { drafts as english } from '../../en/web/drafts.ts'
import type { Say } from '../../language.ts'
import type { Said } from '../../said.ts'
import { count, quoted } from '../grammar.ts'

type DraftFacts = Parameters<ReturnType<typeof english>['drafted']>[0]

/** "Nach Rose: Nonne 2 → C2, kein Kampf" */
function drafted({ hero, monster, to, fight }: DraftFacts, say: Say): string {
  const after = hero === undefined ? 'dem nächsten Zug' : say.name(hero)
  const where = to === null ? 'zum Helden' : `→ ${say.space(to)}`
  return `Nach ${after}: ${say.name(monster)} ${where}, ${fight ? 'dann Kampf' : 'kein Kampf'}`
}

const ARMS = {
  armed: 'Wird ausgespielt, sobald ihr Moment kommt',
  ask: 'In ihrem Moment wirst du gefragt',
  quiet: 'Für diese Karte nie anhalten',
} as const

/** Reactions that are drafted while the heroes still move. */
export const drafts: Said<typeof english> = (say) => ({
  open: 'Reaktion entwerfen',
  hint: 'Am Ende des Zuges wird sie ausgeführt, sofern sie möglich ist. Ist sie es nicht, wirst du gefragt.',
  after: 'Nach dem Zug von',
  anybody: 'wer als Nächstes kommt',
  monster: 'Monster',
  monsterAt: (monster, space) => `${say.name(monster)}, ${say.space(space)}`,
  to: 'Wohin',
  toHero: 'wo der Held steht',
  fight: 'Dann kämpfen',
  keep: 'Entwerfen',
  none: 'Auf dem Spielplan ist kein Monster.',
  list: 'Entworfene Reaktionen',
  drafted: (facts) => drafted(facts, say),
  forget: (facts) => `Verwerfen: ${drafted(facts, say)}`,
  reaction: {
    hint: 'Ein Monster wählen',
    moveAndFight: 'Hingehen und kämpfen',
    move: 'Dorthin gehen',
    fight: 'Kämpfen',
    note: (monster, to) => `${say.name(monster)} · ${say.space(to)}`,
    fightHere: 'Von hier aus kämpfen',
    moveOnly: 'Gehen, nicht kämpfen',
  },
  // in the text view
  unclear: 'Sag es so: entwirf Laster 1 zu Held, kämpfen. Oder: entwirf Akolyth 2 nach C3 nach Rose.',
  forgotten: 'Alle Entwürfe sind verworfen.',
  noneYet: 'Nichts ist entworfen.',
  notYours: 'Nur die Sünde hat Karten und Reaktionen, mit denen sie planen kann.',
  order: (card, arm) => `${quoted(card, say)}: ${ARMS[arm]}.`,
  against: (hero, wounds) =>
    `Nur gegen ${hero === null ? 'Helden' : say.name(hero)}${wounds > 0 ? ` mit mindestens ${count(wounds, 'Wunde', 'Wunden')}` : ''}.`,
  noSuchHero: (typed) => `Kein Held heißt „${typed}“.`,
  notInHand: (typed) => `„${typed}“ ist nicht auf deiner Hand.`,
  yielded: 'Alle Fenster dieses Zuges werden ausgelassen.',
})

import type { CoachId } from '@haven/content'
import type { CoachFacts, coach as english, WiserFacts } from '../en/coach.ts'
import type { Say } from '../language.ts'
import type { Said } from '../said.ts'
import { at, plural, quoted } from './grammar.ts'

export type { CoachFacts, WiserFacts }

/** Options are quoted as they stand on their buttons. */
const inOrder = (answers: readonly string[]): string => answers.map((each) => `„${each}“`).join(', dann ')
const points = (gain: number): string =>
  plural(Math.max(1, Math.round(100 * gain)), { one: '# Punkt', other: '# Punkte' })

const LINES = (say: Say): Readonly<Record<CoachId, (facts: CoachFacts) => string>> => {
  const name = (id: unknown): string => say.name(String(id))
  const space = (id: unknown): string => say.space(String(id))
  return {
    death: ({ params: { dead, left } }) =>
      `${name(dead)} ist tot; nachrücken können noch ${left}. Wer neu kommt, ist unbefleckt: Nutze das.`,
    heal: ({ params: { wounds, district } }) =>
      `${wounds} Wunden. In Reichweite heilt: ${space(district)}. Es kostet keine Aktion.`,
    repent: ({ params: { district } }) => `Bei 7 enden die Angebote. Wieder hinunter geht es hier: ${space(district)}.`,
    alone: ({ params: { friend } }) =>
      `Allein verlierst du eine Verteidigung an den Hochmut. Zuerst könnte sich ${name(friend)} dazustellen.`,
    leave: ({ params: { p } }) => `Weggehen kostet sicher eine Wunde. Hier zu kämpfen tötet zu ${p} %.`,
    city: ({ params: { district } }) => `Deine Stadtaktion ist noch frei, und du stehst ${at(String(district), say)}.`,
    keep: () => 'Das Angebot bringt hier wenig. Heb es für einen schwereren Wurf auf.',
    offer: ({ params: { off, on } }) => `Hier lohnt sich das Angebot: Aus ${off} % werden ${on} %.`,
    shoot: ({ params: { hero, space: goal, p } }) =>
      `${name(hero)} sieht die Straße entlang bis ${space(goal)}: ${p} % von hier. Überlebende in Reichweite schlagen zurück.`,
    orders: () =>
      `${quoted('field-orders', say)}: Wer höchstens zwei Schritte entfernt ist, bekommt jetzt eine Aktion. Wer hat den besten Wurf?`,
    way: ({ told, params: { goesOn, rolls, ends } }) =>
      ends
        ? 'Nichts ist in diesem Zug seinen Preis noch wert. Beende ihn hier.'
        : `${goesOn ? 'So geht es weiter' : 'In diesem Zug lohnt sich'}: ${inOrder(told)}.${rolls ? ' Von den Würfeln nimm, was bereitliegt.' : ''}`,
    free: () => 'Die Sünde hat in dieser Runde keinen Marker mehr. Geh deine Wagnisse jetzt ein.',
    kills: ({ params: { n } }) => `Tötet in dieser Runde noch ${n}, sonst steigt die Apokalypse doppelt.`,
    altar: () => 'Steht am Rundenende ein Held am Altar, bringt der keine Karte.',
    start: () => 'Wer geht zuerst? Am besten, wer sicher tötet, bevor die Sünde zieht.',
    branch: () => 'Starke Arme lichten die Herde; hohes Geschick brennt Nester aus. Was seid ihr?',
    card: () => 'Eine Karte je Zug. Liegt sie offen, wissen alle, dass sie weg ist.',
    nest: () => 'Sie kehren auf freie Nester zurück. Säubere ein Nest, und weniger finden den Weg.',
    controller: () => 'Neben dem Lenker haben geringere Monster eine Verteidigung mehr. Lock sie auseinander.',
    over: () => 'Sieh dir „Wie es lief“ an: Drei Züge haben diese Nacht entschieden.',
  }
}

/** The coach of the first real games: his lines, and what stands around them. */
export const coach: Said<typeof english> = (say) => ({
  lines: LINES(say),
  name: 'Trainer',
  rule: 'Regel',
  gotIt: 'Verstanden',
  gotItHint: 'Das nie wieder sagen',
  quiet: 'Still',
  quietHint: 'Der Trainer sagt nichts, bis du ihn rufst',
  call: 'Den Trainer rufen',
  ask: 'Was wäre besser gewesen?',
  nothing: 'Dazu gibt es nichts zu sagen.',
  gone: 'Das wird nicht wieder gesagt.',
  wisest: ({ given }) => `„${given}“ war so gut wie alles, was ich kenne.`,
  wiser: ({ given, answer, next, gain, low, high }) =>
    `Statt „${given}“: ${inOrder([answer, ...next])}. Etwa ${points(gain)} mehr Chance auf den Sieg (${Math.max(0, Math.round(100 * low))} bis ${Math.round(100 * high)}).`,
})

import type { Prompt, WindowName } from '@haven/engine'
import type { Language, Say } from '../language.ts'
import { asked, at, because, capital, some, to } from './grammar.ts'

/** One plain question each, with whom it is asked in front. */

const named =
  (otherwise: string) =>
  ({ subject }: Prompt, say: Say): string =>
    subject.hero === undefined ? otherwise : say.name(subject.hero)
const theHero = named('der Held')
const heroOf = named('dem Helden')
/** "in C2", or "hier" where the question names none. */
const where = ({ subject }: Prompt, say: Say): string => (subject.space === undefined ? 'hier' : at(subject.space, say))

const MOMENTS: Readonly<Record<WindowName, (of: string, who: string) => string>> = {
  'turn-start': (of) => `Der Zug von ${of} beginnt.`,
  'hero-enters': (_, who) => `${who} hat ein Feld betreten.`,
  'city-action': (_, who) => `${who} nutzt einen Distrikt.`,
  'cleanse-start': (_, who) => `${who} beginnt zu säubern.`,
  'fight-start': (of) => `Ein Kampf mit ${of} beginnt.`,
  'fight-rolled': (of) => `Im Kampf mit ${of} sind die Würfel gefallen.`,
  'monster-killed': (_, who) => `${who} hat mindestens ein Monster getötet.`,
  reaction: (of) => `Du reagierst auf den Zug von ${of}.`,
  'turn-end': (of) => `Der Zug von ${of} endet.`,
}

const ROLLS: Readonly<Record<string, string>> = {
  fight: 'diesen Kampf',
  rangedFight: 'diesen Fernkampf',
}

/** What is voted on, where it speaks for itself. */
function votedOn(vote: string | undefined): string | null {
  if (vote === 'first-hero') return 'Wer hat den ersten Zug?'
  return vote === 'mission' ? 'Welche Mission kommt als nächste?' : null
}

function summon(prompt: Prompt, say: Say): string {
  const { monster, space, cause } = prompt.subject
  if (monster !== undefined) return `Sünde: Auf welchem Nest erscheint ${some(monster, 'nom', say)}?`
  if (space !== undefined) return `Sünde: Welches tote Monster kommt ${to(space, say)}?${because(cause, say)}`
  return `Sünde: Welches tote Monster kommt zurück, und auf welches Nest?${because(cause, say)}`
}

export const prompts: Language['prompts'] = {
  'dark-past': (prompt, say) => `Sünde: Welche Dunkle Vergangenheit bekommt ${theHero(prompt, say)}?`,
  'story-task': ({ rule }) =>
    rule === 'story-top-up'
      ? 'Sünde: Die Mission braucht mehr Marker. Welcher kommt wohin?'
      : 'Sünde: Wohin kommt der nächste Marker?',
  'first-hero': () => 'Heldenseite: Wer hat den ersten Zug dieser Runde?',
  'take-turn': (prompt, say) =>
    prompt.rule === 'ROUND-6'
      ? `${asked(prompt, say)}: Einen Sonderspielzug-Marker einsetzen oder passen?`
      : `${asked(prompt, say)}: Welchen Marker setzt du für diesen Zug ein?`,
  'hero-turn': (prompt, say) => `${asked(prompt, say)}: Was tust du?`,
  action: (prompt, say) => `${asked(prompt, say)}: Welche Aktion jetzt?${because(prompt.subject.cause, say)}`,
  'city-action': (prompt, say) => `${asked(prompt, say)}: Welche Stadtaktion als nächste? (${where(prompt, say)})`,
  'heal-slot': (prompt, say) => `${asked(prompt, say)}: Welche Wunde wird geheilt?`,
  'wound-slot': (prompt, say) => `${asked(prompt, say)}: Wohin kommt die Wunde?${because(prompt.subject.cause, say)}`,
  upgrade: (prompt, say) => `${asked(prompt, say)}: Welche Verstärkung nimmst du?`,
  'lose-upgrade': (prompt, say) =>
    `${asked(prompt, say)}: Welche Verstärkung verlierst du?${because(prompt.subject.cause, say)}`,
  'orbital-move': (prompt, say) => `${asked(prompt, say)}: Wohin zielt der Orbitalangriff?`,
  'orbital-kill': (prompt, say) =>
    `${asked(prompt, say)}: Welches Monster tötet der Orbitalangriff? (${where(prompt, say)})`,
  'sin-card': (prompt, say) => {
    const { window } = prompt.subject
    return `Sünde: ${window ? `${MOMENTS[window](heroOf(prompt, say), capital(theHero(prompt, say)))} ` : ''}Eine Sündenkarte ausspielen?`
  },
  acolyte: (prompt, say) =>
    `Sünde: Die Akolythen-Eigenschaft im Kampf mit ${heroOf(prompt, say)} nutzen? (${where(prompt, say)})`,
  corruption: (prompt, say) =>
    `${asked(prompt, say)}: 1 Verderbtheit für ${ROLLS[prompt.subject.cause ?? ''] ?? 'diesen Wurf'} nehmen?`,
  ability: (prompt, say) => {
    const cause = prompt.subject.cause ?? prompt.rule
    if (prompt.rule === 'text-commit')
      return `Sünde: Wirst du auf den Zug von ${heroOf(prompt, say)} reagieren? Sag es jetzt an.`
    return `${prompt.seat === 'sins' ? 'Sünde' : say.name(prompt.seat)}: „${say.name(cause)}“ nutzen?`
  },
  reroll: (prompt, say) => `${asked(prompt, say)}: Welchen Würfel wirfst du neu?${because(prompt.subject.cause, say)}`,
  faith: (prompt, say) =>
    prompt.rule === 'CORR-1'
      ? `${asked(prompt, say)}: Als was zählt der Bonus der Verderbtheit?`
      : `${asked(prompt, say)}: Was wird aus diesem FAITH?`,
  kill: (prompt, say) => `${asked(prompt, say)}: Welches Monster stirbt? (${where(prompt, say)})`,
  'remove-token': (prompt, say) =>
    `${asked(prompt, say)}: Wofür setzt du das nächste Ergebnis ein? (${where(prompt, say)})`,
  reaction: (prompt, say) => `Sünde: Nach dem Zug von ${heroOf(prompt, say)} einen Reaktionsmarker einsetzen?`,
  'reaction-move': ({ subject }, say) => `Sünde: Welches Monster zieht, und wohin?${because(subject.cause, say)}`,
  'reaction-fight': (prompt, say) => `Sünde: Einen Kampf mit ${heroOf(prompt, say)} beginnen?`,
  retaliate: (prompt, say) =>
    `Sünde: Welcher Überlebende schlägt nach dem Schuss von ${heroOf(prompt, say)} zurück, und wohin zieht er?`,
  summon,
  'apocalypse-card': () => 'Sünde: Welche Apokalypsekarte wird aufgedeckt?',
  mission: () => 'Heldenseite: Welche Mission kommt als nächste?',
  choice: ({ rule, subject }, say) => {
    const about = subject.hero === undefined ? '' : ` für ${say.name(subject.hero)}`
    return `Heldenseite: Ihr wählt gemeinsam. Was gilt${about}? (${say.name(subject.cause ?? rule)})`
  },
  'sins-decide': (prompt, say) => {
    const { vote, cause, hero: about } = prompt.subject
    const which = about === undefined ? 'Was gilt?' : `Was gilt für ${say.name(about)}?`
    // A choice that a card brings says which card; the other votes speak for themselves.
    const question = votedOn(vote) ?? `${which}${because(cause, say)}`
    return `Sünde: Die Heldenseite ist sich nicht einig, also entscheidest du. ${question}`
  },
  order: ({ seat }, say) => `${seat === 'sins' ? 'Sünde' : say.name(seat)}: Welcher Effekt kommt zuerst?`,
  'reserve-hero': (prompt, say) => `${capital(theHero(prompt, say))} ist tot: Wer rückt nach?`,
  inherit: (prompt, say) => `${asked(prompt, say)}: Welche Verstärkung bringst du mit?`,
  effect: (prompt, say) => {
    const cause = prompt.subject.cause ?? prompt.rule
    return `${asked(prompt, say)}: Was wählst du für „${say.name(cause)}“?`
  },
}

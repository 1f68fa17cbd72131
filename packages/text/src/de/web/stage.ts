import type { Bonus } from '@haven/engine'
import type { stage as english } from '../../en/web/stage.ts'
import type { Say } from '../../language.ts'
import type { Said } from '../../said.ts'
import {
  at,
  capital,
  count,
  dice,
  figures,
  from as fromPlace,
  list,
  percent,
  several,
  wounds as woundsOf,
} from '../grammar.ts'

/** What lies on the stage: wounds and what they bring, results that are assigned, choices as cards. */

/** "Plätze 6 und 7" */
const slots = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'Platz' : 'Plätze'} ${list([...numbers].sort((a, b) => a - b).map(String))}`

const lives = (left: number): string => (left === 0 ? 'kein Leben übrig' : `noch ${left} Leben`)

interface Chance {
  readonly death: number
  readonly worst: number
}

/** Less than this is no band, but a number. */
const LEAST_BAND = 0.01

/** "31 %, bis zu 53 %" */
const band = ({ death, worst }: Chance): string =>
  worst - death < LEAST_BAND ? percent(death) : `${percent(death)}, bis zu ${percent(worst)}`

const SHORT: Readonly<Record<Bonus['kind'], (bonus: Bonus, say: Say) => string>> = {
  none: () => 'kein Bonus',
  die: () => '+1 Würfel',
  defense: () => '+1 Verteidigung',
  hit: (bonus) => `+${bonus.kind === 'hit' ? count(bonus.count, 'Treffer', 'Treffer') : ''}`,
  choice: (bonus, say) =>
    bonus.kind === 'choice' && bonus.of.length < 3 ? `+1 ${bonus.of.map(say.name).join(' oder ')}` : '+1 nach Wahl',
}

export const stage: Said<typeof english> = (say) => ({
  label: 'Bühne',
  // wounds
  wounds: (number, hero) => `${woundsOf(number)} für ${say.name(hero)}`,
  heal: (hero) => `Eine Wunde von ${say.name(hero)} heilen`,
  healHint: 'Drücke auf die Wunde, die weg soll.',
  track: (hero) => `Weg ins Verderben: ${say.name(hero)}`,
  hits: (number) => several(number, 'hit', say),
  defense: (number) => `${number} Verteidigung`,
  cancels: (number) => `${number} Verderbtheit aufgehoben`,
  comes: (number) => `${number} Verderbtheit kommt`,
  check: (kind, number) => `${kind === 'fire' ? 'Feuerprobe' : 'Verderbtheitsprobe'}, ${dice(number)}`,
  cause: (cause) => capital(say.cause(cause)),
  bonus: (bonus) => SHORT[bonus.kind](bonus, say),
  slotState: {
    covered: 'abgedeckt',
    used: 'in Gebrauch: ginge verloren',
    next: 'der nächste: ginge verloren',
    ahead: 'noch nicht erreicht',
    bare: 'kostet nichts',
  },
  healState: {
    covered: 'kommt zurück',
    used: 'in Gebrauch',
    next: 'der nächste',
    ahead: 'noch nicht erreicht',
    bare: '',
  },
  slot: (slot, bonus, state, isLevel, isHere) =>
    [
      `Platz ${slot}: ${bonus}`,
      ...(state === '' ? [] : [state]),
      ...(isLevel ? ['hier steht die Verderbtheit'] : []),
      ...(isHere ? ['hierher kommt eine Wunde'] : []),
    ].join(', '),
  suggested: (numbers) => `Vorschlag: ${slots(numbers)}.`,
  yours: (numbers) => `Deine Wahl: ${slots(numbers)}.`,
  change: 'Drücke auf einen anderen freien Platz, um das zu ändern.',
  placed: (placed, all) => `${placed} von ${woundsOf(all)} gelegt. Drücke auf einen freien Platz.`,
  thinking: 'Die besten Plätze werden gesucht …',
  take: () => 'Dorthin legen',
  takeNote: (numbers, left) => `${slots(numbers)}, ${lives(left)}`,
  die: (hero) => `${say.name(hero)} stirbt`,
  suggest: 'Vorschlagen',
  suggestNote: (numbers) => slots(numbers),
  clear: 'Leeren',
  clearNote: 'neu legen',
  // results that are assigned
  faith: (number) => `${number} FAITH umzuwandeln`,
  turn: 'So umwandeln',
  faithHint: 'Drücke auf einen Würfel, um ihn umzuwandeln.',
  kill: (hits) => `${several(hits, 'hit', say)} einzusetzen`,
  killHint: 'Drücke auf ein Monster, um Treffer dafür einzusetzen.',
  remove: (space) => `Säubern: ${say.space(space)}`,
  removeHint: 'Drücke auf das, was weg soll.',
  results: (skills, counters) =>
    list([
      ...(skills > 0 || counters === 0 ? [`${skills} Geschick`] : []),
      ...(counters > 0 ? [`${counters} Widerstand`] : []),
    ]),
  unspent: (left, all) => `${left} von ${count(all, 'Ergebnis', 'Ergebnissen')} nicht eingesetzt`,
  removal: (text, chosen) => (chosen > 0 ? `${text}, ${chosen}-mal gewählt` : text),
  removeThese: (number) => (number === 0 ? 'Nichts entfernen' : 'Entfernen'),
  clearPlan: 'nichts einsetzen',
  reroll: 'Neu werfen?',
  rerollHint: 'Drücke auf einen Würfel, um ihn neu zu werfen.',
  rerollDie: (face, number, of) => `Neu werfen: ${say.name(face)}, Würfel ${number} von ${of}`,
  keepAll: 'Alle behalten',
  nothing: 'Es folgen keine Würfel.',
  // cards
  cards: {
    hint: 'Drücke auf eine Karte, um sie anzusehen.',
    again: 'Drücke noch einmal darauf, um sie zu wählen.',
    nextHint: 'Drücke sie der Reihe nach: Jeder Druck bestimmt die nächste.',
    voteHint: 'Ein Chip darauf ist deine Stimme.',
    propose: 'Dafür stimmen',
    take: { take: 'Nehmen', lose: 'Verlieren', first: 'Das zuerst', choose: 'Wählen' },
    now: {
      class: (kind, isOnly) => (isOnly ? `Keiner übrig: ${say.name(kind)}` : say.name(kind)),
      fight: (space, chance, before, after) =>
        `Kampf ${at(space, say)}: ${chance === 'death' ? '☠' : '1+ getötet'} ${percent(before)} → ${percent(after)}`,
      there: (number) => `jetzt ${number} auf dem Spielplan`,
      pace: (rounds) => `etwa ${count(rounds, 'Runde', 'Runden')} bei eurem Tempo`,
      underDeck: 'Die andere kommt unter den Stapel',
      forHero: (hero) => `für ${say.name(hero)}`,
    },
  },
  // the alarm
  alarm: {
    label: 'Was jetzt geschehen kann',
    lives: (left, of) => (left === 0 ? 'Tot' : left === 1 ? 'Noch 1 Leben' : `${left} von ${of} Leben`),
    last: (hero) => `Die nächste Wunde tötet ${say.name(hero)}.`,
    fatal: (wound, hero) => `Die ${wound}. Wunde: ${say.name(hero)} stirbt.`,
    more: (number) => `Noch ${woundsOf(number)}, und es wäre der Tod.`,
    reserve: (left) =>
      left === 0
        ? 'In der Reserve ist niemand mehr: Haven fällt.'
        : `Noch ${count(left, 'Held', 'Helden')} in der Reserve.`,
    leaving: (space, number, monsters) => [
      `Tödlich wäre, das Feld zu verlassen (${say.space(space)}):`,
      `${woundsOf(number)} durch ${figures(monsters, 'acc', say)} hier.`,
    ],
    reaction: (sin, chance, monster, start) => [
      `Eine Reaktion der Sünde (${say.name(sin)}) tötet: ${band(chance)}`,
      monster === null
        ? 'wenn die Monster hier kämpfen.'
        : `wenn ${figures([monster], 'nom', say)}${start === null ? '' : ` ${fromPlace(start, say)}`} kommt.`,
    ],
    bold: (death) => `Mit 1 Verderbtheit ${percent(death)}.`,
    help: (by, of, chance) => [
      `In diesem Zug heilt: ${of === 'text' ? say.name(by) : say.space(by)}.`,
      chance === null ? 'Danach tötet nichts.' : `Danach sind es ${band(chance)}.`,
    ],
    calm: 'In diesem Zug kann nichts töten.',
  },
})

import type { pictures as english } from '../../en/things/pictures.ts'
import type { Said } from '../../said.ts'
import { count, results, some, wounds as woundsOf } from '../grammar.ts'

/** What the pictures of the rules show. */
export const pictures: Said<typeof english> = (say) => ({
  overview: 'Was auf dem Tisch liegt',
  overviewLead:
    'Alles hier ist gezeichnet wie auf dem Spielplan. Im Spiel: Lass die Maus darauf ruhen, halte einen Finger darauf oder drücke I.',
  shown: 'Im Bild',
  turn: {
    caption:
      'Ein Zug auf einen Blick: bewegen und handeln in beliebiger Reihenfolge, dazwischen tun, was keine Aktion braucht.',
    steps: {
      token: ['Bezahlen', 'Setze einen Spielzugmarker ein oder einen Sonderspielzug-Marker.'],
      move: [
        'Bewegen',
        'Bis zu 2 Felder. Monster zu verlassen kostet eine Wunde; für Feuer und Verderbtheit wird gewürfelt.',
      ],
      act: ['Handeln', 'Kämpfen, schießen oder säubern: eines davon, einmal.'],
      free: ['Ohne Aktion', 'Den Distrikt nutzen, Marker aufdecken und einsammeln, jederzeit.'],
      end: ['Beenden', 'Die Sünde darf eine Reaktion einsetzen: Ein Monster zieht, und ein Kampf darf folgen.'],
    },
  },
  fight: {
    caption: (hero, monster) => `Ein Kampf in fünf Schritten: ${say.name(hero)} gegen ${some(monster, 'acc', say)}.`,
    steps: {
      count: (heroDice, sinDice) =>
        `Zähle die Würfel: ${heroDice} für den Kampf des Helden, ${sinDice} für den des Monsters. Karten und Helfer bringen mehr.`,
      roll: 'Beide Seiten würfeln zugleich. FAITH und kritische Treffer bringen je einen weiteren Würfel, mit einem Plus markiert.',
      faith: (result) => `Wenn alles daliegt, wird FAITH zu dem, was du wählst: hier ${say.name(result)}.`,
      cancel: (defense) =>
        `Jede Verteidigung hält einen Treffer ab: ${defense} auf dem Tableau des Helden, die anderen auf Würfeln. Ein Widerstand hält eine Verderbtheit ab.`,
      result: (hits, needed, wounds, corruption) =>
        `${results(hits, 'hit', say)} gegen Verteidigung ${needed}: Es stirbt. Was durchkam: ${woundsOf(wounds)}, ${corruption} Verderbtheit.`,
    },
    sides: { hero: 'Held', sins: 'Sünde' },
  },
  near: (space, number) =>
    `Einen Schritt von ${say.space(space)}: ${count(number, 'benachbartes Feld', 'benachbarte Felder')}, hier hell. Felder, die sich nur an einer Ecke berühren, sind es nicht.`,
  nearDistrict: (space) =>
    `Einen Schritt von hier (${say.space(space)}): die vier Straßen ringsum, und nie geradewegs in einen anderen Distrikt.`,
  metro: 'Zwei Zeichen mit demselben Buchstaben sind für Helden benachbart, wo sie auch liegen.',
  sight: (space, number) =>
    `Von ${say.space(space)} aus sieht ein Schütze ${count(number, 'Straße', 'Straßen')} in gerader Linie, an allen vorbei, aber um keine Ecke und in keinen Distrikt.`,
  track: (level, next) =>
    `Verderbtheit ${level}. Wer vor einem Wurf 1 nimmt, für den zählen alle Boni bis ${next}, die keine Wunde abdeckt: die hellen.`,
  wounds: (wounds, left) =>
    `${woundsOf(wounds)} auf dem Weg ins Verderben: Die Boni darunter sind verloren, und es bleiben ${left} Leben. Die fünfte Wunde tötet.`,
})

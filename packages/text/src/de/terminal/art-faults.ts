import type { artFaults as english } from '../../en/terminal/art-faults.ts'
import type { Said } from '../../said.ts'

/** The faults of a box's pictures in words: what is wrong, and what to do about it. */
export const artFaults: Said<typeof english> = {
  'art-not-data': {
    problem: ({ what }) => `Das sind keine Daten: ${what}.`,
    hint: () => 'Bilder sind Listen aus Zahlen und Wörtern: keine Funktionen, keine Adressen, kein Markup.',
  },
  'art-unknown-id': {
    problem: ({ id }) => `Die Box hat nichts, das „${id}“ heißt.`,
    hint: () => 'Bilder gehen nach den Kennungen der Box; ein Laster nach seiner Sünde: „wrath-abomination“.',
  },
  'art-too-heavy': {
    problem: ({ bytes, most }) => `Das Bild wiegt gepackt ${bytes} Bytes; höchstens ${most} sind erlaubt.`,
    hint: () => 'Weniger Punkte: In der Größe einer Figur sieht sie niemand.',
  },
  'art-off-frame': {
    problem: ({ frame, around, at }) =>
      `Punkte liegen außerhalb des Rahmens (${frame}, und ${around} ringsum)${at === undefined ? '' : `: Sie reichen bis ${at}`}.`,
    hint: () => 'Ein Held ist 320 × 320, ein Monster 200 × 240 mit den Füßen bei 240, ein Plakat 900 × 600.',
  },
  'art-unknown-piece': {
    problem: ({ piece }) => `Mit dem Wort „${piece}“ wird nichts gezeichnet.`,
    hint: ({ known }) =>
      known === undefined || known === '' ? 'Die Wörter stehen in docs/make-a-box.md.' : `Es gibt ${known}.`,
  },
  'art-unknown-paint': {
    problem: ({ paint }) => `Keine Farbe heißt „${paint}“.`,
    hint: () => 'Farben sind c, deep, dark, mid, lit, pale, two, ink, white und andere; „c ink 84“ mischt zwei davon.',
  },
  'art-malformed': {
    problem: ({ message }) => `Das hat nicht die Form, die ein Bild braucht: ${message}.`,
    hint: () => 'Lass „npx tsc“ es mit BoxArt aus @haven/art vergleichen.',
  },
  'art-too-alike': {
    problem: ({ other, share, most }) =>
      `Der Umriss ist zu ${share} von 100 Teilen der von ${other}; höchstens ${most} sind erlaubt.`,
    hint: () => 'Gib ihm eine große Form, die sonst niemand hat: Man muss sie bei 40 Pixeln auseinanderhalten.',
  },
}

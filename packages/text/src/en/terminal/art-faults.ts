import type { Params } from '@haven/engine'

/** The faults of a box's pictures in words: what is wrong, and what to do about it. */

interface FaultWords {
  readonly problem: (params: Params) => string
  readonly hint: (params: Params) => string
}

export const artFaults = {
  'art-not-data': {
    problem: ({ what }) => `This is no data: ${what}.`,
    hint: () => 'Pictures are lists of numbers and words: no functions, no addresses, no markup.',
  },
  'art-unknown-id': {
    problem: ({ id }) => `The box has nothing that goes by "${id}".`,
    hint: () => 'Pictures go by the ids of the box; an Abomination goes by its sin: "wrath-abomination".',
  },
  'art-too-heavy': {
    problem: ({ bytes, most }) => `The picture weighs ${bytes} bytes, packed; ${most} is the most.`,
    hint: () => 'Fewer points: at the size of a piece nobody sees them.',
  },
  'art-off-frame': {
    problem: ({ frame, around, at }) =>
      `Points lie outside of the frame (${frame}, and ${around} around it)${at === undefined ? '' : `: they reach ${at}`}.`,
    hint: () => 'A hero is 320 × 320, a monster 200 × 240 with its feet at 240, a poster 900 × 600.',
  },
  'art-unknown-piece': {
    problem: ({ piece }) => `Nothing is drawn by the word "${piece}".`,
    hint: ({ known }) =>
      known === undefined || known === '' ? 'The words are listed in docs/make-a-box.md.' : `There are ${known}.`,
  },
  'art-unknown-paint': {
    problem: ({ paint }) => `No paint is called "${paint}".`,
    hint: () => "Paints are c, deep, dark, mid, lit, pale, two, ink, white and others; 'c ink 84' mixes two of them.",
  },
  'art-malformed': {
    problem: ({ message }) => `This has not the shape that a picture needs: ${message}.`,
    hint: () => 'Let "npx tsc" compare it with BoxArt of @haven/art.',
  },
  'art-too-alike': {
    problem: ({ other, share, most }) =>
      `Its outline is that of ${other} for ${share} of 100 parts; ${most} is the most.`,
    hint: () => 'Give it one large shape that nobody else has: they must be told apart at 40 pixels.',
  },
} as const satisfies Readonly<Record<string, FaultWords>>

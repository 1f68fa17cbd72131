import type { replay as english } from '../../en/web/replay.ts'
import type { Said } from '../../said.ts'

/** Watching a game again. */
export const replay: Said<typeof english> = (say) => ({
  title: (story) => (story === null ? 'Wiedergabe' : `Wiedergabe: ${say.name(story)}`),
  bar: 'Wiedergabe',
  scrubber: 'Moment',
  moment: (moment, length) => `Moment ${moment} von ${length}`,
  momentIn: (moment, length, round) => `Moment ${moment} von ${length}, Runde ${round}`,
  play: 'Abspielen',
  pause: 'Pause',
  first: 'Zum Anfang',
  last: 'Zum Ende',
  back: 'Eine Entscheidung zurück',
  forward: 'Eine Entscheidung vor',
  turnBack: 'Zum Zug davor',
  turnForward: 'Zum nächsten Zug',
  speed: 'Tempo',
  speeds: { slow: '½×', normal: '1×', quick: '2×', rapid: '4×' },
  leave: 'Zurück zum Spiel',
  recap: 'Wie es lief',
  playOn: 'Von hier weiterspielen',
  playOnHint: 'In diesem Moment beginnt ein neues Spiel. Das alte bleibt, wie es ist.',
  playOnEarlier: 'Mitten in einem Kampf oder einer Karte gibt es keine Stellung: Das neue Spiel beginnt kurz davor.',
  as: { heroes: 'Als Heldenseite', sins: 'Als Sünde', both: 'Beide Seiten' },
  link: 'Link zu diesem Moment kopieren',
  onlineLink: 'Link in diese Wiedergabe kopieren',
  playOnline: 'Von hier an online weiterspielen',
  watch: 'Noch einmal ansehen',
  watchSoFar: 'Bisheriges ansehen',
  keys: {
    arrows: 'Eine Entscheidung zurück oder vor',
    pages: 'Einen Zug zurück oder vor',
    ends: 'Zum Anfang oder Ende',
    space: 'Abspielen oder Pause',
  },
})

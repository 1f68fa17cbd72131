/** What surrounds every page. */
export const shell = {
  product: 'Haven',
  tagline: 'Three in the morning. One Sin. Seven of you.',
  edition: 'An unofficial digital edition of The Others: 7 Sins',
  home: 'Home',
  pages: 'Pages',
  close: 'Close',
  loading: 'Haven is waking up …',
  title: (page: string) => `${page} · Haven`,
  newGame: 'New game',
  rules: 'Rules',
  asText: 'As text',
  settings: 'Settings',
  credits: 'Credits',
  you: 'Your games',
  /** A page brings itself up to date; this is read only while it cannot yet. */
  update: {
    newer: 'A newer Haven is here. It comes by itself as soon as you are done with this.',
    late: 'A newer Haven is announced, but the old one came again. It is tried again by itself.',
    missing: 'A part of this page could not be fetched. It is tried again by itself.',
    now: 'Update now',
    tryNow: 'Try now',
    later: 'Later',
    noAnswer: 'The server does not answer.',
  },
  notFound: 'Nothing stands at this address',
  notFoundText: 'The street ends here. The city is behind you.',
  errorTitle: 'Something broke, and it was not your fault',
  errorText:
    'The game stopped because of a mistake in the program. Download the position and send it along with a report: it shows us the same moment.',
  errorDownload: 'Download the position',
  errorReload: 'Reload and go on',
  errorDetails: 'What the program says',
  /** A box of somebody else's was stopped: it runs sealed off. */
  boxOut: {
    title: (names: readonly string[]) => `${names.map((name) => `“${name}”`).join(', ')} was put out`,
    why: {
      broke: 'The box broke a rule of its own program.',
      silent: 'The box has not answered for five seconds.',
      malformed: 'The box said something that makes no sense here.',
      flood: 'The box said far too much at once.',
      unable: 'This browser could not seal the box off, and without that it is not played.',
    },
    kept: 'Your game is kept as it stood before, and nothing else was touched.',
    what: 'Reload to try once more. If it happens again, remove the box or ask whoever made it for another version.',
  },
  creditsTitle: 'Credits',
  creditsGame:
    'The Others: 7 Sins is a game by Eric M. Lang, published by CMON. Haven is made by people who like it, with words and pictures of their own.',
  creditsIcons: 'Icons, picked and joined by us:',
  creditsFonts: 'Typefaces: Manrope, Sofia Sans and Literata, under the SIL Open Font License.',
  creditsCode: 'Our code and words are free under the MIT licence.',
} as const

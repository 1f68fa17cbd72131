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
  settings: 'Settings',
  credits: 'Credits',
  updateReady: 'A newer version is here.',
  update: 'Update',
  notFound: 'Nothing stands at this address',
  notFoundText: 'The street ends here. The city is behind you.',
  errorTitle: 'Something broke, and it was not your fault',
  errorText:
    'The game stopped because of a mistake in the program. Download the position and send it along with a report: it shows us the same moment.',
  errorDownload: 'Download the position',
  errorReload: 'Reload and go on',
  errorDetails: 'What the program says',
  creditsTitle: 'Credits',
  creditsGame:
    'The Others: 7 Sins is a game by Eric M. Lang, published by CMON. Haven is made by people who like it, with words and pictures of their own.',
  creditsIcons: 'Icons, picked and joined by us:',
  creditsFonts: 'Typefaces: Manrope, Sofia Sans and Literata, under the SIL Open Font License.',
  creditsCode: 'Our code and words are free under the MIT licence.',
} as const

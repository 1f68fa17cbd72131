export const settings = {
  title: 'Settings',
  play: 'Play',
  look: 'Look',
  speed: 'Speed',
  speeds: { normal: 'As it happens', quick: 'Twice as fast', instant: 'At once' },
  theme: 'Theme',
  themes: { dark: 'Night', light: 'Daylight print', contrast: 'High contrast' },
  motion: 'Less motion',
  oneTap: 'One tap moves: no preview before a step',
  keys: 'Single-key shortcuts',
  sound: 'Sound',
  saved: 'Settings are kept in this browser.',
} as const

import type { UiGlyph } from './names.ts'

const line = (d: string): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`
const solid = (d: string): string => `<path d="${d}" fill="currentColor"/>`

/** Our own glyphs on a grid of 24. */
export const uiGlyphs: Readonly<Record<UiGlyph, string>> = {
  close: line('M6 6l12 12M18 6L6 18'),
  menu: line('M4 7h16M4 12h16M4 17h16'),
  check: line('M5 12.5l4.5 4.5L19 7.5'),
  plus: line('M12 5v14M5 12h14'),
  minus: line('M5 12h14'),
  left: line('M14.5 5.5L8 12l6.5 6.5'),
  right: line('M9.5 5.5L16 12l-6.5 6.5'),
  up: line('M5.5 14.5L12 8l6.5 6.5'),
  down: line('M5.5 9.5L12 16l6.5-6.5'),
  play: solid('M7 4.8v14.4L19.5 12z'),
  pause: solid('M6.5 5h4v14h-4zM13.5 5h4v14h-4z'),
  first: solid('M5 5h2.6v14H5zM19 5v14L8.6 12z'),
  last: solid('M16.4 5H19v14h-2.6zM5 5v14l10.4-7z'),
  info: `${line('M12 11v6')}<circle cx="12" cy="7.4" r="1.5" fill="currentColor"/><circle cx="12" cy="12" r="9.4" fill="none" stroke="currentColor" stroke-width="1.8"/>`,
  question: `${line('M9 9.3c.2-1.8 1.4-2.8 3.1-2.8 1.8 0 3.1 1.1 3.1 2.7 0 2.3-3.2 2.4-3.2 4.8')}<circle cx="12" cy="17.4" r="1.4" fill="currentColor"/>`,
  warning: `${line('M12 3.8L21.3 20H2.7zM12 10v4.6')}<circle cx="12" cy="17.3" r="1.2" fill="currentColor"/>`,
  link: line('M10 14a4 4 0 005.7 0l3-3A4 4 0 0013 5.3l-1.2 1.2M14 10a4 4 0 00-5.7 0l-3 3A4 4 0 0011 18.7l1.2-1.2'),
  share: line('M12 15V4M8 7.5L12 3.5l4 4M5 12v7.5h14V12'),
  download: line('M12 4v11M8 11.5l4 4 4-4M5 19.5h14'),
  upload: line('M12 15.5V5M8 8.5l4-4 4 4M5 19.5h14'),
  eye: `${line('M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z')}<circle cx="12" cy="12" r="2.8" fill="currentColor"/>`,
  'eye-off': line(
    'M3 3l18 18M10 5.7A9.5 9.5 0 0112 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 01-2.8 3.5M6.5 7.2C3.9 8.9 2.5 12 2.5 12S6 18.5 12 18.5a9 9 0 004-.9',
  ),
  sound: `${solid('M3 9.5v5h4l5 4.5V5L7 9.5z')}${line('M15.5 9a4.5 4.5 0 010 6M18 6.5a8 8 0 010 11')}`,
  'sound-off': `${solid('M3 9.5v5h4l5 4.5V5L7 9.5z')}${line('M16 9.5l5 5M21 9.5l-5 5')}`,
  fit: line('M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5'),
  undo: line('M8.5 5L4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 010 11H9'),
  keyboard: `${line('M2.5 6.5h19v11h-19zM8 14.5h8')}${line('M6.5 10.5h.01M10.2 10.5h.01M13.8 10.5h.01M17.5 10.5h.01')}`,
  lock: line('M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 017 0v3'),
  arrow: line('M4 12h15M13 6l6 6-6 6'),
  dot: '<circle cx="12" cy="12" r="7" fill="currentColor"/>',
  ring: '<circle cx="12" cy="12" r="6.5" fill="none" stroke="currentColor" stroke-width="2.2"/>',
  bolt: solid('M13.5 2L5 13.5h5.5L9.5 22 19 10h-5.8z'),
  die: `${line('M5 5h14v14H5z')}<circle cx="9" cy="9" r="1.5" fill="currentColor"/><circle cx="15" cy="15" r="1.5" fill="currentColor"/><circle cx="12" cy="12" r="1.5" fill="currentColor"/>`,
  hand: line(
    'M8 13V6.5a1.5 1.5 0 013 0V11 5a1.5 1.5 0 013 0v6-5a1.5 1.5 0 013 0v8c0 4-2 6.5-5.5 6.5-3 0-4.5-1.5-6.5-5.5l-1-2a1.4 1.4 0 012.3-1.5z',
  ),
  hero: `<circle cx="12" cy="7" r="3.6" fill="currentColor"/>${solid('M4.5 21c0-5 3-8.5 7.5-8.5s7.5 3.5 7.5 8.5z')}`,
  heart: solid('M12 21C4.5 15 2 11.6 2 8.2A5.2 5.2 0 0112 6a5.2 5.2 0 0110 2.2c0 3.4-2.5 6.8-10 12.8z'),
}

/** As symbols, for the page to refer to as `#i-<name>`. */
export const uiSymbols = Object.entries(uiGlyphs)
  .map(([name, body]) => `<symbol id="i-${name}" viewBox="0 0 24 24">${body}</symbol>`)
  .join('')

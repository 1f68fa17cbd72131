/** The page of boxes: what lies beside the core box on this device. */

const KINDS: Readonly<Record<string, readonly [one: string, other: string]>> = {
  sins: ['sin', 'sins'],
  heroes: ['hero', 'heroes'],
  acolytes: ['kind of Acolytes', 'kinds of Acolytes'],
  stories: ['story', 'stories'],
  maps: ['map', 'maps'],
  tiles: ['tile', 'tiles'],
  upgrades: ['Upgrade', 'Upgrades'],
  darkPast: ['Dark Past card', 'Dark Past cards'],
  apocalypse: ['Apocalypse card', 'Apocalypse cards'],
  hellClub: ['Hell Club member', 'Hell Club members'],
  track: ['track level', 'track levels'],
}

export const boxes = {
  title: 'Boxes',
  lead: 'What a new game may be drawn from, beside the core box. A box of somebody else is kept on this device alone, and runs sealed off from everything else on it.',
  here: 'On this device',
  version: (version: string) => `version ${version}`,
  ours: 'comes with Haven',
  olderKept: (versions: readonly string[]) => `Kept for games that began with it: version ${versions.join(', ')}`,
  adds: (kind: string, count: number) => `${count} ${KINDS[kind]?.[count === 1 ? 0 : 1] ?? kind}`,
  on: 'In new games',
  onOf: (name: string) => `${name} in new games`,
  remove: 'Remove',
  removeThis: (name: string) => `Remove ${name}`,
  removeHint: 'Games with a box that was removed are kept, and go on when it is here again.',
  install: 'Install a box',
  file: 'From a file, as “haven pack” makes it',
  offered: 'This server offers',
  fetch: 'Install',
  fetchThis: (name: string) => `Install ${name}`,
  installed: (name: string, version: string) => `${name}, version ${version}, is here.`,
  notOffered: 'This server does not offer that box.',
  newGame: 'New game',
} as const

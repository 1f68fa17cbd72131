import type { boxes as english } from '../../en/web/boxes.ts'
import type { Said } from '../../said.ts'
import { count as counted } from '../grammar.ts'

/** The page of boxes: what lies beside the core box on this device. */

const KINDS: Readonly<Record<string, readonly [one: string, other: string]>> = {
  sins: ['Péché', 'Péchés'],
  heroes: ['héros', 'héros'],
  acolytes: ['type d’acolytes', 'types d’acolytes'],
  stories: ['scénario', 'scénarios'],
  maps: ['plan', 'plans'],
  tiles: ['tuile', 'tuiles'],
  upgrades: ['amélioration', 'améliorations'],
  darkPast: ['carte Passé sombre', 'cartes Passé sombre'],
  apocalypse: ['carte Apocalypse', 'cartes Apocalypse'],
  hellClub: ['membre du Hell Club', 'membres du Hell Club'],
  track: ['niveau de piste', 'niveaux de piste'],
}

export const boxes: Said<typeof english> = {
  title: 'Boîtes',
  lead: 'De quoi composer une nouvelle partie, en plus de la boîte de base. Une boîte faite par quelqu’un d’autre n’est gardée que sur cet appareil, et tourne isolée de tout le reste.',
  here: 'Sur cet appareil',
  version: (version) => `version ${version}`,
  ours: 'fournie avec Haven',
  olderKept: (versions) => `Gardé pour les parties commencées avec : version ${versions.join(', ')}`,
  adds: (kind, count) => counted(count, ...(KINDS[kind] ?? ([kind, kind] as const))),
  on: 'Dans les nouvelles parties',
  onOf: (name) => `${name} dans les nouvelles parties`,
  remove: 'Retirer',
  removeThis: (name) => `Retirer ${name}`,
  removeHint: 'Les parties dont la boîte est retirée sont gardées, et reprennent quand elle revient.',
  install: 'Installer une boîte',
  file: 'Depuis un fichier, tel que « haven pack » le fait',
  offered: 'Ce serveur propose',
  fetch: 'Installer',
  fetchThis: (name) => `Installer ${name}`,
  installed: (name, version) => `${name}, version ${version} : la boîte est là.`,
  notOffered: 'Ce serveur ne propose pas cette boîte.',
  newGame: 'Nouvelle partie',
}

import type { boxes as english } from '../../en/web/boxes.ts'
import type { Said } from '../../said.ts'
import { count as counted } from '../grammar.ts'

/** The page of boxes: what lies beside the core box on this device. */

const KINDS: Readonly<Record<string, readonly [one: string, other: string]>> = {
  sins: ['Sünde', 'Sünden'],
  heroes: ['Held', 'Helden'],
  acolytes: ['Art von Akolythen', 'Arten von Akolythen'],
  stories: ['Story', 'Storys'],
  maps: ['Stadtplan', 'Stadtpläne'],
  tiles: ['Spielplanteil', 'Spielplanteile'],
  upgrades: ['Verstärkung', 'Verstärkungen'],
  darkPast: ['Karte der Dunklen Vergangenheit', 'Karten der Dunklen Vergangenheit'],
  apocalypse: ['Apokalypsekarte', 'Apokalypsekarten'],
  hellClub: ['Mitglied des Hell Club', 'Mitglieder des Hell Club'],
  track: ['Stufe des Pfads', 'Stufen des Pfads'],
}

export const boxes: Said<typeof english> = {
  title: 'Boxen',
  lead: 'Woraus ein neues Spiel neben dem Grundspiel schöpfen darf. Eine Box von jemand anderem bleibt allein auf diesem Gerät und läuft abgeriegelt von allem anderen darauf.',
  here: 'Auf diesem Gerät',
  version: (version) => `Version ${version}`,
  ours: 'gehört zu Haven',
  olderKept: (versions) => `Aufgehoben für Spiele, die damit begonnen haben: Version ${versions.join(', ')}`,
  adds: (kind, count) => counted(count, KINDS[kind]?.[0] ?? kind, KINDS[kind]?.[1] ?? kind),
  on: 'In neuen Spielen',
  onOf: (name) => `${name} in neuen Spielen`,
  remove: 'Entfernen',
  removeThis: (name) => `${name} entfernen`,
  removeHint: 'Spiele mit einer entfernten Box bleiben und gehen weiter, wenn sie wieder da ist.',
  install: 'Eine Box installieren',
  file: 'Aus einer Datei, wie „haven pack“ sie macht',
  offered: 'Dieser Server bietet an',
  fetch: 'Installieren',
  fetchThis: (name) => `${name} installieren`,
  installed: (name, version) => `${name}, Version ${version}, ist da.`,
  notOffered: 'Diese Box bietet der Server nicht an.',
  newGame: 'Neues Spiel',
}

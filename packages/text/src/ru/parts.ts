import type { Fetched } from '../languages.ts'

export const parts: Fetched = {
  page: () => import('./page.ts').then(({ page }) => page),
  game: () => import('./game.ts').then(({ game }) => game),
  table: () => import('./table.ts').then(({ table }) => table),
  online: () => import('./online/index.ts').then(({ online }) => online),
  night: () => import('./night/index.ts').then(({ night }) => night),
  coach: () => import('./coach.ts').then(({ coach }) => coach),
  nightmare: () => import('./nightmare.ts').then(({ nightmare }) => nightmare),
  drills: () => import('./drills/index.ts').then(({ drills }) => drills),
  things: () => import('./things/index.ts').then(({ things }) => things),
  rulebook: () => import('./rulebook/index.ts').then(({ rulebook }) => rulebook),
  you: () => import('./you.ts').then(({ you }) => you),
  typing: () => import('./typing.ts').then(({ typing }) => typing),
}

import { type Signal, signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import type { Route } from './router.ts'

/** Pages that are not needed for the first view come when they are asked for. */
export type Page = Exclude<Route['page'], 'landing' | 'lost'>
export type Loaded = ComponentType<{ readonly game?: string }>

const LOADERS: Readonly<Record<Page, () => Promise<Loaded>>> = {
  new: () => import('./NewGame.tsx').then(({ NewGame }) => NewGame),
  load: () => import('./LoadGame.tsx').then(({ LoadGame }) => LoadGame),
  table: () => import('../table/TablePage.tsx').then(({ TablePage }) => TablePage as Loaded),
  'text-table': () => import('../text-view/TextTablePage.tsx').then(({ TextTablePage }) => TextTablePage),
  text: () => import('../text-view/TextStartPage.tsx').then(({ TextStartPage }) => TextStartPage),
  replay: () => import('../replay/ReplayPage.tsx').then(({ ReplayPage }) => ReplayPage),
  recap: () => import('../recap/RecapPage.tsx').then(({ RecapPage }) => RecapPage),
  p: () => import('../links/PositionPage.tsx').then(({ PositionPage }) => PositionPage),
  online: () => import('../online/OnlinePage.tsx').then(({ OnlinePage }) => OnlinePage),
  t: () => import('../online/OnlineTablePage.tsx').then(({ OnlineTablePage }) => OnlineTablePage),
  settings: () => import('./SettingsPage.tsx').then(({ SettingsPage }) => SettingsPage),
  rules: () => import('../rules/RulesPage.tsx').then(({ RulesPage }) => RulesPage),
  credits: () => import('./Credits.tsx').then(({ Credits }) => Credits),
}

export const pages: Signal<Readonly<Partial<Record<Page, Loaded>>>> = signal({})

export async function preload(page: Page): Promise<void> {
  if (pages.peek()[page]) return
  const loaded = await LOADERS[page]()
  pages.value = { ...pages.peek(), [page]: loaded }
}

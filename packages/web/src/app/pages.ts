import { type Signal, signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { installIcons } from '../base/icons/install.ts'
import { speakOfNight } from '../base/night-words.ts'
import { speakOnline } from '../base/online-words.ts'
import { speakOfDrills, speakOfNightmares } from '../base/puzzle-words.ts'
import type { Route } from '../base/router.ts'
import { speakOfRules } from '../base/rulebook-words.ts'
import { speakOfGame } from '../base/words.ts'
import { speakOfYou } from '../base/you-words.ts'
import { workerLink } from '../model/link.ts'

/** Pages that are not needed for the first view come when they are asked for. */
export type Page = Exclude<Route['page'], 'landing' | 'lost'>
export type Loaded = ComponentType<{ readonly game?: string }>

const LOADERS: Readonly<Record<Page, () => Promise<Loaded>>> = {
  new: () => import('../screens/new-game/NewGame.tsx').then(({ NewGame }) => NewGame),
  load: () => import('../screens/load-game/LoadGame.tsx').then(({ LoadGame }) => LoadGame),
  table: () => import('../screens/table/TablePage.tsx').then(({ TablePage }) => TablePage as Loaded),
  'text-table': () => import('../screens/text-view/TextTablePage.tsx').then(({ TextTablePage }) => TextTablePage),
  text: () => import('../screens/text-view/TextStartPage.tsx').then(({ TextStartPage }) => TextStartPage),
  replay: () => import('../screens/replay/ReplayPage.tsx').then(({ ReplayPage }) => ReplayPage),
  recap: () => import('../screens/recap/RecapPage.tsx').then(({ RecapPage }) => RecapPage),
  p: () => import('../screens/links/PositionPage.tsx').then(({ PositionPage }) => PositionPage),
  online: () => import('../screens/online/OnlinePage.tsx').then(({ OnlinePage }) => OnlinePage),
  t: () => import('../screens/online/OnlineTablePage.tsx').then(({ OnlineTablePage }) => OnlineTablePage),
  night: () => import('../screens/night/NightPage.tsx').then(({ NightPage }) => NightPage),
  scene: () => import('../screens/night/ScenePage.tsx').then(({ ScenePage }) => ScenePage),
  'text-scene': () => import('../screens/night/TextScenePage.tsx').then(({ TextScenePage }) => TextScenePage),
  nightmare: () => import('../screens/puzzle/NightmarePage.tsx').then(({ NightmarePage }) => NightmarePage),
  'text-nightmare': () =>
    import('../screens/puzzle/TextNightmarePage.tsx').then(({ TextNightmarePage }) => TextNightmarePage),
  'text-drill': () => import('../screens/puzzle/TextDrillPage.tsx').then(({ TextDrillPage }) => TextDrillPage),
  drills: () => import('../screens/puzzle/DrillsPage.tsx').then(({ DrillsPage }) => DrillsPage),
  drill: () => import('../screens/puzzle/DrillPage.tsx').then(({ DrillPage }) => DrillPage),
  quiz: () => import('../screens/puzzle/QuizPage.tsx').then(({ QuizPage }) => QuizPage),
  boxes: () => import('../screens/boxes/BoxesPage.tsx').then(({ BoxesPage }) => BoxesPage),
  settings: () => import('../screens/settings/SettingsPage.tsx').then(({ SettingsPage }) => SettingsPage),
  rules: () => import('../screens/rules/RulesPage.tsx').then(({ RulesPage }) => RulesPage),
  sheet: () => import('../screens/rules/SheetPage.tsx').then(({ SheetPage }) => SheetPage),
  you: () => import('../screens/you/YouPage.tsx').then(({ YouPage }) => YouPage),
  credits: () => import('../screens/credits/Credits.tsx').then(({ Credits }) => Credits),
}

/** Pages of a game that is kept here: its worker starts while they are fetched. */
const AT_HOME: ReadonlySet<Page> = new Set<Page>([
  'table',
  'text-table',
  'replay',
  'recap',
  'scene',
  'text-scene',
  'nightmare',
  'text-nightmare',
  'drill',
  'text-drill',
])
const AT_TABLE: ReadonlySet<Page> = new Set<Page>(['table', 'replay', 'scene', 't', 'nightmare', 'drill'])
const NIGHT: ReadonlySet<Page> = new Set<Page>(['night', 'scene', 'text-scene'])
const NIGHTMARE: ReadonlySet<Page> = new Set<Page>(['nightmare', 'text-nightmare'])
const DRILLS: ReadonlySet<Page> = new Set<Page>(['drills', 'drill', 'text-drill', 'quiz'])
const RULES: ReadonlySet<Page> = new Set<Page>(['rules', 'sheet'])
const ONLINE: ReadonlySet<Page> = new Set<Page>(['online', 't'])
const YOU: ReadonlySet<Page> = new Set<Page>(['you'])

export const pages: Signal<Readonly<Partial<Record<Page, Loaded>>>> = signal({})

/** Who says more than the game itself. */
const SPEAKERS: readonly (readonly [ReadonlySet<Page>, () => Promise<unknown>])[] = [
  [ONLINE, speakOnline],
  [NIGHT, speakOfNight],
  [NIGHTMARE, speakOfNightmares],
  [DRILLS, speakOfDrills],
  [RULES, speakOfRules],
  [YOU, speakOfYou],
]

const wordsOf = (page: Page): (() => Promise<unknown>) =>
  SPEAKERS.find(([pages]) => pages.has(page))?.[1] ?? speakOfGame

export async function preload(page: Page): Promise<void> {
  if (pages.peek()[page]) return
  if (AT_HOME.has(page)) workerLink()
  // Words come first: a module may keep some of them at its top.
  await wordsOf(page)()
  // What the rules are compiled to takes a moment, and the page another: somebody may press in between.
  if (AT_TABLE.has(page)) await import('../model/rules.ts')
  const loaded = await LOADERS[page]()
  // A table has them after its first question.
  if (page !== 'table') installIcons().catch(() => undefined)
  pages.value = { ...pages.peek(), [page]: loaded }
}

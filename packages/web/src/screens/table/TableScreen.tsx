import { PROMPTS, type Rules, type View } from '@haven/engine'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import { useCarried } from '../../base/update/carry.ts'
import { catalogue, words } from '../../base/words.ts'
import { factsOf } from '../../model/facts.ts'
import { rules } from '../../model/rules.ts'
import { isOlder, useRules } from '../../model/rules-shown.ts'
import type { Question } from '../../model/targets.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { TableContext, type TableSetting } from '../../parts/context/table-context.ts'
import { useParts } from '../../parts/context/table-parts.ts'
import { CaptionLane } from '../../parts/film/CaptionLane.tsx'
import { FilmLayer } from '../../parts/film/FilmLayer.tsx'
import { useIsCoached } from '../../parts/film/use-coach.tsx'
import { type KeyRow, KeySheet } from '../../parts/page/KeySheet.tsx'
import { Later } from '../../parts/page/Later.tsx'
import { useTitle } from '../../parts/page/Shell.tsx'
import { Heroes, Inventory, Reserve } from '../../parts/panels/Heroes.tsx'
import { heroModels } from '../../parts/panels/hero-model.ts'
import { InspectLayer } from '../../parts/panels/InspectLayer.tsx'
import { CardsInForce, StoryPanel } from '../../parts/panels/StoryPanels.tsx'
import { apocalypseModel, storyModel } from '../../parts/panels/story-model.ts'
import { SoundLayer } from '../../parts/sound/SoundLayer.tsx'
import { Curtain } from '../../parts/table/Curtain.tsx'
import { useAwake } from '../../parts/table/use-awake.ts'
import { Board } from './Board.tsx'
import { Dock } from './Dock.tsx'
import { useGuard } from './guard.ts'
import { HandDock } from './HandDock.tsx'
import { HeroStrip } from './HeroStrip.tsx'
import { useTableKeys } from './keys.ts'
import { LogPanel } from './LogPanel.tsx'
import { SinsSide } from './SinsSide.tsx'
import { Stage } from './Stage.tsx'
import { Strip } from './Strip.tsx'
import { TableEnd } from './TableEnd.tsx'
import { type TabName, Tabs } from './Tabs.tsx'

let known: { readonly by: Rules; readonly setting: TableSetting } | null = null

/** What the boxes of these rules say, looked up once. */
function settingOf(by: Rules): TableSetting {
  if (known?.by !== by || known.setting.say !== catalogue) {
    known = { by, setting: { facts: factsOf(by.tables), say: catalogue } }
  }
  return known.setting
}

interface TableScreenProps {
  /** Stands where the question stands: a replay asks nothing. */
  readonly foot?: JSX.Element
  /** And has other keys. */
  readonly keys?: readonly KeyRow[]
}

/** Everything of a game on one screen, without scrolling the page. */
export function TableScreen({ foot, keys }: TableScreenProps): JSX.Element | null {
  const store = useStore()
  const tab = useCarried<TabName>('tab', 'board')
  const isZen = useCarried<boolean>('zen', false)
  const isHelp = useSignal(false)
  const free = useRef<HTMLDivElement>(null)
  const { End = TableEnd, Lane = CaptionLane } = useParts() ?? {}
  const isCoached = useIsCoached()
  const guard = useGuard(store)
  useTableKeys(store, {
    isFresh: (event) => guard.isFresh(event),
    help: () => {
      isHelp.value = true
    },
    zen: () => {
      isZen.value = !isZen.value
    },
  })
  useAwake(store.question.value !== null)
  const { value: view } = store.view
  useTitle(view ? catalogue.name(view.setup.story) : words.shell.product)
  const hasRules = useRules(view)
  if (!view || !hasRules) return null
  const setting = settingOf(rules)
  const { value: screen } = store.screen
  const isCovered = screen?.curtain != null
  const isSins = screen?.viewer === 'sins'
  const heroes = (
    <aside class="table-screen__heroes" aria-label={words.table.heroes}>
      <h2 class="visually-hidden">{words.table.heroes}</h2>
      <Later>
        <HeroSide view={view} />
      </Later>
    </aside>
  )
  const sins = (
    <aside class="table-screen__sins" aria-label={words.table.sin}>
      <h2 class="visually-hidden">{words.table.sin}</h2>
      <Later>
        <SinsSide />
      </Later>
    </aside>
  )
  return (
    <TableContext.Provider value={setting}>
      <div
        class="table-screen"
        data-tab={tab.value}
        data-zen={isZen.value}
        data-seat={isSins ? 'sins' : 'heroes'}
        data-level={view.track}
        data-lane={Lane === CaptionLane && !isCoached ? undefined : 'high'}
        onClickCapture={(event) => guard.press(event)}
        inert={isCovered || (!foot && view.over !== null && !store.scene.value)}
      >
        <Strip />
        <main class="table-screen__board" aria-label={words.table.board}>
          <Later>
            <Board free={free} />
          </Later>
        </main>
        <Stage />
        <div class="table-screen__free" ref={free} />
        <FilmLayer />
        <Lane />
        <div class="rail" data-side="left">
          {isSins ? (
            <>
              {sins}
              <HandDock />
            </>
          ) : (
            heroes
          )}
        </div>
        <div class="rail" data-side="right">
          {isSins ? heroes : sins}
          <aside class="table-screen__log" aria-label={words.table.log}>
            <Later>
              <LogPanel />
            </Later>
          </aside>
        </div>
        <aside class="table-screen__story" aria-label={words.table.story}>
          <h2 class="visually-hidden">{words.table.story}</h2>
          {isOlder(view.rules) && <p role="note">{catalogue.olderRules(view.rules)}</p>}
          <Later>
            <StoryPanel model={storyModel(view, setting.facts)} />
            <CardsInForce model={apocalypseModel(view, setting.facts)} />
          </Later>
        </aside>
        <HeroStrip tab={tab} />
        {foot ?? <Dock />}
        <Tabs tab={tab} />
        <InspectLayer />
        <SoundLayer />
      </div>
      {!foot && <End />}
      {screen?.curtain != null && <Curtain seat={screen.curtain} />}
      {isHelp.value && (
        <KeySheet
          {...(keys && { rows: keys })}
          close={() => {
            isHelp.value = false
          }}
        />
      )}
    </TableContext.Provider>
  )
}

/** Whose board is open: the hero whom the question is about, else the one on turn. */
function focusOf(view: View, asked: string | undefined): number {
  const place = view.heroes.findIndex(({ hero }) => hero === (asked ?? view.turn?.hero))
  return place >= 0 ? place : view.first
}

/** Is the hero's own track what is pressed? */
const isTrack = ({ kind }: Question): boolean => ['wounds', 'heals'].includes(PROMPTS[kind].assigns ?? '')

function HeroSide({ view }: { readonly view: View }): JSX.Element {
  const store = useStore()
  const { value: question } = store.question
  const isSins = store.screen.value?.viewer === 'sins'
  return (
    <>
      <Heroes
        heroes={heroModels(view, settingOf(rules).facts)}
        focus={isSins && !question?.subject.hero ? -1 : focusOf(view, question?.subject.hero)}
        onStage={question && isTrack(question) ? (question.subject.hero ?? view.hurt?.hero ?? null) : null}
      />
      {!isSins && <Inventory cards={view.upgrades.inventory} deck={view.upgrades.deck.length} />}
      <Reserve reserve={view.reserve} isSins={isSins} />
    </>
  )
}

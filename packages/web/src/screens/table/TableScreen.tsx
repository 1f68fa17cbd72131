import { PROMPTS, type Rules, type View } from '@haven/engine'
import { useComputed, useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import { useCarried } from '../../base/update/carry.ts'
import { catalogue, words } from '../../base/words.ts'
import { factsOf } from '../../model/facts.ts'
import { rules } from '../../model/rules.ts'
import { isOlder, useRules } from '../../model/rules-shown.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { TableContext, type TableSetting } from '../../parts/context/table-context.ts'
import { useParts } from '../../parts/context/table-parts.ts'
import { type KeyRow, KeySheet } from '../../parts/page/KeySheet.tsx'
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
import { EndSheet } from './EndSheet.tsx'
import { FightSheet } from './FightSheet.tsx'
import { HandDock } from './HandDock.tsx'
import { HeroStrip } from './HeroStrip.tsx'
import { useTableKeys } from './keys.ts'
import { LogPanel } from './LogPanel.tsx'
import { Narrator } from './Narrator.tsx'
import { SinsSide } from './SinsSide.tsx'
import { Strip } from './Strip.tsx'
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
  const End = useParts()?.End ?? EndSheet
  useTableKeys(store, {
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
      <HeroSide view={view} />
    </aside>
  )
  const sins = (
    <aside class="table-screen__sins" aria-label={words.table.sin}>
      <h2 class="visually-hidden">{words.table.sin}</h2>
      <SinsSide />
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
        inert={isCovered}
      >
        <Strip />
        <main class="table-screen__board" aria-label={words.table.board}>
          <Board free={free} />
          {!foot && <End />}
        </main>
        <div class="table-screen__free" ref={free} />
        <FightSheet />
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
            <LogPanel />
          </aside>
        </div>
        <aside class="table-screen__story" aria-label={words.table.story}>
          <h2 class="visually-hidden">{words.table.story}</h2>
          {isOlder(view.rules) && <p role="note">{catalogue.olderRules(view.rules)}</p>}
          <StoryPanel model={storyModel(view, setting.facts)} />
          <CardsInForce model={apocalypseModel(view, setting.facts)} />
        </aside>
        <HeroStrip tab={tab} />
        {foot ?? <Dock />}
        <Tabs tab={tab} />
        <Narrator />
        <InspectLayer />
        <SoundLayer />
      </div>
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

function HeroSide({ view }: { readonly view: View }): JSX.Element {
  const store = useStore()
  const { value: question } = store.question
  const isSins = store.screen.value?.viewer === 'sins'
  const pick = useComputed(() => {
    const { slots } = store.lit.value
    return slots.size === 0
      ? undefined
      : {
          slots: [...slots.keys()],
          onPick: (slot: number) => void store.answer(slots.get(slot)?.[0] ?? ''),
        }
  })
  const cards = question && PROMPTS[question.kind].beside === 'upgrades' ? [...store.lit.value.cards.keys()] : []
  return (
    <>
      <Heroes
        heroes={heroModels(view, settingOf(rules).facts)}
        focus={isSins && !question?.subject.hero ? -1 : focusOf(view, question?.subject.hero)}
        {...(pick.value && { pick: pick.value })}
      />
      {!isSins && (
        <Inventory
          cards={view.upgrades.inventory}
          deck={view.upgrades.deck.length}
          pick={{ cards, onPick: (card) => void store.answer(store.lit.value.cards.get(card)?.[0] ?? '') }}
        />
      )}
      <Reserve reserve={view.reserve} isSins={isSins} />
    </>
  )
}

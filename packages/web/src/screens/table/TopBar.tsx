import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import { catalogue, words } from '../../base/words.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { useTable } from '../../parts/context/table-context.ts'
import { useParts } from '../../parts/context/table-parts.ts'
import { heroModels, nextPlace } from '../../parts/panels/hero-model.ts'
import { ApocalypseTrack, MissionLine } from '../../parts/panels/StoryPanels.tsx'
import { apocalypseModel, storyModel } from '../../parts/panels/story-model.ts'
import { TurnRibbon } from '../../parts/panels/TurnRibbon.tsx'
import { MenuSheet } from './MenuSheet.tsx'

/** Where we are: story, round and turns, mission, Apocalypse. */
export function TopBar(): JSX.Element | null {
  const store = useStore()
  const { facts } = useTable()
  const isOpen = useSignal(false)
  const Menu = useParts()?.Menu ?? MenuSheet
  const { value: view } = store.view
  if (!view) return null
  const { table } = words
  return (
    <header class="top-bar">
      <h1 class="top-bar__story display">{catalogue.name(view.setup.story)}</h1>
      <TurnRibbon round={view.round} heroes={heroModels(view, facts)} next={nextPlace(view)} compact />
      <MissionLine model={storyModel(view, facts)} />
      <ApocalypseTrack model={apocalypseModel(view, facts)} compact />
      <p class="top-bar__brief">
        <span>{table.round(view.round)}</span>
        <span>{table.missionBrief(view.mission.progress, view.mission.count)}</span>
        <span>{table.apocalypseBrief(view.track)}</span>
      </p>
      <button
        type="button"
        class="button top-bar__menu"
        data-tone="ghost"
        data-size="icon"
        aria-label={table.menu}
        onClick={() => {
          isOpen.value = true
        }}
      >
        <Icon name="menu" />
      </button>
      {isOpen.value && (
        <Menu
          close={() => {
            isOpen.value = false
          }}
        />
      )}
    </header>
  )
}

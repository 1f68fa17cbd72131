import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { words } from '../app/words.ts'
import { Icon } from '../icons/Icon.tsx'
import { english } from '../model/words.ts'
import { heroModels, nextPlace } from '../panels/hero-model.ts'
import { ApocalypseTrack, MissionLine } from '../panels/StoryPanels.tsx'
import { apocalypseModel, storyModel } from '../panels/story-model.ts'
import { TurnRibbon } from '../panels/TurnRibbon.tsx'
import { useTable } from '../panels/table-context.ts'
import { useStore } from './context.ts'
import { MenuSheet } from './MenuSheet.tsx'
import { useParts } from './parts.ts'

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
      <h1 class="top-bar__story display">{english.name(view.setup.story)}</h1>
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

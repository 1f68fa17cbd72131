import type { Catalogue } from '@haven/text'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { PanelWords } from '../../base/panel-words.ts'
import { words } from '../../base/words.ts'
import type { Facts } from '../../model/facts.ts'

/** What every panel needs besides the view: facts of the boxes in play, and words. */
export interface TableSetting {
  readonly facts: Facts
  readonly say: Catalogue
  readonly words?: PanelWords
}

export const TableContext = createContext<TableSetting | null>(null)

export function useTable(): Required<TableSetting> {
  const setting = useContext(TableContext)
  if (!setting) throw new Error('Panels and cards need a TableContext around them')
  return { ...setting, words: setting.words ?? words.panels }
}

import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { GameStore } from '../../model/store.ts'

export const StoreContext = createContext<GameStore | null>(null)

export function useStore(): GameStore {
  const store = useContext(StoreContext)
  if (!store) throw new Error('there is no table around this')
  return store
}

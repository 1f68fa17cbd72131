import type { JSX } from 'preact'
import type { Scene } from '../../model/film/scenes.ts'

export function Staged(_: { readonly scene: Scene }): JSX.Element | null {
  return null
}

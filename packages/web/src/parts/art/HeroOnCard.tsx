import type { JSX } from 'preact'
import { useContext } from 'preact/hooks'
import { TableContext } from '../context/table-context.ts'
import { Picture } from './Picture.tsx'

/** All of a hero's picture, on his card. */
export function HeroOnCard({ form }: { readonly form: string }): JSX.Element | null {
  const known = useContext(TableContext)?.facts.forms[form]
  if (!known) return null
  const subject = { what: 'hero', form, class: known.class, state: {}, cut: 'whole' } as const
  return <Picture wish={{ subject, w: 480, h: 480 }} />
}

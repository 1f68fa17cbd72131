import type { JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import type { IconName } from '../../base/icons/names.ts'
import { thing } from '../../model/inspect/things.ts'
import { useTable } from '../context/table-context.ts'
import { RESULT_ICONS } from '../marks/bonus.ts'
import type { DieModel, Face } from './dice-model.ts'

export const FACE_ICONS: Readonly<Record<Face, IconName | null>> = {
  ...RESULT_ICONS,
  burst: 'explosion-rays',
  corruption: 'tentacle-strike',
  blank: null,
}

/** `hit` is on both dice, and looks different on each. */
export const faceIcon = ({ side, face }: Pick<DieModel, 'side' | 'face'>): IconName | null =>
  side === 'sins' && face === 'hit' ? 'claw-slashes' : FACE_ICONS[face]

export interface DieProps {
  readonly die: DieModel
  /** Inside a control that has the name already. */
  readonly silent?: boolean
}

/** One die: the face that counts in front, sides that show while it tumbles. */
export function Die({ die, silent = false }: DieProps): JSX.Element {
  const { say, words } = useTable()
  const icon = faceIcon(die)
  const label = [
    say.name(die.face),
    ...(die.as ? [say.name(die.as)] : []),
    ...(die.wave > 0 ? [words.extraDie] : []),
    ...(die.cancelled ? [words.cancelled] : []),
  ].join(', ')
  return (
    <span
      class="die"
      data-side={die.side}
      data-face={die.face}
      data-extra={die.wave > 0 || undefined}
      data-cancelled={die.cancelled || undefined}
      data-die={die.key}
      data-inspect={thing(die.side === 'sins' ? 'sinFace' : 'heroFace', die.face)}
      {...(silent ? { 'aria-hidden': 'true' as const } : { role: 'img', 'aria-label': label })}
    >
      <span class="die__cube">
        <span class="die__side die__side--front">{icon && <Icon name={icon} />}</span>
        <span class="die__side die__side--back" />
        <span class="die__side die__side--top" />
        <span class="die__side die__side--bottom" />
        <span class="die__side die__side--left" />
        <span class="die__side die__side--right" />
      </span>
      {die.as && (
        <span class="die__as">
          <Icon name={RESULT_ICONS[die.as]} />
        </span>
      )}
    </span>
  )
}

import type { JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import { thing } from '../../model/inspect/things.ts'
import { useTable } from '../context/table-context.ts'
import { BonusMark } from '../marks/BonusMark.tsx'
import type { HeroModel } from './hero-model.ts'

/**
 * As on cardboard: the levels on top, with the marker; the bonuses under them; wounds lie on bonuses and hide them.
 * What would count if corruption were taken now is lit.
 */
export function CorruptionTrack({ hero }: { readonly hero: HeroModel }): JSX.Element {
  const { words } = useTable()
  return (
    <div class="track">
      <ol class="track__slots" aria-label={words.corruptionTrack(hero.form)}>
        {hero.slots.map((slot) => (
          <li
            key={slot.slot}
            class="track__slot"
            data-inspect={thing('slot', slot.slot, hero.hero)}
            data-level={slot.isLevel || undefined}
            data-below={slot.slot < hero.corruption || undefined}
            data-wounded={slot.wounded || undefined}
            data-counts={slot.counts === 'no' ? undefined : slot.counts}
          >
            <span class="track__level" aria-hidden="true">
              {slot.isLevel ? <Icon name="curled-tentacle" class="track__marker" /> : null}
              <b>{slot.slot}</b>
            </span>
            <span class="track__bonus" aria-hidden="true">
              <BonusMark bonus={slot.bonus} />
              {slot.wounded && <Icon name="broken-heart" class="track__wound" />}
            </span>
            <span class="visually-hidden">{words.slot(slot)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

import type { Npc } from '@haven/engine'
import type { JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import type { IconName } from '../../base/icons/names.ts'
import { thing } from '../../model/inspect/things.ts'
import { useTable } from '../context/table-context.ts'
import { FATAL_WOUNDS, type HeroModel, TURN_TOKENS } from './hero-model.ts'

export const NPC_ICONS: Readonly<Record<Npc, IconName>> = {
  commissioner: 'police-badge',
  proxy: 'hood',
  ravencorp: 'raven',
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i)

/** Turn tokens, Extra Turn tokens and the City Action token of a hero. */
export function TurnTokens({
  hero,
  brief = false,
}: {
  readonly hero: HeroModel
  readonly brief?: boolean
}): JSX.Element {
  const { words } = useTable()
  const all = Math.max(TURN_TOKENS, hero.turns)
  return (
    <span class="tokens">
      <span
        class="tokens__turns"
        data-inspect={thing('counter', 'turn', hero.hero)}
        role="img"
        aria-label={words.turnTokens(hero.turns, all)}
      >
        {upTo(all).map((i) => (
          <span key={i} class="token-turn" data-spent={i >= hero.turns || undefined} />
        ))}
      </span>
      {hero.extraTurns > 0 && (
        <span
          class="tokens__extra"
          data-inspect={thing('counter', 'extra', hero.hero)}
          role="img"
          aria-label={words.extraTurns(hero.extraTurns)}
        >
          <Icon name="sprint" />
          <b aria-hidden="true">+{hero.extraTurns}</b>
        </span>
      )}
      {!brief && (
        <span
          class="tokens__city"
          data-inspect={thing('counter', 'city', hero.hero)}
          role="img"
          data-spent={!hero.cityAction || undefined}
          aria-label={hero.cityAction ? words.cityReady : words.cityUsed}
        >
          <Icon name="modern-city" />
        </span>
      )}
    </span>
  )
}

/** Five hearts, and those that are left are full: the number beside them says the same. */
export function Lives({ wounds, of }: { readonly wounds: number; readonly of: string }): JSX.Element {
  const { words } = useTable()
  const left = Math.max(0, FATAL_WOUNDS - wounds)
  return (
    <span
      class="lives"
      data-inspect={thing('stat', 'lives', of)}
      role="img"
      aria-label={words.lives(left, FATAL_WOUNDS)}
      data-grave={left <= 1 || undefined}
    >
      {upTo(FATAL_WOUNDS).map((i) => (
        <i key={i} data-left={i < left || undefined} />
      ))}
    </span>
  )
}

import type { JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import type { IconName } from '../../base/icons/names.ts'
import { thing } from '../../model/inspect/things.ts'
import { CardThumb } from '../art/CardThumb.tsx'
import { heroState } from '../art/hero-state.ts'
import { Portrait } from '../art/Portrait.tsx'
import { iconOf } from '../cards/card-icons.ts'
import { useTable } from '../context/table-context.ts'
import { CorruptionTrack } from './CorruptionTrack.tsx'
import { FATAL_WOUNDS, type HeroModel } from './hero-model.ts'
import { Inspect } from './Inspect.tsx'
import { Lives, NPC_ICONS, TurnTokens } from './tokens.tsx'

/** His face as it is now, on an arch with the base of his class. */
export function HeroPortrait(props: {
  readonly hero: HeroModel
  readonly size: number
  readonly shape?: 'arch' | 'round'
}): JSX.Element {
  const { hero, size, shape = 'arch' } = props
  return (
    <Portrait
      key={hero.hero}
      form={hero.form}
      class={hero.class}
      state={heroState(hero)}
      size={size}
      shape={shape}
      isInPlay
      inspect={thing('hero', hero.form)}
    />
  )
}

function Stats({ hero }: { readonly hero: HeroModel }): JSX.Element {
  const { words } = useTable()
  const { fight, skill, defense } = hero.stats
  const stats: readonly [IconName, string, number, string][] = [
    ['crossed-swords', words.fight, fight, 'fight'],
    ['spanner', words.skill, skill, 'skill'],
    ['checked-shield', words.defense, defense, 'defense'],
  ]
  return (
    <dl class="stats">
      {stats.map(([icon, label, value, stat]) => (
        <div key={label} class="stats__one" data-inspect={thing('stat', stat, hero.hero)}>
          <dt>
            <Icon name={icon} />
            {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Holdings({ hero }: { readonly hero: HeroModel }): JSX.Element {
  const { say, words } = useTable()
  return (
    <div class="holdings">
      <ul class="holdings__cards" aria-label={words.upgradesTitle}>
        <li>
          <Inspect
            of={hero.stats.ability}
            class="held held--ability"
            name={
              hero.abilityUsed ? `${say.name(hero.stats.ability)}, ${words.abilityUsed}` : say.name(hero.stats.ability)
            }
          >
            <Icon name={iconOf(hero.stats.ability, 'bolt')} />
            <span data-used={hero.abilityUsed || undefined}>{say.name(hero.stats.ability)}</span>
          </Inspect>
        </li>
        {hero.upgrades.map(({ id, used, asleep }) => (
          <li key={id}>
            <Inspect
              of={id}
              class="held held--upgrade"
              name={asleep ? words.asleep(id) : used ? `${say.name(id)}, ${words.abilityUsed}` : say.name(id)}
            >
              <CardThumb of={id} w={28} h={22} icon={iconOf(id, 'ammo-box')} />
              <span data-used={used || asleep || undefined}>{asleep ? words.asleep(id) : say.name(id)}</span>
            </Inspect>
          </li>
        ))}
      </ul>
      <Past past={hero.past} />
      {(hero.npcs.length > 0 || hero.innocents > 0) && (
        <ul class="holdings__company" aria-label={words.company}>
          {hero.npcs.map((npc) => (
            <li key={npc} class="chip" data-tone="accent" data-inspect={thing('token', npc)}>
              <Icon name={NPC_ICONS[npc]} />
              {say.name(npc)}
            </li>
          ))}
          {hero.innocents > 0 && (
            <li class="chip chip--innocents" data-inspect={thing('chip', 'company', hero.hero)}>
              <Icon name="person" />
              {words.innocents(hero.innocents)}
            </li>
          )}
        </ul>
      )}
    </div>
  )
}

/** What he did once: a back for the heroes, a card for the Sins player. */
function Past({ past }: { readonly past: HeroModel['past'] }): JSX.Element | null {
  const { say, words } = useTable()
  if (!past) return null
  if (past.card === null) {
    return (
      <p class="held held--past">
        <Icon name="cracked-mask" />
        {words.faceDown('past')}
      </p>
    )
  }
  return (
    <Inspect of={past.card} class="held held--past">
      <CardThumb of={past.card} w={28} h={22} icon={iconOf(past.card, 'cracked-mask')} />
      <span>{say.name(past.card)}</span>
    </Inspect>
  )
}

/** The whole board of one hero. */
export function HeroDashboard({ hero }: { readonly hero: HeroModel }): JSX.Element {
  const { say, words } = useTable()
  const full = say.card(hero.form)?.name ?? say.name(hero.form)
  return (
    <article
      class="panel hero"
      data-class={hero.class}
      data-current={hero.isCurrent || undefined}
      data-dead={hero.dead || undefined}
      aria-label={full}
    >
      <header class="hero__head">
        <HeroPortrait hero={hero} size={72} />
        <div class="hero__title">
          <h3 class="hero__name">{full}</h3>
          <p
            class="hero__class"
            data-inspect={hero.stats.ranged ? thing('stat', 'ranged', hero.hero) : thing('class', hero.class)}
          >
            {[
              say.name(hero.class),
              ...(hero.stats.ranged ? [words.ranged] : []),
              hero.dead ? words.dead : say.space(hero.space),
            ].join(' · ')}
          </p>
          <div class="hero__state">
            <Lives wounds={hero.wounds} of={hero.hero} />
            {!hero.dead && (
              <b class="hero__lives" data-grave={hero.wounds >= FATAL_WOUNDS - 1 || undefined} aria-hidden="true">
                {words.left(FATAL_WOUNDS - hero.wounds)}
              </b>
            )}
          </div>
        </div>
      </header>
      <Stats hero={hero} />
      <div class="hero__corruption">
        <p class="hero__label" data-inspect={thing('stat', 'corruption', hero.hero)}>
          <span>{words.corruption}</span>
          <b>{hero.corruption}</b>
          {hero.rollLevel > 0 && <small>{words.takesForThisRoll(hero.rollLevel)}</small>}
        </p>
        <CorruptionTrack hero={hero} />
      </div>
      <TurnTokens hero={hero} />
      <Holdings hero={hero} />
    </article>
  )
}

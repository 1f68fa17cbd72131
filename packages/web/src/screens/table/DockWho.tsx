import type { JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import { catalogue, words } from '../../base/words.ts'
import { thing } from '../../model/inspect/things.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { HeroPortrait } from '../../parts/panels/HeroDashboard.tsx'
import type { HeroModel } from '../../parts/panels/hero-model.ts'

/** Who is asked, and what is left of the turn. */
export function Who({ hero }: { readonly hero: HeroModel | null }): JSX.Element {
  const store = useStore()
  const { value: view } = store.view
  const turn = view?.turn
  if (!hero || !view) {
    const isSins = (store.question.value?.seat ?? view?.awaiting[0]?.seat) === 'sins'
    return (
      <div class="dock__who" data-side={isSins ? 'sins' : 'heroes'}>
        <Icon name={isSins ? 'evil-eyes' : 'hero'} />
        <Name of={isSins && view ? catalogue.name(view.setup.sin) : words.table.heroes} />
      </div>
    )
  }
  const { dock } = words
  const isOnTurn = turn?.hero === hero.hero
  const steps = Math.max(0, ...[...store.ways.paths.value.values()].map(({ shortest }) => shortest.spaces.length))
  return (
    <div class="dock__who" data-class={hero.class}>
      <HeroPortrait hero={hero} size={72} />
      <Name of={catalogue.name(hero.form)} />
      {isOnTurn && (
        <ul class="dock__left">
          <Left of="steps" icon="walking-boot" number={steps} label={dock.stepsLeft(steps)} name={dock.steps(steps)} />
          <Left
            of="action"
            icon="fist"
            number={turn.acted ? 0 : 1}
            label={dock.actionLeft(!turn.acted)}
            name={dock.action}
          />
          <Left
            of="district"
            icon="modern-city"
            number={hero.cityAction ? 1 : 0}
            label={dock.districtLeft(hero.cityAction)}
            name={dock.district}
          />
        </ul>
      )}
    </div>
  )
}

const Name = ({ of }: { readonly of: string }): JSX.Element => (
  <b class="dock__name" style={{ '--letters': of.length }}>
    {of}
  </b>
)

interface LeftProps {
  readonly of: 'steps' | 'action' | 'district'
  readonly icon: 'walking-boot' | 'fist' | 'modern-city'
  readonly number: number
  readonly label: string
  readonly name: string
}

function Left({ of, icon, number, label, name }: LeftProps): JSX.Element {
  return (
    <li class="dock__unit" data-inspect={thing('chip', of)} data-none={number === 0 || undefined}>
      <span class="visually-hidden">{label}</span>
      <span aria-hidden="true">
        <Icon name={icon} /> <b>{number}</b> <span class="dock__unit-name">{name}</span>
      </span>
    </li>
  )
}

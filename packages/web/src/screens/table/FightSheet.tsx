import type { Plan } from '@haven/bots/thinker'
import type { JSX } from 'preact'
import { speedNow } from '../../base/settings.ts'
import { words } from '../../base/words.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { DiceTray } from '../../parts/dice/DiceTray.tsx'
import { Assign } from './Assign.tsx'
import { FightFact } from './FightFact.tsx'
import { FightStage } from './FightStage.tsx'
import { fightAhead, pictureNow } from './fight-now.ts'
import { type Fight, fightNow, LANES, type Throw, throwNow } from './rolls.ts'

const FACTORS = { normal: 1, quick: 0.5, instant: 0 } as const

/** One sheet for the whole fight, from the first question to the last wound; and a tray for every other roll. */
export function FightSheet(): JSX.Element | null {
  const store = useStore()
  const { value: view } = store.view
  if (!view) return null
  const thrown = throwNow(view, store.log.value, store.scene.value)
  const isRolled = thrown !== null && (thrown.of === 'fight' || thrown.of === 'ranged')
  const picture = pictureNow(store)
  const fight = fightNow(view, isRolled) ?? (picture && fightAhead(picture, view))
  const { value: plan } = store.plan
  if (!fight && !thrown && !plan) return null
  return (
    <section class="stage fight sheet" aria-labelledby="fight-title" data-lane={fight?.lane}>
      {fight ? <FightHead fight={fight} /> : <h2 id="fight-title">{titleOf(thrown, plan)}</h2>}
      {thrown && (
        <DiceTray
          id={thrown.id}
          hero={thrown.hero}
          sins={thrown.sins}
          of={{ hero: thrown.heroName, sins: view.setup.sin }}
          speed={FACTORS[speedNow()]}
        />
      )}
      {isRolled && <FightFact />}
      {picture && !isRolled && !plan && <FightStage picture={picture} />}
      {plan && <Assign key={plan.prompt} plan={plan} />}
    </section>
  )
}

/** Outside a fight: what is rolled, else whose results are assigned. */
function titleOf(thrown: Throw | null, plan: Plan | null): string {
  if (thrown) return words.table.rollOf(thrown.of, thrown.heroName)
  return words.table.assign.wounds(plan?.of === 'wounds' ? plan.hero : null)
}

function FightHead({ fight }: { readonly fight: Fight }): JSX.Element {
  const { table } = words
  const { hero, target } = fight
  return (
    <>
      <header class="fight__head">
        <h2 id="fight-title">{fight.ranged ? table.shot(hero, target) : table.fight(hero, target)}</h2>
        <p>{table.against(fight.monsters)}</p>
      </header>
      <ol class="fight__lanes">
        {LANES.map((lane) => (
          <li key={lane} class="fight__lane" aria-current={lane === fight.lane ? 'step' : undefined}>
            {table.lanes[lane]}
          </li>
        ))}
      </ol>
    </>
  )
}

import type { View } from '@haven/engine'
import type { JSX } from 'preact'
import { speedNow } from '../../base/settings.ts'
import { catalogue, words } from '../../base/words.ts'
import { pictureNow } from '../../model/fight-said.ts'
import { factorOf } from '../../model/film/tempo.ts'
import type { Question } from '../../model/targets.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { DiceTray } from '../../parts/dice/DiceTray.tsx'
import { AskStage } from './AskStage.tsx'
import { CardStage } from './CardStage.tsx'
import { FightFact } from './FightFact.tsx'
import { FightStage } from './FightStage.tsx'
import { fightAhead } from './fight-now.ts'
import { cleanseFaith, FaithStage, KillStage, RemoveStage } from './PlanStage.tsx'
import { RerollStage } from './RerollStage.tsx'
import { type Fight, fightNow, LANES, type Throw, throwNow } from './rolls.ts'
import { StageFrame } from './StageFrame.tsx'
import { type StageContent, stageContent } from './stage-content.ts'
import { HealStage, WoundStage } from './WoundStage.tsx'

/** The one place for fights, wounds, cards and dice: the lower part of the board, as large in every phase. */
export function Stage(): JSX.Element | null {
  const store = useStore()
  const { value: view } = store.view
  if (!view) return null
  const { value: question } = store.question
  const thrown = throwNow(view, store.log.value, store.scene.value)
  const isRolled = thrown !== null && (thrown.of === 'fight' || thrown.of === 'ranged')
  const picture = pictureNow(store)
  const fight = fightNow(view, isRolled) ?? (picture && fightAhead(picture, view))
  const { value: plan } = store.thoughts.plan
  const content = stageContent({ question, view, plan, isFight: fight !== null, isThrown: thrown !== null })
  if (!content) return null
  if (question && content === 'wounds') return <WoundStage key={question.id} question={question} view={view} />
  if (question && content === 'heal') return <HealStage key={question.id} question={question} view={view} />
  if (question && content === 'cards') return <CardStage key={question.id} question={question} view={view} />
  return (
    <StageFrame of={content} title={titleOf(content, fight, thrown, question)}>
      {fight && <Lanes fight={fight} />}
      {thrown && content !== 'reroll' && (
        <DiceTray
          id={thrown.id}
          hero={thrown.hero}
          sins={thrown.sins}
          of={{ hero: thrown.heroName, sins: view.setup.sin }}
          speed={factorOf(speedNow())}
          brief
        />
      )}
      {isRolled && <FightFact />}
      {picture && !isRolled && content === 'fight' && <FightStage picture={picture} />}
      {question && <Asked content={content} question={question} view={view} thrown={thrown} />}
    </StageFrame>
  )
}

interface AskedProps {
  readonly content: StageContent
  readonly question: Question
  readonly view: View
  readonly thrown: Throw | null
}

/** What is pressed, under the dice that it is about. */
function Asked({ content, question, view, thrown }: AskedProps): JSX.Element | null {
  const { value: plan } = useStore().thoughts.plan
  const common = { key: question.id, question, view }
  if (content === 'faith') {
    const faith = plan?.of === 'faith' ? plan : cleanseFaith(question, view)
    return faith && <FaithStage {...common} plan={faith} />
  }
  if (content === 'kill') return plan?.of === 'kill' ? <KillStage {...common} plan={plan} /> : null
  if (content === 'remove') return plan?.of === 'skills' ? <RemoveStage {...common} plan={plan} /> : null
  if (content === 'ask') return <AskStage {...common} />
  if (content !== 'reroll') return null
  const roll = question.seat === 'sins' ? thrown?.sins : thrown?.hero
  return <RerollStage key={question.id} question={question} roll={roll ?? null} />
}

function titleOf(content: StageContent, fight: Fight | null, thrown: Throw | null, question: Question | null): string {
  const { table, stage } = words
  if (content === 'reroll') return stage.reroll
  if (content === 'remove') return stage.remove(question?.subject.space ?? '')
  if (fight) return fight.ranged ? table.shot(fight.hero, fight.target) : table.fight(fight.hero, fight.target)
  if (thrown) return table.rollOf(thrown.of, thrown.heroName)
  return question ? catalogue.name(question.subject.cause ?? question.rule) : ''
}

function Lanes({ fight }: { readonly fight: Fight }): JSX.Element {
  return (
    <ol class="stage__lanes" aria-label={words.table.against(fight.monsters)}>
      {LANES.map((lane) => (
        <li key={lane} class="stage__lane" aria-current={lane === fight.lane ? 'step' : undefined}>
          {words.table.lanes[lane]}
        </li>
      ))}
    </ol>
  )
}

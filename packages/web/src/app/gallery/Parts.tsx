import type { View } from '@haven/engine'
import type { JSX } from 'preact'
import { DiceTray } from '../../parts/dice/DiceTray.tsx'
import { cancel, type Face, rollOf, turnFaith } from '../../parts/dice/dice-model.ts'
import { HeroDashboard } from '../../parts/panels/HeroDashboard.tsx'
import { Heroes, Inventory, Reserve } from '../../parts/panels/Heroes.tsx'
import { HeroLine } from '../../parts/panels/HeroLine.tsx'
import { heroModels, nextPlace, turnOrder } from '../../parts/panels/hero-model.ts'
import { Hand, SinsPanel } from '../../parts/panels/SinsPanel.tsx'
import { ApocalypseTrack, CardsInForce, MissionLine, StoryPanel } from '../../parts/panels/StoryPanels.tsx'
import { sinsModel } from '../../parts/panels/sins-model.ts'
import { apocalypseModel, storyModel } from '../../parts/panels/story-model.ts'
import { TurnRibbon } from '../../parts/panels/TurnRibbon.tsx'
import { facts } from './fixtures.ts'

export function Desk({ name, view }: { readonly name: string; readonly view: View }): JSX.Element {
  const heroes = heroModels(view, facts)
  const sins = sinsModel(view, facts)
  const story = storyModel(view, facts)
  const doom = apocalypseModel(view, facts)
  const inOrder = turnOrder(view).flatMap((place) => heroes[place] ?? [])
  return (
    <section class="gallery__part">
      <h2>{name}</h2>
      <TurnRibbon round={view.round} heroes={inOrder} next={nextPlace(view)} />
      <TurnRibbon round={view.round} heroes={inOrder} next={nextPlace(view)} compact />
      <MissionLine model={story} />
      <ApocalypseTrack model={doom} compact />
      <div class="gallery__desk">
        <div>
          <Heroes
            heroes={heroes}
            focus={Math.max(
              0,
              heroes.findIndex(({ isCurrent }) => isCurrent),
            )}
          />
          <Reserve reserve={view.reserve} />
          <Inventory cards={view.upgrades.inventory} deck={view.upgrades.deck.length} />
        </div>
        <div>
          <StoryPanel model={story} />
          <ApocalypseTrack model={doom} />
          <CardsInForce model={doom} />
          <div class="gallery__phone">
            {heroes.map((hero) => (
              <HeroLine key={hero.hero} hero={hero} compact />
            ))}
          </div>
          <Hand model={sins} lit={sins.hand.flatMap((card) => card ?? []).slice(0, 2)} />
          <Hand model={{ ...sins, hand: sins.hand.map((card, i) => (i < 2 ? card : null)) }} />
        </div>
        <div>
          <SinsPanel model={sins} />
        </div>
      </div>
      <div class="gallery__row">
        {heroes.map((hero) => (
          <div key={hero.hero} style={{ width: '300px' }}>
            <HeroDashboard hero={hero} />
          </div>
        ))}
      </div>
    </section>
  )
}

const many = (faces: readonly Face[], times: number): Face[] => Array.from({ length: times }, () => faces).flat()

export function Dice(): JSX.Element {
  const of = { hero: 'rose', sins: 'pride' }
  const hero = turnFaith(
    rollOf('heroes', ['hit', 'defense', 'faith', 'counter', 'skill', 'faith', 'hit', 'faith', 'defense']),
    ['hit', 'defense'],
  )
  const sins = rollOf('sins', ['hit', 'burst', 'corruption', 'blank', 'hit', 'burst', 'hit', 'corruption'])
  const [shields, stopped] = cancel(hero, sins, { hits: 3, corruption: 1 })
  return (
    <section class="gallery__part">
      <h2>Dice</h2>
      <DiceTray id="plain" hero={hero} sins={sins} of={of} />
      <DiceTray id="cancelled" hero={shields} sins={stopped} of={of} />
      <DiceTray
        id="many"
        hero={rollOf('heroes', many(['hit', 'skill', 'counter'], 6))}
        sins={rollOf('sins', many(['hit', 'blank', 'corruption'], 6))}
        of={of}
      />
      <DiceTray id="none" hero={rollOf('heroes', [])} sins={null} of={of} />
    </section>
  )
}

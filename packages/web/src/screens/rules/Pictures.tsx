import { FIRST_SETUP, PICTURED } from '@haven/content/first-game'
import '../../parts/dice/dice.css'
import '../../parts/panels/inspect.css'
import '../../parts/panels/legend.css'
import '../../parts/panels/panels.css'
import './pictures.css'
import type { Position, RuleId } from '@haven/engine'
import type { ComponentType, JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import type { IconName } from '../../base/icons/names.ts'
import { rulebook } from '../../base/rulebook-words.ts'
import { things } from '../../base/thing-words.ts'
import { catalogue } from '../../base/words.ts'
import { factsOf } from '../../model/facts.ts'
import { thingOf } from '../../model/inspect/things.ts'
import { rules } from '../../model/rules.ts'
import { TableContext, useTable } from '../../parts/context/table-context.ts'
import { CorruptionTrack } from '../../parts/panels/CorruptionTrack.tsx'
import { FATAL_WOUNDS, type HeroModel, heroModel } from '../../parts/panels/hero-model.ts'
import { LegendRows, useLegend } from '../../parts/panels/Legend.tsx'
import { PictureSymbols, ThingPicture } from '../../parts/panels/ThingPicture.tsx'
import { Lives } from '../../parts/panels/tokens.tsx'
import { FightPicture } from './FightPicture.tsx'
import { AcolyteKinds, Editions, Sins, Stories } from './ListPictures.tsx'
import type { Part } from './outline.ts'
import { PlanPicture } from './PlanPicture.tsx'
import { type PictureName, SPOKEN_OF } from './pictured.ts'
import { around, Figure, HERO_PIECE, MAP, STREET, theMap } from './pictured-map.tsx'
import { PREFIX } from './prefix.ts'
import { ApocalypseTrack, Wheel } from './RoundPictures.tsx'
import { ReactionPicture, StepPicture, SummonPicture } from './StreetPictures.tsx'

export { IconRow } from './IconRow.tsx'

/** The pictures of the rules: drawn by the code of the table, of real pieces and real maps. */

const setting = { facts: factsOf(rules.tables), say: catalogue }

/** Around the whole book: facts, words, and the symbols that the pictures refer to. */
export function WithPictures({ children }: { readonly children: JSX.Element }): JSX.Element {
  return (
    <TableContext.Provider value={setting}>
      <PictureSymbols prefix={PREFIX}>{children}</PictureSymbols>
    </TableContext.Provider>
  )
}

const OVERVIEW = ['tokens', 'printed', 'city', 'dice', 'turns'] as const

/** Everything that lies on the table, in a table of its own. */
export function Overview(): JSX.Element {
  const rows = useLegend()
  const { pictures, legend } = things
  return (
    <section class="panel rules__brief rules__overview" aria-labelledby="overview">
      <h2 id="overview">{pictures.overview}</h2>
      <p>{pictures.overviewLead}</p>
      {OVERVIEW.map((group) => (
        <details key={group} open={group === 'tokens'}>
          <summary>{legend.groups[group]}</summary>
          <LegendRows rows={rows.filter((row) => row.group === group)} />
        </details>
      ))}
    </section>
  )
}

const DISTRICT = PICTURED.district

function Neighbours(): JSX.Element {
  const near = around('next', STREET)
  return (
    <Figure caption={things.pictures.near(STREET, near.length)}>
      <PlanPicture map={MAP} here={STREET} lit={near} pieces={[HERO_PIECE(STREET)]} />
    </Figure>
  )
}

function DistrictNeighbours(): JSX.Element {
  return (
    <Figure caption={things.pictures.nearDistrict(DISTRICT)}>
      <PlanPicture map={MAP} here={DISTRICT} lit={around('next', DISTRICT)} pieces={[HERO_PIECE(DISTRICT)]} />
    </Figure>
  )
}

function Sight(): JSX.Element {
  const seen = around('sight', STREET)
  return (
    <Figure caption={things.pictures.sight(STREET, seen.length)}>
      <PlanPicture map={MAP} here={STREET} lit={seen} rays={seen} pieces={[HERO_PIECE(STREET)]} />
    </Figure>
  )
}

function Metro(): JSX.Element | null {
  const { def } = theMap()
  const ends = def.metro.filter(({ color }) => color === def.metro[0]?.color).map(({ space }) => space)
  const [here, ...others] = ends
  if (here === undefined) return null
  return (
    <Figure caption={things.pictures.metro}>
      <PlanPicture
        map={MAP}
        here={here}
        lit={others}
        rays={others}
        pieces={ends.map((space) => ({ symbol: 'token-metro', space }))}
      />
    </Figure>
  )
}

const FRIENDS = [PICTURED.fixer, PICTURED.bruiser, PICTURED.shooter]

const ROSE: Position = {
  haven: 1,
  setup: {
    edition: 'final',
    ...FIRST_SETUP,
    heroPlayers: 3,
    heroes: FRIENDS,
  },
  current: { phase: 'hero-turn', hero: PICTURED.fixer },
}

const roseNow = (more: object): HeroModel =>
  heroModel(
    rules.view(
      rules.fromPosition({ ...ROSE, heroes: [{ hero: PICTURED.fixer, corruption: 3, ...more }] }, 'rules'),
      'spectator',
    ),
    0,
    setting.facts,
  )

function Track(): JSX.Element {
  const hero = roseNow({})
  return (
    <Figure caption={things.pictures.track(hero.corruption, hero.corruption + 1)}>
      <CorruptionTrack hero={hero} />
    </Figure>
  )
}

function Covered(): JSX.Element {
  const hero = roseNow({ corruption: 4, wounds: [1, 2, 4, 6] })
  return (
    <Figure caption={rulebook.pictures.covered(hero.corruption, hero.corruption + 1)}>
      <CorruptionTrack hero={hero} />
    </Figure>
  )
}

function TeamPicture(): JSX.Element {
  const { facts } = useTable()
  const fight = facts.forms[FRIENDS[0] ?? '']?.fight ?? 0
  const dice = fight + FRIENDS.length - 1
  return (
    <Figure caption={rulebook.pictures.team(fight, FRIENDS.length - 1, dice)}>
      <div class="rule-figure__row rule-figure__team">
        {FRIENDS.map((hero) => (
          <ThingPicture key={hero} thing={{ of: 'hero', id: hero, at: null }} />
        ))}
        <Icon name="rolling-dices" />
        <b>{dice}</b>
      </div>
    </Figure>
  )
}

function Wounds(): JSX.Element {
  const hero = roseNow({ wounds: [1, 3] })
  return (
    <Figure caption={things.pictures.wounds(hero.wounds, FATAL_WOUNDS - hero.wounds)}>
      <div class="rule-figure__row">
        <CorruptionTrack hero={hero} />
        <Lives wounds={hero.wounds} of={hero.hero} />
      </div>
    </Figure>
  )
}

const TURN_ICONS: Readonly<Record<string, IconName>> = {
  token: 'hourglass',
  move: 'walking-boot',
  act: 'crossed-swords',
  free: 'modern-city',
  end: 'evil-eyes',
}

function TurnAtAGlance(): JSX.Element {
  const { turn } = things.pictures
  return (
    <figure class="rule-figure">
      <figcaption>{turn.caption}</figcaption>
      <ol class="turn-steps">
        {Object.entries(turn.steps).map(([step, [name, text]]) => (
          <li key={step} data-step={step}>
            <Icon name={TURN_ICONS[step] ?? 'dot'} />
            <b>{name}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </figure>
  )
}

const SCENES: Readonly<Record<PictureName, ComponentType>> = {
  turn: TurnAtAGlance,
  near: Neighbours,
  metro: Metro,
  district: DistrictNeighbours,
  fight: FightPicture,
  sight: Sight,
  track: Track,
  wounds: Wounds,
  covered: Covered,
  step: StepPicture,
  team: TeamPicture,
  reaction: ReactionPicture,
  summon: SummonPicture,
  wheel: Wheel,
  apocalypse: ApocalypseTrack,
  stories: Stories,
  sins: Sins,
  acolytes: AcolyteKinds,
  editions: Editions,
}

/** What belongs to a part of a chapter. */
export function PicturesOf({ part: { pictures = [], things: of = [] } }: { readonly part: Part }): JSX.Element {
  return (
    <>
      {pictures.map((name) => {
        const Scene = SCENES[name]
        return <Scene key={name} />
      })}
      {of.length > 0 && <Row of={of} />}
    </>
  )
}

/** What a paragraph speaks of; most have nothing. */
export function PictureOf({ rule }: { readonly rule: string }): JSX.Element | null {
  const spoken = SPOKEN_OF[rule as RuleId]
  return spoken ? <Row of={spoken} /> : null
}

function Row({ of }: { readonly of: readonly string[] }): JSX.Element {
  const rows = useLegend()
  const { say } = useTable()
  return (
    <ul class="rule-things" aria-label={things.pictures.shown}>
      {of.map((name) => {
        const thing = thingOf(name)
        return thing ? (
          <li key={name}>
            <ThingPicture thing={thing} />
            <span>{rows.find((row) => row.name === name)?.found.title ?? say.name(thing.id)}</span>
          </li>
        ) : null
      })}
    </ul>
  )
}

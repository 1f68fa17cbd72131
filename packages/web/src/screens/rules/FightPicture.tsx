import { FIRST_SETUP, PICTURED } from '@haven/content/first-game'
import type { JSX } from 'preact'
import { things } from '../../base/thing-words.ts'
import { figureOf } from '../../parts/art/figures.ts'
import { useTable } from '../../parts/context/table-context.ts'
import { Die } from '../../parts/dice/Die.tsx'
import { cancel, type RollModel, rollOf, turnFaith } from '../../parts/dice/dice-model.ts'
import { HeroPicture, MonsterPicture } from '../../parts/panels/ThingPicture.tsx'

/** A fight that could be rolled: what each step makes of the dice is worked out by the code that shows them in a game. */

const HERO = PICTURED.bruiser
const SIN = FIRST_SETUP.sin

export interface FightExample {
  readonly dice: readonly [hero: number, sins: number]
  readonly rolled: readonly [RollModel, RollModel]
  readonly turned: readonly [RollModel, RollModel]
  readonly settled: readonly [RollModel, RollModel]
  /** Defense that needs no die. */
  readonly base: number
  readonly hits: number
  readonly needed: number
  readonly wounds: number
  readonly corruption: number
}

const counted = ({ dice }: RollModel, fits: (face: string) => boolean): number =>
  dice.filter(({ face, as, cancelled }) => !cancelled && fits(as ?? face)).length

export function fightExample(
  fight: number,
  defense: number,
  monster: { fight: number; defense: number },
): FightExample {
  const hero = rollOf('heroes', ['hit', 'hit', 'counter', 'faith', 'skill'])
  const sins = rollOf('sins', ['hit', 'hit', 'burst', 'corruption'])
  const turned = turnFaith(hero, ['hit'])
  const stopped = Math.min(
    defense + counted(turned, (face) => face === 'defense'),
    counted(sins, (face) => face === 'hit' || face === 'burst'),
  )
  const settled = cancel(turned, sins, {
    hits: stopped,
    corruption: counted(turned, (face) => face === 'counter'),
  })
  return {
    dice: [fight, monster.fight],
    rolled: [hero, sins],
    turned: [turned, sins],
    settled,
    base: defense,
    hits: counted(turned, (face) => face === 'hit'),
    needed: monster.defense,
    wounds: counted(settled[1], (face) => face === 'hit' || face === 'burst'),
    corruption: counted(settled[1], (face) => face === 'corruption'),
  }
}

const Lane = ({ roll, name }: { readonly roll: RollModel; readonly name: string }): JSX.Element => (
  <span class="fight-lane">
    <span class="fight-lane__name">{name}</span>
    {roll.dice.map((die) => (
      <Die key={die.key} die={die} />
    ))}
  </span>
)

export function FightPicture(): JSX.Element {
  const { facts } = useTable()
  const { fight: words } = things.pictures
  const hero = facts.forms[HERO]
  const monster = facts.sins[SIN]?.abomination
  if (!hero || !monster) throw new Error('the core box has them')
  const example = fightExample(hero.fight, hero.defense, monster)
  const lanes = ([ours, theirs]: readonly [RollModel, RollModel]): JSX.Element => (
    <>
      <Lane roll={ours} name={words.sides.hero} />
      <Lane roll={theirs} name={words.sides.sins} />
    </>
  )
  return (
    <figure class="rule-figure">
      <figcaption>{words.caption(HERO, 'abomination')}</figcaption>
      <ol class="fight-steps">
        <li>
          <p>{words.steps.count(...example.dice)}</p>
          <span class="fight-lane">
            <HeroPicture form={HERO} of={hero.class} />
            <b>{example.dice[0]}</b>
            <MonsterPicture kind="abomination" art={figureOf('abomination', '', { sin: SIN, acolytes: '' })} />
            <b>{example.dice[1]}</b>
          </span>
        </li>
        <li>
          <p>{words.steps.roll}</p>
          {lanes(example.rolled)}
        </li>
        <li>
          <p>{words.steps.faith('hit')}</p>
          {lanes(example.turned)}
        </li>
        <li>
          <p>{words.steps.cancel(example.base)}</p>
          {lanes(example.settled)}
        </li>
        <li>
          <p>{words.steps.result(example.hits, example.needed, example.wounds, example.corruption)}</p>
        </li>
      </ol>
    </figure>
  )
}

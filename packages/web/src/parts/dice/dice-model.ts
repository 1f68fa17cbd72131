import { HERO_FACES, type HeroFace, type Result, SIN_FACES, type Side, type SinFace } from '@haven/engine'

export type Face = HeroFace | SinFace

export interface DieModel {
  readonly key: string
  readonly side: Side
  readonly face: Face
  /** 0 for the dice of the throw; extra dice of a Burst or FAITH come in later waves. */
  readonly wave: number
  /** The die that gave this one. */
  readonly parent: number | null
  /** A FAITH that was turned into a result. */
  readonly as: Result | null
  /** Taken out by Defense or Counter-Corruption, or (a hero's die) used up in doing so. */
  readonly cancelled: boolean
}

export interface RollModel {
  readonly side: Side
  /** The same throw has the same key: it falls once. */
  readonly key?: string
  readonly dice: readonly DieModel[]
}

/** DICE-1, DICE-2: these faces are rolled on. */
const givesDie = (face: Face): boolean => face === 'burst' || face === 'faith'

/** From the faces of an event, in the order they fell: which dice were thrown, and which came of which. */
export function rollOf(side: Side, faces: readonly Face[]): RollModel {
  const thrown = faces.length - faces.filter(givesDie).length
  const dice: DieModel[] = []
  // Dice of a wave are the children, in order, of those of the wave before that are rolled on.
  let from = 0
  let size = Math.max(0, thrown)
  let parents: number[] = []
  for (let wave = 0; from < faces.length; wave++) {
    const end = Math.min(faces.length, from + Math.max(1, size))
    const next: number[] = []
    for (let i = from; i < end; i++) {
      const face = faces[i] as Face
      const parent = wave === 0 ? null : (parents[i - from] ?? null)
      dice.push({ key: `${side}-${i}`, side, face, wave, parent, as: null, cancelled: false })
      if (givesDie(face)) next.push(i)
    }
    from = end
    size = next.length
    parents = next
  }
  return { side, dice }
}

/** FAITH results as they were turned, one after the other. */
export function turnFaith(roll: RollModel, as: readonly Result[]): RollModel {
  let next = 0
  return {
    ...roll,
    dice: roll.dice.map((die) => (die.face === 'faith' && next < as.length ? { ...die, as: as[next++] ?? null } : die)),
  }
}

function cancelSome(roll: RollModel, count: number, fits: (die: DieModel) => boolean): RollModel {
  let left = count
  return {
    ...roll,
    dice: roll.dice.map((die) =>
      left > 0 && !die.cancelled && fits(die) && left-- > 0 ? { ...die, cancelled: true } : die,
    ),
  }
}

const is =
  (result: Result) =>
  (die: DieModel): boolean =>
    die.face === result || die.as === result

/** FIGHT-6: each Defense takes out a Hit of the Sins player, each Counter-Corruption a Corruption; Bursts last. */
export function cancel(
  hero: RollModel,
  sins: RollModel,
  by: { hits: number; corruption: number },
): [RollModel, RollModel] {
  const hits = sins.dice.filter(({ face }) => face === 'hit').length
  const plain = cancelSome(sins, by.hits, ({ face }) => face === 'hit')
  const all = cancelSome(plain, by.hits - Math.min(hits, by.hits), ({ face }) => face === 'burst')
  const stained = cancelSome(all, by.corruption, ({ face }) => face === 'corruption')
  const shields = cancelSome(hero, by.hits, is('defense'))
  return [cancelSome(shields, by.corruption, is('counter')), stained]
}

/** How many of each face, in the order of the die. */
export function tally(roll: RollModel): readonly { readonly face: Face; readonly count: number }[] {
  const faces: readonly Face[] = roll.side === 'heroes' ? HERO_FACES : SIN_FACES
  return faces
    .map((face) => ({ face, count: roll.dice.filter((die) => die.face === face).length }))
    .filter(({ count }) => count > 0)
}

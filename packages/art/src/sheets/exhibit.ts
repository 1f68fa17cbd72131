import { coreArt } from '../core/index.ts'
import { joined } from '../joined.ts'
import type { BoxArt, HeroArt } from '../picture.ts'

/** Whose pictures are shown: those of one box, or of several side by side. */
export interface Exhibit {
  readonly art: BoxArt
  /** The class of each hero and each second form. */
  readonly classes: Readonly<Record<string, string>>
}

export interface Member {
  readonly form: string
  readonly cls: string
  readonly art: HeroArt
}

export const membersOf = ({ art, classes }: Exhibit): readonly Member[] =>
  Object.entries(classes).flatMap(([form, cls]) => {
    const drawn = art.heroes?.[form]
    return drawn ? [{ form, cls, art: drawn }] : []
  })

/** Side by side: what is new comes after what was there. */
export const side = (a: Exhibit, b: Exhibit): Exhibit => ({
  art: joined(b.art, a.art),
  classes: { ...a.classes, ...b.classes },
})

export const CORE: Exhibit = {
  art: coreArt,
  classes: {
    leah: 'leader',
    rocco: 'shooter',
    brad: 'shooter',
    thorley: 'bruiser',
    morgana: 'bruiser',
    rose: 'fixer',
    karl: 'fixer',
    'karl-wolf': 'fixer',
  },
}

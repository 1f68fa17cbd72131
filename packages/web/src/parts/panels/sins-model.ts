import type { MonsterKind, MonsterStats, View } from '@haven/engine'
import type { IconName } from '../../base/icons/names.ts'
import type { Facts } from '../../model/facts.ts'
import { figureOf } from '../art/figures.ts'
import { iconOf } from '../cards/card-icons.ts'

export interface MonsterRow {
  readonly kind: MonsterKind
  /** What its words are found by: a kind, or the figure's own id. */
  readonly name: string
  /** The text that it has, if any. */
  readonly text: string | null
  /** Whose drawing it is, and what stands for it if there is none. */
  readonly figure: string
  readonly icon: IconName
  readonly stats: MonsterStats
  readonly onBoard: number
  readonly dead: number
  readonly gone: boolean
}

export interface AcolyteAbility {
  readonly id: string
  readonly used: boolean
}

export interface SinsModel {
  readonly sin: string
  readonly acolytes: string
  readonly power: string | null
  readonly ability: AcolyteAbility
  readonly monsters: readonly MonsterRow[]
  readonly reactions: { readonly active: number; readonly of: number; readonly permanent: number }
  /** He has said already whether he reacts to this turn. */
  readonly committed: boolean | null
  /** A card that is hidden from the viewer is null. */
  readonly hand: readonly (string | null)[]
  /** Cards that everybody can tell to be in the hand. */
  readonly known: readonly string[]
  readonly open: string | null
  readonly deck: number
  /** The last one first. */
  readonly discard: readonly string[]
  readonly dead: readonly { readonly name: string; readonly icon: IconName; readonly count: number }[]
}

export const MONSTER_ICONS: Readonly<Record<MonsterKind, IconName>> = {
  acolyte: 'hood',
  abomination: 'daemon-skull',
  controller: 'brain-tentacle',
  avatar: 'crowned-skull',
  'hell-club': 'death-skull',
  fallen: 'skull-crack',
}

const COUNTED = /^(acolyte|abomination)-\d+$/
/** `acolyte-3` is one of many; named figures are themselves. */
const kindOfId = (id: string): string => COUNTED.exec(id)?.[1] ?? id

function counts(ids: readonly string[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const id of ids) found.set(kindOfId(id), (found.get(kindOfId(id)) ?? 0) + 1)
  return found
}

export function sinsModel(view: View, facts: Facts): SinsModel {
  const { sins, setup } = view
  const sin = facts.sins[setup.sin]
  const acolytes = facts.acolytes[setup.acolytes]
  if (!sin || !acolytes) throw new Error(`No box in play has the sin ${setup.sin} with ${setup.acolytes}`)
  const board = counts(view.monsters.map(({ id }) => id))
  const dead = counts(view.dead)
  const icon = (name: string, kind: MonsterKind): IconName =>
    kind === 'acolyte' ? iconOf(setup.acolytes, MONSTER_ICONS.acolyte) : MONSTER_ICONS[kindOf(name, facts)]
  const row = (kind: MonsterKind, name: string, text: string | null, of: MonsterStats): MonsterRow => ({
    kind,
    name,
    text,
    figure: figureOf(kind, name, setup),
    icon: icon(name, kind),
    stats: { fight: of.fight, defense: of.defense },
    onBoard: board.get(name) ?? 0,
    dead: dead.get(name) ?? 0,
    gone: view.gone.includes(name),
  })
  const named = Object.entries({ ...facts.hellClub, ...facts.fallen })
    .filter(([id]) => board.has(id) || dead.has(id))
    .map(([id, of]) => row(facts.hellClub[id] ? 'hell-club' : 'fallen', id, id, of))
  return {
    sin: setup.sin,
    acolytes: setup.acolytes,
    power: setup.power ? sin.power : null,
    ability: { id: acolytes.ability, used: view.used.includes('acolytes') },
    monsters: [
      row('acolyte', 'acolyte', setup.acolytes, acolytes),
      row('abomination', 'abomination', null, sin.abomination),
      row('controller', 'controller', sin.controller.id, sin.controller),
      row('avatar', 'avatar', sin.avatar.id, sin.avatar),
      ...named,
    ],
    reactions: { active: sins.reactions, of: sins.tokens, permanent: sins.permanent },
    committed: view.turn?.committed ?? null,
    hand: sins.hand,
    known: sins.known,
    open: sins.open,
    deck: sins.deck.length,
    discard: [...sins.discard].reverse(),
    dead: [...dead].map(([name, count]) => ({ name, icon: icon(name, kindOf(name, facts)), count })),
  }
}

function kindOf(name: string, facts: Facts): MonsterKind {
  if (facts.hellClub[name]) return 'hell-club'
  if (facts.fallen[name]) return 'fallen'
  return name as MonsterKind
}

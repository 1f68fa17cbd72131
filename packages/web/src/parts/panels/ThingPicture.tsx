import '../city/live/city.css'
import { FIRST_SETUP } from '@haven/content/first-game'
import type { CityAction, Hazard, HeroClass, MonsterKind } from '@haven/engine'
import { createContext, type JSX } from 'preact'
import { useContext } from 'preact/hooks'
import { Icon } from '../../base/icons/Icon.tsx'
import type { IconName } from '../../base/icons/names.ts'
import { kindOfFigure, type Thing } from '../../model/inspect/things.ts'
import { CardPicture } from '../art/CardPicture.tsx'
import { figureOf, isStanding } from '../art/figures.ts'
import { BoardPicture } from '../art/Picture.tsx'
import type { Wish } from '../art/pictures.ts'
import { type CardFace, cardFace } from '../cards/card-face.ts'
import { iconOf } from '../cards/card-icons.ts'
import { Painted, Plinth, Spot } from '../city/live/Foe.tsx'
import { CITY_ACTION_GLYPHS, CLASS_LOOKS, MONSTER_LOOKS } from '../city/live/looks.ts'
import { ARCH_PLACE } from '../city/live/StandeeSymbols.tsx'
import { Glyph, Symbols } from '../city/live/Symbols.tsx'
import { useTable } from '../context/table-context.ts'
import { faceIcon } from '../dice/Die.tsx'
import type { Face } from '../dice/dice-model.ts'
import { BonusMark } from '../marks/BonusMark.tsx'

/** The picture of a thing is the one that lies on the board: drawn by the same code, wherever it is explained. */

const Prefix = createContext<string>('c')

/** Once around pictures that are shown without a city, or over it. */
export function PictureSymbols({
  prefix,
  children,
}: {
  readonly prefix: string
  readonly children: JSX.Element | readonly JSX.Element[]
}): JSX.Element {
  return (
    <Prefix.Provider value={prefix}>
      <svg class="thing-symbols" width="0" height="0" aria-hidden="true" focusable="false">
        <Symbols prefix={prefix} />
      </svg>
      {children}
    </Prefix.Provider>
  )
}

interface PieceProps {
  readonly symbol: string
  readonly glyph?: { readonly name: string; readonly y: number; readonly size: number }
}

function Shapes({ symbol, glyph }: PieceProps): JSX.Element {
  const prefix = useContext(Prefix)
  return (
    <>
      <use href={`#${prefix}-${symbol}`} />
      {glyph && <Glyph name={glyph.name} x={0} y={glyph.y} size={glyph.size} colour="#fff3f0" />}
    </>
  )
}

const Piece = (props: PieceProps): JSX.Element => (
  <svg class="thing-picture" viewBox="-26 -28 52 56" aria-hidden="true" focusable="false">
    <Shapes {...props} />
  </svg>
)

const STAT_ICONS: Readonly<Record<string, IconName>> = {
  fight: 'crossed-swords',
  skill: 'spanner',
  defense: 'checked-shield',
  ranged: 'crosshair',
  corruption: 'curled-tentacle',
  lives: 'health-increase',
}

const COUNTER_ICONS: Readonly<Record<string, IconName>> = {
  turn: 'hourglass',
  extra: 'sprint',
  city: 'modern-city',
  reaction: 'evil-eyes',
}

const CHIP_ICONS: Readonly<Record<string, IconName>> = {
  round: 'hourglass',
  clock: 'burning-skull',
  'in-force': 'card-play',
  steps: 'walking-boot',
  action: 'crossed-swords',
  district: 'modern-city',
  company: 'person',
  'dead-pile': 'tombstone',
  hand: 'card-play',
  deck: 'card-draw',
  inventory: 'ammo-box',
  'acolyte-ability': 'raise-zombie',
  'sin-slot': 'evil-eyes',
}

const NUMBER_ICONS: Readonly<Record<string, IconName>> = {
  chance: 'rolling-dices',
  band: 'rolling-dices',
  death: 'death-skull',
  dice: 'die',
}

const Plain = ({ icon, tone }: { readonly icon: IconName; readonly tone?: string }): JSX.Element => (
  <span class="thing-picture thing-picture--icon" data-tone={tone} aria-hidden="true">
    <Icon name={icon} />
  </span>
)

/** One face of a die, flat. */
export function FacePicture({ side, face }: { readonly side: 'heroes' | 'sins'; readonly face: Face }): JSX.Element {
  const icon = faceIcon({ side, face })
  return (
    <span class="thing-picture thing-face" data-side={side} data-face={face} aria-hidden="true">
      {icon && <Icon name={icon} />}
    </span>
  )
}

/** A figure as on the board. */
const Painting = (props: { readonly id: string; readonly base: JSX.Element; readonly otherwise: JSX.Element }) => (
  <svg class="thing-picture" viewBox="-27 -36 54 62" aria-hidden="true" focusable="false">
    <Painted {...props} />
  </svg>
)

export const MonsterPicture = ({ kind, art }: { readonly kind: MonsterKind; readonly art: string }): JSX.Element => (
  <Painting
    id={art}
    base={<Plinth kind={kind} figure={art} />}
    otherwise={
      <Shapes
        symbol={`monster-${kind}`}
        glyph={{ name: iconOf(art, MONSTER_LOOKS[kind].glyph as IconName), y: 0.5, size: 20 }}
      />
    }
  />
)

export function HeroPicture({ form, of }: { readonly form: string; readonly of: HeroClass }): JSX.Element {
  const prefix = useContext(Prefix)
  const wish: Wish = { subject: { what: 'hero', form, class: of, state: {}, cut: 'arch' }, w: 72, h: 85 }
  return (
    <svg class="thing-picture" viewBox="-28 -33 56 60" aria-hidden="true" focusable="false">
      <use href={`#${prefix}-hero-${of}`} />
      <Glyph name={iconOf(form, 'person')} x={0} y={-8} size={24} colour="#f6f8fb" />
      <BoardPicture wish={wish} {...ARCH_PLACE} clip={`url(#${prefix}-arch)`} />
      <use href={`#${prefix}-front-${of}`} />
    </svg>
  )
}

export function TokenPicture({ kind }: { readonly kind: string }): JSX.Element {
  if (!isStanding(kind)) return <Piece symbol={`token-${kind}`} />
  return <Painting id={kind} base={<Spot kind={kind} />} otherwise={<Shapes symbol={`token-${kind}`} />} />
}
export const PrintedPicture = ({ kind }: { readonly kind: Hazard }): JSX.Element => <Piece symbol={`decal-${kind}`} />

/** A card lies there as its picture. */
const CardPainting = ({ face }: { readonly face: CardFace | null }): JSX.Element =>
  face ? (
    <span class="thing-picture thing-picture--card" aria-hidden="true">
      <CardPicture of={face.painting} size={64} otherwise={<Plain icon={face.icon} tone="card" />} />
    </span>
  ) : (
    <Plain icon="spell-book" tone="card" />
  )

const CLASS_GLYPHS: Readonly<Record<HeroClass, IconName>> = {
  leader: 'megaphone',
  shooter: 'crosshair',
  bruiser: 'fist',
  fixer: 'wrench',
}

export interface ThingPictureProps {
  readonly thing: Thing
  /** The sin and the Acolytes of the game; where no game says it, those of a first one. */
  readonly company?: { readonly sin: string; readonly acolytes: string }
}

export function ThingPicture({ thing, company = FIRST_SETUP }: ThingPictureProps): JSX.Element {
  const { facts, say, words } = useTable()
  const { of, id, at } = thing
  switch (of) {
    case 'token':
      return <TokenPicture kind={id} />
    case 'printed':
      return <PrintedPicture kind={id as Hazard} />
    case 'monster': {
      const kind = kindOfFigure(id)
      const rank = (kind in MONSTER_LOOKS ? kind : kind in facts.hellClub ? 'hell-club' : 'fallen') as MonsterKind
      return <MonsterPicture kind={rank} art={figureOf(rank, kind, company)} />
    }
    case 'class':
      return <Piece symbol={`hero-${id}`} glyph={{ name: CLASS_GLYPHS[id as HeroClass], y: -7, size: 20 }} />
    case 'hero': {
      const form = facts.forms[id]
      return form && form.class in CLASS_LOOKS ? <HeroPicture form={form.id} of={form.class} /> : <Plain icon="hero" />
    }
    case 'heroFace':
      return <FacePicture side="heroes" face={id as Face} />
    case 'sinFace':
      return <FacePicture side="sins" face={id as Face} />
    case 'stat':
      return <Plain icon={STAT_ICONS[id] ?? 'info'} tone={id} />
    case 'bonus':
    case 'slot': {
      const bonus =
        of === 'slot' ? facts.heroes[facts.forms[at ?? '']?.hero ?? at ?? '']?.track[Number(id) - 1] : anyBonus(id)
      return (
        <span class="thing-picture thing-picture--icon" data-tone="corruption" aria-hidden="true">
          {bonus && bonus.kind !== 'none' ? <BonusMark bonus={bonus} /> : <Icon name="ring" />}
        </span>
      )
    }
    case 'level':
      return (
        <span
          class="thing-picture thing-picture--level"
          style={{ '--heat': String(Number(id) / 7) }}
          aria-hidden="true"
        >
          {id}
        </span>
      )
    case 'icon':
      return <Plain icon={CITY_ACTION_GLYPHS[id as CityAction] as IconName} tone="city" />
    case 'counter':
      return <Plain icon={COUNTER_ICONS[id] ?? 'info'} tone={id} />
    case 'card':
    case 'mission':
      return <CardPainting face={cardFace(id, { facts, say, words })} />
    case 'reserve':
      return <Plain icon="hero" />
    case 'chip':
      return <Plain icon={CHIP_ICONS[id] ?? 'info'} />
    case 'number':
      return <Plain icon={NUMBER_ICONS[id] ?? 'die'} />
    case 'space':
      return <Plain icon="modern-city" tone="city" />
  }
}

const anyBonus = (kind: string) =>
  kind === 'hit'
    ? ({ kind: 'hit', count: 1 } as const)
    : kind === 'choice'
      ? ({ kind: 'choice', of: ['hit', 'defense', 'counter', 'skill'] } as const)
      : ({ kind: kind as 'none' | 'die' | 'defense' } as const)

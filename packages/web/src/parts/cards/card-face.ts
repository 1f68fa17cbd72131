import type { ApocalypseType, Bonus } from '@haven/engine'
import type { Catalogue } from '@haven/text'
import type { IconName } from '../../base/icons/names.ts'
import type { PanelWords } from '../../base/panel-words.ts'
import { type ColourName, type Material, SINS } from '../../base/theme/palette.ts'
import { words as spoken } from '../../base/words.ts'
import type { Facts } from '../../model/facts.ts'
import type { CardPainting } from '../art/CardPicture.tsx'
import { iconOf } from './card-icons.ts'

/** Everything that is printed on a card, in words and names of colours. */
export interface CardFace {
  readonly id: string
  readonly material: Material
  /** What deck it is of, as its foot says. */
  readonly deck: string
  readonly name: string
  /** When it counts, if it says so. */
  readonly timing: string | null
  readonly text: string
  readonly flavour: string | null
  /** What stands for its picture where there is no room for one, or nobody has drawn it. */
  readonly icon: IconName
  readonly painting: CardPainting
  /** Colour of its ornament, if it is not that of the material. */
  readonly tone: ColourName | null
  readonly stats: readonly CardStat[]
  /** The bonuses of a hero, slot by slot. */
  readonly track: readonly Bonus[] | null
}

export interface CardStat {
  readonly icon: IconName
  readonly label: string
  readonly value: string
}

export interface Printing {
  readonly facts: Facts
  readonly say: Catalogue
  readonly words?: PanelWords
}

type Part = Omit<CardFace, 'id' | 'name' | 'text' | 'flavour' | 'painting'> & {
  readonly text?: string
  readonly painting?: CardPainting
}

const plain = { timing: null, tone: null, stats: [], track: null } as const

export const statsOf = (of: { readonly fight: number; readonly defense: number }, words: PanelWords): CardStat[] => [
  { icon: 'crossed-swords', label: words.fight, value: String(of.fight) },
  { icon: 'checked-shield', label: words.defense, value: String(of.defense) },
]

/** A sin has a colour if the palette has one for it. */
const sinTone = (sin: string): ColourName | null => SINS.find((name) => name === `sin-${sin}`) ?? null

/** A hero's card tells his ability: the numbers and the track are drawn. */
function heroPart(id: string, { facts, say }: Printing, words: PanelWords): Part | null {
  const form = facts.forms[id]
  if (!form) return null
  const { fight, skill, defense, ranged } = form
  return {
    ...plain,
    material: 'hero',
    deck: say.name(form.class),
    icon: iconOf(id, 'hero'),
    painting: { what: 'hero', form: id, class: form.class },
    tone: `class-${form.class}`,
    timing: say.name(form.ability),
    text: say.card(form.ability)?.text ?? '',
    stats: [
      { icon: 'crossed-swords', label: words.fight, value: String(fight) },
      { icon: 'spanner', label: words.skill, value: String(skill) },
      { icon: 'checked-shield', label: words.defense, value: String(defense) },
      ...(ranged ? [{ icon: 'crosshair', label: words.ranged, value: '' } as const] : []),
    ],
    track: facts.heroes[form.hero]?.track ?? null,
  }
}

function sinsPart(id: string, { facts, say }: Printing, words: PanelWords): Part | null {
  const card = facts.sinCards[id]
  if (card) {
    return {
      ...plain,
      material: 'sin',
      deck: words.sinCard(card.sin, card.copies),
      icon: iconOf(id, 'evil-eyes'),
      tone: sinTone(card.sin),
      timing: say.name(card.window),
    }
  }
  const text = facts.sinTexts[id]
  const sin = facts.sins[text?.sin ?? id]
  if (!sin) return null
  const stats = text && text.of !== 'power' ? statsOf(sin[text.of], words) : []
  return {
    ...plain,
    material: 'sin',
    deck: text && text.of !== 'power' ? say.name(text.of) : words.sin,
    icon: iconOf(id, 'evil-eyes'),
    tone: sinTone(text?.sin ?? id),
    stats,
  }
}

function monsterPart(id: string, { facts, say }: Printing, words: PanelWords): Part | null {
  const member = facts.hellClub[id] ?? facts.fallen[id]
  if (member) {
    return {
      ...plain,
      material: 'club',
      deck: facts.hellClub[id] ? words.hellClub : say.name('fallen'),
      icon: iconOf(id, 'death-skull'),
      stats: statsOf(member, words),
    }
  }
  const ability = facts.acolyteAbilities[id]
  const acolytes = facts.acolytes[ability?.acolytes ?? id]
  if (!acolytes) return null
  return {
    ...plain,
    material: 'acolyte',
    deck: words.acolytes,
    icon: iconOf(id, 'hood'),
    timing: ability ? words.oncePerRound : say.name(acolytes.ability),
    stats: ability ? [] : statsOf(acolytes, words),
    ...(ability ? {} : { text: say.card(acolytes.ability)?.text ?? '' }),
  }
}

const DOOM_TONES: Readonly<Record<ApocalypseType, ColourName | null>> = {
  terror: null,
  corruption: 'token-corruption',
  redemption: 'gold',
}

function deckPart(id: string, { facts }: Printing, words: PanelWords): Part | null {
  const doom = facts.apocalypse[id]
  if (doom) {
    const stats = doom.brings ? facts.hellClub[doom.brings] : undefined
    return {
      ...plain,
      material: 'apocalypse',
      deck: words.apocalypseCard(doom.type),
      tone: DOOM_TONES[doom.type],
      icon: iconOf(id, 'burning-skull'),
      timing: words.toTheEnd,
      stats: stats ? statsOf(stats, words) : [],
    }
  }
  const upgrade = facts.upgrades[id]
  if (upgrade) {
    return {
      ...plain,
      material: 'upgrade',
      deck: words.upgrade,
      icon: iconOf(id, 'ammo-box'),
      timing: upgrade.oncePerRound ? words.oncePerRound : words.always,
    }
  }
  const past = facts.darkPast[id]
  if (past) {
    return {
      ...plain,
      material: 'past',
      deck: words.darkPast(past.number),
      icon: iconOf(id, 'cracked-mask'),
      timing: words.atSeven,
    }
  }
  const level = facts.track.find((each) => each.id === id)
  return level ? { ...plain, material: 'apocalypse', deck: words.apocalypse, icon: 'burning-skull' } : null
}

function storyPart(id: string, { facts, say }: Printing, words: PanelWords): Part {
  const mission = facts.missions[id]
  if (mission) {
    return {
      ...plain,
      material: 'mission',
      deck: say.name(mission.story),
      icon: GOAL_ICONS[mission.goal] ?? 'flying-flag',
      timing: words.missionOf(mission.step, mission.steps),
    }
  }
  const story = facts.stories[id]
  return {
    ...plain,
    material: 'mission',
    deck: story ? words.storyOf(story.type) : words.rule,
    icon: story ? 'treasure-map' : 'spell-book',
  }
}

/** By what the mission counts. */
const GOAL_ICONS: Readonly<Record<string, IconName>> = {
  kill: 'crossed-swords',
  acolyte: 'hood',
  abomination: 'daemon-skull',
  controller: 'brain-tentacle',
  avatar: 'crowned-skull',
  fallen: 'skull-crack',
  fire: 'fire',
  corruption: 'tentacle-strike',
  pentagram: 'pentacle',
  nest: 'nest-eggs',
  altar: 'star-altar',
  city: 'modern-city',
  deliver: 'person',
  rescue: 'person',
  flip: 'magnifying-glass',
  meet: 'police-badge',
  pray: 'prayer',
  repent: 'prayer',
  strike: 'laser-burst',
  aim: 'targeting',
  kindle: 'fire-wave',
  roundEnd: 'checked-shield',
  turnEnd: 'subway-train',
}

/** The face of any card, ability, mission or monster text; null for an id that has no words. */
export function cardFace(id: string, printing: Printing): CardFace | null {
  const words = printing.words ?? spoken.panels
  const own = printing.say.card(id)
  if (!own) return null
  const ability = printing.facts.abilities[id]
  const part =
    heroPart(id, printing, words) ??
    sinsPart(id, printing, words) ??
    monsterPart(id, printing, words) ??
    deckPart(id, printing, words) ??
    (ability ? abilityPart(id, ability.form, printing, words) : storyPart(id, printing, words))
  const painting: CardPainting = part.painting ?? { what: 'card', id }
  return { id, name: own.name, flavour: own.flavour ?? null, ...part, painting, text: part.text ?? own.text }
}

function abilityPart(id: string, form: string, { facts }: Printing, words: PanelWords): Part {
  const kind = facts.forms[form]?.class
  return {
    ...plain,
    material: 'hero',
    deck: words.abilityOf(form),
    icon: iconOf(id, 'hero'),
    ...(kind && { painting: { what: 'hero', form, class: kind } as const }),
    tone: kind ? `class-${kind}` : null,
  }
}

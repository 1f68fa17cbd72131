import {
  BANNER,
  bust,
  CARD_VIEW,
  CHALK_CROP,
  type Command,
  cardPicture,
  cardTones,
  drawPoster,
  drawScene,
  FIGURE_VIEW,
  fallenFigure,
  flatten,
  HERO_FRAME,
  type HeroArt,
  lightOf,
  MONSTER_CARD_VIEW,
  monsterCard,
  monsterToken,
  monsterTones,
  PIGMENTS,
  POSTER,
  pathOf,
  portrait,
  SCENE_CUTS,
  type View,
} from '@haven/art'
import { heroes } from '@haven/art/core/heroes'
import { palettes } from '../../base/theme/palette.ts'
import type { CardSubject, HeroSubject, MonsterSubject, PosterSubject, SceneSubject, Subject } from './protocol.ts'

/** A picture before it has a size: what is drawn, and which part of it is seen. */
export interface Sheet {
  readonly commands: readonly Command[]
  readonly view: View
}

/** He has no picture of his own: that of his class stands for him, and the page sets his initial on it. */
export const isBust = (subject: Subject): boolean => subject.what === 'hero' && !heroes[subject.form]

export const lineOf = (form: string): string => pathOf((heroes[form] ?? bust).outline)

function viewOf({ crop }: HeroArt, { cut, state }: HeroSubject): View {
  if (cut === 'whole') return HERO_FRAME
  const seen = state.dead ? CHALK_CROP : crop
  const [x, y, w] = seen
  return cut === 'face' ? [x, y, w, w] : seen
}

/** Whoever has no picture of his own gets the bust of his class. */
function heroSheet(subject: HeroSubject, isPlain: boolean): Sheet {
  const art = heroes[subject.form] ?? bust
  const { colours } = palettes[isPlain ? 'contrast' : 'dark']
  const look = { colour: colours[`class-${subject.class}`], cls: subject.class, plain: isPlain }
  const view = viewOf(art, subject)
  return { commands: portrait(subject.form, art, look, subject.state, view), view }
}

/** `fallen-leah`: the hero who turned. One of Them has no drawing but that of who he was. */
const fallenHero = (id: string): string | undefined => /^fallen-(.+)$/.exec(id)?.[1]

const FALLEN_CARD_VIEW: View = [0, 24, 320, 240]
function fallenPortrait(hero: string, isPlain: boolean): Command[] {
  const look = { colour: PIGMENTS.fallen, cls: '', plain: isPlain }
  return portrait(hero, heroes[hero] ?? bust, look, { fallen: true }, FALLEN_CARD_VIEW)
}

/** Monsters and cards are fetched when the first of them is wished for: faces come first. */
async function monsterSheet({ id }: MonsterSubject, isPlain: boolean): Promise<Sheet | null> {
  const { monsters } = await import('@haven/art/core/monsters')
  const art = monsters[id]
  const hero = fallenHero(id)
  if (!art && hero) return { commands: fallenFigure(hero, heroes[hero] ?? bust, isPlain), view: FIGURE_VIEW }
  return art ? { commands: flatten(monsterToken(art), monsterTones(art, isPlain)), view: FIGURE_VIEW } : null
}

async function cardSheet({ id }: CardSubject, isPlain: boolean): Promise<Sheet | null> {
  const [{ monsters }, { cards }] = await Promise.all([
    import('@haven/art/core/monsters'),
    import('@haven/art/core/cards'),
  ])
  const card = cards[id]
  if (card) return { commands: flatten(cardPicture(card, monsters), cardTones(card[0], isPlain)), view: CARD_VIEW }
  const monster = monsters[id]
  const hero = fallenHero(id)
  if (!monster && hero) return { commands: fallenPortrait(hero, isPlain), view: FALLEN_CARD_VIEW }
  return monster
    ? { commands: flatten(monsterCard(monster), monsterTones(monster, isPlain)), view: MONSTER_CARD_VIEW }
    : null
}

async function posterSheet({ story, cut }: PosterSubject): Promise<Sheet | null> {
  const { posters } = await import('@haven/art/core/posters')
  const art = posters[story]
  return art ? { commands: drawPoster(art), view: cut === 'poster' ? POSTER : BANNER } : null
}

async function sceneSheet({ winner, sin, avatar, team, cut }: SceneSubject, isPlain: boolean): Promise<Sheet> {
  const { monsters } = await import('@haven/art/core/monsters')
  const { colours } = palettes[isPlain ? 'contrast' : 'dark']
  const standing = team.map(({ hero, class: cls, isAlive }) => ({
    hero,
    art: heroes[hero] ?? bust,
    look: { colour: colours[`class-${cls}`], cls, plain: isPlain },
    isAlive,
  }))
  const scene = { winner, sin: lightOf(sin, isPlain), avatar: monsters[avatar] ?? null, team: standing, isPlain }
  return { commands: drawScene(scene, cut), view: SCENE_CUTS[cut] }
}

/** From what is wished to what is drawn; null if nobody has drawn it. */
export async function sheetOf(subject: Subject, isPlain: boolean): Promise<Sheet | null> {
  switch (subject.what) {
    case 'hero':
      return heroSheet(subject, isPlain)
    case 'monster':
      return monsterSheet(subject, isPlain)
    case 'card':
      return cardSheet(subject, isPlain)
    case 'poster':
      return posterSheet(subject)
    case 'scene':
      return sceneSheet(subject, isPlain)
  }
}

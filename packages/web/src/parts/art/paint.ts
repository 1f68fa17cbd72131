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
import { palettes } from '../../base/theme/palette.ts'
import { firstOf } from './albums.ts'
import type { CardSubject, HeroSubject, MonsterSubject, PosterSubject, SceneSubject, Subject } from './protocol.ts'

/** A picture before it has a size: what is drawn, and which part of it is seen. */
export interface Sheet {
  readonly commands: readonly Command[]
  readonly view: View
}

const drawnFace = (form: string): Promise<HeroArt | undefined> => firstOf(async ({ heroes }) => (await heroes())[form])
/** Whoever has no picture of his own gets the bust of his class. */
const faceOf = async (form: string): Promise<HeroArt> => (await drawnFace(form)) ?? bust

/** That of his class stands for him, and the page sets his initial on it. */
export const isBust = async (subject: Subject): Promise<boolean> =>
  subject.what === 'hero' && !(await drawnFace(subject.form))

export const lineOf = async (form: string): Promise<string> => pathOf((await faceOf(form)).outline)

function viewOf({ crop }: HeroArt, { cut, state }: HeroSubject): View {
  if (cut === 'whole') return HERO_FRAME
  const seen = state.dead ? CHALK_CROP : crop
  const [x, y, w] = seen
  return cut === 'face' ? [x, y, w, w] : seen
}

async function heroSheet(subject: HeroSubject, isPlain: boolean): Promise<Sheet> {
  const art = await faceOf(subject.form)
  const { colours } = palettes[isPlain ? 'contrast' : 'dark']
  const look = { colour: colours[`class-${subject.class}`], cls: subject.class, plain: isPlain }
  const view = viewOf(art, subject)
  return { commands: portrait(subject.form, art, look, subject.state, view), view }
}

/** `fallen-leah`: the hero who turned. One of Them has no drawing but that of who he was. */
const fallenHero = (id: string): string | undefined => /^fallen-(.+)$/.exec(id)?.[1]

const FALLEN_CARD_VIEW: View = [0, 24, 320, 240]
function fallenPortrait(hero: string, art: HeroArt, isPlain: boolean): Command[] {
  const look = { colour: PIGMENTS.fallen, cls: '', plain: isPlain }
  return portrait(hero, art, look, { fallen: true }, FALLEN_CARD_VIEW)
}

async function monsterSheet({ id }: MonsterSubject, isPlain: boolean): Promise<Sheet | null> {
  const hero = fallenHero(id)
  const commands = await firstOf(async ({ monsters, heroes }) => {
    const art = (await monsters())[id]
    if (art) return flatten(monsterToken(art), monsterTones(art, isPlain))
    const face = hero && (await heroes())[hero]
    return face && fallenFigure(hero, face, isPlain)
  })
  if (commands) return { commands, view: FIGURE_VIEW }
  return hero ? { commands: fallenFigure(hero, bust, isPlain), view: FIGURE_VIEW } : null
}

async function cardSheet({ id }: CardSubject, isPlain: boolean): Promise<Sheet | null> {
  const hero = fallenHero(id)
  const sheet = await firstOf(async ({ cards, cast, monsters, heroes }): Promise<Sheet | undefined> => {
    const card = (await cards())[id]
    if (card) {
      return { commands: flatten(cardPicture(card, await cast()), cardTones(card[0], isPlain)), view: CARD_VIEW }
    }
    const art = (await monsters())[id]
    if (art) return { commands: flatten(monsterCard(art), monsterTones(art, isPlain)), view: MONSTER_CARD_VIEW }
    const face = hero && (await heroes())[hero]
    return face ? { commands: fallenPortrait(hero, face, isPlain), view: FALLEN_CARD_VIEW } : undefined
  })
  if (sheet) return sheet
  return hero ? { commands: fallenPortrait(hero, bust, isPlain), view: FALLEN_CARD_VIEW } : null
}

async function posterSheet({ story, cut }: PosterSubject): Promise<Sheet | null> {
  const art = await firstOf(async ({ posters }) => (await posters())[story])
  return art ? { commands: drawPoster(art), view: cut === 'poster' ? POSTER : BANNER } : null
}

async function sceneSheet({ winner, sin, avatar, team, cut }: SceneSubject, isPlain: boolean): Promise<Sheet> {
  const { colours } = palettes[isPlain ? 'contrast' : 'dark']
  const standing = await Promise.all(
    team.map(async ({ hero, class: cls, isAlive }) => ({
      hero,
      art: await faceOf(hero),
      look: { colour: colours[`class-${cls}`], cls, plain: isPlain },
      isAlive,
    })),
  )
  const drawn = await firstOf(async ({ monsters }) => (await monsters())[avatar])
  const scene = { winner, sin: lightOf(sin, isPlain), avatar: drawn ?? null, team: standing, isPlain }
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

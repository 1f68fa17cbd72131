import type { Prompt, WindowName } from '@haven/engine'
import type { Language, Say } from '../language.ts'
import { asked, because, de, some } from './grammar.ts'
import { QUESTIONS } from './refusals.ts'

/** One plain question each, with whom it is asked in front. */

const hero = ({ subject }: Prompt, say: Say): string =>
  subject.hero === undefined ? 'ce héros' : say.name(subject.hero)
/** " (C2)", or nothing where the question names none. */
const where = ({ subject }: Prompt, say: Say): string =>
  subject.space === undefined ? '' : ` (${say.space(subject.space)})`

const MOMENTS: Readonly<Record<WindowName, (name: string) => string>> = {
  'turn-start': (name) => `le tour ${de(name)} commence.`,
  'hero-enters': (name) => `${name} entre dans une case.`,
  'city-action': (name) => `${name} utilise un quartier.`,
  'cleanse-start': (name) => `${name} va nettoyer.`,
  'fight-start': (name) => `un combat commence (${name}).`,
  'fight-rolled': (name) => `les dés du combat sont lancés (${name}).`,
  'monster-killed': (name) => `${name} vient de tuer au moins un monstre.`,
  reaction: (name) => `vous réagissez au tour ${de(name)}.`,
  'turn-end': (name) => `le tour ${de(name)} se termine.`,
}

const ROLLS: Readonly<Record<string, string>> = {
  fight: 'ce combat',
  rangedFight: 'ce combat à distance',
}

function summon(prompt: Prompt, say: Say): string {
  const { monster, space, cause } = prompt.subject
  if (monster !== undefined) return `Péché : sur quel Nid apparaît ${some(monster, say)} ?`
  if (space !== undefined) return `Péché : quel monstre mort arrive ici ? (${say.space(space)})${because(cause, say)}`
  return `Péché : quel monstre mort revient, et sur quel Nid ?${because(cause, say)}`
}

export const prompts: Language['prompts'] = {
  'dark-past': (prompt, say) => `Péché : quel Passé sombre pour ${hero(prompt, say)} ?`,
  'story-task': ({ rule }) =>
    rule === 'story-top-up'
      ? 'Péché : la mission demande d’autres jetons. Lequel, et où ?'
      : 'Péché : où va le prochain jeton ?',
  'first-hero': () => 'Héros : qui joue le premier tour de cette manche ?',
  'take-turn': (prompt, say) =>
    prompt.rule === 'ROUND-6'
      ? `${asked(prompt, say)} : dépenser un jeton Tour supplémentaire, ou passer ?`
      : `${asked(prompt, say)} : quel jeton dépensez-vous pour ce tour ?`,
  'hero-turn': (prompt, say) => `${asked(prompt, say)} : que faites-vous ?`,
  action: (prompt, say) =>
    `${asked(prompt, say)} : quelle action faites-vous maintenant ?${because(prompt.subject.cause, say)}`,
  'city-action': (prompt, say) => `${asked(prompt, say)} : quelle Action de Ville ensuite ?${where(prompt, say)}`,
  'heal-slot': (prompt, say) => `${asked(prompt, say)} : quelle blessure soigner ?`,
  'wound-slot': (prompt, say) => `${asked(prompt, say)} : où va la blessure ?${because(prompt.subject.cause, say)}`,
  upgrade: (prompt, say) => `${asked(prompt, say)} : quelle amélioration prenez-vous ?`,
  'lose-upgrade': (prompt, say) =>
    `${asked(prompt, say)} : quelle amélioration perdez-vous ?${because(prompt.subject.cause, say)}`,
  'orbital-move': (prompt, say) => `${asked(prompt, say)} : où va la frappe orbitale ?`,
  'orbital-kill': (prompt, say) =>
    `${asked(prompt, say)} : quel monstre la frappe orbitale tue-t-elle ?${where(prompt, say)}`,
  'sin-card': (prompt, say) => {
    const { window } = prompt.subject
    return window
      ? `Péché : ${MOMENTS[window](hero(prompt, say))} Jouer une carte Péché ?`
      : 'Péché : jouer une carte Péché ?'
  },
  acolyte: (prompt, say) =>
    `Péché : utiliser la capacité des acolytes contre ${hero(prompt, say)} ?${where(prompt, say)}`,
  corruption: (prompt, say) =>
    `${asked(prompt, say)} : subir 1 corruption pour ${ROLLS[prompt.subject.cause ?? ''] ?? 'ce lancer'} ?`,
  ability: (prompt, say) => {
    const cause = prompt.subject.cause ?? prompt.rule
    if (prompt.rule === 'text-commit')
      return `Péché : allez-vous réagir au tour ${de(hero(prompt, say))} ? Annoncez-le maintenant.`
    return `${prompt.seat === 'sins' ? 'Péché' : say.name(prompt.seat)} : utiliser « ${say.name(cause)} » ?`
  },
  reroll: (prompt, say) => `${asked(prompt, say)} : quel dé relancer ?${because(prompt.subject.cause, say)}`,
  faith: (prompt, say) =>
    prompt.rule === 'CORR-1'
      ? `${asked(prompt, say)} : que vaut le bonus de corruption ?`
      : `${asked(prompt, say)} : que devient ce FAITH ?`,
  kill: (prompt, say) => `${asked(prompt, say)} : quel monstre meurt sous vos touches ?${where(prompt, say)}`,
  'remove-token': (prompt, say) =>
    `${asked(prompt, say)} : à quoi dépenser le prochain résultat ?${where(prompt, say)}`,
  reaction: (prompt, say) => `Péché : dépenser un jeton Réaction après le tour ${de(hero(prompt, say))} ?`,
  'reaction-move': ({ subject }, say) => `Péché : quel monstre se déplace, et où ?${because(subject.cause, say)}`,
  'reaction-fight': (prompt, say) => `Péché : engager le combat contre ${hero(prompt, say)} ?`,
  retaliate: (prompt, say) => `Péché : quel rescapé du tir ${de(hero(prompt, say))} se déplace, et où ?`,
  summon,
  'apocalypse-card': () => 'Péché : quelle carte Apocalypse révéler ?',
  mission: () => 'Héros : quelle mission vient ensuite ?',
  choice: ({ rule, subject }, say) => {
    const about = subject.hero === undefined ? '' : ` pour ${say.name(subject.hero)}`
    return `Héros : vous choisissez ensemble. Que décidez-vous${about} ? (${say.name(subject.cause ?? rule)})`
  },
  'sins-decide': (prompt, say) => {
    const { vote, cause, hero: about } = prompt.subject
    const which = about === undefined ? 'que choisissez-vous ?' : `que choisissez-vous pour ${say.name(about)} ?`
    // A choice that a card brings says which card; the other votes speak for themselves.
    const question = vote === undefined || vote === 'choice' ? `${which}${because(cause, say)}` : `${QUESTIONS[vote]} ?`
    return `Péché : les joueurs Héros ne s’accordent pas, vous décidez : ${question}`
  },
  order: ({ seat }, say) => `${seat === 'sins' ? 'Péché' : say.name(seat)} : quel effet en premier ?`,
  'reserve-hero': (prompt, say) => `Mort ${de(hero(prompt, say))} : qui prend la relève ?`,
  inherit: (prompt, say) => `${asked(prompt, say)} : quelle amélioration emportez-vous ?`,
  effect: (prompt, say) => {
    const cause = prompt.subject.cause ?? prompt.rule
    return `${asked(prompt, say)} : que choisissez-vous pour « ${say.name(cause)} » ?`
  },
}

import type { rulebook as english } from '../../en/rulebook/index.ts'
import type { Said } from '../../said.ts'
import { count } from '../grammar.ts'
import { examples } from './examples.ts'
import { differences, rest } from './rest.ts'
import { scenes } from './scenes.ts'
import { sheet } from './sheet.ts'

/** The rulebook as a book: fetched by whoever reads it. */
export const rulebook: Said<typeof english> = (say) => ({
  chapters: { ...scenes, ...rest },
  differences,
  examples,
  sheet,
  chapter: (number) => `Chapitre ${number}`,
  letter: (rules) => `À la lettre : ${count(rules, 'règle')}`,
  playScene: 'Jouer cette scène',
  playExample: (number, title) => `Jouer : EX-${number}, ${title}`,
  example: {
    title: (number, title) => `EX-${number} : ${title}`,
    lead: 'Un exemple des règles, sous forme de position. Jouez-le dans l’un ou l’autre camp ; vos dés tomberont peut-être autrement.',
    back: 'Retour aux règles',
  },
  icons: {
    title: 'Chercher par icône',
    clear: 'Montrer tout le livre',
    groups: { hero: 'Dé Héros', sin: 'Dé Péché', tokens: 'Jetons', city: 'Quartiers', turns: 'Tours' },
  },
  found: { prose: 'Dans les chapitres' },
  pictures: {
    step: (hero, from, to) =>
      `${say.name(hero)} se déplace : ${say.space(from)} → ${say.space(to)}. 1 blessure pour quitter un monstre, 1 dé pour le Feu au départ ; puis 2 dés pour la Corruption à l’arrivée.`,
    reaction: (from, to) =>
      `Un monstre se déplace de deux cases : ${say.space(from)} → ${say.space(to)}. Il peut y combattre, avec tout ce qui s’y tient.`,
    summon: (space, room) =>
      `${say.space(space)} : deux Nids, un monstre. Place pour ${room} de plus. Un héros ici ne bloquerait rien.`,
    covered: (level, next) =>
      `Blessures sur 1, 2, 4 et 6. De ${level} à ${next}, seul compte ce qui est éclairé : une défense et un dé.`,
    team: (fight, friends, dice) =>
      `Combat ${fight} et ${count(friends, 'autre héros', 'autres héros')} à ses côtés : ${count(dice, 'dé')}.`,
    wheel: {
      caption: 'La manche est une roue. Elle commence en haut.',
      start: ['Début', 'Tâches du scénario, et qui commence'],
      turns: ['Tours', 'Héros par héros, dans le sens horaire'],
      reactions: ['Réactions', 'Après chaque tour, tant qu’il y a des jetons'],
      tasks: ['Scénario', 'Ses tâches ; l’Apocalypse peut monter'],
      summon: ['Invocations', 'Les morts reviennent sur des Nids'],
      cards: ['Autels', 'Une carte Péché pour chacun sans héros'],
      reset: ['Réactivation', 'Tous les jetons sont de nouveau actifs'],
    },
    track: 'La piste Apocalypse. Tous les niveaux atteints restent en vigueur.',
  },
})

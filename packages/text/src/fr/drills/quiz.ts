import type { quiz as english } from '../../en/drills/quiz.ts'
import type { Said } from '../../said.ts'
import { count } from '../grammar.ts'

/** Ten questions after First Night, each with a wrong answer and a silly one. */
export const quiz: Said<typeof english> = {
  title: 'Dix questions',
  about: 'Pour le plaisir, et rien que pour vos yeux.',
  number: (number, of) => `Question ${number} sur ${of}`,
  right: 'Juste.',
  wrong: (answer) => `Non : ${answer}`,
  rule: (rule) => `Règle ${rule}`,
  see: (scene) => `Voir la scène : ${scene}`,
  next: 'Question suivante',
  finish: 'Alors, le résultat ?',
  again: 'Reposer les questions',
  score: (right, of) => `${count(right, 'bonne réponse', 'bonnes réponses')} sur ${of}`,
  ranks: {
    chief: 'Chef. La ville dort mieux quand vous veillez.',
    agent: 'Agent. Presque chaque nuit, vous rentreriez.',
    rookie: 'Recrue. Personne ne naît avec un insigne.',
  },
  ask: {
    leave: {
      ask: 'Vous quittez une rue avec trois monstres. Qu’est-ce que cela coûte ?',
      right: 'Une blessure.',
      wrong: 'Trois blessures.',
      silly: 'Rien, avec un peu de politesse.',
    },
    fire: {
      ask: 'Quand le Feu donne-t-il lieu à un lancer ?',
      right: 'Quand vous y entrez et quand vous en sortez.',
      wrong: 'À chaque manche que vous y passez.',
      silly: 'Quand personne ne regarde.',
    },
    wound: {
      ask: 'Où va votre première blessure ?',
      right: 'Sur l’emplacement 1 : elle n’y cache aucun bonus.',
      wrong: 'Sur l’emplacement 6 : deux touches, c’est vulgaire.',
      silly: 'Sur quelqu’un d’autre.',
    },
    faith: {
      ask: 'Un FAITH est sur la table. C’est quoi ?',
      right: 'Ce que vous voulez, une fois les deux lancers visibles.',
      wrong: 'Toujours une touche.',
      silly: 'Un bon signe, sans plus.',
    },
    kill: {
      ask: 'Défense 3, deux touches aujourd’hui et une demain. Que devient l’abomination ?',
      right: 'Elle vit : les touches ne se gardent pas.',
      wrong: 'Elle meurt demain.',
      silly: 'Elle porte plainte.',
    },
    bargain: {
      ask: 'Vous passez au niveau 4 avant un lancer. Que pouvez-vous utiliser ?',
      right: 'Tous les bonus non recouverts jusqu’à 4, pour ce lancer.',
      wrong: 'Le bonus du 4, pour cette manche.',
      silly: 'L’entrée de service.',
    },
    seven: {
      ask: 'Vous êtes à 7, et une corruption de plus passe. C’est quoi ?',
      right: 'Une blessure.',
      wrong: 'Rien du tout.',
      silly: 'Le niveau 8, le secret.',
    },
    city: {
      ask: 'Combien de fois un même héros peut-il utiliser un quartier ?',
      right: 'Une fois par manche.',
      wrong: 'Une fois par tour.',
      silly: 'Jusqu’à ce que le commissaire s’en aperçoive.',
    },
    vote: {
      ask: 'Les joueurs Héros ne s’accordent pas sur la prochaine mission. Qui décide ?',
      right: 'Le joueur Péché.',
      wrong: 'La majorité.',
      silly: 'Qui crie le plus fort.',
    },
    reserve: {
      ask: 'Comment le Péché gagne-t-il ?',
      right: 'Un héros meurt, et il n’y a plus personne en réserve.',
      wrong: 'L’Apocalypse arrive à 7.',
      silly: 'Vous fermez le navigateur.',
    },
  },
}

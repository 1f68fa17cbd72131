import type { Edition } from '@haven/engine'
import type { newGame as english } from '../../en/web/new-game.ts'
import type { Said } from '../../said.ts'
import { count, plural } from '../grammar.ts'

const EDITIONS: Readonly<Record<Edition, string>> = {
  final: 'Règles définitives',
  preview: 'Règles préliminaires',
}
const SIDES = { heroes: 'Les héros', sins: 'Le Péché', both: 'Les deux camps' } as const
const BOTS: Readonly<Record<string, string>> = {
  random: 'N’importe quel coup',
  scripted: 'Régulier',
  level1: '1 · Novice',
  level2: '2 · Habitué',
  level3: '3 · Vétéran',
  level4: '4 · Expert',
  level5: '5 · Cauchemar',
}

const ORDER = ['en premier', 'en deuxième', 'en troisième', 'en quatrième']

export const newGame: Said<typeof english> = (say) => ({
  title: 'Nouvelle partie',
  side: 'Vous jouez',
  sides: (side) => SIDES[side],
  sideHints: {
    heroes: 'Vous, à un ou à plusieurs, contre le Péché',
    sins: 'Le Péché, contre sept personnes',
    both: 'Héros et Péché, avec un rideau entre les deux',
  },
  heroPlayers: 'Joueurs Héros',
  heroPlayersHint: (heroes) => `${heroes} héros en jeu`,
  person: 'Quelqu’un ici',
  bot: 'Bot',
  botLevel: (bot) => BOTS[bot] ?? bot,
  sin: 'Péché',
  acolytes: 'Acolytes',
  story: 'Scénario',
  chosen: 'Le scénario choisi',
  types: { terror: 'Terreur', corruption: 'Corruption', redemption: 'Rédemption', mixed: 'Les trois' },
  rounds: (rounds) => `environ ${count(Math.round(rounds), 'manche')}`,
  heroWins: (percent) => plural(percent, { one: 'héros : # victoire sur 100', other: 'héros : # victoires sur 100' }),
  balanceHint: 'D’après nos mesures d’équilibre : les mêmes bots des deux côtés',
  map: 'Plan',
  mapPicture: (map) => `Le plan : ${say.name(map)}`,
  heroes: 'Héros de départ, dans l’ordre du tour',
  heroAt: (hero, heroClass, turn) =>
    `${say.name(hero)}, ${say.name(heroClass)}${turn === null ? '' : `, joue ${ORDER[turn - 1] ?? turn}`}`,
  heroNumber: 'héros en jeu',
  level: 'Adversaires',
  more: 'Plus : édition, options, places',
  heroesHint: (chosen, wanted) =>
    chosen === wanted
      ? `Choisis : ${chosen} sur ${wanted}`
      : `Choisis : ${chosen} sur ${wanted} ; le hasard choisit les autres`,
  heroesFull: (wanted) => `Pas plus de ${wanted} héros au départ. Retirez-en un d’abord.`,
  edition: 'Édition',
  editions: (edition) => EDITIONS[edition],
  power: 'Le Péché a son pouvoir',
  storyAid: 'Quatre héros reçoivent l’aide du scénario',
  merciless: 'Dés Péché impitoyables',
  surprise: 'Le hasard décide, et les héros l’apprennent au début de la partie',
  boxes: 'Boîtes en plus de la boîte de base',
  ownBoxes: 'Vos boîtes',
  team: 'Équipe',
  coreTeam: 'Boîte de base',
  mixedTeam: 'Mélangée',
  secondCrate: 'La seconde caisse : d’autres améliorations et Passés sombres s’y mêlent',
  random: 'Au hasard',
  randomHint: 'Le hasard décide',
  allRandom: 'Tout au hasard',
  begin: 'Commencer',
})

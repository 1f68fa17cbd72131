import type { AbilityId, FormId } from '@haven/content'
import type { CardText } from '../language.ts'

/** Heroes, their second forms and their abilities. */
export const heroes: Readonly<Record<FormId | AbilityId, CardText>> = {
  leah: {
    name: 'Leah Solomon',
    text: 'Leader. Combat 3, Compétence 3, Défense 1. Capacité : Ordres de terrain.',
    flavour: 'Tenez ce coin de rue. Moi, je vous tiens, vous.',
  },
  'field-orders': {
    name: 'Ordres de terrain',
    text: 'Une fois par manche, à la fin de son tour, Leah peut choisir un autre héros à 2 pas ou moins, qui peut aussitôt engager un combat (à distance s’il en est capable) ou nettoyer. C’est toujours le tour de Leah, et la réaction qui suit est contre Leah.',
  },
  rose: {
    name: 'Rose',
    text: 'Nettoyeuse. Combat 2, Compétence 4, Défense 1. Capacité : Emprise mentale.',
    flavour: 'Avance, mon chou. Voilà un gentil monstre.',
  },
  'mind-control': {
    name: 'Emprise mentale',
    text: 'À la fin de son tour, Rose peut téléporter un acolyte ou une abomination, de n’importe où sur le plateau, vers une case adjacente à celle que ce monstre occupe.',
  },
  karl: {
    name: 'Karl',
    text: 'Nettoyeur. Combat 2, Compétence 4, Défense 1. Capacité : Métamorphe.',
    flavour: 'J’ai déjà été poli une fois cette nuit.',
  },
  shapeshifter: {
    name: 'Métamorphe',
    text: 'Au début de chacun de ses tours, Karl peut prendre la forme du loup. Il garde ses blessures, sa corruption, ses améliorations et ses jetons. Karl entre en jeu sous forme humaine.',
  },
  'karl-wolf': {
    name: 'Karl (loup)',
    text: 'La seconde forme de Karl. Combat 4, Compétence 1, Défense 2. Capacité : Sauvage. La piste de corruption est celle de Karl.',
    flavour: '(un bruit de portail qu’on arrache)',
  },
  feral: {
    name: 'Sauvage',
    text: 'Au début de chacun de ses tours, le loup peut redevenir Karl. Sous forme de loup, il ne subit pas de blessure quand il quitte des monstres, et il ne peut pas utiliser les Actions de Ville.',
  },
  rocco: {
    name: 'Rocco de Curtis',
    text: 'Tireur. Combat 2, Compétence 2, Défense 2, À distance. Capacité : Tir mortel.',
    flavour: 'On souffle. Voilà. Problème réglé.',
  },
  killshot: {
    name: 'Tir mortel',
    text: 'Dans chaque combat à distance que Rocco engage, 2 touches s’ajoutent à son lancer.',
  },
  brad: {
    name: 'Brad Holcomb',
    text: 'Tireur. Combat 3, Compétence 3, Défense 1, À distance. Capacité : Charge creuse.',
    flavour: 'D’abord les preuves. Ensuite le boum.',
  },
  'shaped-charge': {
    name: 'Charge creuse',
    text: 'Dans chaque combat que Brad engage, à distance ou non, il ajoute 1 touche pour chaque monstre de la case visée au-delà du premier, 2 touches au plus.',
  },
  thorley: {
    name: 'Thorley',
    text: 'Cogneur. Combat 4, Compétence 2, Défense 2. Capacité : Rempart.',
    flavour: 'Derrière moi. Non, plus loin.',
  },
  bulwark: {
    name: 'Rempart',
    text: 'Une fois par combat : quand un autre héros dans la case de Thorley va subir des blessures dans ce combat, Thorley peut en subir 1 à sa place.',
  },
  morgana: {
    name: 'Morgana',
    text: 'Cogneuse. Combat 4, Compétence 2, Défense 2. Capacité : Prix du sang.',
    flavour: 'J’ai survécu à de meilleures apocalypses.',
  },
  'blood-price': {
    name: 'Prix du sang',
    text: 'Une fois par manche, après un combat de Morgana qui n’était pas à distance et où elle a tué au moins un monstre, elle peut soigner 1 de ses blessures, si elle est en vie.',
  },
}

const sniper = (hero: 'rocco' | 'brad') => ({
  ...heroes[hero],
  text: heroes[hero].text.replace('Tireur', 'Tireur d’élite'),
})

/** What the preview edition calls otherwise. */
export const heroesInPreview = { rocco: sniper('rocco'), brad: sniper('brad') }

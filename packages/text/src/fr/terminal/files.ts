import type { files as english } from '../../en/terminal/files.ts'
import type { Said } from '../../said.ts'
import { count } from '../grammar.ts'

/** Records, saves, scenarios and boxes that were read. */
const INSTEAD = {
  heroes: ['héros sans image', 'montrés par le buste de leur classe'],
  monsters: ['monstres sans image', 'montrés par un croc et une icône'],
  cards: ['cartes sans image', 'montrées par l’ornement de leur pioche'],
  posters: ['scénarios sans affiche', 'montrés par leur plan'],
  marks: ['Péchés sans emblème', 'montrés par une icône'],
} as const

export const files: Said<typeof english> = {
  atField: (message, field) => `${message} (champ ${field})`,
  wrong: (file, place, message) => `FAUX ${file} : ${place} : ${message}`,
  right: (file, answers, outcome, say) =>
    `ok   ${file} : ${count(answers, 'réponse')}, ${outcome ? `victoire : ${say.name(outcome.winner)} (${outcome.rule})` : 'une sauvegarde, partie en cours'}`,
  over: (words, rule, answers, round) => `${words} [${rule}], après ${count(answers, 'réponse')}, manche ${round}.`,
  open: (prompts, say, answers, round) =>
    `${prompts.map((prompt) => say.prompt(prompt)).join(' ')} (après ${count(answers, 'réponse')}, manche ${round})`,
  box: (id, version, path) => `${id} ${version}, depuis ${path}`,
  packed: (file, bytes, hash) => `${file} : ${Math.ceil(bytes / 1024)} ko, empreinte ${hash}`,
  lists: {
    sins: 'Péchés',
    acolytes: 'acolytes',
    heroes: 'héros',
    upgrades: 'améliorations',
    stories: 'scénarios',
    maps: 'plans',
    tiles: 'tuiles',
    apocalypse: 'cartes Apocalypse',
    hellClub: 'Hell Club',
    darkPast: 'cartes Passé sombre',
    track: 'niveaux de piste',
  },
  withoutPictures: (kind, ids, say) =>
    `${INSTEAD[kind][0]} : ${ids.map((id) => say.name(id)).join(', ')} (${INSTEAD[kind][1]})`,
  sin: (id, cards, withCopies, say) => `${say.name(id)} (${count(cards, 'carte')}, ${withCopies} avec les copies)`,
  story: (id, missions, say) => `${say.name(id)} (${count(missions, 'mission')})`,
  faults: (faults) => (faults > 0 ? count(faults, 'erreur') : 'aucune erreur'),
}

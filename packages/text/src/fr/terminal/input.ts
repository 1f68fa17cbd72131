import type { input as english } from '../../en/terminal/input.ts'
import type { Said } from '../../said.ts'
import { count, de, list } from '../grammar.ts'

/** What a person got wrong on the command line or in a file: one line each, and what to do instead. */

const commas = (known: readonly string[]): string => known.join(', ')

/** By the codes of the operating system; what is not here says the system in its own words. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'ce fichier ou dossier n’existe pas',
  EACCES: 'accès refusé',
  EISDIR: 'c’est un dossier',
  ENOTDIR: 'une partie du chemin n’est pas un dossier',
  EEXIST: 'un fichier est déjà là',
  ENOSPC: 'le disque est plein',
  EROFS: 'le disque est en lecture seule',
}
const reason = ({ why, message }: { readonly why: string; readonly message: string }): string => REASONS[why] ?? message

const FIELDS: Readonly<Record<string, string>> = { rules: 'règles', bot: 'bot', seed: 'graine' }

export const input: Said<typeof english> = {
  unknownLanguage: ({ given, known }) => `il n’y a pas de langue ${given} ; il y a ${commas(known)}`,
  unknownCommand: ({ name }) => `commande inconnue : ${name} ; voir « haven help »`,
  unexpectedArgument: ({ argument }) => `argument en trop : ${argument}`,
  missingArgument: ({ name }) => `il manque quelque chose : ${name}`,
  unknownOption: ({ flag }) => `option inconnue : ${flag}`,
  valueMissing: ({ flag }) => `il manque une valeur à ${flag}`,
  wholeNumber: ({ flag, least, most, value }) =>
    `--${flag} doit être un nombre entier de ${least} à ${most}, et non ${value}`,
  oneOf: ({ flag, known, value }) =>
    `pour --${flag}, choisissez parmi ${commas(known)} ; ${value} n’en fait pas partie`,
  unreadable: (failed) => `lecture impossible de ${failed.file} : ${reason(failed)}`,
  unwritable: (failed) => `écriture impossible dans ${failed.file} : ${reason(failed)}`,
  // learn
  unknownScene: ({ given, known }) => `il n’y a pas de scène ${given} ; il y a 0 à 6, ou par leur nom ${commas(known)}`,
  // play
  loadOrContinue: () => 'choisissez entre --load et --continue',
  onlyNewGames: ({ flag }) => `--${flag} est pour une nouvelle partie, non pour une partie enregistrée`,
  noSave: ({ folder }) => `aucune partie enregistrée dans ${folder} ; commencez-en une avec « haven play »`,
  wholeSide: ({ people, sides }) =>
    `places tenues par quelqu’un dans cette partie : ${list(people) || 'aucune'} ; ici, il faut un camp entier : précisez --as ${commas(sides)}`,
  oneBot: ({ bots }) => `bots de cette partie : ${list(bots)} ; ici, un seul joue : nommez-le avec --bot`,
  foreignRules: ({ file, rules, known }) => `${file} a été joué avec les règles ${rules} ; ici : ${known}`,
  // boxes
  boxWithoutEntry: ({ path, entries }) => `${path} n’est pas une boîte : il n’y a ni ${entries.join(' ni ')}`,
  boxNoModule: ({ path }) =>
    `${path} n’est pas encore un module : mettez à côté un package.json avec { "type": "module" }`,
  boxNotLoaded: ({ path, message }) => `chargement impossible de ${path} : ${message}`,
  boxNotExported: ({ path }) => `${path} n’est pas une boîte : « box » n’est pas exporté`,
  boxWordsNoObject: ({ path }) => `${path} : « words » doit être un objet`,
  boxTooLarge: ({ path, bytes, most }) =>
    `${path} fait ${bytes} octets une fois compressé, et une boîte peut en faire ${most}`,
  boxFaulty: ({ path, faults }) =>
    `${path} a ${count(faults, 'erreur')} ; « haven check-box ${path} » en fait la liste`,
  // the lab
  noBot: ({ name, known }) =>
    `il n’y a pas de bot ${name} ; bots connus : ${commas(known)}, thinking@NODES ou scripted:FILE`,
  balanceBot: ({ name, known }) =>
    `pour --bot, choisissez parmi ${commas(known)} ou thinking@NODES ; ${name} n’en fait pas partie`,
  noMap: ({ map, known }) => `il n’y a pas de plan ${map} ; plans connus : ${commas(known)}`,
  allIsAll: ({ flag, value }) => `--all joue tout : laissez --${flag} ${value} de côté`,
  allOrList: ({ flag }) => `--${flag} est all ou une liste, pas les deux`,
  notThere: ({ flag, id, known }) => `--${flag} : il n’y a pas de ${id} ; connus : ${commas(known)}`,
  pairsOrGames: () => 'donnez --pairs ou --games, pas les deux',
  gamesOdd: () => '--games doit être pair : deux parties font une paire',
  eloBounds: ({ given }) => `--sprt demande deux écarts Elo, le plus petit d’abord, comme 0,20 ; et non ${given}`,
  comparePlaysNothing: ({ flag }) => `--compare ne joue rien : laissez --${flag} de côté`,
  otherMatch: ({ first, second, field, values }) =>
    `${first} et ${second} viennent de matchs différents : ${field} vaut ${values[0]} dans l’un, ${values[1]} dans l’autre`,
  otherPairs: ({ first, second, counts, pair }) =>
    `${first} et ${second} contiennent des paires différentes (${counts.join(' et ')}) : un seul des deux a la paire ${pair}`,
  noPairs: ({ first, second }) => `${first} et ${second} ne contiennent encore aucune paire`,
  otherSetup: ({ first, second, pair }) =>
    `${first} et ${second} viennent de matchs différents : la paire ${pair} n’a pas la même mise en place`,
  noResults: ({ file, what, isOut }) =>
    `${file} ne contient aucun résultat ${de(what)}${isOut ? ' : nommez un autre fichier avec --out' : ''}`,
  otherPlan: ({ file, what }) =>
    `${file} contient les résultats d’un passage ${de(what)} réglé autrement : nommez un autre fichier avec --out`,
  damagedLine: ({ file, line, isOut }) =>
    `${file} : la ligne ${line} est abîmée${isOut ? ' ; nommez un autre fichier avec --out' : ''}`,
  noPositions: ({ file }) => `${file} ne contient aucune position (*.json)`,
  emptyText: ({ field }) => `${field} est vide : écrivez quelque chose à lire en jouant`,
  longText: ({ field, length, most }) => `${field} a ${count(length, 'caractère')} ; ${most} au plus sont lus`,
  otherQuestion: ({ asked, instead }) => {
    const found = instead.map(({ seat, kind }) => `${seat} ${kind}`).join(', ') || 'rien : la partie est finie'
    return `tactic.asked est ${asked.seat} ${asked.kind}, mais le fichier se termine par ${found}`
  },
  bestIllegal: ({ index, legal }) =>
    `tactic.best[${index}] n’est pas une réponse permise ; réponses permises : ${legal.join(' ')}`,
  bestEmpty: () => 'tactic.best est vide : nommez au moins une réponse',
  bestEverything: () => 'tactic.best nomme toutes les réponses permises : ce n’est pas une question',
  sideMissing: () => 'il manque --side : heroes ou sins (ou --fit pour la fonction de valeur)',
  fitBothSides: () => '--fit est pour la fonction de valeur des deux camps : laissez --side de côté',
  netAlone: () => '--net vaut pour les deux camps et s’emploie seul : laissez --side et --fit de côté',
  boxForNet: () => '--box est pour --net : les autres poids s’ajustent sur la boîte de base',
  weightsOdd: ({ flag }) => `--${flag} doit être pair : chaque partie est jouée avec les deux jeux de poids`,
  partNumber: ({ flag, most, value }) =>
    `--${flag} doit être un nombre au-dessus de 0, ${most} au plus, et non ${value}`,
  noWeight: ({ weight, known }) => `--only : il n’y a pas de poids ${weight} ; poids connus : ${commas(known)}`,
  staleGames: ({ file, game, cell }) =>
    `${file} : la partie ${game} de ${cell} finit maintenant autrement, donc des bots ou des cartes ont changé : choisissez un autre --out, ou supprimez le fichier`,
  otherGames: ({ file, field, was, wanted }) =>
    `${file} contient d’autres parties (${FIELDS[field] ?? field} : ${was ?? 'inconnu'}, et non ${wanted}) : choisissez un autre --out, ou supprimez le fichier`,
  foreignGames: ({ file }) => `${file} ne contient aucune partie de « haven balance » : choisissez un autre --out`,
  brokenGames: ({ file, line, field }) =>
    `${file} est abîmé à la ligne ${line}${field === null ? '' : ` (${field})`} : supprimez cette ligne, et sa partie sera rejouée`,
  noMarks: ({ file, opening, closing }) =>
    `il manque à ${file} les lignes « ${opening} » et « ${closing} » : mettez-les là où le résumé doit aller`,
}

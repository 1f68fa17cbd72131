import type { balance as english } from '../../en/terminal/balance.ts'
import type { Said } from '../../said.ts'
import { count, plural } from '../grammar.ts'

const lost = (number: string | number): string => `Parties inachevées, non comptées (${number})`

/** Reports of balance: in the terminal, as Markdown, and as a page. */
export const balance: Said<typeof english> = {
  marks: {
    'under-20': 'moins de 20 %',
    'under-40': 'moins de 40 %',
    even: '',
    'over-60': 'plus de 60 %',
    'over-80': 'plus de 80 %',
  },
  all: 'tout',
  head: [
    'Péché',
    'plan',
    'joueurs',
    'parties',
    'victoires héros',
    '95 %',
    'manches',
    'étendue',
    'morts',
    'hors de la bande',
  ],
  outside: (outside, cells, sure) =>
    `Cellules hors de 40 à 60 % : ${outside} sur ${cells}, dont ${sure} de tout leur intervalle (*)`,
  missions: 'Missions : manches quand elle est accomplie, sa part des parties arrivées jusqu’à elle',
  missionHead: ['scénario', 'mission', 'commencée', 'accomplie', 'manches', 'étendue', 'part'],
  cards:
    'Cartes : parties gagnées par le Péché quand la carte a été jouée, et quand elle a été piochée sans être jouée',
  cardHead: [
    'de',
    'carte',
    'fois',
    'parties',
    'victoires Péché',
    '95 %',
    'gardée',
    'victoires Péché',
    '95 %',
    'points',
  ],
  problems: (number) => `${lost(number)} :`,
  problem: (cell, game, kind, message) => `${cell}, partie ${game} : ${kind}, ${message}`,
  written: (file) => `Le rapport est dans ${file}, et à côté en JSON, CSV et Markdown.`,
  markdown: {
    title: 'Équilibre',
    lead: (report) =>
      `${count(report.games, 'partie')}, ${report.each} par cellule, ${count(report.cells, 'cellule')}, bots \`${report.bot}\` dans les deux camps, graine \`${report.seed}\`, \`${report.rules}\`.`,
    wins: (report) =>
      `Les héros gagnent ${report.share} des parties (95 % : ${report.interval}) ; ${report.rounds} manches (de ${report.least} à ${report.most}) et ${report.deaths} héros morts par partie.`,
    problems: (number) => `${lost(number)}.`,
    winsTitle: 'Victoires des héros en %',
    cell: (sin, players, say) => `${say.name(sin)} ${players}`,
    place: (story, map, say) => `${say.name(story)} : ${say.name(map)}`,
    map: 'plan',
    outsideTitle: (outside, cells) => `Cellules hors de 40 à 60 % : ${outside} sur ${cells}`,
    sure: (sure) => `Hors de la bande de tout leur intervalle : ${sure}, en gras.`,
    outsideHead: ['Péché', 'scénario', 'plan', 'joueurs', 'victoires héros', '95 %', ''],
    none: 'Aucune.',
    longest: 'Les missions les plus longues',
    longestHead: ['scénario', 'mission', 'manches', 'part de la partie', 'commencée', 'accomplie'],
    noMission: 'Aucune mission n’a été accomplie.',
    cards: 'Cartes dont les deux intervalles sont séparés',
    cardHead: ['carte', 'de', 'victoires Péché, jouée', 'victoires Péché, gardée', 'points'],
    shareOf: (share, of) => `${share} sur ${of}`,
  },
  page: {
    title: 'Haven : rapport d’équilibre',
    heading: 'Qui gagne dans Haven ?',
    parts: 'Parties du rapport',
    /** HTML comes in and goes out. */
    lead: (total, bot, each, cells, missing) =>
      `${total} parties de bots ${bot} contre leurs semblables : ${each} pour chacune des ${cells} combinaisons de Péché, de plan et de nombre de joueurs Héros, les types d’acolytes à tour de rôle.${missing === null ? '' : ` ${lost(missing)}.`}`,
    heroesWin: 'Victoires des héros',
    interval: (interval) => `intervalle à 95 % : ${interval}`,
    rounds: 'Manches',
    range: (least, most) => `de ${least} à ${most}`,
    deathsOfGame: 'Héros morts par partie',
    outsideCells: 'Cellules hors de 40–60 %',
    of: (part, whole) => `${part} sur ${whole}`,
    sure: (sure) => `dont ${sure} de tout leur intervalle`,
    wins: {
      title: 'Victoires des héros',
      intro:
        'Le grand nombre est la part des parties gagnées par les héros, les petits son intervalle à 95 % (Wilson).',
    },
    outside: {
      title: 'Hors de 40 à 60 %',
      intro: 'La bande du milieu va de 40 à 60 %. Un point est la part, son trait l’intervalle à 95 %.',
    },
    roundsPart: {
      title: 'Manches et morts',
      intro:
        'Combien durent les parties, et combien de héros y meurent. Une mort quand la réserve n’a plus personne fait perdre la partie.',
    },
    missions: {
      title: 'Missions',
      intro:
        'Les manches que prend une mission quand elle est accomplie, comptées en tours de héros ; sa part moyenne des parties arrivées jusqu’à elle ; et combien de parties les héros ont perdues pendant qu’elle était en cours. Les dernières colonnes disent les manches et les défaites pour chaque plan.',
    },
    cards: {
      title: 'Cartes',
      intro:
        'Les parties gagnées par le Péché quand il a joué la carte (plein), face à celles où il l’a piochée sans la jouer (creux). Une étoile et du gras : les deux intervalles n’ont aucun point commun. Ce n’est pas la preuve d’une cause : une longue partie voit jouer plus de cartes, et qui mène peut en jouer d’autres.',
    },
    acolytes: { title: 'Acolytes', intro: '' },
    /** HTML comes in and goes out. */
    footer: (command, rules, bot, seed) =>
      `Fait par ${command} avec les règles ${rules}, le bot ${bot}, la graine ${seed} : la même graine donne les mêmes nombres. Des bots de même force ne sont pas des gens : lisez ces nombres les uns à côté des autres, non comme les chances de votre table.`,
    noneOutside: 'Aucune : chaque cellule est entre 40 et 60 %.',
    outsideTable: 'Cellules hors de 40 à 60 %, les meilleures pour le Péché d’abord',
    acolyteTable: 'Par type d’acolytes, sur toutes les cellules',
    sinCards: (sin, say) => `Cartes Péché : ${say.name(sin)}`,
    apocalypseCards: (type, say) => `Cartes Apocalypse : ${say.name(type)}`,
    winTable: 'Victoires des héros en %, par plan, Péché et nombre de joueurs Héros ; en dessous, l’intervalle à 95 %',
    roundsTable: 'Manches : moyenne et étendue ; † héros morts par partie',
    lost: (number) => count(number, 'perdue'),
    columns: {
      map: 'Plan',
      story: 'Scénario',
      sin: 'Péché',
      players: 'Joueurs',
      heroesWin: 'Victoires héros',
      interval: '95 %',
      scale: 'de 0 à 100 %',
      outside: 'Hors de la bande',
      mission: 'Mission',
      rounds: 'Manches',
      range: 'Étendue',
      part: 'Part de la partie',
      begun: 'Commencée',
      done: 'Accomplie',
      lostHere: 'Perdues ici',
      card: 'Carte',
      times: 'Fois',
      games: 'Parties',
      sinsWinPlayed: 'Victoires Péché, jouée',
      held: 'Gardée',
      sinsWinHeld: 'Victoires Péché, gardée',
      points: 'Points',
      acolytes: 'Acolytes',
      deaths: 'Morts',
      all: 'Tout',
      allMaps: 'Tous les plans',
    },
    /** For screen readers, behind what stands there. */
    spoken: {
      whereDone: ' quand elle est accomplie',
      onMap: ' : manches, parties perdues',
      played: ' où elle a été jouée',
      gamesPlayed: ' où elle a été jouée',
      gamesHeld: ' : parties où elle a été piochée sans être jouée',
      points: ' entre les deux',
      deaths: ' morts',
      players: (number) => plural(number, { one: ' joueur', other: ' joueurs' }),
      mark: (mark, isSure) => `, ${mark}${isSure ? ', à coup sûr' : ''}`,
    },
    legend: {
      sins: 'le Péché mène',
      heroes: 'les héros mènent',
      under: (percent) => `moins de ${percent}`,
      over: (percent) => `plus de ${percent}`,
      note: '▲ ▼ hors de 40 à 60 % de tout l’intervalle ; △ ▽ hors de la bande, mais ce peut être le hasard.',
    },
  },
}

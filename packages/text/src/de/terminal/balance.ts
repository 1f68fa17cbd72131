import type { balance as english } from '../../en/terminal/balance.ts'
import type { Said } from '../../said.ts'

const lost = (number: string | number): string => `nicht zu Ende gespielt und daher nicht gezählt: ${number}`

/** Reports of balance: in the terminal, as Markdown, and as a page. */
export const balance: Said<typeof english> = {
  marks: {
    'under-20': 'unter 20 %',
    'under-40': 'unter 40 %',
    even: '',
    'over-60': 'über 60 %',
    'over-80': 'über 80 %',
  },
  all: 'alle',
  head: ['Sünde', 'Stadtplan', 'Spieler', 'Spiele', 'Siege Helden', '95 %', 'Runden', 'Spanne', 'Tode', 'außerhalb'],
  outside: (outside, cells, sure) =>
    `${outside} von ${cells} Zellen liegen außerhalb von 40 bis 60 %, ${sure} davon mit ihrem ganzen Intervall (*)`,
  missions: 'Missionen: Runden, wo sie erfüllt wurde, ihr Anteil an den Spielen, die zu ihr kamen',
  missionHead: ['Story', 'Mission', 'begonnen', 'erfüllt', 'Runden', 'Spanne', 'Anteil'],
  cards:
    'Karten: Spiele, die die Sünde gewann, wenn die Karte ausgespielt wurde und wenn sie gezogen und nicht ausgespielt wurde',
  cardHead: ['von', 'Karte', 'Male', 'Spiele', 'Siege Sünde', '95 %', 'behalten', 'Siege Sünde', '95 %', 'Punkte'],
  problems: (number) => `Spiele, ${lost(number)}:`,
  problem: (cell, game, kind, message) => `${cell}, Spiel ${game}: ${kind}, ${message}`,
  written: (file) => `Der Bericht ist in ${file}, daneben als JSON, CSV und Markdown.`,
  markdown: {
    title: 'Balance',
    lead: (report) =>
      `${report.games} Spiele, ${report.each} für jede von ${report.cells} Zellen, Bots \`${report.bot}\` auf beiden Seiten, Startwert \`${report.seed}\`, \`${report.rules}\`.`,
    wins: (report) =>
      `Die Helden gewinnen ${report.share} (95 %: ${report.interval}); je Spiel ${report.rounds} Runden (${report.least} bis ${report.most}) und ${report.deaths} tote Helden.`,
    problems: (number) => `Spiele, ${lost(number)}.`,
    winsTitle: 'Siege der Helden in %',
    cell: (sin, players, say) => `${say.name(sin)} ${players}`,
    place: (story, map, say) => `${say.name(story)}: ${say.name(map)}`,
    map: 'Stadtplan',
    outsideTitle: (outside, cells) => `Zellen außerhalb von 40 bis 60 %: ${outside} von ${cells}`,
    sure: (sure) => `${sure} davon liegen mit ihrem ganzen Intervall außerhalb; diese sind fett gesetzt.`,
    outsideHead: ['Sünde', 'Story', 'Stadtplan', 'Spieler', 'Siege Helden', '95 %', ''],
    none: 'Keine.',
    longest: 'Die Missionen, die am längsten dauern',
    longestHead: ['Story', 'Mission', 'Runden', 'Anteil am Spiel', 'begonnen', 'erfüllt'],
    noMission: 'Keine Mission wurde erfüllt.',
    cards: 'Karten, deren beide Intervalle auseinanderliegen',
    cardHead: ['Karte', 'von', 'Siege Sünde, ausgespielt', 'Siege Sünde, behalten', 'Punkte'],
    shareOf: (share, of) => `${share} von ${of}`,
  },
  page: {
    title: 'Haven: Bericht zur Balance',
    heading: 'Wer gewinnt in Haven?',
    parts: 'Teile des Berichts',
    /** HTML comes in and goes out. */
    lead: (total, bot, each, cells, missing) =>
      `${total} Spiele von Bots ${bot} gegen ihresgleichen: ${each} für jede von ${cells} Verbindungen von Sünde, Stadtplan und Zahl der Heldenspieler, die Arten der Akolythen im Wechsel.${missing === null ? '' : ` Spiele, ${lost(missing)}.`}`,
    heroesWin: 'Siege der Helden',
    interval: (interval) => `95-%-Intervall ${interval}`,
    rounds: 'Runden',
    range: (least, most) => `${least} bis ${most}`,
    deathsOfGame: 'Tote Helden je Spiel',
    outsideCells: 'Zellen außerhalb von 40–60 %',
    of: (part, whole) => `${part} von ${whole}`,
    sure: (sure) => `${sure} mit ihrem ganzen Intervall`,
    wins: {
      title: 'Siege der Helden',
      intro:
        'Die große Zahl ist der Anteil der Spiele, die die Helden gewannen, die kleinen sind sein 95-%-Intervall (Wilson).',
    },
    outside: {
      title: 'Außerhalb von 40 bis 60 %',
      intro: 'Das Band in der Mitte ist 40 bis 60 %. Ein Punkt ist der Anteil, sein Strich das 95-%-Intervall.',
    },
    roundsPart: {
      title: 'Runden und Tode',
      intro:
        'Wie lange Spiele dauern und wie viele Helden darin sterben. Stirbt ein Held und in der Reserve ist niemand mehr, ist das Spiel verloren.',
    },
    missions: {
      title: 'Missionen',
      intro:
        'Runden, die eine Mission dauert, wo sie erfüllt wird, gezählt nach Heldenzügen; ihr mittlerer Anteil an den Spielen, die zu ihr kamen; und wie viele Spiele die Helden verloren, während sie aktuell war. Die letzten Spalten nennen Runden und Niederlagen für jeden Stadtplan.',
    },
    cards: {
      title: 'Karten',
      intro:
        'Spiele, die die Sünde gewann, wenn sie die Karte ausspielte (gefüllt), gegen die, in denen sie sie zog und nicht ausspielte (hohl). Ein Stern und fette Schrift: Die beiden Intervalle haben keinen Punkt gemeinsam. Das beweist keine Ursache: Ein langes Spiel sieht mehr ausgespielte Karten, und wer vorn liegt, kann andere Karten ausspielen.',
    },
    acolytes: { title: 'Akolythen', intro: '' },
    /** HTML comes in and goes out. */
    footer: (command, rules, bot, seed) =>
      `Gemacht mit ${command}, Regeln ${rules}, Bot ${bot}, Startwert ${seed}: Derselbe Startwert ergibt dieselben Zahlen. Gleich starke Bots sind keine Menschen: Lies die Zahlen im Vergleich miteinander, nicht als Chancen am eigenen Tisch.`,
    noneOutside: 'Keine: Jede Zelle liegt zwischen 40 und 60 %.',
    outsideTable: 'Zellen außerhalb von 40 bis 60 %, die besten für die Sünde zuerst',
    acolyteTable: 'Nach Art der Akolythen, über alle Zellen',
    sinCards: (sin, say) => `Sündenkarten: ${say.name(sin)}`,
    apocalypseCards: (type, say) => `Apokalypsekarten: ${say.name(type)}`,
    winTable: 'Siege der Helden in %, nach Stadtplan, Sünde und Zahl der Heldenspieler; darunter das 95-%-Intervall',
    roundsTable: 'Runden: Mittel und Spanne; † tote Helden je Spiel',
    lost: (number) => `${number} verloren`,
    columns: {
      map: 'Stadtplan',
      story: 'Story',
      sin: 'Sünde',
      players: 'Spieler',
      heroesWin: 'Siege Helden',
      interval: '95 %',
      scale: '0 bis 100 %',
      outside: 'Außerhalb',
      mission: 'Mission',
      rounds: 'Runden',
      range: 'Spanne',
      part: 'Anteil am Spiel',
      begun: 'Begonnen',
      done: 'Erfüllt',
      lostHere: 'Hier verloren',
      card: 'Karte',
      times: 'Male',
      games: 'Spiele',
      sinsWinPlayed: 'Siege Sünde, ausgespielt',
      held: 'Behalten',
      sinsWinHeld: 'Siege Sünde, behalten',
      points: 'Punkte',
      acolytes: 'Akolythen',
      deaths: 'Tode',
      all: 'Alle',
      allMaps: 'Alle Stadtpläne',
    },
    /** For screen readers, behind what stands there. */
    spoken: {
      whereDone: ', wo sie erfüllt wurde',
      onMap: ': Runden, verlorene Spiele',
      played: ', ausgespielt',
      gamesPlayed: ', in denen sie ausgespielt wurde',
      gamesHeld: ': Spiele, in denen sie gezogen und nicht ausgespielt wurde',
      points: ' zwischen beiden',
      deaths: ' Tode',
      players: () => ' Spieler',
      mark: (mark, isSure) => `, ${mark}${isSure ? ', sicher' : ''}`,
    },
    legend: {
      sins: 'Sünde vorn',
      heroes: 'Helden vorn',
      under: (percent) => `unter ${percent}`,
      over: (percent) => `über ${percent}`,
      note: '▲ ▼ mit dem ganzen Intervall außerhalb von 40 bis 60 %; △ ▽ außerhalb, aber es könnte Zufall sein.',
    },
  },
}

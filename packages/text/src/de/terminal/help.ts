import type { help as english } from '../../en/terminal/help.ts'
import type { Said } from '../../said.ts'

/** What `--help` says: each command, and each of its arguments. */

const BOX = 'Boxen neben dem Grundspiel, mit Kommas dazwischen'
const ONE_OBJECT = 'Alles als ein JSON-Objekt'
const SAME_SEED = 'Derselbe Startwert ergibt dieselben Spiele'
const JOBS = 'Worker-Threads (Vorgabe: einer je Kern)'
const ONE_JOB = 'Worker-Threads (Vorgabe: 1)'
const LIMIT = 'Zahl der Entscheidungen, nach der ein Spiel aufgegeben wird'

/** The flags by which a game is wished for. */
const wishes = {
  sin: 'Die Sünde, oder random',
  acolytes: 'Die Akolythen, oder random',
  story: 'Die Story, oder random',
  map: 'Der Stadtplan, oder random',
  heroes: 'Die Starthelden, oder random',
  team: 'Alle sieben Helden, oder random',
  players: 'Heldenspieler: 1 (3 Helden), 2 (4), 3 (3) oder 4 (4)',
  edition: 'Regeln final oder preview, oder random',
  dice: 'Sündenwürfel normal oder merciless',
  'story-aid': 'on oder off: was die Story den Helden gibt',
  power: 'on oder off: die Macht der Sünde',
  'second-crate': 'on oder off: weitere Verstärkungen und Karten der Dunklen Vergangenheit werden eingemischt',
  seed: 'Gleicher Startwert und gleiche Antworten sind dasselbe Spiel',
}

/** Where a match of the lab is played. */
const field = {
  map: 'Stadtpläne, mit Kommas dazwischen, oder all',
  sin: 'Sünden, mit Kommas dazwischen, oder all',
  acolytes: 'Arten von Akolythen, oder all',
  players: 'Zahlen von Heldenspielern, oder all',
}

export const help: Said<typeof english> = {
  about: 'Eine inoffizielle digitale Ausgabe von The Others: 7 Sins, im Terminal',
  usage: 'AUFRUF',
  options: 'OPTIONEN',
  arguments: 'ARGUMENTE',
  commands: 'BEFEHLE',
  more: (command) => `${command} sagt mehr über einen Befehl.`,
  command: 'befehl',
  required: '(nötig)',
  usual: (value) => `(Vorgabe: ${value})`,
  language: 'Die Sprache von allem, was gesagt wird (Vorgabe: die des Terminals)',
  hints: {
    id: 'id',
    ids: 'ids',
    n: 'n',
    x: 'x',
    path: 'pfad',
    file: 'datei',
    dir: 'ordner',
    text: 'text',
    name: 'name',
    names: 'namen',
    side: 'seite',
    nodes: 'knoten',
    edition: 'ausgabe',
    dice: 'würfel',
    language: 'sprache',
    heroes: 'a,b,c',
    team: 'a,b,…',
    players: '1-4',
    on: 'on',
    elo: 'elo0,elo1',
  },
  of: {
    play: {
      about: 'Spielen: als Helden, als Sünde oder beides',
      args: {
        as: 'heroes, sins oder both (zu mehreren an einem Gerät)',
        ...wishes,
        box: BOX,
        bot: 'Wer die andere Seite spielt: scripted oder random',
        load: 'Mit einem gespeicherten Spiel weitermachen',
        continue: 'Mit dem zuletzt gespeicherten Spiel weitermachen',
        coach: 'Ein Trainer sagt höchstens einen Satz je Zug und wird leiser',
        save: 'Wohin nach jeder Entscheidung gespeichert wird',
      },
    },
    learn: {
      about: 'Die erste Nacht: wie man spielt, in sechs kurzen Szenen',
      args: {
        scene: 'Eine Szene, 1 bis 6, oder 0, wenn du das Brettspiel besitzt (ohne Angabe: wo du aufgehört hast)',
        again: 'Vom Anfang der Szene',
      },
    },
    setup: {
      about: 'Ein Spiel auslosen und zeigen, was gezogen wurde',
      args: { ...wishes, box: BOX, json: 'Startwert und ausgeloste Spielvorbereitung als ein JSON-Objekt' },
    },
    run: {
      about: 'Eine Szenariodatei spielen und sagen, was passiert',
      args: {
        file: 'Szenario (JSON)',
        box: BOX,
        json: 'Eine JSON-Zeile je Ereignis, dann eine für das Ende',
        board: 'Am Ende den Spielplan zeichnen',
      },
    },
    verify: {
      about: 'Protokolle prüfen: jeden Wurf, jedes Mischen, jeden Hash',
      args: { files: 'Protokolle (oder Spielstände), die geprüft werden', box: BOX, json: 'Eine JSON-Zeile je Datei' },
    },
    replay: {
      about: 'Ein aufgezeichnetes Spiel in Worten erzählen',
      args: {
        file: 'Protokoll oder Spielstand',
        to: 'Nach so vielen Antworten aufhören',
        board: 'Den Spielplan zu Beginn jeder Runde und am Ende zeichnen',
        box: BOX,
        json: 'Eine JSON-Zeile je Ereignis',
      },
    },
    simulate: {
      about: 'Bots viele Spiele spielen lassen und zählen',
      args: {
        games: 'Wie viele',
        'heroes-bot': 'scripted oder random',
        'sins-bot': 'scripted oder random',
        seed: SAME_SEED,
        players: 'Heldenspieler: 1, 2, 3, 4 oder all',
        map: 'Ein Stadtplan, oder all',
        sin: 'Eine Sünde, oder random',
        acolytes: 'Eine Art von Akolythen, oder random',
        all: 'Die Spiele über alle Sünden, Akolythen, Stadtpläne und Spielerzahlen verteilen; scheitert, wenn eine Karte, ein Ereignis oder eine Mission nie vorkam oder ein Spiel über 25 Runden dauerte',
        box: BOX,
        edition: 'final, preview oder random',
        'second-crate': 'on, off oder random: Karten einer zweiten Kiste, wenn eine Box sie mitbringt',
        limit: LIMIT,
        jobs: JOBS,
        json: ONE_OBJECT,
        records: 'Ein Protokoll jedes Spiels in diesen Ordner schreiben',
      },
    },
    balance: {
      about:
        'Gleich starke Bots jede Sünde, jeden Stadtplan und jede Spielerzahl spielen lassen; berichten, wer gewinnt',
      args: {
        games: 'Spiele je Zelle',
        bot: 'Wer beide Seiten spielt: scripted, random, thinking@NODES oder eine Stufe',
        seed: SAME_SEED,
        sin: field.sin,
        map: field.map,
        players: 'Heldenspieler, etwa 1,3, oder all',
        box: BOX,
        out: 'Ordner für den Bericht und für fertige Spiele; ein zweiter Lauf macht dort weiter',
        markdown: 'Die Übersicht auch in diese Datei schreiben, zwischen die Marken ihres Bots',
        jobs: JOBS,
        json: 'Den ganzen Bericht als ein JSON-Objekt ausgeben',
      },
    },
    arena: {
      about: 'Zwei Bots Paare von Spielen mit vertauschten Seiten spielen lassen und messen',
      args: {
        a: 'Ein Bot: random, scripted, thinking, thinking@NODES, level1 bis level5, scripted:FILE, thinking@NODES:FILE',
        b: 'Der andere Bot',
        compare:
          'A und B sind Dateien von --out: ein Vergleich, von zwei Builds gespielt; wie sich die Ergebnisse unterscheiden, Paar für Paar',
        pairs: 'Wie viele Paare (Vorgabe: 100)',
        games: 'Dasselbe, in Spielen gezählt: zwei sind ein Paar',
        seed: SAME_SEED,
        ...field,
        edition: 'final oder preview',
        box: BOX,
        sprt: 'Aufhören, wenn Elo1 oder Elo0 angenommen ist (5 % Fehler)',
        clock: 'Bots halten auch ihre Zeit für einen Zug ein, nicht nur ihre Knoten',
        out: 'Ergebnisse in dieser Datei aufheben (JSON-Zeilen) und von dort weitermachen',
        limit: LIMIT,
        jobs: JOBS,
        json: ONE_OBJECT,
      },
    },
    tune: {
      about:
        'Die Gewichte des Bots scripted durch Spiele gegen sich selbst verbessern oder dem Bot thinking beibringen, was ein Spiel wert ist',
      args: {
        side: 'Wessen Liste von Gewichten: heroes oder sins',
        out: 'Ordner für Gewichte, Weg und Bericht; ein unterbrochener Lauf macht dort weiter',
        from: 'Mit den Gewichten dieser Datei beginnen; bei --net werden die Spiele mit ihrem Netz gespielt',
        only: 'Nur diese Gewichte, mit Kommas dazwischen (death oder death.0)',
        iterations: 'Wie viele Schritte',
        games: 'Spiele eines Schritts (56) oder zum Lernen (2000)',
        check: 'Spiele des Vergleichs neu gegen alt',
        step: 'Größe der ersten Schritte, als Teil jedes Gewichts',
        spread: 'Wie weit Gewichte zum Vergleich verändert werden',
        fit: 'Stattdessen die Wertfunktion des Bots thinking an Spiele von scripted anpassen',
        net: 'Stattdessen das Netz des Bots thinking an eigenen Spielen trainieren; was davon fehlt, wird gespielt',
        nodes: 'Netz: vorgestellte Entscheidungen für einen Spielzug dieser Spiele',
        laps: 'Netz: wie oft aus allen Momenten gelernt wird',
        box: BOX,
        explore: 'Anpassung und Netz: Anteil der Züge und Reaktionen, die dem Zufall überlassen werden',
        ridge: 'Anpassung: Zug hin zur Ausgangsannahme',
        seed: 'Derselbe Startwert ergibt denselben Weg',
        ...field,
        jobs: JOBS,
        json: 'Das Ergebnis als ein JSON-Objekt',
      },
    },
    tactics: {
      about: 'Einem Bot taktische Stellungen vorlegen und seine Antworten bewerten',
      args: {
        files: 'Stellungen (Szenarien mit tactic) oder Ordner davon (Vorgabe: examples/tactics)',
        bot: 'Wer gefragt wird',
        tries: 'Wie oft, jedes Mal mit einem anderen Startwert',
        seed: 'Derselbe Startwert ergibt dieselben Antworten',
        confirm: 'Mit so vielen Knoten noch einmal suchen und sagen, welchen Lösungen die Suche nicht zustimmt',
        clock: 'Der Bot hält auch seine Zeit für einen Zug ein, nicht nur seine Knoten',
        ship: 'Sie als die Übungen der Seite schreiben und niemanden fragen',
        jobs: ONE_JOB,
        json: ONE_OBJECT,
      },
    },
    coach: {
      about: 'Was der Trainer wert ist: wer vorsichtig, aber ahnungslos spielt, allein und mit ihm',
      args: {
        games: 'Sanfte Spiele, jedes zweimal mit demselben Startwert gespielt',
        seed: SAME_SEED,
        jobs: ONE_JOB,
        json: ONE_OBJECT,
      },
    },
    nightmare: {
      about: 'Der Albtraum des Tages: eine Frage, eine Antwort; oder Albträume machen, oder alle den Bots vorlegen',
      args: {
        bots: 'Mit --score: wer gefragt wird',
        day: 'Der Albtraum eines anderen Tages, nach seiner Nummer',
        score: 'Alle diesen Bots vorlegen und sagen, was sie verlieren',
        mine: 'Sie neu machen, aus Spielen von Bots; geht nach einer Unterbrechung weiter',
        count: 'Mit --mine: wie viele',
        nodes: 'Mit --mine: wie lange die Suche ist, die jede Lösung überstehen muss',
        seed: 'Mit --mine: derselbe Startwert ergibt dieselben Albträume',
        out: 'Mit --mine: wohin sie geschrieben werden',
        jobs: ONE_JOB,
        json: ONE_OBJECT,
      },
    },
    'check-box': {
      about: 'Eine eigene Box neben dem Grundspiel prüfen',
      args: {
        paths:
          'Ein Ordner mit index.ts oder index.js, ein Modul oder eine gepackte Box; mehrere werden zusammen geprüft',
        json: ONE_OBJECT,
      },
    },
    pack: {
      about: 'Aus einer eigenen Box eine Datei machen, für den Browser oder für einen Server',
      args: {
        path: 'Ein Ordner mit index.ts oder index.js, oder ein Modul',
        out: 'Die Datei (Vorgabe: ihre Kennung und Version, hier)',
        box: BOX,
      },
    },
    doctor: {
      about: 'Für Betreiber: beschädigte Zeilen unter den Tischen eines Servers nennen und beiseitelegen',
      args: {
        folder:
          'Wo seine Tische liegen (Vorgabe: DATA_DIR, oder ./data); DATABASE_URL nennt stattdessen ein PostgreSQL',
        'dry-run': 'Sie nennen und nichts ändern; der Server muss dafür nicht angehalten werden',
      },
    },
  },
}

import type { sheet as english } from '../../en/rulebook/sheet.ts'
import type { Said } from '../../said.ts'

/** The game on one page, to lie beside the city. */
export const sheet: Said<typeof english> = {
  title: 'Haven auf einer Seite',
  link: 'Übersicht zum Ausdrucken',
  print: 'Drucken',
  lead: 'Passt auf eine Seite, A4 oder Letter.',
  book: 'Alle Regeln',
  boxes: {
    win: {
      title: 'Wer gewinnt',
      lines: [
        'Helden: Die letzte Mission ist erfüllt.',
        'Sünde: Ein Held stirbt, und die Reserve ist leer.',
        'Beides zugleich: die Helden.',
      ],
    },
    round: {
      title: 'Eine Runde',
      lines: [
        'Anweisungen der Story; Erster Held: alle einig, sonst entscheidet die Sünde.',
        'Züge im Uhrzeigersinn, auf jeden höchstens eine Reaktion.',
        'Ende: Anweisungen der Story, beschwören, Karten für Altäre, zurücksetzen.',
      ],
    },
    turn: {
      title: 'Zug eines Helden',
      lines: [
        'Bewegung bis zu 2 Felder und eine Aktion, in beliebiger Reihenfolge.',
        'Aktion: kämpfen oder säubern.',
        'Jederzeit ohne Aktion: den Distrikt nutzen, ohne Monster dort Marker aufdecken, Unschuldige, Leute und Sonderspielzüge einsammeln.',
      ],
    },
    step: {
      title: 'Jeder Schritt, der Reihe nach',
      lines: [
        'Monster verlassen: 1 Wunde, egal wie viele.',
        'Verderbtheit, dann Feuer verlassen: je ein Sündenwürfel.',
        'Die Figur bewegt sich.',
        'Verderbtheit, dann Feuer betreten: je ein Sündenwürfel.',
      ],
    },
    fight: {
      title: 'Ein Kampf',
      lines: [
        'Heldenwürfel: Kampf, +1 je anderer Held hier, +1 Polizeichef, Boni.',
        'Sündenwürfel: Kampf aller Monster, +1 je Pentagramm, Karten.',
        'Sündenkarte, Akolyth; dann Verderbtheit des Helden; dann würfeln alle.',
        'FAITH wird umgewandelt, wenn beide Würfe offen liegen.',
        'Verteidigung hebt Treffer auf, Widerstand hebt Verderbtheit auf.',
        'Treffer in Höhe der Verteidigung töten ein Monster. Erst Wunden, dann Verderbtheit.',
      ],
    },
    shot: {
      title: 'Ein Schuss',
      lines: [
        'Von Straße zu Straße, gerade, jede Entfernung.',
        'Der Held würfelt zuerst, Treffer töten sofort.',
        'Überlebende, die höchstens 2 entfernt sind, kommen; dann würfelt die Sünde für alle dort.',
      ],
    },
    corruption: {
      title: 'Verderbtheit',
      lines: [
        'Vor jedem eigenen Wurf: +1 Stufe, alle nicht abgedeckten Boni bis dorthin, nur für diesen Wurf.',
        'Erzwungen: +1 Stufe, kein Bonus. Bei 7: stattdessen eine Wunde, und keine Angebote.',
        'Bei 7 sterben die Unschuldigen des Helden.',
      ],
    },
    wounds: {
      title: 'Wunden und Tod',
      lines: [
        'Ein Marker auf einen freien Platz deiner Wahl. Der fünfte tötet.',
        'Ersatz aus der Reserve: Startfeld, Verderbtheit 1, gleicher Platz in der Reihenfolge, ebenso viele Verstärkungen.',
      ],
    },
    cleanse: {
      title: 'Säubern',
      lines: ['Würfel: Geschick, +1 je anderer Held hier. Jedes Geschick entfernt einen Marker des Feldes.'],
    },
    city: {
      title: 'Distrikte',
      lines: ['Jeder Held und jeder Distrikt einmal in der Runde: alle Symbole, in beliebiger Reihenfolge.'],
    },
    sin: {
      title: 'Die Sünde',
      lines: [
        'Nach einem beendeten Zug: Ein Reaktionsmarker bewegt ein Monster bis zu 2, dann ein Kampf mit diesem Helden, beides nach Belieben.',
        'Eine Sündenkarte je Zug.',
        'Einmal je Runde erhebt sich in einem Kampf ein toter Akolyth, nie bei einem Schuss.',
        'Monster halten an, wo ein Held steht, und können dort nicht weg.',
      ],
    },
    end: {
      title: 'Beschwören',
      lines: [
        'So viele Tote wie die Heldenzahl, auf freie Nester: Jedes Monster blockiert ein Nest seines Feldes.',
        'Eine Karte für jedes Feld mit Altar und ohne Helden.',
      ],
    },
    faces: { title: 'Würfel', lines: [] },
    tokens: { title: 'Marker', lines: [] },
  },
  short: {
    'heroFace:hit': 'Treffer (2 Seiten)',
    'heroFace:defense': 'hebt einen Treffer auf',
    'heroFace:counter': 'hebt Verderbtheit auf',
    'heroFace:skill': 'säubert',
    'heroFace:faith': 'beliebig; 1 Würfel mehr',
    'sinFace:hit': 'Treffer (2 Seiten)',
    'sinFace:burst': 'Treffer; 1 Würfel mehr',
    'sinFace:corruption': 'Verderbtheit +1',
    'sinFace:blank': 'nichts (2 Seiten)',
    'token:fire': 'Treffer sind Wunden',
    'token:corruption': 'Verderbtheit +1',
    'token:pentagram': '+1 Sündenwürfel',
    'token:nest': 'die Toten kommen wieder',
    'token:altar': 'zieht eine Sündenkarte',
    'token:innocent': 'zu retten',
    'token:extraTurn': 'ein Zug für später',
    'token:metro': 'Nachbarn nach Farbe',
    'token:commissioner': '+1 Würfel im Kampf',
    'token:proxy': '−1 bei jeder Probe',
    'token:ravencorp': '+1 Feld Bewegung',
    'icon:heal': 'eine Wunde weg',
    'icon:repent': 'Verderbtheit −1',
    'icon:extraTurn': 'Sonderspielzug',
    'icon:inventory': 'eine Verstärkung',
    'icon:orbital': 'Strahl: 2 Felder, 1 Tod',
  },
}

import type { rest as english, differences as englishDifferences } from '../../en/rulebook/rest.ts'
import type { Said } from '../../said.ts'

/** The chapters after First Night: what one looks up between two games. */
export const rest: Said<typeof english> = {
  rounds: {
    title: 'Runden',
    lead: 'Wie die Nacht im Kreis geht, und wie sie dunkler wird.',
    parts: {
      wheel: {
        title: 'Eine Runde als Rad',
        text: [
          'Eine Runde beginnt mit dem, was die Story verlangt, und damit, dass die Helden sich einigen, wer anfängt. Dann geht es reihum, Zug um Zug, jeder mit seiner Reaktion. Ein Held hat zwei Spielzugmarker und muss einen Zug machen, solange einer übrig ist; Sonderspielzug-Marker setzt ein, wer mag.',
          'Sind alle Züge verbraucht, endet die Runde in dieser Reihenfolge: die Anweisungen der Story, die Toten kehren zurück, Karten für Altäre, und alle Marker werden zurückgesetzt.',
        ],
      },
      apocalypse: {
        title: 'Die Apokalypse',
        text: [
          'Der Pfad steigt, wenn die Story es sagt, eine Stufe nach der anderen. Was eine Stufe tut, das tut sie weiterhin, und Karten, die sie aufdeckt, bleiben bis zum Ende des Spiels. Bei 7 ist Schluss. Allein dadurch verliert niemand; es fühlt sich nur so an.',
        ],
      },
    },
  },
  stories: {
    title: 'Storys',
    lead: 'Spielvorbereitung, Missionen, und wo eine Story sich verzweigt.',
    parts: {
      setup: {
        title: 'Vor der ersten Runde',
        text: [
          'Eine Person ist die Sünde; eine bis vier führen die Helden. Einer oder drei Heldenspieler haben drei Helden im Spiel, zwei oder vier haben vier: Das ist die Heldenzahl, und sie bleibt das ganze Spiel über gleich. Sünde, Akolythen, Story, Stadtplan und Helden werden gewählt oder gezogen.',
          'Helden beginnen auf dem Startfeld, mit Verderbtheit 1 und zwei Zügen je Runde. Die übrigen der sieben sind die Reserve. Die Sünde hat einen Reaktionsmarker für jeden Helden im Spiel und eine Hand Sündenkarten.',
        ],
      },
      missions: {
        title: 'Eine Mission nach der anderen',
        text: [
          'Nur die aktuelle Mission macht Fortschritt. Ist ihre Zahl erreicht, wird erst zu Ende gebracht, was gerade geschieht, dann kommt die nächste, von 0 an; was zu viel war, verfällt. An einer Verzweigung wählen die Heldenspieler gemeinsam, und der andere Weg ist für immer zu. Allein die letzte Mission beendet das Spiel sofort.',
        ],
      },
      box: {
        title: 'Die Storys des Grundspiels',
        text: [
          'Jede ist auf zwei Stadtplänen spielbar. Manche haben eine eigene Uhr, die in der Leiste über der Stadt steht.',
        ],
      },
    },
  },
  sins: {
    title: 'Sünden',
    lead: 'Wer auf der anderen Seite sitzt.',
    parts: {
      powers: {
        title: 'Mächte und ihre Herren',
        text: [
          'Die Macht einer Sünde ist immer in Kraft, ohne Karte oder Marker. Jede hat ihre eigenen Laster, einen Lenker und einen Avatar; der Avatar kommt, wenn die Story ihn ruft.',
        ],
      },
      acolytes: {
        title: 'Arten von Akolythen',
        text: [
          'Wer die Sünde spielt, wählt eine Art. Sie unterscheiden sich in dem, was geschieht, wenn einer sich in einem Kampf erhebt.',
        ],
      },
    },
  },
  editions: {
    title: 'Ausgaben',
    lead: 'Gespielt wird nach den endgültigen Regeln von 2016. Die Vorschau von 2015 ist ein Schalter beim neuen Spiel.',
    parts: {
      differences: {
        title: 'Was anders ist',
        text: ['Fünf Regeln und zwei Namen. Alles andere ist in beiden gleich.'],
      },
    },
  },
  finePrint: {
    title: 'Kleingedrucktes',
    lead: 'Die Schachtel, die Ordnung der Dinge, und was gilt, wenn zwei Texte sich widersprechen.',
    parts: {
      order: {
        title: 'Wenn zwei Dinge zugleich geschehen',
        text: [
          'Was eine Seite im selben Moment abzuhandeln hat, handelt sie in beliebiger Reihenfolge ab; haben beide Seiten etwas, kommen die Helden zuerst. Eine Karte oder Eigenschaft, die anderes sagt als die Regeln, geht vor. Was verbietet, ist stärker als das, was erlaubt.',
          'Wo die Regelhefte schweigen, haben wir entschieden und es dazugesagt: Ein solcher Absatz nennt sich eine Auslegung dieser Ausgabe.',
        ],
      },
    },
  },
}

/** Rule, how the final edition has it, how the preview has it. */
export const differences: Said<typeof englishDifferences> = {
  columns: ['Regel', 'Endgültig, 2016', 'Vorschau, 2015'],
  rows: {
    'SETUP-9': ['Die Sünde beginnt mit 5 Sündenkarten.', 'Mit so vielen wie die Heldenzahl.'],
    'APOC-2': [
      'Eine Stufe, die eine Karte aufdeckt: Die Sünde zieht 2, spielt eine aus und legt die andere unter den Stapel.',
      'Die oberste Karte wird aufgedeckt.',
    ],
    'RANGE-4': [
      'Überlebende eines Schusses, die den Schützen nicht erreichen können, bleiben, wo sie sind.',
      'Jeder darf bis zu 2 Felder auf den Schützen zugehen, auch wenn er ihn damit nicht erreicht.',
    ],
    'APOC-3': [
      'Mitglieder des Hell Club kommen auf ein Nest, das nicht blockiert ist; sind alle blockiert, auf ein beliebiges.',
      'Auf ein beliebiges Nest.',
    ],
    'UPG-1': ['Eine verlorene Verstärkung kommt unter den Stapel.', 'Sie wird abgeworfen.'],
    'COMP-5': ['Eine Klasse heißt Schütze.', 'Sie heißt Scharfschütze.'],
    'CLEANSE-1': ['Die Aktion heißt: ein Feld säubern.', 'Sie heißt: eine Krise bewältigen.'],
  },
}

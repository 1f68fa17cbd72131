import type { quiz as english } from '../../en/drills/quiz.ts'
import type { Said } from '../../said.ts'

/** Ten questions after First Night, each with a wrong answer and a silly one. */
export const quiz: Said<typeof english> = {
  title: 'Zehn Fragen',
  about: 'Zum Spaß, und niemand sonst sieht es.',
  number: (number, of) => `Frage ${number} von ${of}`,
  right: 'Richtig.',
  wrong: (answer) => `Nein: ${answer}`,
  rule: (rule) => `Regel ${rule}`,
  see: (scene) => `Die Szene ansehen: ${scene}`,
  next: 'Nächste Frage',
  finish: 'Wie war ich?',
  again: 'Noch einmal fragen',
  score: (right, of) => `${right} von ${of} richtig`,
  ranks: {
    chief: 'Polizeichef. Die Stadt schläft besser, wenn du wach bist.',
    agent: 'Agent. In den meisten Nächten kämst du heim.',
    rookie: 'Frischling. Niemand wird mit Dienstmarke geboren.',
  },
  ask: {
    leave: {
      ask: 'Du verlässt eine Straße mit drei Monstern. Was kostet das?',
      right: 'Eine Wunde.',
      wrong: 'Drei Wunden.',
      silly: 'Nichts, wenn du höflich bist.',
    },
    fire: {
      ask: 'Wann wird für dich auf Feuer gewürfelt?',
      right: 'Wenn du kommst und wenn du gehst.',
      wrong: 'Jede Runde, die du darin stehst.',
      silly: 'Wenn keiner hinsieht.',
    },
    wound: {
      ask: 'Wohin mit deiner ersten Wunde?',
      right: 'Auf Platz 1: Dort deckt sie keinen Bonus ab.',
      wrong: 'Auf Platz 6: Zwei Treffer sind vulgär.',
      silly: 'Zu jemand anderem.',
    },
    faith: {
      ask: 'Ein FAITH liegt auf dem Tisch. Was ist es?',
      right: 'Was du wählst, wenn beide Würfe offen liegen.',
      wrong: 'Immer ein Treffer.',
      silly: 'Ein gutes Zeichen, sonst nichts.',
    },
    kill: {
      ask: 'Verteidigung 3, heute zwei Treffer und morgen einer. Was wird aus dem Laster?',
      right: 'Es lebt: Treffer bleiben nicht.',
      wrong: 'Es stirbt morgen.',
      silly: 'Es reicht Beschwerde ein.',
    },
    bargain: {
      ask: 'Du nimmst vor einem Wurf Stufe 4. Was darfst du nutzen?',
      right: 'Alle nicht abgedeckten Boni bis 4, für diesen Wurf.',
      wrong: 'Den Bonus von 4, diese Runde.',
      silly: 'Den Seiteneingang.',
    },
    seven: {
      ask: 'Du stehst bei 7, und noch eine Verderbtheit kommt durch. Was ist sie?',
      right: 'Eine Wunde.',
      wrong: 'Gar nichts.',
      silly: 'Stufe 8, die geheime.',
    },
    city: {
      ask: 'Wie oft darf ein Held eine Stadtaktion nutzen?',
      right: 'Einmal je Runde.',
      wrong: 'Einmal je Zug.',
      silly: 'Bis der Polizeichef es merkt.',
    },
    vote: {
      ask: 'Die Heldenspieler werden sich über die nächste Mission nicht einig. Wer entscheidet?',
      right: 'Die Sünde.',
      wrong: 'Die Mehrheit.',
      silly: 'Wer am lautesten ist.',
    },
    reserve: {
      ask: 'Wie gewinnt die Sünde?',
      right: 'Ein Held stirbt, und die Reserve ist leer.',
      wrong: 'Die Apokalypse erreicht 7.',
      silly: 'Du schließt den Browser.',
    },
  },
}

import type { BoxSaid } from '../box-said.ts'
import type { lust as english } from '../en/lust.ts'

export const lust: BoxSaid<typeof english> = {
  cards: {
    lust: {
      name: 'Wollust',
      text: 'Die Wollust kommt euch nicht holen; sie ruft. Ihre Laster haben Kampf 3 und Verteidigung 3, ihr Lenker Kampf 4 und Verteidigung 5, ihr Avatar Kampf 5 und Verteidigung 6.',
      flavour: 'Sie kennt deinen Namen. Sie spricht ihn recht schön aus.',
    },
    'lust-power': {
      name: 'Komm her',
      text: 'In jeder Reaktion, vor der Bewegung: Die Sünde darf ein benachbartes Feld mit einem Monster nennen. Der Held wählt: dorthin teleportiert werden oder 1 Verderbtheit nehmen, bei Verderbtheit 4 oder mehr 2. Nicht, wenn eine Karte die Bewegung ersetzt.',
      flavour: 'Nur ein Schritt. Du wolltest doch sowieso hier lang.',
    },
    'lust-controller': {
      name: 'Die süßeste Stimme',
      text: 'Lenker. Kampf 4, Verteidigung 5. „Komm her“ darf auch das Feld des Lenkers nennen, wenn der Held höchstens 2 Schritte davon entfernt auf einem anderen Feld ist.',
    },
    'lust-avatar': {
      name: 'Niemand sagt Nein',
      text: 'Avatar. Kampf 5, Verteidigung 6. Ein Held, den „Komm her“ auf das Feld des Avatars ruft, muss dem Ruf folgen.',
    },
    'lust-weak-knees': {
      name: 'Weiche Knie',
      text: 'Ausspielen zu Beginn eines Kampfes. Die Sünde wirft darin 1 Würfel mehr, oder 2 mehr, wenn der Held Verderbtheit 4 oder mehr hat.',
      flavour: 'Es lächelte. Mehr hat es nicht getan.',
    },
    'lust-sweet-talk': {
      name: 'Süße Worte',
      text: 'Ausspielen nach den Würfen eines Kampfes, der kein Fernkampf ist, wenn der Held einen Treffer geworfen hat. Der Held wählt: jeden geworfenen Treffer verlieren oder 2 Verderbtheit nehmen, außer das wäre tödlich.',
      flavour: 'Du tust doch keinem weh, der dich mag.',
    },
    'lust-forbidden-fruit': {
      name: 'Verbotene Frucht',
      text: 'Ausspielen, wenn ein Held einen Distrikt nutzt, in dem ein Symbol übrig ist. Der Held wählt: ein Symbol verfallen lassen, oder 2 Verderbtheit nehmen und ein Symbol einmal mehr ausführen.',
      flavour: 'Nur zu. Eine ist nie genug.',
    },
    'lust-stay-a-while': {
      name: 'Bleib noch',
      text: 'Ausspielen, wenn ein Held mit einem Schritt ein Feld mit einem Monster betritt. Die Bewegung endet, und der Held nimmt 1 Verderbtheit.',
      flavour: 'Da steht ein Stuhl. Da stand schon immer ein Stuhl.',
    },
    'lust-another-will-do': {
      name: 'Ein anderer tut’s auch',
      text: 'Ausspielen nach einem Kampf, in dem ein Monster getötet wurde, wenn der Held des Kampfes lebt und ein Akolyth oder Laster höchstens 2 Schritte entfernt auf einem anderen Feld steht. Eine dieser Figuren wird auf das Feld des Helden teleportiert.',
      flavour: 'Die Musik hatte nicht einmal aufgehört.',
    },
    'lust-follow-the-music': {
      name: 'Der Musik nach',
      text: 'Ausspielen zu Beginn des Zuges eines Helden, wenn ein Monster höchstens 2 Schritte entfernt auf einem anderen Feld steht. Die Sünde nennt das Feld eines solchen Monsters. Der Held wählt: dorthin teleportiert werden oder 2 Verderbtheit nehmen.',
      flavour: 'Zwei Straßen weiter hatte jemand ein Klavier.',
    },
    'lust-morning-after': {
      name: 'Der Morgen danach',
      text: 'Ausspielen am Ende des Zuges eines Helden, in dem er freiwillig gesündigt hat. Der Held nimmt 1 Verderbtheit, und die Sünde zieht 1 Sündenkarte.',
      flavour: 'Du hast gesagt, es war nur das eine Mal.',
    },
    'lust-change-partners': {
      name: 'Partner\u00ADtausch',
      text: 'Ausspielen in einer Reaktion, wenn ein anderer Held höchstens 3 Schritte entfernt mit einem Monster auf einem anderen Feld ist. Statt der Bewegung tauschen die beiden Helden die Felder. Der Kampf bleibt freigestellt.',
      flavour: 'Darf es abklatschen?',
    },
    'lust-distraction': {
      name: 'Ablenkung',
      text: 'Ausspielen, wenn ein Held zu säubern beginnt. Der Held nimmt 1 Verderbtheit. Danach bei Verderbtheit 4 oder mehr: 2 Würfel weniger, aber mindestens 1 Würfel bleibt.',
      flavour: 'Du wischst schon eine ganze Weile an derselben Fliese.',
    },
  },
  choices: {
    'lust-power:go': 'Hingehen',
    'lust-power:refuse': 'Ablehnen: 1 Verderbtheit, bei Verderbtheit 4 oder mehr 2',
    'lust-sweet-talk:lose': 'Jeden geworfenen Treffer verlieren',
    'lust-sweet-talk:pay': '2 Verderbtheit nehmen',
    'lust-forbidden-fruit:skip': 'Ein Symbol deiner Wahl verfallen lassen',
    'lust-forbidden-fruit:taste': '2 Verderbtheit nehmen und ein Symbol einmal mehr ausführen',
    'lust-follow-the-music:go': 'Hingehen',
    'lust-follow-the-music:refuse': '2 Verderbtheit nehmen',
  },
}

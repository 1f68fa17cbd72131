import type { drafts as english } from '../../en/web/drafts.ts'
import type { Say } from '../../language.ts'
import type { Said } from '../../said.ts'
import { capital, count, de, le } from '../grammar.ts'

type DraftFacts = Parameters<ReturnType<typeof english>['drafted']>[0]

/** "Après le tour de Rose : Nonne 2 → C2, sans combat" */
function drafted({ hero, monster, to, fight }: DraftFacts, say: Say): string {
  const after = hero === undefined ? 'le prochain tour' : `le tour ${de(say.name(hero))}`
  const where = to === null ? 'le héros' : say.space(to)
  return `Après ${after} : ${say.name(monster)} → ${where}, ${fight ? 'puis combat' : 'sans combat'}`
}

const ARMS = {
  armed: 'jouée dès que son moment vient',
  ask: 'la question vous est posée à son moment',
  quiet: 'ne jamais s’arrêter pour cette carte',
} as const

/** Reactions that are drafted while the heroes still move. */
export const drafts: Said<typeof english> = (say) => ({
  open: 'Préparer une réaction',
  hint: 'À la fin du tour, elle a lieu si elle est possible. Sinon, la question vous est posée.',
  after: 'Après le tour de',
  anybody: 'qui vient ensuite',
  monster: 'Monstre',
  monsterAt: (monster, space) => `${say.name(monster)}, ${say.space(space)}`,
  to: 'Destination',
  toHero: 'là où est le héros',
  fight: 'Puis combattre',
  keep: 'Garder ce brouillon',
  none: 'Il n’y a aucun monstre sur le plateau.',
  list: 'Réactions préparées',
  drafted: (facts) => drafted(facts, say),
  forget: (facts) => `Oublier : ${drafted(facts, say)}`,
  reaction: {
    hint: 'Choisissez un monstre',
    moveAndFight: 'Déplacer et combattre',
    move: 'Déplacer là',
    fight: 'Combattre',
    note: (monster, to) => `${capital(le(monster, say))} · ${say.space(to)}`,
    fightHere: 'Combattre d’ici',
    moveOnly: 'Déplacer, ne pas combattre',
  },
  // in the text view
  unclear: 'Dites-le ainsi : préparer abomination 1 vers héros, combattre. Ou : préparer acolyte 2 vers C3 après Rose.',
  forgotten: 'Tous les brouillons sont oubliés.',
  noneYet: 'Rien n’est préparé.',
  notYours: 'Seul le joueur Péché a des cartes et des réactions à prévoir.',
  order: (card, arm) => `${say.name(card)} : ${ARMS[arm]}.`,
  against: (hero, wounds) =>
    `Seulement contre ${hero === null ? 'des héros' : say.name(hero)}${wounds > 0 ? ` à partir de ${count(wounds, 'blessure')}` : ''}.`,
  noSuchHero: (typed) => `Aucun héros ne s’appelle « ${typed} ».`,
  notInHand: (typed) => `« ${typed} » n’est pas dans votre main.`,
  yielded: 'Toutes les fenêtres de ce tour passent.',
})

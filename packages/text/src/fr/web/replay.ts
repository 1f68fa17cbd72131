import type { replay as english } from '../../en/web/replay.ts'
import type { Said } from '../../said.ts'

/** Watching a game again. */
export const replay: Said<typeof english> = (say) => ({
  title: (story) => (story === null ? 'Revoir' : `Revoir : ${say.name(story)}`),
  bar: 'Revoir',
  scrubber: 'Moment',
  moment: (moment, length) => `Moment ${moment} sur ${length}`,
  momentIn: (moment, length, round) => `Moment ${moment} sur ${length}, manche ${round}`,
  play: 'Lecture',
  pause: 'Pause',
  first: 'Au début',
  last: 'À la fin',
  back: 'Une décision en arrière',
  forward: 'Une décision en avant',
  turnBack: 'Au tour précédent',
  turnForward: 'Au tour suivant',
  speed: 'Vitesse',
  speeds: { slow: '½×', normal: '1×', quick: '2×', rapid: '4×' },
  leave: 'Retour à la partie',
  recap: 'Le fil de la partie',
  playOn: 'Continuer à partir d’ici',
  playOnHint: 'Une nouvelle partie commence à ce moment. L’ancienne reste comme elle est.',
  playOnEarlier:
    'Il n’y a pas de position au milieu d’un combat ou d’une carte : la nouvelle partie commence juste avant.',
  as: { heroes: 'Avec les héros', sins: 'Avec le Péché', both: 'Les deux camps' },
  link: 'Copier un lien vers ce moment',
  onlineLink: 'Copier un lien pour revoir dès ce moment',
  playOnline: 'Ouvrir une table en ligne à partir d’ici',
  watch: 'Revoir la partie',
  watchSoFar: 'Revoir jusqu’ici',
  keys: {
    arrows: 'Une décision en arrière ou en avant',
    pages: 'Un tour en arrière ou en avant',
    ends: 'Au début ou à la fin',
    space: 'Lecture ou pause',
  },
})

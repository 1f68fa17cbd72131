import type { settings as english } from '../../en/web/settings.ts'
import type { Said } from '../../said.ts'

export const settings: Said<typeof english> = {
  title: 'Réglages',
  play: 'Jeu',
  look: 'Aspect',
  language: 'Langue',
  speed: 'Vitesse',
  speeds: {
    read: 'Les cartes attendent un appui',
    normal: 'Au fur et à mesure',
    quick: 'Deux fois plus vite',
    instant: 'D’un coup',
  },
  theme: 'Thème',
  themes: { dark: 'Nuit', light: 'Papier, en plein jour', contrast: 'Contraste élevé' },
  textSize: 'Taille du texte',
  textSizes: { normal: 'D’origine', large: 'Plus grand', larger: 'Le plus grand' },
  motion: 'Moins d’animations',
  oneTap: 'Un appui déplace : pas d’aperçu avant un pas',
  keys: 'Raccourcis d’une seule touche',
  hints: 'M’expliquer les choses à leur première rencontre',
  coach: 'Coach',
  coachModes: { on: 'Une ligne par tour', quiet: 'Seulement à ma demande', off: 'Jamais' },
  forget: 'Oublier ce que j’ai appris',
  forgetHint: 'Les explications de première fois reviennent. Parties et réglages restent.',
  forgotten: 'C’est oublié : tout sera expliqué comme la première fois.',
  awake: 'Garder l’écran allumé quand c’est mon tour',
  sound: 'Son',
  saved: 'Les réglages sont gardés dans ce navigateur.',
}

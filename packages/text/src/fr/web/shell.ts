import type { shell as english } from '../../en/web/shell.ts'
import type { Said } from '../../said.ts'

/** What surrounds every page. */
export const shell: Said<typeof english> = {
  product: 'Haven',
  tagline: 'Trois heures du matin. Un Péché. Vous êtes sept.',
  edition: 'Une édition numérique non officielle de The Others: 7 Sins',
  home: 'Accueil',
  pages: 'Pages',
  close: 'Fermer',
  loading: 'Haven se réveille…',
  title: (page) => `${page} · Haven`,
  newGame: 'Nouvelle partie',
  rules: 'Règles',
  asText: 'En texte',
  settings: 'Réglages',
  credits: 'Crédits',
  you: 'Vos parties',
  update: {
    newer: 'Une version plus récente de Haven est là. Elle viendra d’elle-même dès que vous aurez fini ici.',
    late: 'Une version plus récente est annoncée, mais l’ancienne est revenue. Nouvel essai automatique.',
    missing: 'Une partie de cette page n’a pas pu être chargée. Nouvel essai automatique.',
    now: 'Mettre à jour',
    tryNow: 'Essayer maintenant',
    later: 'Plus tard',
    noAnswer: 'Le serveur ne répond pas.',
  },
  notFound: 'Il n’y a rien à cette adresse',
  notFoundText: 'La rue s’arrête ici. La ville est derrière vous.',
  errorTitle: 'Quelque chose a cassé, et vous n’y êtes pour rien',
  errorText:
    'La partie s’est arrêtée à cause d’une erreur du programme. Téléchargez la position et joignez-la à un signalement : elle nous montre ce même moment.',
  errorDownload: 'Télécharger la position',
  errorReload: 'Recharger et continuer',
  errorDetails: 'Ce que dit le programme',
  boxOut: {
    title: (names) => `Mise à l’écart : ${names.map((name) => `« ${name} »`).join(', ')}`,
    why: {
      broke: 'La boîte a enfreint une règle de son propre programme.',
      silent: 'La boîte n’a pas répondu depuis cinq secondes.',
      malformed: 'La boîte a dit quelque chose qui n’a pas de sens ici.',
      flood: 'La boîte a dit beaucoup trop de choses à la fois.',
      unable: 'Ce navigateur n’a pas pu isoler la boîte, et sans cela elle ne se joue pas.',
    },
    kept: 'Votre partie est gardée telle qu’elle était avant, et rien d’autre n’a été touché.',
    what: 'Rechargez pour essayer encore une fois. Si cela se répète, retirez la boîte ou demandez une autre version à qui l’a faite.',
  },
  creditsTitle: 'Crédits',
  creditsGame:
    'The Others: 7 Sins est un jeu d’Eric M. Lang, publié par CMON. Haven est fait par des gens qui l’aiment, avec des mots et des images à eux.',
  creditsIcons: 'Icônes, choisies et réunies par nous :',
  creditsFonts: 'Caractères : Manrope, Sofia Sans et Literata, sous licence SIL Open Font.',
  creditsCode: 'Notre code et nos textes sont libres, sous licence MIT.',
}

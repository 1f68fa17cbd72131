import type { errorPage as english } from '../en/error-page.ts'
import type { Said } from '../said.ts'

/** A page for a browser that asked for one and gets none. Visitors read it, so it says nothing of the server. */
export const errorPage: Said<typeof english> = {
  home: 'Retour à Haven',
  of: {
    'bad-request': ['Pas compris', 'Le serveur n’a pas pu lire cette demande.'],
    origin: ['Pas d’ici', 'Les tables ne sont ouvertes qu’aux pages de ce serveur.'],
    token: ['Pas pour tout le monde', 'Cette page demande un jeton d’accès.'],
    'not-found': ['Rien ici', 'Cette page n’existe pas.'],
    method: ['Pas comme cela', 'Cette page se lit, et rien d’autre.'],
    late: ['Trop lent', 'La demande n’est pas arrivée à temps. Essayez de nouveau.'],
    'too-large': ['Trop gros', 'La demande dépasse tout ce que ce serveur accepte.'],
    'too-fast': [
      'Trop vite',
      'Trop de demandes viennent de votre réseau. Attendez un instant, puis essayez de nouveau.',
    ],
    'too-many': [
      'Trop nombreux',
      'Trop de connexions sont ouvertes depuis votre réseau. Fermez-en quelques-unes, puis essayez de nouveau.',
    ],
    headers: [
      'Trop bavard',
      'Les en-têtes de cette demande sont trop longs. Effacer les cookies de ce site peut aider.',
    ],
    internal: ['Une faute de notre part', 'Une erreur s’est produite sur le serveur. Essayez de nouveau plus tard.'],
  },
}

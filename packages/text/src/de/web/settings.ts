import type { settings as english } from '../../en/web/settings.ts'
import type { Said } from '../../said.ts'

export const settings: Said<typeof english> = {
  title: 'Einstellungen',
  play: 'Spiel',
  look: 'Aussehen',
  language: 'Sprache',
  speed: 'Tempo',
  speeds: {
    read: 'Karten warten auf dich',
    normal: 'Wie es geschieht',
    quick: 'Doppelt so schnell',
    instant: 'Sofort',
  },
  theme: 'Farben',
  themes: { dark: 'Nacht', light: 'Tageslicht', contrast: 'Hoher Kontrast' },
  textSize: 'Schriftgröße',
  textSizes: { normal: 'Wie vorgesehen', large: 'Größer', larger: 'Am größten' },
  motion: 'Weniger Bewegung',
  oneTap: 'Ein Tippen genügt: keine Vorschau vor einem Schritt',
  keys: 'Tastenkürzel mit einer Taste',
  hints: 'Erkläre mir Dinge, wenn sie mir zum ersten Mal begegnen',
  coach: 'Trainer',
  coachModes: { on: 'Ein Satz je Zug', quiet: 'Nur wenn ich rufe', off: 'Aus' },
  forget: 'Vergessen, was ich gelernt habe',
  forgetHint: 'Hinweise und erste Erklärungen kommen wieder. Spiele und Einstellungen bleiben.',
  forgotten: 'Vergessen: Alles wird erklärt wie beim ersten Mal.',
  awake: 'Bildschirm anlassen, solange ich am Zug bin',
  sound: 'Ton',
  saved: 'Die Einstellungen bleiben in diesem Browser.',
}

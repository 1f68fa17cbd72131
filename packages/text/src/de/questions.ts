import type { OwnWords } from '../language.ts'

/** What texts of the core box ask, what the answers mean, and what came of them: as any box says it. */
export const questions: OwnWords = {
  prompts: {
    // Whether to use a text at all.
    'ability:field-orders': 'Leah: Einem anderen Helden, höchstens 2 Schritte entfernt, jetzt eine Aktion geben?',
    'ability:mind-control': 'Rose: Einen Akolythen oder ein Laster auf ein benachbartes Feld schicken?',
    'ability:shapeshifter': 'Karl: Zum Wolf werden?',
    'ability:feral': 'Karl: Wieder zum Menschen werden?',
    'ability:bulwark': 'Thorley: 1 Wunde von {hero} übernehmen?',
    'ability:blood-price': 'Morgana: 1 Wunde heilen?',
    'ability:upg-flash-grenade': '{asked}: Die Blendgranate einsetzen, für 2 Sündenwürfel weniger?',
    'ability:upg-signal-jammer': '{asked}: 2 Verderbtheit nehmen und die Sündenkarte aufheben?',
    'ability:past-6': 'Sünde: Einen Kampf mit {hero} beginnen?',
    'ability:nlb-3a-to-the-hospital': '{asked}: 1 Wunde heilen?',
    'ability:nlb-3b-to-the-gate': '{asked}: Einen Sonderspielzug-Marker nehmen?',
    'ability:upg-adrenaline': '{asked}: 1 Wunde nehmen, für einen Sonderspielzug-Marker?',
    // Whom or what a text is for.
    'effect:field-orders': 'Leah: Welcher Held bekommt eine Aktion?',
    'effect:mind-control': 'Rose: Welches Monster geht, und wohin?',
    'effect:upg-field-kit': '{asked}: Wessen Wunde heilt das Verbandszeug?',
    'effect:pride-cast-out': 'Sünde: Auf welches benachbarte Feld wird {hero} verstoßen?',
    'effect:pride-no-charity': 'Sünde: Welche Stadtaktion wird nicht ausgeführt?',
    'effect:pride-gauntlet': 'Sünde: Welches Monster fordert {hero} heraus?',
    'effect:vespers': 'Sünde: Welche Stadtaktion wird abgedeckt? ({space:at})',
    'effect:spare-change': '{asked}: Was gibst du her?',
    'effect:sloth-neglect': 'Sünde: Welcher Marker kommt auf das Feld des Helden?',
    'effect:apo-t7': 'Sünde: Auf welche Straße fällt das Feuer?',
    'effect:apo-c3': 'Sünde: Wo fällt der schwarze Regen?',
    'effect:apo-r4': '{asked}: 1 Verderbtheit für das Inventar nehmen?',
    'effect:apo-r7': 'Sünde: Auf welcher Straße erscheint das Nest?',
  },
  options: {
    'deed:sloth-power': 'Für eine längere Bewegung 1 Verderbtheit nehmen',
    'ability:nlb-3a-to-the-hospital:yes': '1 Wunde heilen',
    'ability:nlb-3a-to-the-hospital:no': 'Nicht heilen',
    'ability:nlb-3b-to-the-gate:yes': 'Einen Sonderspielzug-Marker nehmen',
    'ability:nlb-3b-to-the-gate:no': 'Keinen Marker nehmen',
  },
  used: {
    'sloth-power': 'zahlt für eine längere Bewegung',
    'nlb-3a-to-the-hospital': 'wird im Hospital versorgt',
    'nlb-3b-to-the-gate': 'schöpft am Tor neue Kraft',
  },
}

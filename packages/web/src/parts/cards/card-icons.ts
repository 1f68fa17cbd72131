import type {
  AbilityId,
  AcolyteAbilityId,
  AcolyteId,
  ApocalypseId,
  BossId,
  DarkPastId,
  FormId,
  HellClubId,
  SinCardId,
  SinId,
  SinTextId,
  UpgradeId,
} from '@haven/content'
import type { IconName } from '../../base/icons/names.ts'

type Pictured =
  | AbilityId
  | AcolyteAbilityId
  | AcolyteId
  | ApocalypseId
  | BossId
  | DarkPastId
  | FormId
  | HellClubId
  | SinCardId
  | SinId
  | SinTextId
  | UpgradeId

/** The picture in the heart of each card. A card without one does not compile. */
export const cardIcons: Readonly<Record<Pictured, IconName>> = {
  // heroes
  leah: 'rank-3',
  'field-orders': 'megaphone',
  rose: 'psychic-waves',
  'mind-control': 'psychic-waves',
  karl: 'werewolf',
  shapeshifter: 'werewolf',
  'karl-wolf': 'wolf-head',
  feral: 'wolf-head',
  rocco: 'dead-eye',
  killshot: 'dead-eye',
  brad: 'land-mine',
  'shaped-charge': 'land-mine',
  thorley: 'bell-shield',
  bulwark: 'bell-shield',
  morgana: 'female-vampire',
  'blood-price': 'blood',
  // sins
  pride: 'imperial-crown',
  'pride-power': 'imperial-crown',
  'pride-controller': 'brain-tentacle',
  'pride-avatar': 'crowned-skull',
  'pride-single-combat': 'duel',
  'pride-hubris': 'jewel-crown',
  'pride-overreach': 'sword-clash',
  'pride-cast-out': 'exit-door',
  'pride-whose-glory': 'laurel-crown',
  'pride-before-the-fall': 'falling',
  'pride-no-charity': 'closed-doors',
  'pride-gauntlet': 'gauntlet',
  'pride-finest-hour': 'trumpet-flag',
  sloth: 'sloth',
  'sloth-power': 'sloth',
  'sloth-controller': 'brain-tentacle',
  'sloth-avatar': 'crowned-skull',
  'sloth-leaden-limbs': 'anvil',
  'sloth-quicksand': 'quicksand',
  'sloth-why-bother': 'shrug',
  'sloth-half-hearted': 'glass-heart',
  'sloth-neglect': 'cobweb',
  'sloth-closed': 'locked-door',
  'sloth-heavy-air': 'fog',
  'sloth-sleep-it-off': 'night-sleep',
  'sloth-slow-tide': 'high-tide',
  // acolytes and named monsters
  doctors: 'doctor-face',
  malpractice: 'doctor-face',
  hobos: 'bindle',
  'spare-change': 'bindle',
  nuns: 'nun-face',
  vespers: 'nun-face',
  'hc-bailiff': 'gavel',
  'hc-huntsman': 'horse-head',
  'hc-vesper': 'wine-glass',
  'hc-confessor': 'candles',
  'hc-maestro': 'violin',
  'fallen-marsh': 'skull-crack',
  // Apocalypse
  'apo-t1': 'handcuffs',
  'apo-t2': 'hunting-horn',
  'apo-t3': 'dungeon-gate',
  'apo-t4': 'evil-moon',
  'apo-t5': 'beetle-shell',
  'apo-t6': 'wolf-howl',
  'apo-t7': 'burning-meteor',
  'apo-c1': 'wine-glass',
  'apo-c2': 'candles',
  'apo-c3': 'raining',
  'apo-c4': 'brain-freeze',
  'apo-c5': 'tongue',
  'apo-c6': 'oily-spiral',
  'apo-c7': 'burning-book',
  'apo-r1': 'musical-notes',
  'apo-r2': 'screaming',
  'apo-r3': 'light-bulb',
  'apo-r4': 'swap-bag',
  'apo-r5': 'fire-wave',
  'apo-r6': 'bed',
  'apo-r7': 'spider-eye',
  // Upgrades
  'upg-ice-blade': 'ice-spear',
  'upg-kevlar-vestments': 'kevlar-vest',
  'upg-sawn-off': 'sawed-off-shotgun',
  'upg-scoped-carbine': 'winchester-rifle',
  'upg-sanctified-rounds': 'heavy-bullets',
  'upg-rosary': 'prayer-beads',
  'upg-turnout-coat': 'pirate-coat',
  'upg-filter-mask': 'gas-mask',
  'upg-exorcists-primer': 'book-aura',
  'upg-holy-water': 'holy-water',
  'upg-field-kit': 'first-aid-kit',
  'upg-grapple-line': 'grapple',
  'upg-motorbike': 'full-motorcycle-helmet',
  'upg-flash-grenade': 'flash-grenade',
  'upg-signal-jammer': 'sound-waves',
  'upg-adrenaline': 'heart-beats',
  'upg-radio-beacon': 'radio-tower',
  'upg-lucky-coin': 'coinflip',
  // Dark Past
  'past-1': 'love-letter',
  'past-2': 'medal',
  'past-3': 'flame-tunnel',
  'past-4': 'money-stack',
  'past-5': 'cellar-barrels',
  'past-6': 'meal',
  'past-7': 'devil-mask',
}

/** Cards of other boxes, missions and stories have no picture of their own: that of their deck will do. */
export const iconOf = (id: string, deck: IconName): IconName =>
  (cardIcons as Readonly<Record<string, IconName>>)[id] ?? deck

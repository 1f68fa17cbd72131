/** Every name of the core box. Words are keyed by these lists, so that a card without words does not compile. */
export const HERO_IDS = ['leah', 'rose', 'karl', 'rocco', 'brad', 'thorley', 'morgana'] as const
export const FORM_IDS = [...HERO_IDS, 'karl-wolf'] as const
export const ABILITY_IDS = [
  'field-orders',
  'mind-control',
  'shapeshifter',
  'feral',
  'killshot',
  'shaped-charge',
  'bulwark',
  'blood-price',
] as const
export const SIN_IDS = ['pride', 'sloth'] as const
/** Power, Controller and Avatar of each sin. */
export const SIN_TEXT_IDS = [
  'pride-power',
  'pride-controller',
  'pride-avatar',
  'sloth-power',
  'sloth-controller',
  'sloth-avatar',
] as const
export const SIN_CARD_IDS = [
  'pride-single-combat',
  'pride-hubris',
  'pride-overreach',
  'pride-cast-out',
  'pride-whose-glory',
  'pride-before-the-fall',
  'pride-no-charity',
  'pride-gauntlet',
  'pride-finest-hour',
  'sloth-leaden-limbs',
  'sloth-quicksand',
  'sloth-why-bother',
  'sloth-half-hearted',
  'sloth-neglect',
  'sloth-closed',
  'sloth-heavy-air',
  'sloth-sleep-it-off',
  'sloth-slow-tide',
] as const
export const ACOLYTE_IDS = ['doctors', 'hobos', 'nuns'] as const
export const ACOLYTE_ABILITY_IDS = ['malpractice', 'spare-change', 'vespers'] as const
export const HELL_CLUB_IDS = ['hc-bailiff', 'hc-huntsman', 'hc-vesper', 'hc-confessor', 'hc-maestro'] as const
export const APOCALYPSE_IDS = [
  'apo-t1',
  'apo-t2',
  'apo-t3',
  'apo-t4',
  'apo-t5',
  'apo-t6',
  'apo-t7',
  'apo-c1',
  'apo-c2',
  'apo-c3',
  'apo-c4',
  'apo-c5',
  'apo-c6',
  'apo-c7',
  'apo-r1',
  'apo-r2',
  'apo-r3',
  'apo-r4',
  'apo-r5',
  'apo-r6',
  'apo-r7',
] as const
export const TRACK_IDS = [
  'track-0',
  'track-1',
  'track-2',
  'track-3',
  'track-4',
  'track-5',
  'track-6',
  'track-7',
] as const
export const UPGRADE_IDS = [
  'upg-ice-blade',
  'upg-kevlar-vestments',
  'upg-sawn-off',
  'upg-scoped-carbine',
  'upg-sanctified-rounds',
  'upg-rosary',
  'upg-turnout-coat',
  'upg-filter-mask',
  'upg-exorcists-primer',
  'upg-holy-water',
  'upg-field-kit',
  'upg-grapple-line',
  'upg-motorbike',
  'upg-flash-grenade',
  'upg-signal-jammer',
  'upg-adrenaline',
  'upg-radio-beacon',
  'upg-lucky-coin',
] as const
export const DARK_PAST_IDS = ['past-1', 'past-2', 'past-3', 'past-4', 'past-5', 'past-6', 'past-7'] as const
/** Figures of a story's own. */
export const BOSS_IDS = ['fallen-marsh'] as const
/** Rules of a story's own. */
export const STORY_RULE_IDS = ['hif-smoke', 'nlb-grief', 'svh-anchors'] as const
export const TILE_IDS = [
  'ravencorp-hq',
  'megatheatre',
  'saint-jude-hospital',
  'constabulary',
  'old-cathedral',
  'dockside',
  'grand-terminus',
  'haven-college',
  'night-market',
  'uplink-tower',
] as const
export const STORY_IDS = [
  'havens-last-stand',
  'haven-in-flames',
  'the-black-tide',
  'a-face-we-knew',
  'no-one-left-behind',
  'lights-out',
  'the-seventh-hour',
] as const
export const MAP_IDS = [
  'havens-last-stand-a',
  'havens-last-stand-b',
  'haven-in-flames-a',
  'haven-in-flames-b',
  'the-black-tide-a',
  'the-black-tide-b',
  'a-face-we-knew-a',
  'a-face-we-knew-b',
  'no-one-left-behind-a',
  'no-one-left-behind-b',
  'lights-out-a',
  'lights-out-b',
  'the-seventh-hour-a',
  'the-seventh-hour-b',
] as const
export const MISSION_IDS = [
  'hls-1-hold-the-line',
  'hls-2a-burn-the-nests',
  'hls-2b-thin-the-herd',
  'hls-3-cut-the-strings',
  'hls-4-no-quarter',
  'hls-5-throw-it-back',
  'hif-1-break-the-wave',
  'hif-2a-fire-brigade',
  'hif-2b-smoke-them-out',
  'hif-3-the-arsonist',
  'hif-4-salt-the-ashes',
  'hif-5-out-of-the-fire',
  'btd-1-first-stain',
  'btd-2a-sound-the-wells',
  'btd-2b-drain-the-faithful',
  'btd-3-the-tide-caller',
  'btd-4-confession',
  'btd-5-turn-the-tide',
  'afk-1-cold-trail',
  'afk-2a-his-old-haunts',
  'afk-2b-his-new-friends',
  'afk-3-cut-the-leash',
  'afk-4a-mercy',
  'afk-4b-forgiveness',
  'nlb-1-open-the-roads',
  'nlb-2-knock-on-doors',
  'nlb-3a-to-the-hospital',
  'nlb-3b-to-the-gate',
  'nlb-4-clear-the-line',
  'nlb-5-last-train',
  'lto-1-find-friends',
  'lto-2a-restart-the-grid',
  'lto-2b-cut-the-hum',
  'lto-3a-eye-in-the-sky',
  'lto-3b-boots-on-the-ground',
  'lto-4-dead-channel',
  'lto-5-dawn-protocol',
  'svh-1-the-streets',
  'svh-2a-the-stain',
  'svh-2b-the-living',
  'svh-3-the-anchors',
  'svh-4-the-doorkeeper',
  'svh-5-the-door',
] as const

/** The text that offers a choice, and the choice. */
export type ChoiceId =
  | `pride-whose-glory:${'hero' | 'others'}`
  | `spare-change:${'extra-turn' | 'upgrade' | 'corruption'}`
  | `apo-r4:${'pay' | 'skip'}`
export type HeroId = (typeof HERO_IDS)[number]
export type FormId = (typeof FORM_IDS)[number]
export type AbilityId = (typeof ABILITY_IDS)[number]
export type SinId = (typeof SIN_IDS)[number]
export type SinTextId = (typeof SIN_TEXT_IDS)[number]
export type SinCardId = (typeof SIN_CARD_IDS)[number]
export type AcolyteId = (typeof ACOLYTE_IDS)[number]
export type AcolyteAbilityId = (typeof ACOLYTE_ABILITY_IDS)[number]
export type HellClubId = (typeof HELL_CLUB_IDS)[number]
export type ApocalypseId = (typeof APOCALYPSE_IDS)[number]
export type TrackId = (typeof TRACK_IDS)[number]
export type UpgradeId = (typeof UPGRADE_IDS)[number]
export type TileId = (typeof TILE_IDS)[number]
export type StoryId = (typeof STORY_IDS)[number]
export type MapId = (typeof MAP_IDS)[number]
export type MissionId = (typeof MISSION_IDS)[number]
export type DarkPastId = (typeof DARK_PAST_IDS)[number]
export type BossId = (typeof BOSS_IDS)[number]
export type StoryRuleId = (typeof STORY_RULE_IDS)[number]

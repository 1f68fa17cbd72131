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
export const SIN_IDS = ['pride'] as const
/** Power, Controller and Avatar of each sin. */
export const SIN_TEXT_IDS = ['pride-power', 'pride-controller', 'pride-avatar'] as const
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
] as const
export const ACOLYTE_IDS = ['nuns'] as const
export const ACOLYTE_ABILITY_IDS = ['vespers'] as const
export const HELL_CLUB_IDS = ['hc-bailiff', 'hc-huntsman'] as const
export const APOCALYPSE_IDS = ['apo-t1', 'apo-t2', 'apo-t3', 'apo-t4', 'apo-t5', 'apo-t6', 'apo-t7'] as const
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
export const STORY_IDS = ['havens-last-stand'] as const
export const MAP_IDS = ['havens-last-stand-a', 'havens-last-stand-b'] as const
export const MISSION_IDS = [
  'hls-1-hold-the-line',
  'hls-2a-burn-the-nests',
  'hls-2b-thin-the-herd',
  'hls-3-cut-the-strings',
  'hls-4-no-quarter',
  'hls-5-throw-it-back',
] as const

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

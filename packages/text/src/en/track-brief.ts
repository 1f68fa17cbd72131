import type { TrackId } from '@haven/content'

/** What a level means, in as few words as the track has room for. */
export const levelsInBrief: Readonly<Record<TrackId, string>> = {
  'track-0': 'Nothing.',
  'track-1': 'A card is revealed.',
  'track-2': '1 more Reaction.',
  'track-3': 'A card is revealed.',
  'track-4': '1 more die in fights with an Acolyte.',
  'track-5': 'A card is revealed.',
  'track-6': '1 more Reaction.',
  'track-7': 'A card; 1 more die in fights with others than Acolytes. It stays at 7: nobody loses by it.',
}

import type { TileId } from '@haven/content'
import type { CardText } from '../language.ts'

/** What is printed on each tile. Symbols on the Streets turn with the tile. */
export const tiles: Readonly<Record<TileId, CardText>> = {
  'ravencorp-hq': {
    name: 'RavenCorp HQ',
    text: 'City Actions: Inventory, Orbital Strike. Printed: Corruption in the District, a Nest on one of its Streets.',
    flavour: 'The lobby fountain runs black, and the lifts still come when called.',
  },
  megatheatre: {
    name: 'Megatheatre',
    text: 'City Actions: Extra Turn, Inventory. Printed: a Nest in the District, a Pentagram on one of its Streets.',
    flavour: 'Every screen shows the same empty seat.',
  },
  'saint-jude-hospital': {
    name: 'Saint Jude Hospital',
    text: 'City Actions: Heal, Heal, Repent. Printed: a Nest on one of its Streets.',
    flavour: 'The night shift never ended.',
  },
  constabulary: {
    name: 'Haven Constabulary',
    text: 'City Actions: Inventory, Heal. Printed: Fire on one of its Streets.',
    flavour: 'The cells are full. None of them are locked.',
  },
  'old-cathedral': {
    name: 'Old Cathedral',
    text: 'City Actions: Repent, Repent, Heal. Printed: a Pentagram in the District, Corruption on one of its Streets.',
    flavour: 'The confessionals are occupied from the inside.',
  },
  dockside: {
    name: 'Dockside',
    text: 'City Actions: Extra Turn, Extra Turn. Printed: a Nest on one of its Streets, Fire on another.',
    flavour: 'The cranes swing with nobody at the levers.',
  },
  'grand-terminus': {
    name: 'Grand Terminus',
    text: 'City Actions: Extra Turn, Heal. Printed: a Nest on one of its Streets.',
    flavour: 'All departures: delayed.',
  },
  'haven-college': {
    name: 'Haven College',
    text: 'City Actions: Inventory, Repent, Repent. Printed: Corruption on one of its Streets.',
    flavour: 'Somebody has been answering the questions on the blackboards.',
  },
  'night-market': {
    name: 'Night Market',
    text: 'City Actions: Inventory, Inventory. Printed: Corruption in the District, a Nest on one of its Streets.',
    flavour: 'Everything has a price. Some of it has a pulse.',
  },
  'uplink-tower': {
    name: 'Uplink Tower',
    text: 'City Actions: Orbital Strike, Orbital Strike, Heal. Printed: a Nest on one of its Streets.',
    flavour: 'The only thing in Haven that still looks up.',
  },
}

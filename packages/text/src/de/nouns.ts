import type { TileId } from '@haven/content'
import type { Noun } from '../language.ts'

/** Where one is, where one goes, where one comes from: places that stand on cards. */

const place = (at: string, to: string, from: string, weak?: string): Noun => ({
  forms: { at, to, from, ...(weak !== undefined && { weak }) },
})
/** "im Megatheater" */
const neuter = (name: string): Noun => place(`im ${name}`, `ins ${name}`, `vom ${name}`)
/** "im Sendeturm" */
const masculine = (name: string): Noun => place(`im ${name}`, `in den ${name}`, `vom ${name}`)
/** "in der Polizeiwache" */
const feminine = (name: string): Noun => place(`in der ${name}`, `in die ${name}`, `von der ${name}`)

export const nouns: Readonly<Record<TileId, Noun>> = {
  'ravencorp-hq': feminine('RavenCorp-Zentrale'),
  megatheatre: neuter('Megatheater'),
  'saint-jude-hospital': neuter('St.-Jude-Hospital'),
  constabulary: feminine('Polizeiwache'),
  'old-cathedral': place(
    'in der Alten Kathedrale',
    'in die Alte Kathedrale',
    'von der Alten Kathedrale',
    'Alten Kathedrale',
  ),
  dockside: neuter('Hafenviertel'),
  'grand-terminus': masculine('Zentralbahnhof'),
  'haven-college': neuter('Haven College'),
  'night-market': place('auf dem Nachtmarkt', 'auf den Nachtmarkt', 'vom Nachtmarkt'),
  'uplink-tower': masculine('Sendeturm'),
}

import type { FastifyInstance } from 'fastify'
import { manifestsOf, type OfferedBox } from '../boxes.ts'

/** `/api/boxes`: what the host offers, and each of them by its hash for a device that lacks it. */
export function boxRoutes(app: FastifyInstance, boxes: readonly OfferedBox[]): void {
  const byHash = new Map(boxes.map((box) => [box.manifest.hash, box]))

  app.get('/api/boxes', async (_, reply) => reply.send({ boxes: manifestsOf(boxes) }))

  app.get<{ Params: { hash: string } }>('/api/boxes/:hash', async ({ params }, reply) => {
    const found = byHash.get(params.hash)
    if (!found) return reply.code(404).send({ error: 'not-found' })
    // Under its hash it is always the same.
    return reply
      .header('cache-control', ['public', 'max-age=31536000', 'immutable'].join(', '))
      .type('application/json')
      .send(found.text)
  })
}

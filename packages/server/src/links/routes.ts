import type { FastifyInstance } from 'fastify'
import { Buckets } from '../web/limits.ts'
import { clientNetwork } from '../web/network.ts'
import type { LinkPictures } from './pictures.ts'
import { cardOf } from './tags.ts'

/** Of one network, drawn anew; what is kept costs nothing and is limited as any request is. */
const DRAWN_AT_ONCE = 12
const DRAWN_A_SECOND = 0.5
const WEEK = 604_800
const A_MOMENT = 60

/** `/link/….png`: the picture that a link with this postcard shows. It is made of the address and of nothing else. */
export function linkRoutes(app: FastifyInstance, pictures: Pick<LinkPictures, 'of' | 'has'>): void {
  const drawn = new Buckets(DRAWN_AT_ONCE, DRAWN_A_SECOND)

  app.get<{ Params: { readonly name: string } }>('/link/:name', async ({ params, ip }, reply) => {
    const card = cardOf(params.name)
    if (card === undefined) return reply.code(404).send({ error: 'not-found' })
    if (!pictures.has(card) && !drawn.take(clientNetwork(ip), Date.now())) {
      return reply.code(429).header('retry-after', '2').send({ error: 'too-fast' })
    }
    const { png, isDrawn } = await pictures.of(card)
    return (
      reply
        .type('image/png')
        .header('cache-control', `public, max-age=${isDrawn ? WEEK : A_MOMENT}`)
        // Shown on pages of others: that is what it is for.
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(png)
    )
  })
}

import { operator as say } from '@haven/text/operator'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Buckets } from '../limits.ts'
import { clientNetwork } from '../network.ts'
import { isOwnOrigin } from '../origin.ts'
import type { Operator } from './operator.ts'
import { enterPage, operatorPage } from './page.ts'
import { Sessions } from './session.ts'
import { OPERATOR_HEADERS } from './style.ts'

/**
 * `/operator`. The cookie goes with requests of our own pages alone, and what changes something has to come from one of
 * them besides. Tries of the token are few, by address and together.
 */

export interface OperatorRoutes {
  readonly operator: Operator
  readonly token: string
  readonly publicOrigin: string | null
}

const TRIES = 5
const A_MINUTE = 60
const TRIES_OF_ALL = 50
const LONGEST_NAME = 40

type Fields = Readonly<Partial<Record<string, string>>>

const send = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.headers(OPERATOR_HEADERS).code(status).type('text/html; charset=utf-8').send(text)

const back = (reply: FastifyReply, query = ''): FastifyReply =>
  reply.headers(OPERATOR_HEADERS).redirect(`/operator${query}`, 303)

export function operatorRoutes(app: FastifyInstance, { operator, token, publicOrigin }: OperatorRoutes): void {
  const sessions = new Sessions(token, publicOrigin?.startsWith('https:') ?? false)
  const tries = new Buckets(TRIES, TRIES / A_MINUTE)
  const triesOfAll = new Buckets(TRIES_OF_ALL, TRIES_OF_ALL / A_MINUTE)
  const whoIs = ({ headers }: FastifyRequest): string | null => sessions.read(headers.cookie, operator.now)
  const isOurs = ({ headers }: FastifyRequest): boolean => isOwnOrigin(headers.origin, headers.host, publicOrigin)

  void app.register((inside, _, done) => {
    inside.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )

    inside.get('/operator', async (request, reply) => {
      const name = whoIs(request)
      if (name === null) return send(reply, 200, enterPage(null))
      const { done: deed = '', undone = '' } = request.query as Fields
      const said = say.done[deed as keyof typeof say.done] ?? null
      const fault = say.undone[undone as keyof typeof say.undone] ?? null
      const shown = await operator.show(name)
      return send(reply, 200, operatorPage({ ...shown, said: fault ?? said, isFault: fault !== null }))
    })

    inside.post('/operator/enter', async (request, reply) => {
      if (!isOurs(request)) return send(reply, 403, enterPage(say.foreign))
      const now = Date.now()
      if (!tries.take(clientNetwork(request.ip), now) || !triesOfAll.take('', now))
        return send(reply, 429, enterPage(say.tooFast))
      const { name = '', token: given = '' } = (request.body ?? {}) as Fields
      if (!sessions.isToken(given)) return send(reply, 403, enterPage(say.wrongToken))
      reply.header('set-cookie', sessions.begin(name.trim().slice(0, LONGEST_NAME) || say.title, operator.now))
      return back(reply)
    })

    inside.post('/operator/leave', async (request, reply) => {
      if (isOurs(request)) reply.header('set-cookie', sessions.end())
      return back(reply)
    })

    inside.post('/operator/deed', async (request, reply) => {
      const name = whoIs(request)
      if (name === null || !isOurs(request)) return send(reply, 403, enterPage(say.foreign))
      const fields = (request.body ?? {}) as Fields
      const { isDone, deed } = await operator.do(name, fields.deed ?? '', fields)
      return back(reply, `?${isDone ? 'done' : 'undone'}=${encodeURIComponent(deed)}`)
    })
    done()
  })
}

/** Where nobody has set a token there is no such page. */
export function noOperator(
  app: FastifyInstance,
  refuse: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): void {
  for (const path of ['/operator', '/operator/*']) app.all(path, refuse)
}

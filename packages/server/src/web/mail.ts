import { asObject, asText, onlyFields } from '@haven/engine/files'
import { hashOf } from '@haven/table/keeper'
import { type MailWords, mailIn } from '@haven/text/mail'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Mailer } from '../mail/mailer.ts'
import { Buckets } from './limits.ts'
import { clientNetwork } from './network.ts'
import { page } from './operator/frame.ts'
import { html } from './operator/html.ts'
import { OPERATOR_HEADERS } from './operator/style.ts'
import { isOwnOrigin } from './origin.ts'

/**
 * Letters: a device says where, with its key in the body; the links in them open a page with one button, because mail
 * programs open links by themselves.
 */

export interface MailRoutes {
  /** Null: this server sends none. */
  readonly mailer: Mailer | null
  readonly publicOrigin: string | null
}

const TABLE_ID = /^[\w-]{22}$/
const KEY = /^[\w-]{43}$/
const LANGUAGE = /^[A-Za-z-]{2,20}$/
const LONGEST = 300

interface Asked {
  readonly table: string
  readonly device: string
  readonly address: string
  readonly language: string | null
  readonly proof: string | null
}

/** Null: it cannot be read. */
function readAsked(body: unknown): Asked | null {
  try {
    const given = asObject(body, 'body')
    onlyFields(given, 'body', ['table', 'key', 'address', 'language', 'proof'])
    const optional = (field: string): string | null => (given[field] === undefined ? null : asText(given[field], field))
    const [table, key] = [asText(given.table, 'table'), asText(given.key, 'key')]
    const [address, language, proof] = [optional('address') ?? '', optional('language'), optional('proof')]
    const isForm = TABLE_ID.test(table) && KEY.test(key) && address.length <= LONGEST && (proof?.length ?? 0) <= LONGEST
    if (!isForm || (language !== null && !LANGUAGE.test(language))) return null
    return { table, device: hashOf(key), address, language, proof }
  } catch {
    return null
  }
}

const STATUS = { on: 200, asked: 200, 'not-seated': 403, 'not-an-address': 400, 'too-fast': 429 } as const

export function mailRoutes(app: FastifyInstance, { mailer, publicOrigin }: MailRoutes): void {
  const asks = new Buckets(10, 10 / 600)
  const looks = new Buckets(60, 1)

  /** What a device of ours asks; null: it was told why not. */
  async function heard(request: FastifyRequest, reply: FastifyReply): Promise<{ asked: Asked; mailer: Mailer } | null> {
    const { origin, host } = request.headers
    const asked = readAsked(request.body)
    const status = !isOwnOrigin(origin, host, publicOrigin) ? 403 : !asked ? 400 : !mailer ? 404 : null
    if (status === null && asked && mailer) return { asked, mailer }
    await reply.code(status ?? 404).send({ error: 'refused' })
    return null
  }

  app.post('/api/mail/state', async (request, reply) => {
    // Where there are none at all, that is an answer too.
    if (!mailer) return reply.send({ state: 'never' })
    const from = await heard(request, reply)
    if (!from) return reply
    return reply.send(await mailer.state(from.asked.table, from.asked.device))
  })

  app.post('/api/mail/ask', async (request, reply) => {
    const from = await heard(request, reply)
    if (!from) return reply
    if (!asks.take(clientNetwork(request.ip), Date.now())) return reply.code(429).send({ state: 'too-fast' })
    const state = await from.mailer.ask(from.asked)
    return reply.code(STATUS[state]).send({ state })
  })

  app.post('/api/mail/end', async (request, reply) => {
    const from = await heard(request, reply)
    if (!from) return reply
    await from.mailer.end(from.asked.table, from.asked.device)
    return reply.send({ state: 'none' })
  })

  if (mailer) linkRoutes(app, mailer, looks)
}

interface Link {
  readonly path: string
  readonly do: (code: string, isMeant: boolean) => Promise<string | null | undefined>
  readonly words: (say: MailWords) => {
    readonly title: string
    readonly ask: string
    readonly go: string
    readonly done: string
  }
}

function linkRoutes(app: FastifyInstance, mailer: Mailer, looks: Buckets): void {
  const links: readonly Link[] = [
    {
      path: '/mail/confirm',
      do: (code, isMeant) => mailer.confirm(code, isMeant),
      words: (say) => ({ title: say.confirmTitle, ask: say.confirmAsk, go: say.confirmDo, done: say.confirmDone }),
    },
    {
      path: '/mail/off',
      do: (code, isMeant) => mailer.off(code, isMeant),
      words: (say) => ({ title: say.offTitle, ask: say.offAsk, go: say.offDo, done: say.offDone }),
    },
  ]
  const codeIn = ({ query }: FastifyRequest): string => {
    const { t } = query as { t?: unknown }
    return typeof t === 'string' && KEY.test(t) ? t : ''
  }
  void app.register((inside, _, done) => {
    // A mail program sends what RFC 8058 says; the code in the address is all that counts.
    inside.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, parsed) => parsed(null, {}))
    for (const link of links) {
      const show = async (request: FastifyRequest, reply: FastifyReply, isMeant: boolean): Promise<FastifyReply> => {
        const mayLook = looks.take(clientNetwork(request.ip), Date.now())
        const code = codeIn(request)
        const language = mayLook && code !== '' ? await link.do(code, isMeant) : undefined
        const { say, tag } = mailIn(language)
        const { title, ask, go, done: words } = link.words(say)
        const body =
          language === undefined
            ? html`<p class="alarm" role="alert">${say.gone}</p>`
            : isMeant
              ? html`<p class="said" role="status">${words}</p>`
              : html`<p>${ask}</p><form method="post" action="${link.path}?t=${code}"><button>${go}</button></form>`
        return reply
          .headers(OPERATOR_HEADERS)
          .code(language === undefined ? 404 : 200)
          .type('text/html; charset=utf-8')
          .send(page(title, say.product, html`<main><h1>${title}</h1>${body}</main>`, tag))
      }
      inside.get(link.path, (request, reply) => show(request, reply, false))
      inside.post(link.path, (request, reply) => show(request, reply, true))
    }
    done()
  })
}

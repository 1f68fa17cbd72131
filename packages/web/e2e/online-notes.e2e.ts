import { type CDPSession, type Page, test } from '@playwright/test'
import { begin, expectSoon as expect, makeTable, sit, tableAt, visitor } from './online-people.ts'
import { ClockServer } from './online-server.ts'
import { answers } from './player.ts'
import { late } from './positions.ts'

/** A browser that has a push service: ours has none to register with. The note itself is delivered by the browser. */
function pretendService(): void {
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
  const endpoint = 'https://fcm.googleapis.com/fcm/send/stand-in'
  PushManager.prototype.subscribe = async () => ({ toJSON: () => ({ endpoint, keys }) }) as unknown as PushSubscription
}

async function registrationOf(session: CDPSession, origin: string): Promise<string> {
  const known = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (found) resolve(found.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  return known
}

const notes = (page: Page) =>
  page.evaluate(async () => {
    const found = await (await navigator.serviceWorker.ready).getNotifications()
    return found.map(({ title, body, tag, data }) => ({ title, body, tag, data }))
  })

test('who subscribes is told of a turn also when the page is closed, and the note leads to the table', async ({
  browser,
}) => {
  // Where no address at all is allowed nobody is asked for one.
  const server = await ClockServer.start({ WEBHOOK_HOSTS: 'chat.example' })
  const [host, guest] = [await visitor(browser, { serviceWorkers: 'allow' }), await visitor(browser)]
  await host.context.grantPermissions(['notifications'], { origin: server.address })
  await host.context.addInitScript(pretendService)
  const [anna, eve] = [host.page, guest.page]
  const hash = await makeTable(anna, server.address, 'Anna', late(1))
  await sit(anna, 'Anna', 'Hero player 1')
  await anna.getByLabel('Tell this device, also when the page is closed').check()
  await expect(anna.getByLabel('Tell this device, also when the page is closed')).toBeChecked()
  // The server knows it, too.
  await expect(anna.getByRole('button', { name: 'Switch all of this off' })).toBeVisible()
  // An address that the server may not call is refused, and said so.
  await anna.getByLabel('Tell a chat or another service').fill('https://hooks.example/turn')
  await anna.getByRole('button', { name: 'Set it' }).click()
  await expect(anna.getByText('This server may not send news to that address.')).toBeVisible()

  await eve.goto(tableAt(server.address, hash))
  await sit(eve, 'Eve', 'Sins player')
  await begin(anna)
  await answers(eve).first().click()
  await expect
    .poll(() => server.called)
    .toContainEqual({ table: hash.slice(1), name: 'Anna', seat: 'hero1', pushes: 1 })

  // The note as it comes out of the browser, while Anna looks at something else.
  await anna.goto(`${server.address}/rules`)
  const session = await host.context.newCDPSession(anna)
  const registrationId = await registrationOf(session, server.address)
  const deliver = (data: string) =>
    session.send('ServiceWorker.deliverPushMessage', { origin: server.address, registrationId, data })
  const table = hash.slice(1)
  await deliver('not one of ours')
  await deliver(JSON.stringify({ table: '/../evil', name: 'Anna' }))
  await deliver(JSON.stringify({ table, seat: 'hero1', name: 'Anna' }))
  await deliver(JSON.stringify({ table, seat: 'hero1', name: 'Anna' }))
  await expect
    .poll(() => notes(anna))
    .toEqual([{ title: 'Your turn in Haven', body: 'Anna, the others wait for you.', tag: table, data: { table } }])

  // A press on it: without a page of the table one is opened. A press by a program may open none, so it is noted.
  const [worker] = host.context.serviceWorkers()
  const opened = await worker?.evaluate(async () => {
    const scope = self as unknown as {
      clients: { openWindow: (path: string) => Promise<null> }
      registration: { getNotifications(): Promise<Notification[]> }
    }
    const [notification] = await scope.registration.getNotifications()
    return new Promise<string>((resolve) => {
      scope.clients.openWindow = async (path) => {
        resolve(path)
        return null
      }
      const Clicked = Reflect.get(self, 'NotificationEvent') as new (type: string, init: object) => Event
      self.dispatchEvent(new Clicked('notificationclick', { notification }))
    })
  })
  expect(opened).toBe(`/t${hash}`)
  await expect.poll(() => notes(anna)).toEqual([])
  for (const { faults, context } of [host, guest]) {
    expect(faults).toEqual([])
    await context.close()
  }
  await server.stop()
})

import { createTransport } from 'nodemailer'

/** A letter, and who brings it away. */
export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Where a mail program can end it without a page. */
  readonly off: string
}

export interface Post {
  send(letter: Letter): Promise<void>
  close(): void
}

const PATIENCE = 15_000

const PORTS = { 'smtp:': 587, 'smtps:': 465 } as const

/** By SMTP, as the host of the server says: `smtp://user:word@mail.example:587`. */
export function createPost(url: string, from: string): Post {
  const { protocol, hostname, port, username, password } = new URL(url)
  const transport = createTransport(
    {
      host: hostname,
      port: port === '' ? PORTS[protocol as keyof typeof PORTS] : Number(port),
      secure: protocol === 'smtps:',
      ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
      // What is written here is text: nothing is fetched from anywhere for it.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  return {
    async send({ to, subject, text, off }) {
      await transport.sendMail({
        to: { name: '', address: to },
        subject,
        text,
        headers: {
          'List-Unsubscribe': `<${off}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          'Auto-Submitted': 'auto-generated',
        },
      })
    },
    close: () => transport.close(),
  }
}

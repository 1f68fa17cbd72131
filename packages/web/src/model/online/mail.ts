import { language } from '../../base/words.ts'
import { keyAt } from './secrets.ts'

/** Letters when it is one's turn. The address goes to the server, which shows it to nobody; this browser keeps it too. */

/** `never`: this server sends none. `asked`: the address has still to be confirmed. */
export type MailState = 'never' | 'none' | 'asked' | 'on'
export type MailAnswer = MailState | 'not-seated' | 'not-an-address' | 'too-fast'

interface Answer {
  readonly state?: MailAnswer
  readonly proof?: string
}

interface Known {
  readonly address: string
  /** That the address was confirmed here: it need not be at the next table. */
  readonly proof: string | null
}

const KEY = 'haven.online.mail'

export function knownMail(): Known | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Known | null
  } catch {
    return null
  }
}

function keep(known: Known | null): void {
  try {
    if (known) localStorage.setItem(KEY, JSON.stringify(known))
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage it is asked again.
  }
}

async function ask(what: 'state' | 'ask' | 'end', table: string, more: Readonly<Record<string, string>> = {}) {
  try {
    const answer = await fetch(`/api/mail/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ table, key: keyAt(table), ...more }),
    })
    return (await answer.json()) as Answer
  } catch {
    return {}
  }
}

export async function mailState(table: string): Promise<MailState> {
  const { state, proof } = await ask('state', table)
  const known = knownMail()
  if (proof !== undefined && known && known.proof !== proof) keep({ ...known, proof })
  return state === 'none' || state === 'asked' || state === 'on' ? state : 'never'
}

export async function wantMail(table: string, address: string): Promise<MailAnswer> {
  const known = knownMail()
  const proof = known?.address === address ? known.proof : null
  const { state = 'too-fast' } = await ask('ask', table, { address, language, ...(proof !== null && { proof }) })
  if (state === 'asked' || state === 'on') keep({ address, proof })
  return state
}

export async function endMail(table: string): Promise<void> {
  await ask('end', table)
}

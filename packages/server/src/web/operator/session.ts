import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** Who has shown the token gets a cookie that says so until a time: nothing is kept, so any server of the house reads it. */

const LASTS = 12 * 3_600_000
const COOKIE = 'haven_operator'

const same = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b)
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

export class Sessions {
  readonly #token: string
  readonly #isSecure: boolean

  constructor(token: string, isSecure: boolean) {
    this.#token = token
    this.#isSecure = isSecure
  }

  isToken(given: string): boolean {
    return same(digest(given), digest(this.#token))
  }

  #seal(text: string): string {
    return createHmac('sha256', `haven/operator/${this.#token}`).update(text).digest('base64url')
  }

  #attributes(seconds: number): string {
    return `Path=/operator; HttpOnly; SameSite=Strict; Max-Age=${seconds}${this.#isSecure ? '; Secure' : ''}`
  }

  /** The header that begins one. */
  begin(name: string, now: number): string {
    const text = `${Buffer.from(name).toString('base64url')}.${now + LASTS}`
    return `${COOKIE}=${text}.${this.#seal(text)}; ${this.#attributes(LASTS / 1_000)}`
  }

  end(): string {
    return `${COOKIE}=; ${this.#attributes(0)}`
  }

  /** The name of who comes with this header; null: nobody. */
  read(header: string | undefined, now: number): string | null {
    const cookie = header?.split(/; */).find((each) => each.startsWith(`${COOKIE}=`))
    const [name, until, seal] = cookie?.slice(COOKIE.length + 1).split('.') ?? []
    if (name === undefined || until === undefined || seal === undefined) return null
    if (!same(Buffer.from(this.#seal(`${name}.${until}`)), Buffer.from(seal)) || Number(until) < now) return null
    return Buffer.from(name, 'base64url').toString('utf8')
  }
}

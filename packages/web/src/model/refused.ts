import type { OnlineNo } from '@haven/table'

/** A wish that was refused, with what the words are made of; nothing was changed. */
export class Refused extends Error {
  readonly refusal: OnlineNo
  constructor(refusal: OnlineNo) {
    super(refusal.code)
    this.name = 'Refused'
    this.refusal = refusal
  }
}

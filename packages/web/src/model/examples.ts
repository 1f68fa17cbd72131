import type { Position } from '@haven/engine'
import ex1 from '../../../../examples/ex-1.json' with { type: 'json' }
import ex2 from '../../../../examples/ex-2.json' with { type: 'json' }
import ex3 from '../../../../examples/ex-3.json' with { type: 'json' }
import ex4 from '../../../../examples/ex-4.json' with { type: 'json' }
import ex5 from '../../../../examples/ex-5.json' with { type: 'json' }
import ex6 from '../../../../examples/ex-6.json' with { type: 'json' }
import ex7 from '../../../../examples/ex-7.json' with { type: 'json' }
import ex8 from '../../../../examples/ex-8.json' with { type: 'json' }
import ex9 from '../../../../examples/ex-9.json' with { type: 'json' }
import type { PlaysAs } from './desk-messages.ts'

/** The worked examples of the rules, to be played: fetched by whoever opens one. */

const FILES = [ex1, ex2, ex3, ex4, ex5, ex6, ex7, ex8, ex9]

export interface Example {
  readonly position: Position
  /** Who has something to decide in it. */
  readonly as: PlaysAs
}

export function exampleOf(number: number): Example {
  const file = FILES[number - 1]
  if (!file) throw new Error(`no example ${number}`)
  const [first] = file.answers
  return { position: file.position as unknown as Position, as: first?.seat === 'sins' ? 'sins' : 'heroes' }
}

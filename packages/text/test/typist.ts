import type { Option, Prompt } from '@haven/engine'
import type { Catalogue } from '../src/index.ts'
import { type Tongue, type TypedToken, type Typing, tongueOf, type Verb } from '../src/typing/index.ts'

/** Somebody who types what he means in the words of his language, and a number where there are no words for it. */
export class Typist {
  readonly #typing: Typing
  readonly #say: Catalogue
  readonly tongue: Tongue

  constructor(typing: Typing, say: Catalogue) {
    this.#typing = typing
    this.#say = say
    this.tongue = tongueOf(typing)
  }

  /** The first word for it that is no command: "card Hubris" shows a card, "play Hubris" plays it. */
  #with(verb: Verb, rest = ''): string {
    const lines = this.#typing.verbs[verb].map((word) => `${word} ${rest}`.trim())
    return lines.find((line) => this.tongue.command(line) === null) ?? lines[0] ?? ''
  }

  #to(name: string, place: string): string {
    return [name, this.#typing.connectives.to[0], this.#say.space(place)].join(' ')
  }

  /** Null: by its number. */
  line(option: Option, { kind }: Prompt): string | null {
    const name = (id: string): string => this.#say.name(id)
    const token = (of: string): string => this.#typing.tokens[of as TypedToken][0] ?? name(of)
    const { to = option.space, monster } = option
    switch (option.do) {
      case 'move':
        return this.#with('move', this.#say.space(option.to ?? ''))
      case 'shoot':
        return this.#with('shoot', this.#say.space(option.at ?? ''))
      case 'collect':
        return this.#with('collect', token(option.token ?? ''))
      case 'drop':
        return this.#with('drop', token(option.npc ?? ''))
      case 'ability':
        return this.#with('ability', name(option.ability ?? ''))
      case 'fight':
      case 'cleanse':
      case 'city':
      case 'explore':
      case 'deliver':
      case 'end':
        return this.#with(option.do)
      default:
    }
    if (option.none) return this.#with(kind === 'corruption' ? 'roll' : 'no')
    if (option.yes === true) {
      return this.#with(kind === 'corruption' ? 'corrupt' : kind === 'reaction' ? 'react' : 'yes')
    }
    if (monster !== undefined) return to === undefined ? name(monster) : this.#to(name(monster), to)
    if (option.card !== undefined) return this.#with('card', name(option.card))
    if (option.slot !== undefined) return this.#with('slot', String(option.slot))
    if (option.hero !== undefined && Object.keys(option).length === 2) return name(option.hero)
    if (option.space !== undefined && Object.keys(option).length === 2) return this.#say.space(option.space)
    return null
  }
}

import { type PromptKind, RuleError, type Seat } from '@haven/engine'
import { type Command, giveUp, propose, type Reply, saidNo, TableError, type Talk } from '@haven/table'
import { RunningTable } from './running.ts'
import { givePlanned, giveSuggested } from './several.ts'
import { setOut } from './walk.ts'

export type { World } from './running.ts'

/** What people want of a table that runs: one reply for each command. */
export class TableHost extends RunningTable {
  /** One reply for each command; what a person did wrong is a refusal and changes nothing. */
  async obey(command: Command): Promise<Reply> {
    try {
      this.own(command.seat)
      return await this.inOrder(() => this.#carryOut(command))
    } catch (error) {
      const refusal = saidNo(error)
      if (!refusal) throw error
      return { update: 'refused', id: command.id, refusal }
    }
  }

  async #carryOut(command: Command): Promise<Reply> {
    const { id, seat } = command
    switch (command.command) {
      case 'answer':
        this.#checkVersion(command)
        this.way = null
        await this.person({ prompt: command.prompt, seat, option: command.option })
        break
      case 'propose':
        this.#checkVersion(command)
        await this.#speak((talk) => propose(talk, seat, command.option))
        break
      case 'give-up':
        this.#checkVersion(command)
        await this.#speak((talk) => giveUp(talk, seat))
        break
      case 'undo':
        await this.#back((to) => this.game.undo(this.players.people, this.game.length - to))
        break
      case 'rewind':
        await this.#back((to) => this.game.rewind(to, this.game.seats))
        break
      case 'orders':
        this.orders = { ...this.orders, [seat]: command.orders }
        await this.keepRow()
        this.show()
        break
      case 'hold':
        await this.#hold(command.hold)
        break
      case 'explain':
        return { update: 'explained', id, refusal: this.rules.explain(this.game.state, seat, command.intent) }
      case 'forecast': {
        const forecasts = await this.world.forecast(this.viewOf(seat), command.prompt, command.options)
        return { update: 'forecast', id, forecasts }
      }
    }
    this.goOn()
    return { update: 'done', id }
  }

  /** A question that was answered, withdrawn or taken back since is not answered by accident. */
  #checkVersion({ version, seat }: { version: number; seat: Seat }): void {
    const [prompt] = this.game.prompts
    if (version < this.questionSince && prompt) {
      throw new RuleError('stale-prompt', prompt.rule, { prompt: prompt.id, seat })
    }
  }

  suggest(seat: Seat): string | null {
    return this.opponents.suggest(this.game, seat)
  }

  /** Gives what is suggested as long as the seat is asked the same kind of question. */
  async assign(seat: Seat, kind: PromptKind): Promise<void> {
    await this.inOrder(() =>
      giveSuggested(
        this.game,
        this.own(seat),
        kind,
        () => this.suggest(seat) as string,
        (answer) => this.person(answer),
      ),
    )
    this.goOn()
  }

  /** A plan for results that are assigned one at a time: given as far as it is still legal. */
  async give(seat: Seat, first: string, options: readonly string[]): Promise<void> {
    await this.inOrder(() => givePlanned(this.game, this.own(seat), first, options, (answer) => this.person(answer)))
    this.goOn()
  }

  /** A whole way: its steps follow one another until something comes between. */
  async walk(seat: Seat, asked: string, pays: string | null, spaces: readonly string[]): Promise<void> {
    await this.inOrder(async () => {
      this.way = setOut(this.game, this.own(seat), asked, { pays, spaces })
      await this.step()
    })
    this.goOn()
  }

  async #speak(say: (talk: Talk) => Talk): Promise<void> {
    const [prompt] = this.game.prompts
    if (!this.talk) throw new RuleError('not-asked-now', prompt?.rule ?? 'UNITE-1', { kind: prompt?.kind ?? '' })
    this.talk = say(this.talk)
    if (!this.asked.includes(this.game.length)) this.asked.push(this.game.length)
    await this.changed()
  }

  async #back(take: (to: number) => unknown): Promise<void> {
    const to = this.asked.findLast((at) => at < this.game.length) ?? -1
    if (to < 0) throw new TableError('nothing-to-undo', 'table')
    take(to)
    this.asked = this.asked.filter((at) => at < to)
    this.showing.takeBack(to)
    this.way = null
    this.question = -1
    this.meet(null)
    await this.changed()
  }

  async #hold(hold: boolean): Promise<void> {
    const [prompt] = this.game.prompts
    if (!this.pulse || !prompt) throw new RuleError('not-asked-now', 'CARD-1', { kind: 'sin-card' })
    if (hold) {
      this.pulse = { ...this.pulse, held: true }
      this.show()
      return
    }
    this.showing.cover()
    await this.settle({ prompt: prompt.id, seat: prompt.seat, option: 'none' })
  }
}

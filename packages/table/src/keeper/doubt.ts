/** Nobody knows whether it was done: whoever asked has to ask again. */
export class Doubt extends Error {
  constructor() {
    super('the store does not answer')
    this.name = 'Doubt'
  }
}

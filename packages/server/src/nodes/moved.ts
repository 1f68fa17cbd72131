/** A table has this version now. Told to whoever may care after it is stored, and allowed to get lost. */
export interface Moved {
  readonly id: string
  /** 0: it is gone. */
  readonly version: number
}

export const readMoved = (text: string): readonly Moved[] =>
  text.split(',').map((each) => {
    const [id = '', version] = each.split(' ')
    return { id, version: Number(version) }
  })

export const movedText = (moved: readonly Moved[]): string => moved.map(({ id, version }) => `${id} ${version}`).join()

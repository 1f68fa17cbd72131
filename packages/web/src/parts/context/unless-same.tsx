import { Component, type ComponentType, type FunctionComponent, type JSX } from 'preact'

type Same<P> = (before: Readonly<P>, now: Readonly<P>) => boolean

const sameBy =
  (isSame: (before: unknown, now: unknown) => boolean) =>
  <P extends object>(before: P, now: P): boolean => {
    const names = Object.keys(now) as (keyof P)[]
    return names.length === Object.keys(before).length && names.every((name) => isSame(before[name], now[name]))
  }

/** The same things by the same names. */
export const isSameProps = sameBy(Object.is)

/** For what is shown of plain data, which is made anew at each look: the same things by what they say. */
export const isSameData = sameBy(
  (before, now) =>
    Object.is(before, now) ||
    (typeof before === 'object' && typeof now === 'object' && JSON.stringify(before) === JSON.stringify(now)),
)

/** Drawn anew only when what it is drawn from has changed; what it listens to itself is not in the way of that. */
export function unlessSame<P extends object>(
  Draw: FunctionComponent<P>,
  isSame: Same<P> = isSameProps,
): ComponentType<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      return !isSame(this.props, next)
    }

    override render(): JSX.Element {
      return <Draw {...this.props} />
    }
  }
}

import type { VirtualTime } from './time.ts'

/** A real store whose every call is over before the time goes on. */
export function held<S extends object>(store: S, time: VirtualTime): S {
  return new Proxy(store, {
    get(real, name) {
      const found: unknown = Reflect.get(real, name, real)
      if (typeof found !== 'function') return found
      return (...args: unknown[]) => {
        const given: unknown = found.apply(real, args)
        return given instanceof Promise ? time.hold(given) : given
      }
    },
  })
}

/** A box as versions of rules name it. */
export interface BoxVersion {
  readonly id: string
  readonly version: string
}

/** `+second-box@1.0.0+night-shift@1.2.0`: what a version names after the engine and the core box. */
export function boxesIn(names: string): readonly BoxVersion[] {
  return names
    .split('+')
    .filter((name) => name !== '')
    .map((name) => {
      const at = name.indexOf('@')
      return at < 0 ? { id: name, version: '' } : { id: name.slice(0, at), version: name.slice(at + 1) }
    })
}

const ENGINE = /^rules@[^+]+\+[^+]+/

/** The boxes beside the core box that some rules are made of, whichever release they are of. */
export const boxesBeside = (version: string): readonly BoxVersion[] => boxesIn(version.replace(ENGINE, ''))

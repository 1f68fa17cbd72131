/** What a frozen file brings. Its engine is not ours: what it throws is known by its fields. */
export interface Frozen {
  compile(): unknown
}

/** The rules versions of earlier releases, each in a file of its own that is fetched when a game needs it. */
export const FROZEN: Readonly<Record<string, () => Promise<Frozen>>> = {
  'rules@1+core@1.1.0': () => import('../frozen/rules-1-core-1.1.0.js'),
}

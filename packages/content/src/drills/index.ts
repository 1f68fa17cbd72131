/** Drills, as `haven tactics --ship` made them of examples/tactics; `@haven/table/puzzle` reads them. */
export { default as drills } from './drills.json' with { type: 'json' }

/** Three after each scene of First Night. */
export const SCENE_DRILLS: Readonly<Record<number, readonly string[]>> = {
  1: ['069-first-wound-costs-nothing', '073-young-and-clean', '048-not-with-children-aboard'],
  2: ['004-faith-for-the-last-hit', '023-parry-or-lose', '113-two-for-one'],
  3: ['015-all-in-at-the-end', '016-six-to-seven-for-the-door', '056-pentagram-for-the-count'],
  4: ['083-shoot-or-walk', '115-a-beam-for-the-tower', '080-heal-not-the-empty'],
  5: ['040-bulwark-for-rose', '082-strike-while-together', '086-orders-for-morgana'],
  6: ['032-the-shooter-strayed', '037-single-combat', '038-an-acolyte-joins'],
}

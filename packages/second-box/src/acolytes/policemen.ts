import {
  type AcolyteDef,
  ask,
  cardOption,
  type EffectFrame,
  type Game,
  heroAt,
  heroDice,
  isAsleep,
  onlyIf,
  type Step,
  sleepUpgrades,
} from '@haven/engine/kit'

const awake = (g: Game, place: number): string[] =>
  heroAt(g, place).upgrades.filter((card) => !isAsleep(g, place, card))

/** Which of the hero's Upgrades goes into the bag. */
const chooseEvidence: Step<EffectFrame> = ask<EffectFrame>({
  name: 'evidence',
  ask: 'effect',
  rule: (_, f) => f.cause,
  when: (g, f) => awake(g, f.place).length > 0,
  seat: () => 'sins',
  subject: (g, f) => ({ cause: f.cause, hero: heroAt(g, f.place).hero }),
  options: (g, f) => awake(g, f.place).map(cardOption),
  answer: (_, f, option) => {
    f.choice = option.card as string
  },
})

/** Corrupted Policemen, Evidence Bag: one of his Upgrades sleeps this round; with none awake he rolls one die fewer. */
export const policemen: AcolyteDef = {
  id: 'policemen',
  ability: 'evidence-bag',
  fight: 2,
  defense: 2,
  effect: [
    chooseEvidence,
    onlyIf(
      (_, f) => f.choice !== '',
      sleepUpgrades('round', (_, f) => [f.choice]),
    ),
    onlyIf((_, f) => f.choice === '', heroDice(-1, 1)),
  ],
}

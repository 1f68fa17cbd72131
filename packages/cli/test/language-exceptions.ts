/** Entries that do not say what English says, and are meant so: most choose words by an id that the check does not know. */
export const DIFFERENT: Readonly<Partial<Record<string, readonly string[]>>> = {
  all: [
    'table.saves.finished',
    'table.stage.alarm.fatal',
    'table.table.assign.killThese',
    'terminal.files.faults',
    'terminal.tune.title',
    'things.now.marked',
  ],
  // "one" here, 1 there; and where a number says more than English needs.
  de: [
    'game.rules.CLEANSE-1.text',
    'game.rules.CLEANSE-2.text',
    'rulebook.sheet.short.heroFace:faith',
    'rulebook.sheet.short.sinFace:burst',
  ],
  fr: ['game.cards.sloth-closed.text', 'game.cards.nlb-grief.text', 'table.textView.mission', 'things.now.wouldCount'],
  ru: [
    'game.rules.COMP-3.text',
    'things.means.bonus.choice',
    'terminal.board.altars',
    // --box
    'game.refusals.missing-box',
  ],
}

/** First Night at the keyboard: what is said beside its scenes. */
export const learn = {
  typeHelp:
    'Answer with a number or in words. "hint" and "show" help, "undo" takes back anything, "skip" and "quit" leave.',
  goOn: (command: string) => `Kept. Go on with: ${command}`,
  next: (scene: string) => `Enter: the next scene, ${scene}. "undo" takes the last answer back, "quit" leaves.`,
  atLast: 'Enter: that is all. "undo" takes the last answer back.',
  noFiles: 'A scene is kept by itself, after each answer.',
  /** What is typed, and what it does. */
  help: {
    hint: ['hint', 'what goes on from here'],
    show: ['show', 'the answer that goes on from here; you give it yourself'],
    undo: ['undo', 'take back your last answer, dice too'],
    skip: ['skip', 'leave this scene, and go on with the next'],
    quit: ['quit', 'leave; it goes on there the next time (also Ctrl-C, Ctrl-D)'],
  },
} as const

/** What the commands of lab and terminal stand on: streams, files, exit codes, columns. No box is loaded here. */
export { oneOf, wholeNumber } from './args.ts'
export { type CrashFacts, crashReport } from './crash.ts'
export { EXIT, InputError } from './exit.ts'
export { dataFolder, pathFrom, readJson, readText, stamp, writeJson } from './files.ts'
export { complain, type Desk, type GameDesk, type Io, processIo, say, type Wording, widthOf } from './io.ts'
export { aligned, columnsOf, wrap } from './layout.ts'

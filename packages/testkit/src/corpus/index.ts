export { type CorpusFile, readCorpus, writeCorpus } from './files.ts'
export { type CorpusGame, corpusGames, playCorpusGame } from './games.ts'
export { type CorpusFault, corpusFault } from './verify.ts'

import { tag } from './words.ts'

/** As people type when they look for something: without accents, capitals, soft hyphens and curly apostrophes. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\u00ad]/gu, '')
    .replace(/[’‘]/g, "'")
    .toLocaleLowerCase(tag())

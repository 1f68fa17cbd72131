import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const TEXT = fileURLToPath(new URL('../../text/src', import.meta.url))

/** The folders of languages: each is fetched by those alone who speak it. */
export const LANGUAGES: readonly string[] = readdirSync(TEXT).filter((name) => existsSync(`${TEXT}/${name}/parts.ts`))

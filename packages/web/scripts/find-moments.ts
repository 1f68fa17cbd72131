// Finds a good question of every kind in games of bots, for the gallery: npx tsx packages/web/scripts/find-moments.ts
import { writeFileSync } from 'node:fs'
import { type Bot, createBot } from '@haven/bots'
import { coreBox } from '@haven/content'
import { compileBox, PROMPT_KINDS, type PromptKind, randomFrom, type View } from '@haven/engine'
import { setupFromSeed } from '@haven/engine/files'
import type { Moment } from '../src/app/gallery/moments.ts'

const GAMES = 260
const LONGEST = 700
const rules = compileBox(coreBox)
const stories = [...rules.tables.stories.keys()]
const best = new Map<PromptKind, { score: number; moment: Moment }>()

/** Many answers and much on the table, but not more than a screen is made for; and a short way. */
function scoreOf(view: View, length: number): number {
  const [prompt] = view.prompts
  if (!prompt) return -1
  const { roll, hurt } = view
  const shown = Math.min(prompt.options.length, 9)
  const inFight = prompt.kind === 'faith' && roll?.of === 'fight' ? 6 : 0
  const more =
    prompt.kind === 'faith'
      ? Math.min(roll?.faith ?? 0, 3) * 4 + inFight
      : prompt.kind === 'wound-slot'
        ? Math.min(hurt?.left ?? 0, 2) * 8
        : prompt.kind === 'kill'
          ? Math.min(view.monsters.filter(({ space }) => space === prompt.subject.space).length, 4) * 3
          : 0
  return shown + more - length / 100
}

for (let i = 0; i < GAMES; i++) {
  const seed = `moment-${i}`
  const setup = {
    heroPlayers: 1 + (i % 4),
    edition: i % 3 === 0 ? ('preview' as const) : ('final' as const),
    story: stories[i % stories.length] as string,
    sin: i % 2 === 0 ? 'pride' : 'sloth',
  }
  const state = rules.createGame(setupFromSeed(rules, setup, seed), seed)
  const random = randomFrom(`${seed}/play`)
  const clever = createBot('scripted', rules, random)
  const wild = createBot('random', rules, random)
  const way: number[] = []
  while (way.length < LONGEST) {
    const [prompt] = rules.prompts(state)
    if (!prompt) break
    const view = rules.view(state, prompt.seat)
    const question = view.prompts.find(({ id }) => id === prompt.id) ?? view.prompts[0]
    if (!question) break
    const score = scoreOf(view, way.length)
    if (score > (best.get(prompt.kind)?.score ?? -99)) {
      best.set(prompt.kind, { score, moment: { kind: prompt.kind, seat: prompt.seat, setup, seed, way: [...way] } })
    }
    const bot: Bot = random.below(4) === 0 ? wild : clever
    const option = bot.decide(view, question)
    way.push(question.options.findIndex(({ id }) => id === option))
    rules.advance(state, { prompt: prompt.id, seat: prompt.seat, option })
  }
}

const missing = PROMPT_KINDS.filter((kind) => !best.has(kind))
const found = PROMPT_KINDS.flatMap((kind) => best.get(kind)?.moment ?? [])
const lines = found.map((moment) => `  ${JSON.stringify(moment)}`)
writeFileSync(new URL('../src/app/gallery/moments.json', import.meta.url), `[\n${lines.join(',\n')}\n]\n`)
console.log(`${found.length} kinds of questions found; missing: ${missing.join(', ') || 'none'}`)

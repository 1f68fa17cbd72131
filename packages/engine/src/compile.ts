import { isAsleep, MOVE_SPACES } from './board.ts'
import type { Box, HeroDef, Hook, MapDef, Modifier, Moment, TextDef, TileDef, Trigger } from './box.ts'
import { MOMENTS } from './box.ts'
import type {
  Belongs,
  Compiled,
  CompiledDeed,
  CompiledModifier,
  CompiledSkillUse,
  CompiledTrigger,
  Figure,
  InForce,
  Maps,
  MapTables,
} from './compiled.ts'
import { type HeroSeat, type MonsterKind, type Option, type Side, WINDOWS, type WindowName } from './contract.ts'
import type { EffectFrame } from './effects/effect.ts'
import { compileGeometry, spacesOf } from './geometry.ts'
import { HOOKS } from './hooks.ts'
import { compileSteps, type Step } from './kernel.ts'
import { engineCounts } from './procedures/counts.ts'
import { engineProcedures } from './procedures/index.ts'
import { momentStep } from './procedures/moment.ts'
import type { Setup } from './state.ts'

/** Sorts what a box holds by what the engine asks for: records by id, texts by hook and moment, steps by procedure. */

/** Raised with every change of a rule: a record is replayed only by the rules that it was made under. */
const RULES_VERSION = 2

export const ACOLYTES = 6
export const ABOMINATIONS = 6

/** A box with a fault in it: the author's mistake, found when it is compiled. */
export class BoxError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'BoxError'
  }
}

function byId<T extends { readonly id: string }>(what: string, list: readonly T[]): Map<string, T> {
  const map = new Map<string, T>()
  for (const each of list) {
    if (map.has(each.id)) throw new BoxError(`${what} ${each.id} stands in the box twice`)
    map.set(each.id, each)
  }
  return map
}

/** COMP-3: the figures, in an order that never changes for a box. */
function roster(box: Box): Figure[] {
  const figures: Figure[] = []
  const add = (id: string, kind: MonsterKind, stats: Figure['stats'], leaves: boolean) =>
    figures.push({ index: figures.length, id, kind, stats, leaves })
  for (let i = 1; i <= ACOLYTES; i++) add(`acolyte-${i}`, 'acolyte', null, false)
  for (let i = 1; i <= ABOMINATIONS; i++) add(`abomination-${i}`, 'abomination', null, false)
  add('controller', 'controller', null, false)
  add('avatar', 'avatar', null, false)
  for (const member of box.hellClub) add(member.id, 'hell-club', member, true)
  for (const story of box.stories) for (const boss of story.bosses ?? []) add(boss.id, 'fallen', boss, true)
  // A hero who turned: printed Fight +1; one with a second form fights as strongly as that.
  for (const hero of box.heroes) {
    const fight = hero.secondForm ? hero.secondForm.fight : hero.fight + 1
    add(`fallen-${hero.id}`, 'fallen', { fight, defense: FALLEN_DEFENSE }, true)
  }
  return figures
}
const FALLEN_DEFENSE = 4

const always = (): boolean => true

/** A box without texts for these has no step for them: so its games are what they were before there were such texts. */
const LEFT_OUT: readonly Moment[] = ['reaction-open', 'kills-settled']

class Compiler {
  readonly procedures: Record<string, readonly Step[]> = { ...engineProcedures }
  readonly hooks = Object.fromEntries(HOOKS.map((hook) => [hook, []])) as unknown as Record<Hook, CompiledModifier[]>
  readonly triggers = Object.fromEntries(MOMENTS.map((each) => [each, []])) as unknown as Record<
    Moment,
    CompiledTrigger[]
  >
  readonly triggerByProc = new Map<string, CompiledTrigger>()
  readonly deeds: CompiledDeed[] = []
  readonly skillUses: CompiledSkillUse[] = []

  /** Without the moments at which nothing can happen, of those that are left out of such a box. */
  needed(steps: readonly Step[]): readonly Step[] {
    const idle = LEFT_OUT.filter((moment) => this.triggers[moment].length === 0).map(momentStep)
    return idle.length === 0 ? steps : steps.filter(({ name }) => !idle.includes(name))
  }

  steps(proc: string, steps: readonly Step<EffectFrame>[] | undefined): void {
    if (this.procedures[proc]) throw new BoxError(`two texts are called ${proc}`)
    if (steps) this.procedures[proc] = steps as unknown as readonly Step[]
  }

  text(id: string, def: TextDef, side: Side, inForce: InForce, belongs: Belongs, held = false): void {
    for (const modifier of def.modifiers ?? []) this.modifier(id, modifier, inForce, belongs, held)
    for (const trigger of def.triggers ?? []) this.trigger(id, trigger, side, inForce, belongs, held)
    if (def.deed) {
      const proc = `deed:${id}`
      this.steps(proc, def.deed.steps)
      const option: Option = Object.freeze({ id: `ability:${id}`, do: 'ability', ability: id })
      this.deeds.push({ belongs, proc, text: id, inForce, deed: def.deed, option })
    }
    if (def.skillUse) {
      const proc = `skills:${id}`
      this.steps(proc, def.skillUse.steps)
      const option: Option = Object.freeze({ id: `use:${id}`, ability: id })
      this.skillUses.push({ belongs, proc, text: id, inForce, use: def.skillUse, option })
    }
  }

  private modifier(text: string, modifier: Modifier, inForce: InForce, belongs: Belongs, held: boolean): void {
    if (!this.hooks[modifier.hook]) throw new BoxError(`there is no hook ${modifier.hook}`)
    // A space has no holder: what a hero has done to it lasts without him.
    const there = held && modifier.hook === 'closedSpace' ? always : inForce
    this.hooks[modifier.hook].push({
      belongs,
      text,
      inForce: there,
      count: modifier.count as CompiledModifier['count'],
    })
  }

  private trigger(id: string, trigger: Trigger, side: Side, inForce: InForce, belongs: Belongs, held: boolean): void {
    const proc = `text:${id}:${trigger.at}`
    this.steps(proc, trigger.steps)
    const compiled: CompiledTrigger = {
      belongs,
      proc,
      text: id,
      side,
      anyHolder: trigger.holder === 'any',
      held,
      inForce,
      when: trigger.when ?? (() => true),
      oncePerRound: trigger.oncePerRound ?? false,
      commutes: trigger.commutes ?? false,
      ...(trigger.worth && { worth: trigger.worth }),
    }
    this.triggers[trigger.at].push(compiled)
    this.triggerByProc.set(proc, compiled)
  }
}

/** Apocalypse cards of the story's type; the finale mixes all. */
function isOfStory(box: Box, type: string, { story }: Setup): boolean {
  const told = box.stories.find((each) => each.id === story)?.type
  return told === type || told === 'mixed'
}

const hasForm =
  (form: string): InForce =>
  (g, place) =>
    g.s.heroes[place]?.form === form
const hasUpgrade =
  (card: string): InForce =>
  (g, place) =>
    g.s.heroes[place]?.upgrades.includes(card) === true && !isAsleep(g, place, card)
const isOnBoard =
  (figure: number): InForce =>
  (g) =>
    (g.s.figures[figure] as number) >= 0

function compileHeroes(c: Compiler, heroes: readonly HeroDef[]): void {
  for (const hero of heroes) {
    for (const form of hero.secondForm ? [hero, hero.secondForm] : [hero]) {
      c.text(form.ability.id, form.ability, 'heroes', hasForm(form.id), ({ team }) => team.includes(hero.id), true)
    }
  }
}

function compileSins(c: Compiler, box: Box, figures: readonly Figure[]): void {
  const controller = isOnBoard(figures.findIndex((each) => each.kind === 'controller'))
  const avatar = isOnBoard(figures.findIndex((each) => each.kind === 'avatar'))
  for (const sin of box.sins) {
    const isPlayed: Belongs = (setup) => setup.sin === sin.id
    c.text(sin.power.id, sin.power, 'sins', always, (setup) => isPlayed(setup) && setup.power)
    c.text(sin.controller.id, sin.controller, 'sins', controller, isPlayed)
    c.text(sin.avatar.id, sin.avatar, 'sins', avatar, isPlayed)
    for (const card of sin.cards) c.steps(`card:${card.id}`, card.effect)
  }
  for (const type of box.acolytes) c.steps(`acolytes:${type.id}`, type.effect)
}

function compileApocalypse(c: Compiler, box: Box, figureIndex: ReadonlyMap<string, number>): void {
  for (const member of box.hellClub) {
    c.text(member.id, member, 'sins', isOnBoard(figureIndex.get(member.id) as number), always)
  }
  for (const card of box.apocalypse) {
    const belongs: Belongs = (setup) => isOfStory(box, card.type, setup)
    c.text(card.id, card, 'sins', (g) => g.s.apocalypse.cards.includes(card.id), belongs)
  }
  for (const level of box.track) {
    c.text(level.id, level, 'sins', (g) => g.s.track >= level.level, always)
  }
}

function compileStories(c: Compiler, box: Box, figureIndex: ReadonlyMap<string, number>): void {
  for (const story of box.stories) {
    const isTold: Belongs = (setup) => setup.story === story.id
    c.text(story.id, story, 'sins', always, isTold)
    c.steps(`begin:${story.id}`, story.begin)
    c.steps(`end:${story.id}`, story.end)
    c.steps(`grief:${story.id}`, story.grief)
    for (const rule of story.rules ?? []) c.text(rule.id, rule, 'sins', always, isTold)
    for (const boss of story.bosses ?? []) {
      c.text(boss.id, boss, 'sins', isOnBoard(figureIndex.get(boss.id) as number), isTold)
    }
    for (const mission of story.missions) {
      c.text(mission.id, mission, 'sins', (g) => g.s.mission.id === mission.id, isTold)
      c.steps(`event:${mission.id}`, mission.event)
      c.steps(`begins:${mission.id}`, mission.begins)
      c.steps(`deliver:${mission.id}`, mission.deliver?.reward)
      for (const next of mission.next) {
        if (!story.missions.some((each) => each.id === next)) {
          throw new BoxError(`mission ${mission.id} leads to ${next}, which ${story.id} does not have`)
        }
      }
    }
  }
}

const isMove = (distance = 0): boolean => distance > 0 && distance <= MOVE_SPACES

/** What a map names must be there; the rest of it is made ready when somebody plays on it. */
function checkMap(tiles: readonly TileDef[], def: MapDef): void {
  const spaces = new Set(spacesOf(tiles, def.tiles))
  const places = [...def.tokens, ...def.metro, ...def.npcs, ...def.monsters].map((each) => each.space)
  for (const id of [...places, ...def.altars, ...def.orbital, def.start]) {
    if (!spaces.has(id)) throw new BoxError(`map ${def.id} names the space ${id}, which it does not have`)
  }
}

function compileMap(tiles: readonly TileDef[], def: MapDef, figures: number): MapTables {
  const geometry = compileGeometry(tiles, def.tiles)
  const options = (make: (id: string) => Option): Option[] => geometry.spaces.map((id) => Object.freeze(make(id)))
  return {
    def,
    geometry,
    start: geometry.index.get(def.start) as number,
    moveTo: options((to) => ({ id: `move:${to}`, do: 'move', to })),
    shootAt: options((at) => ({ id: `shoot:${at}`, do: 'shoot', at })),
    figureTo: Array.from({ length: figures }, () => []),
    withinMove: geometry.distance.map((row) => geometry.spaces.flatMap((_, to) => (isMove(row[to]) ? [to] : []))),
    shared: new Map(),
  }
}

/** A game is played on one map: the others are not worth the moment that each of them takes. */
function compileMaps({ tiles, maps }: Box, figures: number): Maps {
  for (const def of maps) checkMap(tiles, def)
  const shells = new Map(maps.map((def) => [def.id, { def }]))
  const ready = new Map<string, MapTables>()
  const made = (id: string): MapTables | undefined => {
    const shell = shells.get(id)
    if (!shell) return undefined
    const tables = compileMap(tiles, shell.def, figures)
    ready.set(id, tables)
    return tables
  }
  return {
    get: (id) => ready.get(id) ?? made(id),
    has: (id) => shells.has(id),
    keys: () => shells.keys(),
    values: () => shells.values(),
  }
}

function cardsByWindow(cards: Box['sins'][number]['cards']): Record<WindowName, typeof cards> {
  return Object.fromEntries(
    WINDOWS.map((window) => [window, cards.filter((card) => card.window === window)]),
  ) as unknown as Record<WindowName, typeof cards>
}

/** Several boxes are one: later ones add to the first, whose dice are rolled. */
function merge(boxes: readonly Box[]): Box {
  const [first] = boxes
  if (!first) throw new BoxError('there is no box to compile')
  return {
    id: boxes.map((box) => box.id).join('+'),
    version: boxes.map((box) => box.version).join('+'),
    heroes: boxes.flatMap((box) => box.heroes),
    sins: boxes.flatMap((box) => box.sins),
    acolytes: boxes.flatMap((box) => box.acolytes),
    hellClub: boxes.flatMap((box) => box.hellClub),
    apocalypse: boxes.flatMap((box) => box.apocalypse),
    upgrades: boxes.flatMap((box) => box.upgrades),
    darkPast: boxes.flatMap((box) => box.darkPast),
    track: boxes.flatMap((box) => box.track),
    tiles: boxes.flatMap((box) => box.tiles),
    maps: boxes.flatMap((box) => box.maps),
    stories: boxes.flatMap((box) => box.stories),
    dice: first.dice,
  }
}

const SEATS_BY_PLAYERS: Compiled['seats'] = {
  1: ['hero1'],
  2: ['hero1', 'hero2'],
  3: ['hero1', 'hero2', 'hero3'],
  4: ['hero1', 'hero2', 'hero3', 'hero4'],
} satisfies Record<number, readonly HeroSeat[]>

export function compileTables(boxes: readonly Box[]): Compiled {
  const box = merge(boxes)
  const { dice } = box
  if (!dice) throw new BoxError('no box brings dice')
  const figures = roster(box)
  const figureIndex = new Map(figures.map((figure) => [figure.id, figure.index]))
  const heroes = byId('hero', box.heroes)
  const sins = byId('sin', box.sins)
  const track = [...box.track].sort((a, b) => a.level - b.level)
  const c = new Compiler()
  compileHeroes(c, box.heroes)
  for (const upgrade of box.upgrades) c.text(upgrade.id, upgrade, 'heroes', hasUpgrade(upgrade.id), always, true)
  for (const past of box.darkPast) c.steps(`past:${past.id}`, past.steps)
  compileSins(c, box, figures)
  compileApocalypse(c, box, figureIndex)
  compileStories(c, box, figureIndex)
  const names = boxes.map(({ id, version }) => `${id}@${version}`)
  return {
    version: [`rules@${RULES_VERSION}`, ...names].join('+'),
    boxes: names.slice(1),
    boxId: box.id,
    procedures: new Map(Object.entries(c.procedures).map(([proc, steps]) => [proc, compileSteps(c.needed(steps))])),
    counts: engineCounts,
    dice,
    seats: SEATS_BY_PLAYERS,
    figures,
    figureIndex,
    controller: figureIndex.get('controller') as number,
    avatar: figureIndex.get('avatar') as number,
    heroes,
    forms: byId(
      'form',
      box.heroes.flatMap((hero) => (hero.secondForm ? [hero, hero.secondForm] : [hero])),
    ),
    sins,
    sinCards: byId(
      'sin card',
      box.sins.flatMap((sin) => sin.cards),
    ),
    cardsOf: new Map([...sins.values()].map((sin) => [sin.id, cardsByWindow(sin.cards)])),
    acolytes: byId('acolytes', box.acolytes),
    hellClub: byId('Hell Club member', box.hellClub),
    apocalypse: byId('Apocalypse card', box.apocalypse),
    upgrades: byId('Upgrade', box.upgrades),
    darkPast: byId('Dark Past card', box.darkPast),
    track,
    stories: byId('story', box.stories),
    missions: byId(
      'mission',
      box.stories.flatMap((story) => story.missions),
    ),
    maps: compileMaps(box, figures.length),
    hooks: c.hooks,
    triggers: c.triggers,
    triggerByProc: c.triggerByProc,
    deeds: c.deeds,
    skillUses: c.skillUses,
    chosen: null,
  }
}

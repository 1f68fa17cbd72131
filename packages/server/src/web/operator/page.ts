import { operator as say } from '@haven/text/operator'
import type { Census } from '../../care/care.ts'
import type { Load } from '../../care/load.ts'
import type { Reported } from '../../care/reports.ts'
import type { Ban, Counted } from '../../store/care-store.ts'
import { page } from './frame.ts'
import { type Html, html } from './html.ts'

/** The operator's page, as text that needs no script. */

export interface Shown {
  readonly name: string
  readonly said: string | null
  readonly isFault: boolean
  readonly census: Census
  readonly archived: number
  readonly load: Load & { readonly sockets: number; readonly tables: number }
  readonly addresses: readonly { readonly address: string; readonly sockets: number }[]
  readonly disk: {
    readonly database: number
    readonly space: { readonly free: number; readonly all: number } | null
    readonly backup: { readonly at: number; readonly size: number } | null
    /** `none`: nobody asked for any; `other`: the database has ways of its own. */
    readonly backups: 'on' | 'none' | 'other'
  }
  readonly reports: readonly Reported[]
  readonly bans: readonly Ban[]
  readonly trail: readonly TrailRow[]
}

export interface TrailRow {
  readonly at: number
  readonly by: string
  readonly action: string
  readonly what: string
  readonly why: string
}

export const DEED = '/operator/deed'

const time = (at: number): Html => {
  const iso = new Date(at).toISOString()
  return html`<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`
}

export function enterPage(fault: string | null): string {
  return page(
    say.enterTitle,
    say.product,
    html`<main>
<h1>${say.enterTitle}</h1>
${fault !== null && html`<p class="alarm" role="alert">${fault}</p>`}
<form class="row" method="post" action="/operator/enter">
<label>${say.name}<input name="name" required maxlength="40" autocomplete="username"></label>
<label>${say.token}<input name="token" type="password" required maxlength="500" autocomplete="current-password"></label>
<button>${say.enter}</button>
</form>
</main>`,
  )
}

export function operatorPage(shown: Shown): string {
  const { name, said, isFault } = shown
  return page(
    say.title,
    say.product,
    html`<header class="bar">
<h1>${say.product} · ${say.title}</h1>
<form class="row" method="post" action="/operator/leave"><span>${say.here(name)}</span><button>${say.leave}</button></form>
</header>
<main>
${said !== null && html`<p class="${isFault ? 'alarm' : 'said'}" role="${isFault ? 'alert' : 'status'}">${said}</p>`}
${tables(shown)}
${load(shown)}
${disk(shown)}
${reports(shown)}
${bans(shown)}
${trail(shown)}
</main>`,
  )
}

const section = (id: string, title: string, body: Html): Html =>
  html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${body}</section>`

type Rows = readonly (readonly (Html | string | number)[])[]

/** What is too wide for a phone is scrolled, by keys too. */
function grid(caption: string, heads: readonly string[], rows: Rows): Html {
  if (rows.length === 0) return html`<h3>${caption}</h3><p>${say.none}</p>`
  return scrolled(caption, html`<caption>${caption}</caption>`, heads, rows)
}

/** The same where the heading says already what it is. */
const plainGrid = (title: string, heads: readonly string[], rows: Rows): Html =>
  rows.length === 0 ? html`<p>${say.none}</p>` : scrolled(title, html``, heads, rows)

function scrolled(label: string, caption: Html, heads: readonly string[], rows: Rows): Html {
  return html`<div class="scroll" role="group" tabindex="0" aria-label="${label}"><table aria-label="${label}">
${caption}
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map(
    ([first, ...rest]) =>
      html`<tr><th scope="row">${first ?? ''}</th>${rest.map((cell) => html`<td>${cell}</td>`)}</tr>`,
  )}</tbody>
</table></div>`
}

const facts = (list: readonly (readonly [string, Html | string | number])[]): Html =>
  html`<dl>${list.map(([what, value]) => html`<dt>${what}</dt><dd>${value}</dd>`)}</dl>`

const deed = (name: string, fields: Readonly<Record<string, string>>, words: string, label: string): Html =>
  html`<form method="post" action="${DEED}"><input type="hidden" name="deed" value="${name}">${Object.entries(
    fields,
  ).map(
    ([field, value]) => html`<input type="hidden" name="${field}" value="${value}">`,
  )}<button aria-label="${label}">${words}</button></form>`

function tables({ census, archived }: Shown): Html {
  const counts = Object.entries(census.phases)
    .filter(([phase, n]) => phase !== 'unknown' || n > 0)
    .map(([phase, n]) => [say.phases[phase as keyof typeof say.phases], n] as const)
  const row = ({ id, changed, size, phase }: Counted): (Html | string)[] => [
    id,
    say.phases[phase ?? 'unknown'],
    time(changed),
    say.bytes(size),
  ]
  const heads = [say.table, say.phase, say.changed, say.size]
  return section(
    'tables',
    say.tables,
    html`<p>${say.countedAt} ${time(census.at)}</p>
${plainGrid(say.tables, [say.phase, say.number], [...counts, [say.phases.archived, archived] as const])}
${grid(say.oldest, heads, census.oldest.map(row))}
${grid(say.largest, heads, census.largest.map(row))}
<h3>${say.remove}</h3>
<p id="remove-hint">${say.removeHint}</p>
<form class="row" method="post" action="${DEED}">
<input type="hidden" name="deed" value="remove">
<label>${say.removeWhich}<input name="table" required maxlength="300" autocomplete="off" aria-describedby="remove-hint"></label>
<label>${say.why}<input name="why" maxlength="200"></label>
<label class="check"><input type="checkbox" name="sure" value="1" required>${say.sure}</label>
<button>${say.removeDo}</button>
</form>`,
  )
}

function load({ load: now, addresses }: Shown): Html {
  return section(
    'load',
    say.load,
    html`${facts([
      [say.commands, say.rate(now.commands)],
      [say.delay, say.milliseconds(now.delay)],
      [say.sockets, now.sockets],
      [say.openTables, now.tables],
      [say.memory, say.bytes(now.memory)],
      [say.heap, say.bytes(now.heap)],
      [say.uptime, say.duration(now.uptime)],
    ])}
${grid(
  say.addresses,
  [say.address, say.connections, say.deeds],
  addresses.map(({ address, sockets }) => [
    address,
    sockets,
    deed('ban', { network: address, days: '1', why: '' }, say.ban, say.banOf(address)),
  ]),
)}`,
  )
}

function disk({ disk: { database, space, backup, backups } }: Shown): Html {
  const last =
    backups === 'other'
      ? say.otherBackup
      : backups === 'none'
        ? say.noBackup
        : html`${backup ? html`${time(backup.at)}, ${say.bytes(backup.size)}` : say.noBackupYet}
${deed('backup', {}, say.backupNow, say.backupNow)}`
  return section(
    'disk',
    say.disk,
    facts([
      [say.database, say.bytes(database)],
      [say.free, space ? say.freeOf(space.free, space.all) : say.unknown],
      [say.lastBackup, last],
    ]),
  )
}

function reports({ reports: list }: Shown): Html {
  return section(
    'reports',
    say.reports,
    plainGrid(
      say.reports,
      [say.when, say.by, say.whom, say.why, say.line, say.table, say.deeds],
      list.map(({ at, by, whom, why, text, table, id }) => [
        time(at),
        by,
        whom,
        why,
        text ?? '',
        table,
        deed('dismiss', { table, report: String(id) }, say.dismiss, say.dismissOf(whom)),
      ]),
    ),
  )
}

function bans({ bans: list }: Shown): Html {
  return section(
    'bans',
    say.bans,
    html`${plainGrid(
      say.bans,
      [say.network, say.when, say.until, say.why, say.deeds],
      list.map(({ network, at, until, why }) => [
        network,
        time(at),
        until === null ? say.forGood : time(until),
        why,
        deed('unban', { network }, say.unban, say.unbanOf(network)),
      ]),
    )}
<form class="row" method="post" action="${DEED}">
<input type="hidden" name="deed" value="ban">
<label>${say.network}<input name="network" required maxlength="60" autocomplete="off" aria-describedby="network-hint"></label>
<label>${say.howLong}<select name="days">${say.lengths.map(
      ([days, words]) => html`<option value="${days}">${words}</option>`,
    )}</select></label>
<label>${say.why}<input name="why" maxlength="200"></label>
<button>${say.ban}</button>
</form>
<p id="network-hint">${say.networkHint}</p>`,
  )
}

function trail({ trail: list }: Shown): Html {
  return section(
    'trail',
    say.trail,
    plainGrid(
      say.trail,
      [say.when, say.by, say.action, say.toWhat, say.why],
      list.map(({ at, by, action, what, why }) => [time(at), by, say.actions[action] ?? action, what, why]),
    ),
  )
}

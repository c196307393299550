import { changesOf, type Life } from '#shared/records/life.ts'
import { lives } from '#shared/records/lives.ts'
import type { Change } from './knowledge.ts'

/** A life as its changes of status are looked up. */
interface Table {
  readonly first: ReadonlySet<string>
  readonly statuses: ReadonlySet<string>
  readonly changes: ReadonlySet<string>
}

const change = (from: string, to: string): string => `${from} to ${to}`

const tableOf = (life: Life<string, string, string>): Table => ({
  first: new Set(life.first),
  statuses: new Set(Object.keys(life.statuses)),
  changes: new Set(changesOf(life).map(({ from, to }) => change(from, to))),
})

const tables = new Map(lives.map((life) => [life.kind, tableOf(life)]))

/** Several actions in turn may be one commit: what the processor tells can be a reset, a submission and a settlement. */
const inTurn: readonly string[] = ['invoice']

/** What is wrong with a status or its change, as a sentence; undefined where the record's life leads there. */
export const wrongStatus = ({ id, kind, before, after }: Change): string | undefined => {
  const table = tables.get(kind)
  if (table === undefined || after === undefined) return undefined
  const is = String(after.status)
  if (!table.statuses.has(is)) return `${kind} ${id} is in the status ${is}, which its life does not have`
  if (before === undefined)
    return table.first.has(is) ? undefined : `${kind} ${id} began in the status ${is}, where its life does not`
  const was = String(before.status)
  if (was === is || inTurn.includes(kind) || table.changes.has(change(was, is))) return undefined
  return `${kind} ${id} went from ${change(was, is)}, where its life does not lead`
}

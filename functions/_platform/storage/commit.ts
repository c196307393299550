import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import { ulid } from 'ulid'
import type { DomainEvent } from '#shared/events/events.ts'
import { epochSeconds, now } from '../clock/clock.ts'
import { config } from '../config/config.ts'
import { fail } from '../http/problem.ts'
import { currentTrace } from '../log/log.ts'
import { table } from './client.ts'
import { listKey } from './lists.ts'
import { packState } from './packedState.ts'
import type { Write } from './record.ts'
import { auditRow, type Findable, listRow, onceRow, outboxRow, stateRow, uniqueRow } from './rows.ts'

type Item = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

/** DynamoDB takes this many items in one transaction. */
const mostItems = 100
const outboxDays = 7
const onceDays = 30

export interface CommitOptions {
  readonly events?: readonly DomainEvent[]
  /** Takes effect once for this key: a second commit with it does nothing and answers `already`. */
  readonly once?: string
}

type Definition = Write['definition']
type State = { readonly id: string } & Record<string, unknown>

interface ListPut {
  readonly list: string
  readonly id: string
  readonly summary: Record<string, unknown>
  readonly measure?: number
  readonly s1?: string
  readonly expiresAt?: number
}

const slots = ['s1', 's2', 's3', 's4']

/** The rows a state has in lists. Sort values end in the id, so that no two rows tie. */
const listRowsOf = (definition: Definition, state: State | undefined): ListPut[] => {
  const { list, kind } = definition
  if (list === undefined || state === undefined) return []
  const of = state as never
  const expiresAt = definition.expiresAt?.(of)
  const row = {
    id: state.id,
    summary: list.summary(of) as Record<string, unknown>,
    ...(expiresAt !== undefined && { expiresAt }),
    ...(list.measure && { measure: list.measure(of) }),
    ...Object.fromEntries(
      Object.values<(state: never) => string>(list.sorts).map((sort, index) => [
        slots[index],
        `${sort(of).toLowerCase()}#${state.id}`,
      ]),
    ),
  }
  return [...new Set(list.scopes(of))].flatMap((scope) =>
    ['any', ...new Set(list.groups?.(of, scope) ?? [])].map((group) => ({
      ...row,
      list: listKey(kind, scope, group, state.id, list.shards ?? 1),
    })),
  )
}

const findableOf = (definition: Definition, state: State): Findable | undefined =>
  definition.search && {
    kind: definition.kind,
    texts: definition.search(state as never).filter((text): text is string => text !== undefined && text !== ''),
    scopes: [...new Set(definition.list?.scopes(state as never) ?? ['all'])],
  }

const uniquesOf = (definition: Definition, state: State | undefined): Map<string, string> =>
  new Map(
    state === undefined
      ? []
      : Object.entries<(state: never) => string | undefined>(definition.unique ?? {}).flatMap(([key, read]) => {
          const value = read(state as never)
          return value === undefined ? [] : [[`${definition.kind}.${key}`, value] as const]
        }),
  )

const changedFields = (before: State | undefined, after: State | undefined): string[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (key) => key !== 'version' && JSON.stringify(before?.[key]) !== JSON.stringify(after?.[key]),
  )

const itemsOf = ({ definition, before, after }: Write, at: string): Item[] => {
  const options = { table: config.tableName }
  const was = before as State | undefined
  const is = after as State | undefined
  const id = is?.id ?? was?.id ?? ''
  const version = before?.version ?? 0
  const items: Item[] = []
  if (is !== undefined) {
    const { version: _, ...state } = is
    const find = findableOf(definition, is)
    const expiresAt = definition.expiresAt?.(is as never)
    const put = stateRow.put({
      id,
      kind: definition.kind,
      version: version + 1,
      state: packState(state),
      ...(find && { find }),
      ...(expiresAt !== undefined && { expiresAt }),
    })
    items.push({
      Put: put
        .where((row, { eq, notExists }) => (version === 0 ? notExists(row.id) : eq(row.version, version)))
        .params(options),
    } as Item)
  } else {
    items.push({
      Delete: stateRow
        .delete({ id })
        .where((row, { eq }) => eq(row.version, version))
        .params(options),
    } as Item)
  }
  const oldRows = new Map(listRowsOf(definition, was).map((row) => [row.list, row]))
  const newRows = new Map(listRowsOf(definition, is).map((row) => [row.list, row]))
  for (const [list, row] of newRows)
    if (JSON.stringify(oldRows.get(list)) !== JSON.stringify(row))
      items.push({ Put: listRow.put(row).params(options) } as Item)
  for (const list of oldRows.keys())
    if (!newRows.has(list)) items.push({ Delete: listRow.delete({ list, id }).params(options) } as Item)
  const oldUniques = uniquesOf(definition, was)
  const newUniques = uniquesOf(definition, is)
  for (const [key, value] of newUniques)
    if (oldUniques.get(key) !== value) items.push({ Put: uniqueRow.create({ key, value, id }).params(options) } as Item)
  for (const [key, value] of oldUniques)
    if (newUniques.get(key) !== value) items.push({ Delete: uniqueRow.delete({ key, value }).params(options) } as Item)
  const trace = currentTrace()
  items.push({
    Put: auditRow
      .put({
        recordId: id,
        version: version + 1,
        at,
        operation: trace?.operation ?? 'system',
        actor: trace?.actor ?? 'system',
        ...(trace?.worksFor !== undefined && { worksFor: trace.worksFor }),
        requestId: trace?.requestId ?? '',
        fields: changedFields(was, is),
      })
      .params(options),
  } as Item)
  return items
}

const expiresIn = (at: string, days: number) => epochSeconds(at) + days * 86_400

const outboxItem = (event: DomainEvent, at: string): Item =>
  ({
    Put: outboxRow
      .put({
        id: `evt_${ulid()}`,
        name: event.name,
        detail: event.detail,
        at,
        expiresAt: expiresIn(at, outboxDays),
      })
      .params({ table: config.tableName }),
  }) as Item

/**
 * Writes states, their list rows, the events they cause and the audit entries in one transaction: all of it or nothing.
 * Every state is written only if nobody wrote it since it was read; else the answer is the problem `conflict.stale`.
 * Answers `already` when `once` names work that took effect before.
 */
export const commit = async (
  writes: readonly Write[],
  { events = [], once }: CommitOptions = {},
): Promise<'already' | 'done'> => {
  const at = now()
  const items = [...writes.flatMap((write) => itemsOf(write, at)), ...events.map((event) => outboxItem(event, at))]
  if (once !== undefined)
    items.push({
      Put: onceRow.create({ key: once, expiresAt: expiresIn(at, onceDays) }).params({ table: config.tableName }),
    } as Item)
  if (items.length > mostItems) throw new Error(`A commit of ${items.length} rows; DynamoDB takes ${mostItems}.`)
  if (items.length === 0) return 'done'
  try {
    await table().send(new TransactWriteCommand({ TransactItems: items }))
    return 'done'
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error
    const reasons = error.CancellationReasons ?? []
    if (once !== undefined && reasons.at(-1)?.Code === 'ConditionalCheckFailed') return 'already'
    if (reasons.some((reason) => /ConditionalCheckFailed|TransactionConflict/.test(reason.Code ?? '')))
      return fail('conflict.stale', { cause: error })
    throw error
  }
}

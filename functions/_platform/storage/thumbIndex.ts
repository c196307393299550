import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { ulid } from 'ulid'
import { config } from '../config/config.ts'
import { table } from './client.ts'
import { isMark } from './listMark.ts'
import { packState, unpackState } from './packedState.ts'
import { type SortSlot, sortFields, thumbRow } from './rows.ts'
import { type Item, sendTransaction } from './sendTransaction.ts'
import { type ChangedNode, rootNode, type Thumb, type ThumbNode, thumbTree } from './thumbTree.ts'

/**
 * The kinds whose lists are paged by number, with the orders that have an index for it. When somebody last signed in has
 * none: every sign-in would write to every index that the user is in.
 */
const numbered: Readonly<Record<string, readonly SortSlot[]>> = {
  agency: ['s1', 's2'],
  persona: ['s1', 's2'],
  team: ['s1'],
  user: ['s1', 's2', 's3'],
}

export const isNumbered = (kind: string, slot: SortSlot): boolean => numbered[kind]?.includes(slot) ?? false

/** Lists that say what everybody has of a role are for pickers, which have no pages. */
const isPaged = (scope: string): boolean => !scope.startsWith('role:')

/** A list row that came, changed or went, as it lies in the table. */
export interface PlaceChange {
  readonly list: string
  readonly id: string
  readonly before: Readonly<Record<string, unknown>> | undefined
  readonly after: Readonly<Record<string, unknown>> | undefined
}

/** Keys that one write puts into an index or takes out: its nodes are less than a transaction takes. */
const keysAtOnce = 15
const mostTries = 12
const firstPauseMilliseconds = 10

const options = () => ({ client: table(), table: config.tableName })

export const indexOf = (
  { kind, scope, group }: { readonly kind: string; readonly scope: string; readonly group: string },
  slot: SortSlot,
): string => `${kind}|${scope}|${group}|${slot}`

type PackedThumb = [key: string, count: number, node?: string]

const packed = (thumbs: readonly Thumb[]) =>
  packState({
    thumbs: thumbs.map(({ key, count, node }): PackedThumb => (node === undefined ? [key, count] : [key, count, node])),
  })

const unpacked = (row: Uint8Array): Thumb[] =>
  (unpackState(row).thumbs as readonly PackedThumb[]).map(([key, count, node]) => ({
    key,
    count,
    ...(node !== undefined && { node }),
  }))

/** The index of a list as it is now; read with consistency where it is written. */
export const openIndex = (index: string, consistent = false) =>
  thumbTree(async (node): Promise<ThumbNode> => {
    const { data } = await thumbRow.get({ index, node }).go({ ...options(), consistent })
    return data === null ? { thumbs: [], version: 0 } : { thumbs: unpacked(data.thumbs), version: data.version }
  }, ulid)

const itemOf = (index: string, { node, thumbs, version }: ChangedNode): Item => {
  const to = { table: config.tableName }
  if (thumbs.length === 0 && node !== rootNode)
    return {
      Delete: thumbRow
        .delete({ index, node })
        .where((row, { eq }) => eq(row.version, version))
        .params(to),
    } as Item
  const put = thumbRow.put({ index, node, version: version + 1, thumbs: packed(thumbs) })
  const written = put.where((row, { eq, notExists }) =>
    version === 0 ? notExists(row.version) : eq(row.version, version),
  )
  return { Put: written.params(to) } as Item
}

const isOvertaken = (error: unknown): boolean =>
  error instanceof ConditionalCheckFailedException || error instanceof TransactionCanceledException

const pause = (attempt: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, firstPauseMilliseconds * 2 ** attempt * Math.random()))

/** Nodes of one level are in one row mostly, which needs no transaction. */
const write = async (items: Item[]): Promise<void> => {
  const [only] = items
  if (items.length === 1 && only?.Put !== undefined) await table().send(new PutCommand(only.Put))
  else if (items.length > 0) await sendTransaction(items)
}

/**
 * Puts keys into an index or takes them out. Whoever is overtaken by another write of the same nodes reads them again: a key
 * is there or not, so the order in which different records come is of no account.
 */
export const putKeys = async (index: string, keys: readonly (readonly [string, boolean])[]): Promise<void> => {
  for (let from = 0; from < keys.length; from += keysAtOnce) {
    const part = keys.slice(from, from + keysAtOnce)
    for (let attempt = 0; ; attempt += 1) {
      const tree = openIndex(index, true)
      for (const [key, isThere] of part) await tree.put(key, isThere)
      try {
        await write(tree.changed().map((node) => itemOf(index, node)))
        break
      } catch (error) {
        if (!isOvertaken(error) || attempt === mostTries) throw error
        await pause(Math.min(attempt, 5))
      }
    }
  }
}

/** The thumb indexes that a list is in, by the orders they are of: over all of its partitions. */
export const indexesOf = (list: string): readonly { readonly index: string; readonly slot: SortSlot }[] => {
  const [kind = '', scope = '', group = ''] = list.split('|')
  return isPaged(scope)
    ? (numbered[kind] ?? []).map((slot) => ({ index: indexOf({ kind, scope, group }, slot), slot }))
    : []
}

/** Brings thumb indexes in line with changed list rows, in the order of the changes; to do it again changes nothing. */
export const indexPlaces = async (changes: readonly PlaceChange[]): Promise<void> => {
  const keys = new Map<string, Map<string, boolean>>()
  for (const { list, id, before, after } of changes) {
    if (isMark(id)) continue
    for (const { index, slot } of indexesOf(list)) {
      const field = sortFields[slot]
      const [was, is] = [before?.[field], after?.[field]]
      if (was === is) continue
      const ofIndex = keys.get(index) ?? new Map<string, boolean>()
      keys.set(index, ofIndex)
      if (typeof was === 'string') ofIndex.set(was, false)
      if (typeof is === 'string') ofIndex.set(is, true)
    }
  }
  await Promise.all([...keys].map(([index, each]) => putKeys(index, [...each])))
}

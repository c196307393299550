import { CustomAttributeType, Entity } from 'electrodb'
import type { EventName } from '#shared/events/events.ts'
import { lateEntity } from './lateEntity.ts'
import type { PackedState } from './packedState.ts'
import { packSummary, unpackSummary } from './packedSummary.ts'
import { model, primary } from './rowKeys.ts'
import { expiryAttribute, keyOf, type SortIndex } from './table.ts'

// The kinds of rows in the table. Only the storage module writes them; services speak of records.

const sorted = <const Sort extends string>(index: SortIndex, sort: Sort) => ({
  index,
  pk: { field: keyOf(index).pk, composite: ['list' as const], casing: 'none' as const },
  sk: { field: keyOf(index).sk, composite: [sort], template: `\${${sort}}`, casing: 'none' as const },
})

/** What the search index reads off a record: its words and the scopes in which they may be found. */
export interface Findable {
  readonly kind: string
  readonly texts: readonly string[]
  /** Texts whose words are found from their beginning alone. */
  readonly starts?: readonly string[]
  /** Over how many partitions a head of everyone's list is spread; one when it is not said. */
  readonly shards?: number
  readonly scopes: readonly string[]
}

/** What the stream reads off the record for the lists of its partners: the row, and the lists that have it. */
export interface PartnerRows {
  readonly lists: readonly string[]
  /** What it measures in each of them, where that is not the same in all. */
  readonly measures?: readonly number[]
  readonly row: { readonly id: string; readonly summary: Record<string, unknown> } & Readonly<
    Partial<Record<'expiresAt' | 'measure' | 'schema', number> & Record<'s1' | 's2' | 's3' | 's4', string>>
  >
}

/** The state of a record, with the version every write expects. */
export const stateRow = lateEntity(
  () =>
    new Entity({
      model: model('state'),
      attributes: {
        id: { type: 'string', required: true },
        kind: { type: 'string', required: true },
        version: { type: 'number', required: true },
        state: { type: CustomAttributeType<PackedState>('any'), required: true },
        find: { type: CustomAttributeType<Findable>('any') },
        partners: { type: CustomAttributeType<PartnerRows>('any') },
        /** The version of the definition that wrote it; the first when it says none. */
        schema: { type: 'number' },
        /** The seal of the last entry of its history. */
        seal: { type: 'string' },
        /** The keys of the rows that were written with it, in lists and for values. */
        rows: { type: CustomAttributeType<PackedState>('any') },
        [expiryAttribute]: { type: 'number' },
      },
      indexes: { byId: primary(['id'], []) },
    }),
)

/** The index of each order. */
export const sortIndexes = { s1: 'gsi1', s2: 'gsi2', s3: 'gsi3', s4: 'gsi4' } as const
export type SortSlot = keyof typeof sortIndexes

/** Under which name a list row keeps its sort value of each order: that of the index's sort key, and no other. */
export const sortFields = {
  s1: keyOf(sortIndexes.s1).sk,
  s2: keyOf(sortIndexes.s2).sk,
  s3: keyOf(sortIndexes.s3).sk,
  s4: keyOf(sortIndexes.s4).sk,
} as const

const listAttributes = () =>
  ({
    list: { type: 'string', required: true },
    id: { type: 'string', required: true },
    summary: {
      type: CustomAttributeType<Record<string, unknown>>('any'),
      required: true,
      set: (summary?: Record<string, unknown>) => summary && packSummary(summary),
      get: (kept?: unknown) => kept && unpackSummary(kept),
    },
    /** As in the row of a state. */
    schema: { type: 'number' },
    measure: { type: 'number' },
    s1: { type: 'string', field: sortFields.s1 },
    s2: { type: 'string', field: sortFields.s2 },
    s3: { type: 'string', field: sortFields.s3 },
    s4: { type: 'string', field: sortFields.s4 },
    [expiryAttribute]: { type: 'number' },
  }) as const

/** One appearance of a record in one list, with what the list shows and a sort value per order. */
export const listRow = lateEntity(
  () =>
    new Entity({
      model: model('list'),
      attributes: listAttributes(),
      indexes: {
        byId: primary(['list'], ['id']),
        s1: sorted('gsi1', 's1'),
        s2: sorted('gsi2', 's2'),
        s3: sorted('gsi3', 's3'),
        s4: sorted('gsi4', 's4'),
      },
    }),
)

/** The same in a list that is short by nature, as it is written: in no index. It is read like every row of a list. */
export const shortListRow = lateEntity(
  () =>
    new Entity({
      model: model('list'),
      attributes: listAttributes(),
      indexes: { byId: primary(['list'], ['id']) },
    }),
)

/** How many rows a list has and what they measure in all; kept by the stream. `sequence` makes a replayed batch harmless. */
export const counterRow = lateEntity(
  () =>
    new Entity({
      model: model('counter'),
      attributes: {
        list: { type: 'string', required: true },
        count: { type: 'number', required: true },
        measure: { type: 'number', required: true },
        sequence: { type: 'string', required: true },
        /** How many rows came, changed and went since it was first counted. */
        changes: { type: 'number' },
      },
      indexes: { byList: primary(['list'], []) },
    }),
)

/**
 * A node of a thumb index, which knows where in a list the n-th row is; kept by the stream. `index` is the list, over all
 * of its partitions, with one of its orders.
 */
export const thumbRow = lateEntity(
  () =>
    new Entity({
      model: model('thumb'),
      attributes: {
        index: { type: 'string', required: true },
        node: { type: 'string', required: true },
        version: { type: 'number', required: true },
        thumbs: { type: CustomAttributeType<PackedState>('any'), required: true },
      },
      indexes: { byNode: primary(['index'], ['node']) },
    }),
)

/** One suffix of one word of one record; `begins_with` on it finds the middle of words. */
export const searchRow = lateEntity(
  () =>
    new Entity({
      model: model('search'),
      attributes: {
        kind: { type: 'string', required: true },
        scope: { type: 'string', required: true },
        head: { type: 'string', required: true },
        suffix: { type: 'string', required: true },
        id: { type: 'string', required: true },
        /** The id turned round: of rows of one suffix the newest comes first. */
        newest: { type: 'string', required: true },
        text: { type: 'string', required: true },
      },
      indexes: {
        bySuffix: {
          pk: { field: 'pk', composite: ['kind', 'scope', 'head'], casing: 'none' },
          // biome-ignore lint/suspicious/noTemplateCurlyInString: electrodb's own template syntax
          sk: { field: 'sk', composite: ['suffix', 'newest'], template: '${suffix}#${newest}', casing: 'none' },
        },
      },
    }),
)

/** Holds a value that only one record of a kind may have. */
export const uniqueRow = lateEntity(
  () =>
    new Entity({
      model: model('unique'),
      attributes: {
        key: { type: 'string', required: true },
        value: { type: 'string', required: true },
        id: { type: 'string', required: true },
      },
      indexes: { byValue: primary(['key', 'value'], []) },
    }),
)

/** An event on its way to the bus, written with the state it tells of. */
export const outboxRow = lateEntity(
  () =>
    new Entity({
      model: model('outbox'),
      attributes: {
        id: { type: 'string', required: true },
        name: { type: CustomAttributeType<EventName>('string'), required: true },
        detail: { type: CustomAttributeType<Record<string, unknown>>('any'), required: true },
        at: { type: 'string', required: true },
        [expiryAttribute]: { type: 'number', required: true },
      },
      indexes: { byId: primary(['id'], []) },
    }),
)

/** One try at something of which few are let through. */
export const tryRow = lateEntity(
  () =>
    new Entity({
      model: model('try'),
      attributes: {
        subject: { type: 'string', required: true },
        /** When, in milliseconds since the epoch, and what tells it from others of that moment; sorts by time. */
        moment: { type: 'string', required: true },
        [expiryAttribute]: { type: 'number', required: true },
      },
      indexes: { bySubject: primary(['subject'], ['moment']) },
    }),
)

/** The last number given out of a series. */
export const sequenceRow = lateEntity(
  () =>
    new Entity({
      model: model('sequence'),
      attributes: {
        series: { type: 'string', required: true },
        last: { type: 'number', required: true },
      },
      indexes: { bySeries: primary(['series'], []) },
    }),
)

/** Marks work that must take effect once: an event handled, a request answered. */
export const onceRow = lateEntity(
  () =>
    new Entity({
      model: model('once'),
      attributes: {
        key: { type: 'string', required: true },
        digest: { type: 'string' },
        /** The hand that took the key, by which it knows itself. */
        claim: { type: 'string' },
        /** Epoch seconds of the request's first commit: from then on its key is not given to another. */
        effectAt: { type: 'number' },
        /** The listed records that were written, by id. */
        written: { type: CustomAttributeType<readonly string[]>('any') },
        /** Its text is deflated; what was kept before that says it as `body`. */
        answer: { type: CustomAttributeType<{ status: number; body?: string; packed?: Uint8Array }>('any') },
        [expiryAttribute]: { type: 'number', required: true },
      },
      indexes: { byKey: primary(['key'], []) },
    }),
)

/**
 * Whose access tokens of before a moment open nothing more: a user's, a session's, an organization's people's. It stands as
 * long as such a token could live.
 */
export const denialRow = lateEntity(
  () =>
    new Entity({
      model: model('denial'),
      attributes: {
        /** All of them are in one partition: there are few, and every function reads them together. */
        list: { type: 'string', required: true },
        /** Until when it stands, in epoch milliseconds; sorts by time. */
        until: { type: 'string', required: true },
        subject: { type: 'string', required: true },
        /** Epoch milliseconds. */
        since: { type: 'number', required: true },
        /** Sessions whose tokens stand all the same: they began, or were kept, with the change. */
        spared: { type: CustomAttributeType<readonly string[]>('any'), required: true },
        [expiryAttribute]: { type: 'number', required: true },
      },
      indexes: { byTime: primary(['list'], ['until', 'subject']) },
    }),
)

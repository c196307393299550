import { CustomAttributeType, Entity } from 'electrodb'
import type { EventName } from '#shared/events/events.ts'
import type { PackedState } from './packedState.ts'
import { expiryAttribute, keyOf, type SortIndex } from './table.ts'

/** The kinds of rows in the table. Only the storage module writes them; services speak of records. */
const model = (entity: string) => ({ entity, service: 'palisade', version: '1' }) as const

const primary = <const Pk extends string, const Sk extends string>(pk: readonly Pk[], sk: readonly Sk[]) => ({
  pk: { field: 'pk', composite: [...pk], casing: 'none' as const },
  sk: { field: 'sk', composite: [...sk], casing: 'none' as const },
})

const sorted = <const Sort extends string>(index: SortIndex, sort: Sort) => ({
  index,
  pk: { field: keyOf(index).pk, composite: ['list' as const], casing: 'none' as const },
  sk: { field: keyOf(index).sk, composite: [sort], template: `\${${sort}}`, casing: 'none' as const },
})

/** What the search index reads off a record: its words and the scopes in which they may be found. */
export interface Findable {
  readonly kind: string
  readonly texts: readonly string[]
  readonly scopes: readonly string[]
}

/** The state of a record, with the version every write expects. */
export const stateRow = new Entity({
  model: model('state'),
  attributes: {
    id: { type: 'string', required: true },
    kind: { type: 'string', required: true },
    version: { type: 'number', required: true },
    state: { type: CustomAttributeType<PackedState>('any'), required: true },
    find: { type: CustomAttributeType<Findable>('any') },
    [expiryAttribute]: { type: 'number' },
  },
  indexes: { byId: primary(['id'], []) },
})

/** One appearance of a record in one list, with what the list shows and a sort value per order. */
export const listRow = new Entity({
  model: model('list'),
  attributes: {
    list: { type: 'string', required: true },
    id: { type: 'string', required: true },
    summary: { type: CustomAttributeType<Record<string, unknown>>('any'), required: true },
    measure: { type: 'number' },
    s1: { type: 'string' },
    s2: { type: 'string' },
    s3: { type: 'string' },
    s4: { type: 'string' },
    [expiryAttribute]: { type: 'number' },
  },
  indexes: {
    byId: primary(['list'], ['id']),
    s1: sorted('gsi1', 's1'),
    s2: sorted('gsi2', 's2'),
    s3: sorted('gsi3', 's3'),
    s4: sorted('gsi4', 's4'),
  },
})

/** How many rows a list has and what they measure in all; kept by the stream. `sequence` makes a replayed batch harmless. */
export const counterRow = new Entity({
  model: model('counter'),
  attributes: {
    list: { type: 'string', required: true },
    count: { type: 'number', required: true },
    measure: { type: 'number', required: true },
    sequence: { type: 'string', required: true },
  },
  indexes: { byList: primary(['list'], []) },
})

/** One suffix of one word of one record; `begins_with` on it finds the middle of words. */
export const searchRow = new Entity({
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
})

/** Holds a value that only one record of a kind may have. */
export const uniqueRow = new Entity({
  model: model('unique'),
  attributes: {
    key: { type: 'string', required: true },
    value: { type: 'string', required: true },
    id: { type: 'string', required: true },
  },
  indexes: { byValue: primary(['key', 'value'], []) },
})

/** An event on its way to the bus, written with the state it tells of. */
export const outboxRow = new Entity({
  model: model('outbox'),
  attributes: {
    id: { type: 'string', required: true },
    name: { type: CustomAttributeType<EventName>('string'), required: true },
    detail: { type: CustomAttributeType<Record<string, unknown>>('any'), required: true },
    at: { type: 'string', required: true },
    [expiryAttribute]: { type: 'number', required: true },
  },
  indexes: { byId: primary(['id'], []) },
})

/** Who did what to a record and when, and in whose account where that was not the own; append-only. */
export const auditRow = new Entity({
  model: model('audit'),
  attributes: {
    recordId: { type: 'string', required: true },
    version: { type: 'number', required: true },
    at: { type: 'string', required: true },
    operation: { type: 'string', required: true },
    actor: { type: 'string', required: true },
    worksFor: { type: 'string' },
    requestId: { type: 'string', required: true },
    fields: { type: CustomAttributeType<readonly string[]>('any'), required: true },
  },
  indexes: { byRecord: primary(['recordId'], ['at', 'version']) },
})

/** The last number given out of a series. */
export const sequenceRow = new Entity({
  model: model('sequence'),
  attributes: {
    series: { type: 'string', required: true },
    last: { type: 'number', required: true },
  },
  indexes: { bySeries: primary(['series'], []) },
})

/** Marks work that must take effect once: an event handled, a request answered. */
export const onceRow = new Entity({
  model: model('once'),
  attributes: {
    key: { type: 'string', required: true },
    digest: { type: 'string' },
    answer: { type: CustomAttributeType<{ status: number; body: string }>('any') },
    [expiryAttribute]: { type: 'number', required: true },
  },
  indexes: { byKey: primary(['key'], []) },
})

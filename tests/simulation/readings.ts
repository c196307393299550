import { jsonOf, type Kind, kindNamed } from '#cdk/openapi/exampleOf.ts'
import type { Schema } from '#shared/contract/operation.ts'
import { operations } from '#shared/contracts/registry.ts'
import type { Chance } from './chance.ts'
import type { Knowledge } from './knowledge.ts'

/** A call that reads one record. */
export interface Reading {
  readonly operation: string
  readonly input: { readonly params: Readonly<Record<string, string>> }
}

/** An operation that reads one record by its id alone. */
interface ReadingOperation {
  readonly operation: string
  readonly param: string
  readonly kind: Kind
}

const kindOf = (operation: string, param: string, schema: Schema): Kind | undefined =>
  kindNamed({ operation, field: param }, jsonOf(schema))

/** Every operation that reads one record, found by its contract. */
const readings: readonly ReadingOperation[] = operations.flatMap(({ name, method, params = {}, media }) => {
  const [[param, schema] = ['', undefined], ...more] = Object.entries(params)
  if (method !== 'GET' || media !== undefined || schema === undefined || more.length > 0) return []
  const kind = kindOf(name, param, schema)
  return kind === undefined ? [] : [{ operation: name, param, kind }]
})

/** The calls that read a record by its id. */
export const readingsOf = ({ id, kind }: { readonly id: string; readonly kind: string | undefined }): Reading[] =>
  readings
    .filter((reading) => reading.kind === kind)
    .map(({ operation, param }) => ({ operation, input: { params: { [param]: id } } }))

/** Some readings of records that changed. */
export const someReadings = (changed: ReadonlySet<string>, known: Knowledge, chance: Chance, most: number) => {
  const all = [...changed].flatMap((id) => readingsOf({ id, kind: known.records.get(id)?.kind }))
  return chance.shuffled(all).slice(0, most)
}

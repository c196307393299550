import { type Chance, shuffled } from './chance.ts'
import type { Forecast } from './weather.ts'
import type { Layer } from './wire.ts'

type Reads = Readonly<Record<string, { readonly Keys: readonly unknown[] }>>
type Writes = Readonly<Record<string, readonly unknown[]>>

/** Cuts what is asked of each table in two: what is done, at least one of them, and what is handed back. */
const cut = (asked: readonly unknown[], probability: number, draw: Chance) => {
  const parts = asked.length > 1 && draw('batch') < probability
  const done = parts ? 1 + Math.floor(draw('batch:done') * (asked.length - 1)) : asked.length
  const order = shuffled(asked, draw, 'batch:order')
  return { done: order.slice(0, done), back: order.slice(done) }
}

const unless = <Value>(empty: boolean, value: Value): readonly Value[] => (empty ? [] : [value])

/** BatchGetItem and BatchWriteItem do a part and hand the rest back; what BatchGetItem reads comes in any order. */
export const partialBatches =
  ({ partialBatches: probability }: Forecast, draw: Chance): Layer =>
  (below) =>
  async (call) => {
    if (call.operation === 'BatchGetItem') {
      const input = call.input as { readonly RequestItems: Reads }
      const tables = Object.entries(input.RequestItems).map(([table, { Keys, ...how }]) => ({
        table,
        how,
        ...cut(Keys, probability, draw),
      }))
      const RequestItems = Object.fromEntries(tables.map(({ table, how, done }) => [table, { ...how, Keys: done }]))
      const answer = await below({ operation: call.operation, input: { ...input, RequestItems } })
      if (answer.status !== 200) return answer
      const { Responses, ...more } = answer.output as { Responses: Writes; UnprocessedKeys?: Reads }
      const back = tables.flatMap(({ table, how, back }) => {
        const Keys = [...back, ...(more.UnprocessedKeys?.[table]?.Keys ?? [])]
        return unless(Keys.length === 0, [table, { ...how, Keys }] as const)
      })
      const mixed = Object.entries(Responses).map(([table, items]) => [table, shuffled(items, draw, 'batch:answer')])
      return {
        status: 200,
        output: { ...more, Responses: Object.fromEntries(mixed), UnprocessedKeys: Object.fromEntries(back) },
      }
    }
    if (call.operation === 'BatchWriteItem') {
      const input = call.input as { readonly RequestItems: Writes }
      const tables = Object.entries(input.RequestItems).map(([table, asked]) => ({
        table,
        ...cut(asked, probability, draw),
      }))
      const RequestItems = Object.fromEntries(tables.map(({ table, done }) => [table, done]))
      const answer = await below({ operation: call.operation, input: { ...input, RequestItems } })
      if (answer.status !== 200) return answer
      const more = answer.output as { UnprocessedItems?: Writes }
      const back = tables.flatMap(({ table, back }) => {
        const items = [...back, ...(more.UnprocessedItems?.[table] ?? [])]
        return unless(items.length === 0, [table, items] as const)
      })
      return { status: 200, output: { ...more, UnprocessedItems: Object.fromEntries(back) } }
    }
    return below(call)
  }

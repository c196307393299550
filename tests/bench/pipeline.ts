import { z } from 'zod'
import { implement } from '#functions/_platform/http/implement.ts'
import { serve } from '#functions/_platform/http/serve.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { defineRecord } from '#functions/_platform/storage/record.ts'
import { defineOperation } from '#shared/contract/operation.ts'
import { rateBookFor } from '#shared/domain/rating/rateBooks.ts'
import { cast } from '#tests/cast/actors.ts'
import { eventOf } from '#tests/support/operation.ts'
import { startTable } from '#tests/support/table.ts'
import { figuresOf, timePair } from './measure.ts'

const thing = z.object({ id: z.string(), name: z.string(), tags: z.array(z.string()) })
type Thing = z.infer<typeof thing>

const things = defineRecord<Thing>({ kind: 'thing', notFound: 'quote.notFound' })

const getThing = defineOperation({
  name: 'getThing',
  method: 'GET',
  path: '/api/quote/v1/thing/{id}',
  summary: 'Reads a thing.',
  access: 'quote:read',
  params: { id: z.string() },
  response: thing,
})

/** A domain function of the kind an operation calls. */
const decide = (found: Thing): Thing => ({
  ...found,
  name: rateBookFor('us', 'P100', '2026-12-01')?.version ?? found.name,
})

const handler = serve(
  { getThing },
  { getThing: implement(getThing)(async ({ params }) => decide(await things.require(params.id))) },
)

/** Milliseconds of an operation through the whole pipeline, and of its domain function and store called directly. */
export const pipeline = async (runs = 600) => {
  const table = await startTable()
  await commit([things.create({ id: 'one', name: 'One', tags: ['a', 'b'] })])
  const [through, direct] = await timePair(
    runs,
    () => handler(eventOf(getThing, { params: { id: 'one' } }, cast.producer), {} as never),
    async () => decide(await things.require('one')),
  )
  await table.stop()
  return { through: figuresOf(through), direct: figuresOf(direct) }
}

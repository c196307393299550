import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { defineOperation } from '#shared/contract/operation.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { commit } from '../storage/commit.ts'
import { defineRecord } from '../storage/record.ts'
import { implement } from './implement.ts'
import { serve } from './serve.ts'

const note = defineOperation({
  name: 'note',
  method: 'POST',
  path: '/api/quote/v1/note/{id}',
  summary: 'Writes a note.',
  access: 'any',
  params: { id: z.string() },
})
const notes = defineRecord<{ id: string }>({ kind: 'note', notFound: 'quote.notFound' })
const handler = serve(
  { note },
  { note: implement(note)(async ({ params }) => void (await commit([notes.create({ id: params.id })]))) },
)

let table: TestTable
beforeAll(async () => {
  table = await startTable()
})
afterAll(() => table.stop())

/** The audit entries of a record, as they lie in the table. */
const auditOf = async (id: string) => {
  const { Records } = await table.stream()
  return Records.map(({ dynamodb }) => dynamodb?.NewImage ?? {})
    .filter(({ recordId }) => recordId?.S === id)
    .map(({ actor, worksFor, operation }) => ({ actor: actor?.S, worksFor: worksFor?.S, operation: operation?.S }))
}

it('every audit entry says who did it, and in whose account where somebody has jumped into it', async () => {
  const jumped: Actor = {
    ...cast.agencyAdmin,
    userId: cast.superAdmin.userId,
    subscriberType: 'COWBELL',
    ownRole: 'Super Admin',
    organizationId: castIds.agency(1),
  }
  for (const [actor, id] of [
    [jumped, 'not_1'],
    [cast.agencyAdmin, 'not_2'],
  ] as const)
    expect(await callerOf(handler)(actor)(note, { params: { id } })).toMatchObject({ ok: true })
  const { userId } = cast.superAdmin
  expect(await auditOf('not_1')).toEqual([
    { actor: userId, worksFor: `AGENCY ${castIds.agency(1)}`, operation: 'note' },
  ])
  expect(await auditOf('not_2')).toEqual([{ actor: cast.agencyAdmin.userId, worksFor: undefined, operation: 'note' }])
})

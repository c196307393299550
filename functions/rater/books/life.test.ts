import { afterAll, beforeAll, describe, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler } from '#functions/rater/index.ts'
import { rateBookIdOf, rateBookVersions } from '#functions/tariff/public.ts'
import * as contract from '#shared/contracts/rater/rateBooks.ts'
import { rateBookLife } from '#shared/records/rateBook/rateBookLife.ts'
import { cast } from '#tests/cast/actors.ts'
import { expectRefused } from '#tests/support/inStatus.ts'
import { callerOf } from '#tests/support/operation.ts'
import { startTable } from '#tests/support/table.ts'

const version = 'p100-us-2026-1.2'
const at = '2026-11-20T10:00:00.000Z'
const note = 'Losses of 2026'
const terms = {
  name: 'Health care',
  effectiveFrom: '2027-01-01' as const,
  changes: [{ table: 'hazardFactors' as const, row: '5', value: 1.62 }],
  note,
}

let table: Awaited<ReturnType<typeof startTable>>
beforeAll(async () => {
  table = await startTable()
  process.env.PALISADE_REGION = 'us'
  await commit([
    rateBookVersions.create({
      ...terms,
      id: rateBookIdOf(version),
      base: 'p100-us-2026-1',
      edition: version,
      status: 'DRAFT',
      created: { by: 'Technician 2', byId: cast.underwriter.userId, at, note },
      lastUpdated: at,
    }),
  ])
})
afterAll(() => table.stop())

const as = callerOf(handler)(cast.superAdmin)
const params = { version }
const sent = {
  activateRateBook: () => as(contract.activateRateBook, { params, body: { note } }),
  dislocateRateBook: () => as(contract.dislocateRateBook, { params }),
  reviewRateBook: () => as(contract.reviewRateBook, { params, body: { note } }),
  updateRateBook: () => as(contract.updateRateBook, { params, body: terms }),
  withdrawRateBook: () => as(contract.withdrawRateBook, { params, body: { note } }),
} as const

describe('a version of a rate book in a status that does not allow it', () => {
  it.each(Object.entries(sent))('refuses %s', async (by, send) => {
    await expectRefused({
      records: rateBookVersions,
      id: rateBookIdOf(version),
      life: rateBookLife,
      by,
      send,
      problemIn: (status) => ({ code: 'rateBook.notAllowed', data: { status } }),
    })
  })
})

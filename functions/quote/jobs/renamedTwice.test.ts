import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { jobs, openKey } from '#functions/_platform/jobs/jobs.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler as account } from '#functions/account/index.ts'
import type { AccountRecord } from '#functions/account/public.ts'
import { accounts } from '#functions/account/store/accounts.ts'
import { updateAgency } from '#shared/contracts/account/agencies.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import kept from '#tests/kept/states/account.1.json' with { type: 'json' }
import { bookAgencies } from '#tests/support/agencyBook.ts'
import { eventsOf } from '#tests/support/eventsOf.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/operation.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { settlerOf } from '#tests/support/settle.ts'
import type { TestTable } from '#tests/support/table.ts'
import { startTableWithin } from '#tests/support/tableWithin.ts'
import { handler } from '../worker.ts'

/** As many as a change has time for; `PALISADE_RENAMED=5000` takes some minutes. */
const many = Number(process.env.PALISADE_RENAMED ?? 500)
const agencyId = AgencyId.parse(castIds.agency(1))
const rename = async (name: string) =>
  answered(await callerOf(account)(cast.superAdmin)(updateAgency, { params: { agencyId }, body: { name } }))
let table: TestTable
beforeAll(async () => {
  table = startTableWithin()
  await bookAgencies()
  // A state as it was kept is what the store reads.
  const state = kept[0]?.state as unknown as AccountRecord
  for (let number = 0; number < many; number += 1)
    await commit([
      accounts.create({
        ...state,
        id: `acc_01JH00000000000000${String(number).padStart(8, '0')}`,
        cbid: `cbd_${number}`,
        dunsNumber: `${100_000_000 + number}`,
        name: `Company ${number}`,
        agencyId,
        agencyName: 'Before',
      } as AccountRecord),
    ])
}, 600_000)
afterAll(() => table.stop())

it('an agency of many accounts that is renamed twice within a second ends with the second name, though a worker dies half way', async () => {
  const settle = settlerOf(table)
  await settle()
  const openJob = () => jobs.idByUnique('open', openKey({ kind: 'followAgencyName', key: agencyId }))
  const due = async () => (await eventsOf(table)).filter(({ name }) => name === 'job.due').at(-1)?.detail
  const read = accounts.byIds
  let chunks = 0
  const halfWay = new Promise<void>((reached) => {
    vi.spyOn(accounts, 'byIds').mockImplementation(async (ids) => {
      const found = await read(ids)
      chunks += 1
      // The second name comes while records are read and not yet written with the first.
      if (chunks === 2) await rename('Second')
      if (chunks < many / 12) return found
      reached()
      return new Promise(() => {})
    })
  })
  await rename('First')
  const jobId = (await openJob()) ?? ''
  const body = { id: 'evt_1', 'detail-type': 'job.due', time: '2026-01-05T09:00:00Z', detail: await due() }
  // It is never heard of again.
  const worker = handler({ Records: [{ messageId: '1', body: JSON.stringify(body) }] } as never)
  await Promise.race([halfWay, worker])
  vi.restoreAllMocks()
  expect(await jobs.require(jobId)).toMatchObject({ status: 'RUNNING', again: true })
  const listed = () => accounts.every({ scopes: [`agency:${agencyId}`] })
  expect([...new Set((await listed()).map(({ agencyName }) => agencyName))].sort()).toContain('Before')
  expect(await runJobsOf(table, handler)).toEqual([])
  expect(await jobs.require(jobId)).toMatchObject({ status: 'DONE', again: false })
  expect(await openJob()).toBeUndefined()
  const rows = await listed()
  expect(rows.map(({ agencyName }) => agencyName)).toEqual(Array(many).fill('Second'))
  const states = await accounts.byIds(rows.map(({ id }) => id))
  expect(states.map(({ agencyName }) => agencyName)).toEqual(Array(many).fill('Second'))
  await settle()
  const { hits } = await accounts.search({ scopes: [`agency:${agencyId}`], text: 'Company 1', size: 50 })
  expect(hits).toHaveLength(50)
  expect(new Set(hits.map(({ agencyName }) => agencyName))).toEqual(new Set(['Second']))
}, 600_000)

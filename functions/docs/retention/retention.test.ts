import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepFile, readFile } from '#functions/_platform/files/files.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { claims } from '#functions/claims/store/claims.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { holds } from '#functions/policy/store/holds.ts'
import { policies } from '#functions/policy/store/policies.ts'
import { searchRemovals } from '#shared/contracts/docs/retention.ts'
import { createClaim } from '#shared/contracts/policy/claims.ts'
import type { HoldRecord } from '#shared/contracts/policy/holdRecord.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays, addYears } from '#shared/domain/calendar/moveDate.ts'
import { AccountId, AgencyId, DocumentId, HoldId, PolicyId } from '#shared/domain/ids/ids.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { eventsOf } from '#tests/support/eventsOf.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/operation.ts'
import { handOver, openOutside } from '#tests/support/outside.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { aWhilePasses } from '#tests/weather/ofTheRun.ts'
import { handler } from '../index.ts'
import { type DocumentRecord, documents } from '../store/documents.ts'
import { handler as worker } from '../worker.ts'
import { keepRetentionToday } from './keepRetention.ts'

let desk: PolicyDesk
let outside: Awaited<ReturnType<typeof openOutside>>
beforeAll(async () => {
  desk = await openPolicyDesk()
  outside = await openOutside()
})
afterAll(async () => {
  await outside.close()
  await desk.close()
})

let made = 0
const aDocument = async (of: Partial<DocumentRecord>): Promise<DocumentRecord> => {
  made += 1
  const last = String(made).padStart(3, '0')
  const document: DocumentRecord = {
    id: DocumentId.parse(`doc_01JH0000000000000000000${last}`),
    docName: `Document ${last}.pdf`,
    docType: 'Policy',
    teamIds: [],
    file: `documents/2026-11/retention-${last}.pdf`,
    size: 4,
    created: Instant.parse('2026-11-20T10:00:00Z'),
    createdBy: 'Palisade',
    madeFrom: `retention ${last}`,
    ...of,
  }
  await keepFile({ key: document.file, body: Buffer.from('%PDF'), contentType: 'application/pdf' })
  await commit([documents.create(document)])
  return document
}

/** A night of the job, and what follows of it. */
const on = async (day: CalendarDate) => {
  await keepRetentionToday({ now: Instant.parse(`${day}T15:00:00.000Z`) })
  expect(await runJobsOf(desk.quotes.table, worker)).toEqual([])
  for (const event of await eventsOf(desk.quotes.table))
    if (event.name === 'document.retired') await handOver(worker, event.name, event.detail)
}

/** An expired policy with its document. */
const ofExpired = async () => {
  const policy: PolicyRecord = await desk.aPolicy()
  const stored = await policies.require(policy.id)
  await commit([policies.update(stored, { ...stored, status: 'EXPIRED' })])
  const accountId = AccountId.parse(policy.accountId)
  const filed = { accountId, agencyId: AgencyId.parse(castIds.agency(1)), policyId: policy.id }
  return { policy, document: await aDocument(filed), due: addDays(addYears(policy.expirationDate, 7), 1) }
}

const removalOf = async ({ id }: DocumentRecord) => (await documents.byId(id))?.removal

describe('a policy’s document', () => {
  it('is told to go when its years are over, is on the page, and goes thirty days later with its file', async () => {
    const { document, due } = await ofExpired()
    await on(addDays(due, -1))
    expect(await removalOf(document)).toBeUndefined()
    await on(due)
    await on(due)
    expect(await removalOf(document)).toEqual({ as: 'POLICY', dueOn: due, on: addDays(due, 30) })
    await aWhilePasses()
    const { hits } = answered(await callerOf(handler)(cast.superAdmin)(searchRemovals, { query: {} }))
    expect(hits).toContainEqual(
      expect.objectContaining({ docId: document.id, class: 'POLICY', removesOn: addDays(due, 30) }),
    )
    await on(addDays(due, 29))
    expect(await documents.byId(document.id)).toBeDefined()
    await on(addDays(due, 30))
    expect(await documents.byId(document.id)).toBeUndefined()
    expect(await readFile(document.file)).toBeUndefined()
  })

  it('is never due while the policy may cover', async () => {
    const { policy, document, due } = await ofExpired()
    const stored = await policies.require(policy.id)
    await commit([policies.update(stored, { ...stored, status: 'IN FORCE' })])
    await on(addYears(due, 1))
    expect(await removalOf(document)).toBeUndefined()
  })

  it('is spared while somebody holds the policy, and told anew afterwards', async () => {
    const { policy, document, due } = await ofExpired()
    await on(due)
    const at = Instant.parse('2026-11-20T10:00:00Z')
    const hold: HoldRecord = {
      id: HoldId.parse('hol_01JH0000000000000000000H01'),
      policyId: PolicyId.parse(policy.id),
      policyNumber: policy.policyNumber,
      accountId: AccountId.parse(policy.accountId),
      agencyId: AgencyId.parse(policy.agencyId),
      teamIds: [],
      kind: 'LITIGATION',
      reason: 'A court has asked for it',
      acts: ['nonRenewal'],
      status: 'STANDING',
      from: due,
      put: { by: cast.superAdmin.userId, name: 'Super Admin', at },
      created: at,
      lastUpdated: at,
    }
    await commit([holds.create(hold)])
    const { hits } = answered(await callerOf(handler)(cast.superAdmin)(searchRemovals, { query: {} }))
    expect(hits.find(({ docId }) => docId === document.id)?.heldBy).toBe(policy.policyNumber)
    await on(addDays(due, 31))
    expect(await removalOf(document)).toBeUndefined()
    const standing = await holds.require(hold.id)
    await commit([holds.update(standing, { ...standing, status: 'LIFTED' })])
    await on(addDays(due, 32))
    expect((await removalOf(document))?.on).toBe(addDays(due, 62))
  })

  it('is held while a claim of its account is open', async () => {
    const { policy, document, due } = await ofExpired()
    const notice = {
      isFiled: true,
      reporter: { name: 'Ida Moreau' },
      address: '1 Main Street',
      city: 'Portland',
      state: 'OR',
      zipCode: '97201',
      lossDescription: 'Files are locked and a note asks for money.',
    } as const
    const filed = answered(
      await desk.asPolicy(cast.producer)(createClaim, { body: { ...notice, accountId: policy.accountId } as never }),
    )
    await on(due)
    expect(await removalOf(document)).toBeUndefined()
    const claim = await claims.require(filed.id)
    const closed = { status: 'CLOSED' as const, on: due, by: 'Head of Claims' }
    await commit([
      claims.update(claim, { ...claim, status: 'CLOSED', statusChanges: [...claim.statusChanges, closed] }),
    ])
    await on(addDays(due, 1))
    expect((await removalOf(document))?.on).toBe(addDays(due, 31))
  })
})

it('a statement is kept from the end of its year, an upload that came to nothing from its day', async () => {
  const statement = await aDocument({ docType: 'Invoice', agencyId: AgencyId.parse(castIds.agency(1)) })
  const upload = await aDocument({ docType: 'Other', submissionId: 'sub_01JH0000000000000000000S01', uploads: [] })
  await on(CalendarDate.parse('2033-11-21'))
  expect(await removalOf(upload)).toMatchObject({ as: 'UPLOAD', dueOn: '2033-11-21' })
  expect(await removalOf(statement)).toBeUndefined()
  await on(CalendarDate.parse('2034-01-01'))
  expect(await removalOf(statement)).toMatchObject({ as: 'STATEMENT', dueOn: '2034-01-01' })
})

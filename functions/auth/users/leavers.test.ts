import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jobs } from '#functions/_platform/jobs/jobs.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler as accountHandler } from '#functions/account/index.ts'
import { handler as accountWorker } from '#functions/account/worker.ts'
import { providerId } from '#functions/directory/organizations/providerId.ts'
import { users } from '#functions/directory/store/users.ts'
import { createAccount } from '#shared/contracts/account/accounts.ts'
import { decideAccess, startAccessReview } from '#shared/contracts/auth/accessReviews.ts'
import { listLeavers } from '#shared/contracts/auth/leavers.ts'
import { removeUser } from '#shared/contracts/auth/users.ts'
import { UserId } from '#shared/domain/ids/ids.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { bookAgencies } from '#tests/support/agencyBook.ts'
import { aUser } from '#tests/support/aUser.ts'
import { eventsOf } from '#tests/support/eventsOf.ts'
import { type Identity, startIdentity } from '#tests/support/identity.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/operation.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { settlerOf } from '#tests/support/settle.ts'
import { handler } from '../index.ts'
import { leaversErased } from '../store/leavers.ts'

const as = callerOf(handler)
let identity: Identity
beforeAll(async () => {
  identity = await startIdentity()
  await bookAgencies()
})
afterAll(() => identity.stop())

const idAt = (index: number) => UserId.parse(castIds.user(index))
const boss = { ...cast.agencyAdmin, organizationId: castIds.agency(1) }
const fresh = { stepUpAt: Math.floor(Date.now() / 1000) }
const remove = (userId: UserId, handOverTo?: UserId) =>
  as({ ...boss, ...fresh })(removeUser, { params: { userId }, query: handOverTo === undefined ? {} : { handOverTo } })
const listed = async (by: Parameters<typeof as>[0] = boss, query: object = {}) => {
  await settlerOf(identity.table)()
  return answered(await as(by)(listLeavers, { query: query as never })).content
}

describe('who left an organization', () => {
  it('is listed with when, by whom, what went to whom, and what is in their name still', async () => {
    const mary = aUser({ id: idAt(60), email: 'mary60@agency1.example', firstName: 'Mary', lastName: 'Leaver' })
    const heir = aUser({ id: idAt(61), email: 'ines61@agency1.example', firstName: 'Ines', lastName: 'Heir' })
    await commit([users.create(mary), users.create(heir)])
    const selling = { ...cast.producer, userId: mary.id, name: 'Mary Leaver', email: mary.email }
    await callerOf(accountHandler)(selling)(createAccount, { body: { name: 'Left Behind Inc', state: 'OR' } })
    expect(await remove(idAt(60), idAt(61))).toMatchObject({ status: 204 })
    expect(await listed()).toMatchObject([
      {
        firstName: 'Mary',
        lastName: 'Leaver',
        by: boss.name,
        handedTo: 'Ines Heir',
        handed: [{ what: 'CLIENTS', isUnderWay: true }],
        remaining: { clients: 1, quotes: 0 },
      },
    ])
    await runJobsOf(identity.table, accountWorker)
    expect(await listed()).toMatchObject([
      { handed: [{ what: 'CLIENTS', count: 1, isUnderWay: false }], remaining: { clients: 0, quotes: 0 } },
    ])
  })

  it('is listed where they were guests and a review ended it, the last first, and found by name', async () => {
    const there = { accountType: 'AGENCY', organizationId: castIds.agency(1), role: 'Agent', teamIds: [] } as const
    const guest = aUser({
      ...{ id: idAt(62), email: 'gus62@agency2.example', firstName: 'Gus', lastName: 'Guest' },
      organizationId: castIds.agency(2),
      otherMemberships: [there],
    })
    await commit([users.create(guest)])
    const { id } = answered(await as(boss)(startAccessReview, { body: {} }))
    const decided = await as({ ...boss, ...fresh })(decideAccess, {
      params: { accessReviewId: id, userId: idAt(62) },
      body: { what: 'TAKE_AWAY', reason: 'Is done here' } as never,
    })
    expect(decided.ok).toBe(true)
    expect(await listed()).toMatchObject([
      { firstName: 'Gus', handed: [], role: { id: 'Agent' } },
      { firstName: 'Mary' },
    ])
    expect(await listed(boss, { search: 'leaver' })).toMatchObject([{ firstName: 'Mary' }])
  })

  it('is told to staff of any organization, and to nobody of another', async () => {
    const elsewhere = { ...cast.agencyAdmin, organizationId: castIds.agency(2) }
    expect(await listed(elsewhere, { accountId: castIds.agency(1) })).toEqual([])
    expect(await listed(cast.superAdmin)).toHaveLength(2)
    expect(await listed(cast.superAdmin, { accountId: castIds.agency(2) })).toEqual([])
    expect(await as(cast.producer)(listLeavers, { query: {} as never })).toMatchObject({ status: 403 })
  })

  it('has the claims of a claims handler looked for at once, of staff and of a carrier', async () => {
    const places = [
      ['COWBELL', providerId, 'Head of Claims'],
      ['CARRIER', 'org_paper', 'Carrier Claims Adjuster'],
    ] as const
    for (const [index, [accountType, organizationId, role]] of places.entries()) {
      const id = idAt(70 + index)
      const person = aUser({ id, email: `claims${index}@handlers.example`, accountType, organizationId, role })
      await commit([users.create(person)])
      const answer = await as({ ...cast.superAdmin, ...fresh })(removeUser, { params: { userId: id }, query: {} })
      expect(answer).toMatchObject({ status: 204 })
    }
    const begun = (await eventsOf(identity.table)).filter(({ name }) => name === 'job.due')
    const kinds = await Promise.all(
      begun.map(async ({ detail }) => (await jobs.byId((detail as { jobId: string }).jobId))?.kind),
    )
    expect(kinds.filter((kind) => kind === 'releaseClaims')).toHaveLength(2)
  })

  it('is named by a pseudonym once erased', async () => {
    await commit(await leaversErased('mary60@agency1.example'))
    expect(await listed(boss, { search: 'leaver' })).toEqual([])
    expect((await listed()).map(({ email }) => email)).toContain('')
    expect(await leaversErased('mary60@agency1.example')).toEqual([])
  })
})

it('who was asked in and never came has not left', async () => {
  const invited = aUser({ id: idAt(63), email: 'ivy63@agency1.example', firstName: 'Ivy', status: 'INVITED' })
  await commit([users.create(invited)])
  expect(await remove(idAt(63))).toMatchObject({ status: 204 })
  expect((await listed()).map(({ firstName }) => firstName)).not.toContain('Ivy')
})

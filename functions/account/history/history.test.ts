import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler as authHandler } from '#functions/auth/index.ts'
import { users } from '#functions/directory/store/users.ts'
import { listAccountHistory, listAgencyHistory } from '#shared/contracts/account/history.ts'
import { updateAgency } from '#shared/contracts/account/index.ts'
import { listUserHistory } from '#shared/contracts/auth/history.ts'
import { AgencyId, UserId } from '#shared/domain/ids/ids.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { aUser } from '#tests/support/aUser.ts'
import { callerOf } from '#tests/support/operation.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { handler } from '../index.ts'
import { accounts } from '../store/accounts.ts'

const as = callerOf(handler)
const asAuth = callerOf(authHandler)
let desk: QuoteDesk
beforeAll(async () => {
  desk = await openQuoteDesk()
})
afterAll(() => desk.close())

describe('the history of an account', () => {
  it('tells its agency what was known and is, and keeps what the provider noted', async () => {
    const accountId = await desk.anAccount()
    const { version, ...before } = await accounts.require(accountId)
    await commit([
      accounts.update({ ...before, version }, { ...before, ein: '98-7654321', reopenReason: 'Kept apart' }),
    ])
    const read = (actor: (typeof cast)[keyof typeof cast]) => as(actor)(listAccountHistory, { params: { accountId } })
    const { hits } = answered(await read(cast.producer))
    expect(hits[0]?.changes).toEqual([{ field: 'ein', before: before.ein, after: '98-7654321' }])
    expect(JSON.stringify(answered(await read(cast.underwriter)))).toContain('Kept apart')
    expect(await read(cast.otherProducer)).toMatchObject({ status: 404 })
  })
})

describe('the history of an agency', () => {
  it('tells its people what they changed, and others nothing', async () => {
    const params = { agencyId: AgencyId.parse(castIds.agency(1)) }
    answered(await as(cast.agencyAdmin)(updateAgency, { params, body: { description: 'Since 1999' } }))
    const { hits } = answered(await as(cast.agencyAdmin)(listAgencyHistory, { params }))
    expect(hits[0]).toMatchObject({
      operation: 'updateAgency',
      changes: [{ field: 'description', after: 'Since 1999' }],
    })
    expect(await as(cast.otherProducer)(listAgencyHistory, { params })).toMatchObject({ status: 404 })
  })
})

describe('the history of a user', () => {
  it('tells who is in charge what changed of them, but not where else they work', async () => {
    const { organizationId } = cast.agencyAdmin
    const id = UserId.parse('usr_01JH00000000000000000H1ST0')
    const made = aUser({ id, email: 'hist@agency1.example', accountType: 'AGENCY', role: 'Agent', organizationId })
    await commit([users.create(made)])
    const elsewhere = { accountType: 'AGENCY', organizationId: castIds.agency(2), role: 'Agent', teamIds: [] } as const
    const { version, ...before } = await users.require(id)
    await commit([
      users.update({ ...before, version }, { ...before, phone: '+15125550199', otherMemberships: [elsewhere] }),
    ])
    const read = (actor: (typeof cast)[keyof typeof cast]) => asAuth(actor)(listUserHistory, { params: { userId: id } })
    const { hits } = answered(await read(cast.agencyAdmin))
    expect(hits[0]?.changes).toEqual([{ field: 'phone', before: before.phone, after: '+15125550199' }])
    expect(JSON.stringify(answered(await read(cast.superAdmin)))).toContain('otherMemberships')
  })
})

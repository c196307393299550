import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createBlacklistedDomain,
  createUser,
  listBlacklistedDomains,
  removeBlacklistedDomain,
} from '#shared/contracts/auth/index.ts'
import type { AgencyId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { type Identity, startIdentity } from '#tests/support/identity.ts'
import { callerOf } from '#tests/support/operation.ts'
import { anAgency } from '#tests/support/people.ts'
import { handler } from '../index.ts'

const as = callerOf(handler)

let identity: Identity
let agencyId: AgencyId
beforeAll(async () => {
  identity = await startIdentity()
  agencyId = (await anAgency()) as AgencyId
})
afterAll(() => identity.stop())

const block = (name: string, reason?: string) =>
  as(cast.superAdmin)(createBlacklistedDomain, { body: { name, ...(reason && { reason }) } })
const invite = (email: string) =>
  as(cast.superAdmin)(createUser, {
    body: {
      ...{ firstName: 'Jo', lastName: 'Doe', email, phone: '2125550143', roleId: 'Agency Admin' },
      ...{ accountIds: [agencyId], npn: '1234567890', primaryContact: false, billingContact: false },
    },
  })

describe('a blacklisted domain', () => {
  it('is listed with its reason, ten asked for being 25', async () => {
    expect(await block('spam.example', 'Sends forged orders')).toMatchObject({ status: 201 })
    const list = await as(cast.superAdmin)(listBlacklistedDomains, { query: { size: 10 } })
    expect(list).toMatchObject({
      value: { size: 25, content: [{ name: 'spam.example', reason: 'Sends forged orders' }] },
    })
    expect(await block('SPAM.example')).toMatchObject({ status: 409, problem: { code: 'blacklist.exists' } })
  })

  it('has nobody of it, or of a domain below it, invited, and says whom to ask', async () => {
    for (const email of ['jo@spam.example', 'jo@mail.spam.example'])
      expect(await invite(email)).toMatchObject({
        status: 422,
        problem: { code: 'blacklist.refused', data: { domain: 'spam.example' } },
      })
    expect(await invite('jo@notspam.example')).toMatchObject({ ok: true })
  })

  it('is never the provider’s own', async () => {
    for (const own of ['palisade.example'])
      expect(await block(own)).toMatchObject({ status: 422, problem: { code: 'blacklist.ownDomain' } })
    expect(await block('nonsense')).toMatchObject({ problem: { errors: [{ detail: 'Not a valid domain name' }] } })
  })

  it('may come back', async () => {
    const remove = () => as(cast.superAdmin)(removeBlacklistedDomain, { params: { domainName: 'spam.example' } })
    expect(await remove()).toMatchObject({ ok: true })
    expect(await remove()).toMatchObject({ status: 404, problem: { code: 'blacklist.notFound' } })
    expect(await invite('jo@spam.example')).toMatchObject({ ok: true })
  })

  it('is the business of who keeps the blacklist', async () => {
    for (const by of [cast.underwriter, cast.agencyAdmin])
      expect(await as(by)(createBlacklistedDomain, { body: { name: 'spam.example' } })).toMatchObject({ status: 403 })
  })
})

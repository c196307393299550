import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { now } from '#functions/_platform/clock/clock.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { agencyLicenses } from '#functions/directory/store/agencyLicenses.ts'
import { agentLicenses } from '#functions/directory/store/agentLicenses.ts'
import * as contract from '#shared/contracts/agency/agencyLicenses.ts'
import { verifyAgentLicense } from '#shared/contracts/agency/agentLicenses.ts'
import { AgencyLicenseId, AgentLicenseId } from '#shared/domain/ids/ids.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { bookAgencies } from '#tests/support/agencyBook.ts'
import { eventsOf } from '#tests/support/eventsOf.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/operation.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from '../index.ts'
import { warnOfExpiry } from '../jobs/warnOfExpiry.ts'
import { handler as worker } from '../worker.ts'

let table: TestTable
beforeAll(async () => {
  table = await startTable()
  await bookAgencies()
})
beforeEach(() => {
  process.env.LICENSE_REGISTER = 'sandbox'
})
afterAll(() => table.stop())

const as = callerOf(handler)
const at = now()
let made = 0
const fields = {
  agencyId: castIds.agency(1),
  agencyName: 'Agency 1',
  state: 'OR',
  kind: 'PRODUCER' as const,
  linesOfAuthority: ['CASUALTY' as const],
  expirationDate: '2031-06-30' as const,
  created: at,
  updated: at,
}
const aLicense = async (number: string) => {
  made += 1
  const id = AgencyLicenseId.parse(`agl_01JH0000000000000000000R${String(made).padStart(2, '0')}`)
  await commit([agencyLicenses.create({ ...fields, id, number: `${number} ${made}` })])
  return id
}
const verify = (licenseId: AgencyLicenseId, actor = cast.agencyAdmin) =>
  as(actor)(contract.verifyAgencyLicense, { params: { licenseId } })

describe('a license', () => {
  it('is held against the register by who manages it, and says when and by which register that was', async () => {
    const id = await aLicense('A')
    expect(answered(await verify(id))).toMatchObject({
      id,
      verified: { register: 'Sandbox register', verdict: 'CONFIRMED', expirationDate: '2031-06-30' },
    })
    expect(await verify(id, cast.otherProducer)).toMatchObject({ ok: false })
    expect(answered(await verify(await aLicense('UNKNOWN')))).toMatchObject({ verified: { verdict: 'NOT_FOUND' } })
    expect(answered(await verify(await aLicense('ENDED')))).toMatchObject({ verified: { verdict: 'ENDED' } })
    expect(answered(await verify(await aLicense('RENEWED')))).toMatchObject({ expirationDate: '2032-06-30' })
  })

  it('that is changed is to be verified anew', async () => {
    const id = await aLicense('B')
    answered(await verify(id))
    const { agencyId: _, agencyName: __, created: ___, updated: ____, ...entered } = fields
    const changed = await as(cast.agencyAdmin)(contract.updateAgencyLicense, {
      body: { ...entered, id, number: `B2 ${made}`, linesOfAuthority: ['CASUALTY'] },
    })
    expect(answered(changed).verified).toBeUndefined()
  })

  it('of an agent is verified in the same way', async () => {
    const id = AgentLicenseId.parse('ali_01JH0000000000000000000R99')
    const agent = { agentId: cast.producer.userId, agentFirstName: 'Ana', agentLastName: 'Silva' }
    const agentEmail = cast.producer.email
    await commit([agentLicenses.create({ ...fields, ...agent, agentEmail, id, number: 'P 1' } as never)])
    const verified = await as(cast.agencyAdmin)(verifyAgentLicense, { params: { licenseId: id } })
    expect(answered(verified)).toMatchObject({ verified: { verdict: 'CONFIRMED' } })
  })

  it('is not verified where no register is asked', async () => {
    process.env.LICENSE_REGISTER = 'none'
    expect(await verify(await aLicense('C'))).toMatchObject({ status: 409, problem: { code: 'license.noRegister' } })
  })

  it('that was verified is asked for again before it expires: what was renewed is not warned of', async () => {
    const [renewed, ending] = [await aLicense('RENEWED'), await aLicense('D')]
    for (const id of [renewed, ending]) {
      const license = await agencyLicenses.require(id)
      const verified = { at, register: 'Sandbox register', verdict: 'CONFIRMED' as const }
      await commit([agencyLicenses.update(license, { ...license, verified })])
    }
    const day = '2031-05-10T13:00:00.000Z'
    await warnOfExpiry({ now: day })
    expect(await runJobsOf(table, worker)).toEqual([])
    expect(await agencyLicenses.require(renewed)).toMatchObject({
      expirationDate: '2032-06-30',
      verified: { at: expect.not.stringMatching(at), verdict: 'CONFIRMED' },
    })
    const warned = (await eventsOf(table)).flatMap((event) =>
      event.name === 'license.expiring' ? [event.detail.licenseId as string] : [],
    )
    expect(warned).toContain(ending)
    expect(warned).not.toContain(renewed)
  })
})

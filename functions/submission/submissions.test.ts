import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler } from '#functions/account/index.ts'
import { accounts } from '#functions/account/store/accounts.ts'
import { users } from '#functions/directory/store/users.ts'
import { removeAgencyAccount } from '#shared/contracts/account/accounts.ts'
import * as decisions from '#shared/contracts/account/submissionDecisions.ts'
import * as contract from '#shared/contracts/account/submissions.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { AgencyId, type SubmissionId, TeamId, UserId } from '#shared/domain/ids/ids.ts'
import { submissionLife } from '#shared/records/submission/submissionLife.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { aUser } from '#tests/support/aUser.ts'
import { expectRefused } from '#tests/support/inStatus.ts'
import { callerOf } from '#tests/support/operation.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { submissions } from './store/submissions.ts'
import { holderOfSubmission } from './submissions/holderOfSubmission.ts'

let desk: QuoteDesk
const as = callerOf(handler)
let companies = 0

const lost = { reason: 'They stay where they are', reasonSummary: 'Price is High' }

/** What is said of a company that nobody has brought yet. */
const aCompany = (more: object = {}) => {
  companies += 1
  return {
    name: `Brought ${companies} Works`,
    noOfEmployeesAll: 12,
    yearEstablished: 2004,
    ownershipType: 'Private' as const,
    entityType: 'Independent' as const,
    naicsCode: '541110',
    phoneNumber: '(503) 555-0117',
    domesticRevenue: 2_000_000,
    domainName: `brought${companies}.example`,
    policyContact: { firstName: 'Ida', lastName: 'Moreau', email: 'ida@moreau.example' },
    address: { address1: `${companies} Kiln Lane`, city: 'Salem', state: 'OR', zipCode: '97301' },
    ...more,
  }
}

const bring = (actor: Actor, firmographics: object, more: object = {}) =>
  as(actor)(contract.createSubmission, { body: { firmographics, ...more } as never })
const brought = async (actor: Actor = cast.producer, firmographics: object = aCompany(), more: object = {}) =>
  answered(await bring(actor, firmographics, more))
const at = (submissionId: SubmissionId) => ({ params: { submissionId } })
const read = async (id: SubmissionId, actor: Actor = cast.underwriter) =>
  answered(await as(actor)(contract.getSubmission, at(id)))
const found = async (actor: Actor, query: object = {}) => {
  await desk.settle()
  return answered(await as(actor)(contract.searchSubmissions, { query: query as never }))
}

beforeAll(async () => {
  desk = await openQuoteDesk()
})
afterAll(() => desk.close())

describe('a company that an agency brings', () => {
  it('gets a number and an account, and is listed for those it concerns alone', async () => {
    const company = aCompany()
    const { id, submissionNumber, status, accountId } = await brought(cast.producer, company)
    expect(submissionNumber).toMatch(/^SUB-US-1\d{6}$/)
    expect(status).toBe('RECEIVED')
    expect(await accounts.byId(accountId ?? '')).toMatchObject({
      name: company.name,
      revenue: 2_000_000,
      agencyId: castIds.agency(1),
      agentEmail: cast.producer.email,
    })
    expect(await read(id, cast.producer)).toMatchObject({
      accountName: company.name,
      agencyName: 'Agency 1',
      missing: [],
      chips: [],
      cleared: true,
      clocks: { firstResponse: { state: 'RUNNING' } },
    })
    for (const actor of [cast.producer, cast.underwriter])
      expect((await found(actor, { search: company.name })).hits).toMatchObject([{ id, submissionNumber }])
    expect((await found(cast.underwriter, { submissionNumber })).hits).toMatchObject([{ id }])
    expect((await found(cast.otherProducer)).hits).toEqual([])
    expect(await as(cast.otherProducer)(contract.getSubmission, at(id))).toMatchObject({
      status: 404,
      problem: { code: 'submission.notFound' },
    })
    expect(await as(cast.policyHolder)(contract.getSubmission, at(id))).toMatchObject({ status: 403 })
  })

  it('is refused field by field', async () => {
    expect(
      await bring(cast.producer, {
        ...aCompany(),
        address: { ...aCompany().address, zipCode: '9730' },
        otherDomains: 'no domain',
      }),
    ).toMatchObject({
      status: 422,
      problem: {
        code: 'submission.invalid',
        errors: [{ path: ['firmographics', 'address', 'zipCode'] }, { path: ['firmographics', 'otherDomains'] }],
      },
    })
    expect(await bring(cast.underwriter, aCompany())).toMatchObject({
      status: 422,
      problem: { errors: [{ path: ['agency', 'agencyId'] }] },
    })
    expect(await bring(cast.producer, aCompany(), { messageId: 'msg_01JH0000000000000000000M01' })).toMatchObject({
      status: 422,
      problem: { errors: [{ path: ['messageId'] }] },
    })
  })

  it('is brought by its name alone, and the rest is asked for', async () => {
    const { id } = await brought(cast.producer, { name: 'Nothing Known Yet Works' })
    expect((await read(id)).missing).toContain('address')
    expect(await bring(cast.producer, { name: 'Half Known Works', address: { city: 'Salem' } })).toMatchObject({
      problem: { errors: [{ path: ['firmographics', 'address', 'state'], detail: 'State is required' }] },
    })
  })

  it('is brought by staff for an agency and one of its agents', async () => {
    const agent = aUser({
      id: castIds.user(61),
      email: 'agent61@cast.example',
      accountType: 'AGENCY',
      organizationId: castIds.agency(2),
      role: 'Principal Producer',
      teamIds: [],
    })
    await commit([users.create(agent)])
    const agency = (emailAddress: string) => ({
      agency: { agencyId: AgencyId.parse(castIds.agency(2)), agent: { emailAddress } },
    })
    const { id } = await brought(cast.underwriter, aCompany(), agency(agent.email))
    expect(await read(id)).toMatchObject({ agencyId: castIds.agency(2), agentEmail: agent.email })
    expect(await bring(cast.underwriter, aCompany(), agency('nobody@cast.example'))).toMatchObject({
      problem: { errors: [{ path: ['agency', 'agent', 'emailAddress'] }] },
    })
    expect(
      await bring(cast.underwriter, aCompany(), { agency: { agencyId: 'agy_01JH0000000000000000000A77' } }),
    ).toMatchObject({ status: 404, problem: { code: 'agency.notFound' } })
  })

  it('is brought once: the same agency is told of its open submission', async () => {
    const company = aCompany()
    const { submissionNumber } = await brought(cast.producer, company)
    const again = { ...company, name: `${company.name.replace('Works', 'Wroks')} Inc.` }
    expect(await bring(cast.agencyAdmin, again)).toMatchObject({
      status: 409,
      problem: { code: 'submission.alreadyOpen', detail: expect.stringContaining(submissionNumber) },
    })
  })

  it('is counted by status', async () => {
    await desk.settle()
    const count = async (actor: Actor) => answered(await as(actor)(contract.getSubmissionStats, { query: {} }))
    const before = await count(cast.producer)
    await brought()
    await desk.settle()
    expect(await count(cast.producer)).toEqual({ ...before, RECEIVED: (before.RECEIVED ?? 0) + 1 })
    expect(await count(cast.agent)).toMatchObject({ RECEIVED: expect.any(Number) })
    const ofTeam = async (actor: Actor) => {
      const counted = await as(actor)(contract.getSubmissionStats, { query: { teamId: TeamId.parse(castIds.team(1)) } })
      return Object.values(answered(counted)).reduce((sum, each) => sum + each, 0)
    }
    expect(await ofTeam(cast.producer)).toBeGreaterThan(0)
    expect(await ofTeam(cast.otherProducer)).toBe(0)
  })
})

describe('clearance', () => {
  it('holds what another agency brought first, and tells that agency nothing of whose it is', async () => {
    const company = aCompany()
    await brought(cast.producer, company)
    const { id, status, accountId } = await brought(cast.otherProducer, { ...company, name: `${company.name} LLC` })
    expect([status, accountId]).toEqual(['HELD', undefined])
    const told = await read(id, cast.otherProducer)
    expect(told).toMatchObject({ cleared: false })
    expect(JSON.stringify(told)).not.toContain('Agency 1')
    expect(told.clearance).toBeUndefined()
    expect(await read(id)).toMatchObject({
      clearance: { by: 'FIRST_IN', handOver: false, against: [{ agencyName: 'Agency 1', companyName: company.name }] },
    })
  })

  it('holds a company that another agency has as a client, however its name is spelled', async () => {
    const company = aCompany()
    const { id } = await brought(cast.producer, company)
    answered(await as(cast.producer)(decisions.markSubmissionLost, { ...at(id), body: lost }))
    await desk.settle()
    const elsewhere = { ...company, domainName: 'elsewhere.example', name: company.name.replace('Brought', 'Broguht') }
    const { status } = await brought(cast.otherProducer, elsewhere)
    expect(status).toBe('HELD')
  })

  it('is won by the company’s letter, which the staff take down, once the account is taken from the other', async () => {
    const company = aCompany()
    const first = await brought(cast.producer, company)
    const { id } = await brought(cast.otherProducer, company)
    const change = (actor: Actor, body: object) => as(actor)(contract.updateSubmission, { ...at(id), body })
    const letter = { letterSignedOn: '2026-02-20' }
    expect(await change(cast.otherProducer, letter)).toMatchObject({
      status: 403,
      problem: { code: 'submission.letterByStaff' },
    })
    const toCome = {
      letterSignedOn: CalendarDate.parse(new Date(Date.now() + 2 * 86_400_000).toISOString().split('T')[0]),
    }
    expect(await change(cast.underwriter, toCome)).toMatchObject({
      status: 422,
      problem: { code: 'request.unfit', errors: [{ path: ['letterSignedOn'] }] },
    })
    expect(answered(await change(cast.underwriter, letter))).toMatchObject({ status: 'HELD' })
    expect(await read(id)).toMatchObject({ clearance: { by: 'LETTER', handOver: true } })
    answered(
      await as(cast.superAdmin)(removeAgencyAccount, {
        params: { accountId: first.accountId as never },
        query: { agencyId: AgencyId.parse(castIds.agency(1)) },
      }),
    )
    expect(answered(await change(cast.otherProducer, {}))).toMatchObject({ status: 'RECEIVED' })
    expect(await accounts.byId(first.accountId ?? '')).toMatchObject({ agencyId: castIds.agency(2) })
  })

  it('makes one first of two agencies that bring a company at the same moment', async () => {
    const company = aCompany()
    const made = await Promise.all([brought(cast.producer, company), brought(cast.otherProducer, company)])
    expect(made.map(({ status }) => status).sort()).toEqual(['HELD', 'RECEIVED'])
  })

  it('ends with the other submission', async () => {
    const company = { ...aCompany(), dunsNumber: '555000111' }
    const first = await brought(cast.producer, company)
    const { id } = await brought(cast.otherProducer, company)
    answered(await as(cast.producer)(decisions.markSubmissionLost, { ...at(first.id), body: lost }))
    expect(await read(id)).toMatchObject({ status: 'HELD', clearance: { against: [{ companyName: company.name }] } })
    expect(await as(cast.underwriter)(decisions.reopenSubmission, at(first.id))).toMatchObject({
      value: { status: 'RECEIVED' },
    })
  })
})

describe('who brings a company', () => {
  it('goes by their own first and last name, and by the name that was given once they are no user any more', async () => {
    const email = 'mary.ann@agency1.example'
    const mary = {
      ...cast.producer,
      userId: UserId.parse('usr_01JH00000000000000000MARY1'),
      name: 'Mary Ann Smith',
      email,
    }
    const organizationId = castIds.agency(1)
    await commit([
      users.create(aUser({ id: mary.userId, email, organizationId, firstName: 'Mary', lastName: 'Ann Smith' })),
    ])
    const { id } = await brought(mary)
    const submission = await submissions.require(id)
    expect(await holderOfSubmission(submission)).toMatchObject({ agentFirstName: 'Mary', agentLastName: 'Ann Smith' })
    const gone = { ...submission, agentId: undefined }
    expect(await holderOfSubmission(gone)).toMatchObject({ agentFirstName: 'Mary Ann', agentLastName: 'Smith' })
  })
})

describe('an underwriter', () => {
  const staff = { accountType: 'COWBELL', organizationId: 'provider', role: 'Underwriter', teamIds: [] } as const
  const una = as(cast.underwriter)
  const decline = { declinationReason: 'POOR_CONTROLS', declinationReasonDescription: 'No backups' } as const

  it('takes it, asks for what is missing, says that it is complete and vouches for it', async () => {
    const { revenue: _, ...sparse } = { ...aCompany(), domesticRevenue: undefined, revenue: 0 }
    const { id } = await brought(cast.producer, sparse)
    expect(await read(id)).toMatchObject({ missing: ['revenue'], chips: ['incomplete'] })
    expect(await una(decisions.completeSubmission, at(id))).toMatchObject({
      status: 409,
      problem: { code: 'submission.incomplete', detail: 'An underwriter still needs its revenue.' },
    })
    const change = { firmographics: { domesticRevenue: 3_000_000 } }
    answered(await as(cast.producer)(contract.updateSubmission, { ...at(id), body: change }))
    expect(answered(await una(decisions.completeSubmission, at(id)))).toMatchObject({ status: 'COMPLETE' })
    expect(answered(await una(decisions.certifySubmission, at(id)))).toMatchObject({ status: 'CERTIFIED' })
    expect(await read(id)).toMatchObject({ missing: [], clocks: { firstResponse: { state: 'MET' } } })
    const again = { firmographics: { noOfEmployeesAll: 900 } }
    answered(await as(cast.producer)(contract.updateSubmission, { ...at(id), body: again }))
    const corrected = await read(id)
    expect(corrected).toMatchObject({ status: 'RECEIVED', company: { noOfEmployeesAll: 900 } })
    expect(corrected.certified).toBeUndefined()
  })

  it('assigns it to one of the staff and puts it into a team of its agency', async () => {
    const { id } = await brought()
    await commit([users.create(aUser({ ...staff, id: cast.underwriter.userId, email: cast.underwriter.email }))])
    const assign = (userId: string) =>
      una(decisions.assignSubmission, { ...at(id), body: { userId: UserId.parse(userId) } })
    expect(answered(await assign(cast.underwriter.userId))).toMatchObject({
      id,
      assignee: { name: expect.any(String) },
    })
    expect(await assign(castIds.user(77))).toMatchObject({ status: 404, problem: { code: 'user.notFound' } })
    const elsewhere = aUser({ ...staff, accountIds: [castIds.agency(2)] })
    await commit([users.create(elsewhere)])
    expect(await assign(elsewhere.id)).toMatchObject({ status: 404, problem: { code: 'user.notFound' } })
    const team = (index: number) =>
      una(decisions.assignSubmissionTeam, { ...at(id), body: { teamId: TeamId.parse(castIds.team(index)) } })
    expect(answered(await team(2))).toEqual({ id, teamId: castIds.team(2) })
    expect(await team(3)).toMatchObject({ status: 404, problem: { code: 'team.notFound' } })
    expect((await found(cast.underwriter, { assignee: 'me' })).hits).toMatchObject([{ id }])
    expect((await found(cast.agent)).hits.map((hit) => hit.id)).not.toContain(id)
  })

  it('declines it with a reason, or marks it as for an excess layer', async () => {
    const { id } = await brought()
    answered(await una(decisions.markSubmissionExcess, { ...at(id), body: { excess: true } }))
    const filledIn = { ...decline, declinationReason: 'FILL_IN_OPTION' as const }
    expect(await una(decisions.declineSubmission, { ...at(id), body: filledIn })).toMatchObject({ status: 400 })
    answered(await una(decisions.declineSubmission, { ...at(id), body: decline }))
    expect(await read(id, cast.producer)).toMatchObject({
      status: 'DECLINED',
      excess: true,
      declined: { reason: 'POOR_CONTROLS', description: 'No backups', by: 'Palisade' },
    })
  })

  it('is refused what the life of a submission does not have', async () => {
    const { id } = await brought()
    const bodies = {
      assignSubmission: { userId: UserId.parse(cast.underwriter.userId) },
      assignSubmissionTeam: { teamId: TeamId.parse(castIds.team(2)) },
      certifySubmission: undefined,
      completeSubmission: undefined,
      declineSubmission: decline,
      markSubmissionExcess: { excess: true },
      markSubmissionLost: lost,
      reopenSubmission: undefined,
      updateSubmission: {},
    }
    const operations = [...Object.values(decisions), contract.updateSubmission]
    for (const [name, body] of Object.entries(bodies)) {
      const operation = operations.find((each) => 'name' in each && each.name === name)
      if (operation === undefined || !('name' in operation)) throw new Error(`There is no ${name}.`)
      await expectRefused({
        records: submissions,
        id,
        life: submissionLife,
        by: name,
        send: () => una(operation, { ...at(id), ...(body && { body }) } as never),
        problemIn: (status) => ({ code: 'submission.notAllowed', data: { status } }),
      })
    }
  })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler as accountHandler } from '#functions/account/index.ts'
import { handler as agencyHandler } from '#functions/agency/index.ts'
import { closeLeavers } from '#functions/agency/jobs/closeLeavers.ts'
import { handler as agencyWorker } from '#functions/agency/worker.ts'
import { handler as authHandler } from '#functions/auth/index.ts'
import { type ApiKeyRecord, apiKeys } from '#functions/auth/store/apiKeys.ts'
import { handler as authWorker } from '#functions/auth/worker.ts'
import { todayHere } from '#functions/directory/organizations/seersOf.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { users } from '#functions/directory/store/users.ts'
import { getAgency, updateAgency } from '#shared/contracts/account/agencies.ts'
import * as facts from '#shared/contracts/account/agencyFacts.ts'
import { offboardAgency, reinstateAgency } from '#shared/contracts/account/agencyStanding.ts'
import { createSurplusLicense } from '#shared/contracts/account/surplusLicenses.ts'
import * as agencyContract from '#shared/contracts/agency/index.ts'
import * as auth from '#shared/contracts/auth/index.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { AgencyId, type UserId } from '#shared/domain/ids/ids.ts'
import { agencyLife } from '#shared/records/agency/agencyLife.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { aUser } from '#tests/support/aUser.ts'
import { eventsOf } from '#tests/support/eventsOf.ts'
import { expectRefused } from '#tests/support/inStatus.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/operation.ts'
import { handOver } from '#tests/support/outside.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { type WebhookRecord, webhooks } from '../store/webhooks.ts'
import { handler as worker } from '../worker.ts'

let desk: QuoteDesk
const agencyId = AgencyId.parse(castIds.agency(1))
const at = { params: { agencyId } }
const asStaff = callerOf(accountHandler)(cast.superAdmin)
const asStaffOfAgencies = callerOf(agencyHandler)(cast.superAdmin)
const now = '2026-01-05T09:00:00.000Z'

beforeAll(async () => {
  desk = await openQuoteDesk()
})
afterAll(() => desk.close())

const aKey = (last: string, organizationId: string): ApiKeyRecord => ({
  id: `key_01JH0000000000000000000${last}`,
  name: `Nightly ${last}`,
  environment: 'SANDBOX',
  accountType: 'AGENCY',
  organizationId,
  userId: castIds.user(10),
  createdBy: 'Ada Marsh',
  scopes: ['policy:read'],
  addresses: [],
  assistant: false,
  freely: [],
  enabled: true,
  createdAt: now,
  expiresAt: '2031-01-05T09:00:00.000Z',
  days: 90,
  secretHash: `hash ${last}`,
  prefix: 'pk_test',
})
const aWebhook = (last: string, organizationId: string) =>
  ({
    ...{ id: `whk_01JH0000000000000000000${last}`, companyName: 'Crm', clientId: 'crm', accountType: 'AGENCY' },
    ...{ organizationId, userId: castIds.user(10), createdBy: 'Ada Marsh', createdAt: now },
    ...{ webhookUrl: 'https://crm.example/in', events: ['policy.issued'], enabled: true, secret: 'sealed' },
  }) as unknown as WebhookRecord // what signs is not looked at
const invited = aUser({ id: castIds.user(91), email: 'asked@agency1.example', status: 'INVITED', enabled: true })
const place = aUser({
  ...{ id: castIds.user(92), email: 'kept@elsewhere.example', isPlace: true, status: 'INVITED' },
  otherMemberships: [{ accountType: 'AGENCY', organizationId: castIds.agency(2), role: 'Agent', teamIds: [] }],
} as never)
const colleague = aUser({ id: castIds.user(93), email: 'here@agency1.example' })

/** What is heard of the agency's end, twice, as messages are. */
const heard = async () => {
  const ended = (await eventsOf(desk.table)).flatMap((each) => (each.name === 'agency.closed' ? [each.detail] : []))
  expect(ended).toEqual([{ agencyId }])
  for (const each of [authWorker, worker])
    for (const id of ['evt_closed', 'evt_closed_again']) await handOver(each, 'agency.closed', { agencyId }, id)
}

it('keys, webhooks and invitations of an agency end as it is closed, its history says so, and others keep theirs', async () => {
  const keys = Array.from({ length: 10 }, (_, index) => aKey(`K${String(index).padStart(2, '0')}`, agencyId))
  for (const key of [...keys, aKey('K99', castIds.agency(2))]) await commit([apiKeys.create(key)])
  for (const each of [aWebhook('W01', agencyId), aWebhook('W02', castIds.agency(2))])
    await commit([webhooks.create(each)])
  for (const each of [invited, place, colleague]) await commit([users.create(each)])
  const before = await agencies.require(agencyId)
  await commit([agencies.update(before, { ...before, widget: { addresses: [] } })])
  answered(await asStaff(offboardAgency, { ...at, body: { reason: 'Sells its book', lastDay: todayHere() } }))
  await closeLeavers({ now: `${addDays(todayHere(), 2)}T20:00:00.000Z` })
  expect(await runJobsOf(desk.table, agencyWorker)).toEqual([])
  expect(await apiKeys.byId(keys[0]?.id ?? '')).toBeDefined()
  await heard()

  for (const { id } of keys) expect(await apiKeys.byId(id)).toBeUndefined()
  expect(await webhooks.byId(aWebhook('W01', '').id)).toBeUndefined()
  expect(await users.byId(invited.id)).toBeUndefined()
  expect(await users.byId(place.id)).toMatchObject({ organizationId: castIds.agency(2), otherMemberships: [] })
  expect(await users.byId(colleague.id)).toMatchObject({ organizationId: agencyId })
  expect(await apiKeys.byId(aKey('K99', '').id)).toBeDefined()
  expect(await webhooks.byId(aWebhook('W02', '').id)).toBeDefined()
  const closed = await agencies.require(agencyId)
  expect(closed).toMatchObject({ status: 'CLOSED', ended: { keys: 10, webhooks: 1, invitations: 2 } })
  expect(closed).not.toHaveProperty('widget')
  expect(answered(await asStaff(getAgency, at)).allowedActions).toEqual(['reinstate'])
  for (const { status } of answered(await asStaff(facts.listAgencyAppointments, { query: { agencyId } })))
    expect(status).toBe('TERMINATED')
  // What has ended is made anew by who comes back.
  answered(await asStaff(reinstateAgency, { ...at, body: { reason: 'Goes on' } }))
  expect(await agencies.require(agencyId)).not.toHaveProperty('ended')
})

it('one that came back before it was heard of keeps what it has', async () => {
  await commit([apiKeys.create(aKey('K50', agencyId))])
  await handOver(authWorker, 'agency.closed', { agencyId }, 'evt_late')
  expect(await apiKeys.byId(aKey('K50', '').id)).toBeDefined()
})

const colours = { light: '#7a1f3d', dark: '#f0a6bd' }
it.each(
  Object.entries({
    updateAgency: () => asStaff(updateAgency, { ...at, body: { description: 'New' } }),
    updateAgencyColours: () => asStaffOfAgencies(agencyContract.updateAgencyColours, { ...at, body: colours }),
    removeAgencyColours: () => asStaffOfAgencies(agencyContract.removeAgencyColours, at),
    updateAgencyWidget: () => asStaffOfAgencies(agencyContract.updateAgencyWidget, { ...at, body: { addresses: [] } }),
    removeAgencyWidget: () => asStaffOfAgencies(agencyContract.removeAgencyWidget, at),
    removeMediumLogo: () => asStaffOfAgencies(agencyContract.removeMediumLogo, at),
    removeSmallLogo: () => asStaffOfAgencies(agencyContract.removeSmallLogo, at),
    uploadLogo: () =>
      asStaffOfAgencies(agencyContract.uploadLogo, {
        ...at,
        query: { isSmall: 'true' },
        body: { file: { fileName: 'logo.png', bytes: new Uint8Array(1) } },
      }),
    cropLogo: () =>
      asStaffOfAgencies(agencyContract.cropLogo, {
        body: {
          agencyId,
          logoPath: 'uploads/x',
          small: true,
          xCoordinate: 0,
          yCoordinate: 0,
          zoomFactor: 1,
          width: 64,
          height: 64,
        },
      }),
  }),
)('%s is refused for an agency that is closed', async (by, send) => {
  await expectRefused({
    ...{ records: agencies, id: agencyId, life: agencyLife, by, send },
    problemIn: (status) => ({ code: 'agency.notAllowed', data: { status } }),
  })
})

it('nobody comes to an agency that is closed, nor do teams and licenses', async () => {
  const asAuth = callerOf(authHandler)(cast.superAdmin)
  const license = { state: 'OR', number: 'OR 9001', expirationDate: '2097-06-30', npn: '123451' } as const
  const { id: agentId, firstName: agentFirstName, lastName: agentLastName, email: agentEmail } = colleague
  const person = {
    ...{ email: 'late@agency1.example', firstName: 'Lena', lastName: 'Ott', phone: '', roleId: 'Agent' },
    ...{ primaryContact: false, billingContact: false, accountIds: [agencyId] },
  } as const
  const surplus = {
    ...{ surplusLinesState: 'OR', surplusLicenseNumber: 'SL 9001' },
    ...{ brokerFirstName: 'Bo', brokerLastName: 'Ames', brokerEmail: 'bo@agency1.example' },
  }
  const comes = {
    createTeam: () => asAuth(auth.createTeam, { body: { name: 'Late', agencyId } }),
    createUser: () => asAuth(auth.createUser, { body: person as never }),
    resendUserInvitation: () => asAuth(auth.resendUserInvitation, { body: { email: again.email } }),
    assignUserAccess: () =>
      asAuth(auth.assignUserAccess, { body: { userId: elsewhere.id as UserId, accountIds: [agencyId] } }),
    createAgencyLicense: () =>
      asStaffOfAgencies(agencyContract.createAgencyLicense, { body: { ...license, agencyId } }),
    createAgentLicense: () =>
      asStaffOfAgencies(agencyContract.createAgentLicense, {
        body: { ...license, agentId, agentFirstName, agentLastName, agentEmail } as never,
      }),
    createSurplusLicense: () => asStaff(createSurplusLicense, { body: { ...surplus, agencyId } }),
  }
  const elsewhere = aUser({ id: castIds.user(94), email: 'two@agency2.example', organizationId: castIds.agency(2) })
  const again = aUser({ id: castIds.user(95), email: 'again@agency1.example', status: 'INVITED' })
  await commit([users.create(elsewhere), users.create(again)])
  const agency = await agencies.require(agencyId)
  await commit([agencies.update(agency, { ...agency, status: 'CLOSED' })])
  for (const [name, send] of Object.entries(comes))
    expect([name, await send()]).toMatchObject([name, { status: 409, problem: { code: 'agency.notAllowed' } }])
  const closed = await agencies.require(agencyId)
  await commit([agencies.update(closed, { ...closed, status: 'ACTIVE' })])
  expect(await comes.createTeam()).toMatchObject({ ok: true })
})

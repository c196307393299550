import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outgoingMails } from '#functions/_platform/mail/outbox.ts'
import { handler } from '#functions/account/index.ts'
import { handler as worker } from '#functions/agency/worker.ts'
import { isHeld } from '#functions/auth/organizations/organization.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { addAgency, getAgency } from '#shared/contracts/account/agencies.ts'
import * as contract from '#shared/contracts/account/agencyStanding.ts'
import { listAgencyHistory } from '#shared/contracts/account/history.ts'
import { bindQuote } from '#shared/contracts/quote/binding.ts'
import { getQuoteLicensing } from '#shared/contracts/quote/licensing.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { agencyLife } from '#shared/records/agency/agencyLife.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { eventsOf } from '#tests/support/eventsOf.ts'
import { expectRefused } from '#tests/support/inStatus.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/operation.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { closeLeavers } from '../jobs/closeLeavers.ts'

const as = callerOf(handler)
let desk: QuoteDesk
beforeAll(async () => {
  desk = await openQuoteDesk()
})
afterAll(() => desk.close())

const agencyId = AgencyId.parse(castIds.agency(1))
const at = { params: { agencyId } }
const people = { accountType: 'AGENCY', organizationId: agencyId } as const
const suspend = (reason = 'License withdrawn') =>
  as(cast.superAdmin)(contract.suspendAgency, { ...at, body: { reason } })
const reinstate = (reason = 'License is back') =>
  as(cast.superAdmin)(contract.reinstateAgency, { ...at, body: { reason } })
const offboard = (lastDay: string) =>
  as(cast.superAdmin)(contract.offboardAgency, { ...at, body: { reason: 'Sells its book', lastDay } })

/** The e-mail that was asked for last. */
const lastMail = async () => {
  const asked = (await eventsOf(desk.table)).flatMap(({ name, detail }) =>
    name === 'mail.requested' ? [detail.mailId] : [],
  )
  return outgoingMails.byId(asked.at(-1) ?? '')
}

describe('an agency', () => {
  it('that is suspended lets nobody in and binds nothing, its locations neither, until it is reinstated', async () => {
    const quoteId = await desk.aRequestedQuote(await desk.anAccount())
    const location = answered(
      await as(cast.superAdmin)(addAgency, {
        body: {
          name: 'Agency 1, Bend',
          hostname: 'bend.agency1.example',
          npn: '7654399',
          agencyId,
          contactFirstName: 'Bea',
          contactLastName: 'Quist',
          contactEmail: 'bend@agency1.example',
          contactPhone: '(541) 555-0161',
        },
      }),
    )
    expect(await suspend()).toMatchObject({ value: { status: 'SUSPENDED', statusReason: 'License withdrawn' } })
    const { contactEmail } = await agencies.require(agencyId)
    const told = await lastMail()
    expect(told).toMatchObject({
      ...{ template: 'organizationHeld', to: contactEmail },
      data: { organization: 'Agency 1', held: true },
    })
    expect(JSON.stringify(told)).not.toContain('License withdrawn')
    expect(await isHeld(people)).toBe(true)
    expect(await isHeld({ ...people, organizationId: location.id })).toBe(true)
    expect(await isHeld({ ...people, organizationId: castIds.agency(2) })).toBe(false)
    expect(await desk.as(cast.superAdmin)(bindQuote, { params: { quoteId }, body: {} })).toMatchObject({
      status: 409,
      problem: {
        code: 'quote.notLicensed',
        detail: 'Agency 1 is suspended. Have the provider reinstate the agency, or move the client to another one.',
      },
    })
    expect(await desk.as(cast.underwriter)(getQuoteLicensing, { params: { quoteId } })).toMatchObject({
      value: { standing: 'NOT_LICENSED', reasons: [{ ruleId: 'agency.held', input: 'SUSPENDED', blocks: true }, {}] },
    })
    expect(await suspend()).toMatchObject({
      status: 409,
      problem: { detail: 'The agency is SUSPENDED; what can be done now: reinstate it, move it, change it.' },
    })
    expect(await reinstate()).toMatchObject({ value: { status: 'ACTIVE' } })
    expect(await lastMail()).toMatchObject({ to: contactEmail, data: { held: false } })
    expect(await isHeld(people)).toBe(false)
    expect(await isHeld({ ...people, organizationId: location.id })).toBe(false)
    expect(await desk.as(cast.producer)(bindQuote, { params: { quoteId }, body: {} })).toMatchObject({ ok: true })
  })

  it('keeps to itself why it was suspended, as far as the provider’s word goes', async () => {
    answered(await suspend('Complaints of clients'))
    answered(await reinstate('Nothing was found'))
    await desk.settle()
    expect(answered(await as(cast.producer)(getAgency, at))).not.toHaveProperty('statusReason')
    const told = JSON.stringify(answered(await as(cast.producer)(listAgencyHistory, at)))
    expect(told).not.toContain('Complaints of clients')
    expect(told).toContain('SUSPENDED')
  })

  it('that leaves works until its last day, and is closed after it; it may come back', async () => {
    expect(await offboard('2020-01-01')).toMatchObject({ status: 422 })
    expect(await offboard('2031-06-30')).toMatchObject({ value: { status: 'OFFBOARDING', lastDay: '2031-06-30' } })
    const on = async (day: CalendarDate) => {
      await closeLeavers({ now: `${day}T20:00:00.000Z` })
      expect(await runJobsOf(desk.table, worker)).toEqual([])
      return (await agencies.require(agencyId)).status
    }
    expect(await on('2031-06-30')).toBe('OFFBOARDING')
    expect(await isHeld(people)).toBe(false)
    expect(await on('2031-07-01')).toBe('CLOSED')
    expect(await isHeld(people)).toBe(true)
    expect(await on('2031-07-02')).toBe('CLOSED')
    expect(await reinstate()).toMatchObject({ value: { status: 'ACTIVE' } })
    expect(await agencies.require(agencyId)).not.toHaveProperty('lastDay')
  })

  it('is held and let go by few of the staff alone, each with a reason', async () => {
    for (const actor of [cast.producer, cast.underwriter])
      expect(await as(actor)(contract.suspendAgency, { ...at, body: { reason: 'No' } })).toMatchObject({ status: 403 })
    expect(await suspend('  ')).toMatchObject({ status: 400 })
  })

  it.each(
    Object.entries({
      suspendAgency: () => suspend(),
      reinstateAgency: () => reinstate(),
      offboardAgency: () => offboard('2031-06-30'),
    }),
  )('refuses %s in a status that does not have it', async (by, send) => {
    await expectRefused({
      records: agencies,
      id: agencyId,
      life: agencyLife,
      by,
      send,
      problemIn: (status) => ({ code: 'agency.notAllowed', data: { status } }),
    })
  })
})

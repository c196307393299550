import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { now } from '#functions/_platform/clock/clock.ts'
import { outgoingMails } from '#functions/_platform/mail/outbox.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { agencyLicenses } from '#functions/directory/store/agencyLicenses.ts'
import { agentLicenses } from '#functions/directory/store/agentLicenses.ts'
import { surplusLicenses } from '#functions/directory/store/surplusLicenses.ts'
import { handler as messages } from '#functions/messages/worker.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { AgencyLicenseId, AgentLicenseId, SurplusLicenseId } from '#shared/domain/ids/ids.ts'
import { castIds } from '#tests/cast/actors.ts'
import { bookAgencies } from '#tests/support/agencyBook.ts'
import { eventsOf } from '#tests/support/eventsOf.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { deliver } from '#tests/support/queue.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { aWhilePasses } from '#tests/weather/ofTheRun.ts'
import { todayHere } from '../todayHere.ts'
import { handler as worker } from '../worker.ts'
import { warnOfExpiry } from './warnOfExpiry.ts'

let table: TestTable
beforeAll(async () => {
  table = await startTable()
  process.env.PUBLIC_URL = 'http://us.localhost:3000'
  await bookAgencies()
})
afterAll(() => table.stop())

const at = now()
const ulid = (index: number) => `01JH0000000000000000000M0${index}`
const fields = {
  agencyId: castIds.agency(1),
  agencyName: 'Agency 1',
  state: 'OR',
  kind: 'PRODUCER' as const,
  linesOfAuthority: ['CASUALTY' as const],
  created: at,
  updated: at,
}

const anAgencyLicense = (index: number, expirationDate: CalendarDate) =>
  agencyLicenses.create({
    ...fields,
    id: AgencyLicenseId.parse(`agl_${ulid(index)}`),
    number: `A ${index}`,
    expirationDate,
  })

const warnings = async () =>
  (await eventsOf(table)).flatMap((event) => (event.name === 'license.expiring' ? [event.detail] : []))

const on = async (day: CalendarDate) => {
  await warnOfExpiry({ now: `${day}T13:00:00.000Z` })
  expect(await runJobsOf(table, worker)).toEqual([])
}
const expires = '2031-06-30'

describe('before a license expires', () => {
  it('its holders are warned at 60, 30 and 7 days, once each, of whichever kind it is', async () => {
    await commit([
      anAgencyLicense(1, expires),
      anAgencyLicense(2, '2032-06-30'),
      agentLicenses.create({
        ...fields,
        id: AgentLicenseId.parse(`ali_${ulid(1)}`),
        agentId: castIds.user(12),
        agentFirstName: 'Ana',
        agentLastName: 'Silva',
        agentEmail: 'ana@agency1.example',
        number: 'P 1',
        expirationDate: expires,
      }),
      surplusLicenses.create({
        id: SurplusLicenseId.parse(`sll_${ulid(1)}`),
        agencyId: fields.agencyId,
        brokerFirstName: 'Bo',
        brokerLastName: 'Reed',
        brokerEmail: 'bo@agency1.example',
        surplusLicenseNumber: 'S 1',
        surplusLinesState: 'LA',
        signatureOnFile: true,
        expirationDate: expires,
        created: at,
        updated: at,
      }),
      surplusLicenses.create({
        id: SurplusLicenseId.parse(`sll_${ulid(2)}`),
        agencyId: fields.agencyId,
        brokerFirstName: 'Bo',
        brokerLastName: 'Reed',
        brokerEmail: 'bo@agency1.example',
        surplusLicenseNumber: 'S 2',
        surplusLinesState: 'MT',
        signatureOnFile: false,
        created: at,
        updated: at,
      }),
    ])
    await aWhilePasses()
    const told: Record<number, number> = {}
    for (const left of [61, 60, 59, 30, 29, 7, 1, 0, -1]) {
      const before = (await warnings()).length
      await on(addDays(expires, -left))
      await on(addDays(expires, -left))
      told[left] = (await warnings()).length - before
    }
    expect(told).toEqual({ 61: 0, 60: 3, 59: 0, 30: 3, 29: 0, 7: 3, 1: 0, 0: 0, '-1': 0 })
    expect((await warnings()).slice(0, 3)).toEqual([
      { licenseId: `agl_${ulid(1)}`, kind: 'agency', days: 60 },
      { licenseId: `ali_${ulid(1)}`, kind: 'agent', days: 60 },
      { licenseId: `sll_${ulid(1)}`, kind: 'surplus', days: 60 },
    ])
  })

  it('the job warns by the day it is, and keeps with the license that it did', async () => {
    await commit([anAgencyLicense(3, addDays(todayHere(now()), 29))])
    await aWhilePasses()
    for (const _ of [1, 2]) {
      await worker({ job: 'warnOfExpiry' })
      expect(await runJobsOf(table, worker)).toEqual([])
    }
    expect((await warnings()).slice(-1)).toEqual([{ licenseId: `agl_${ulid(3)}`, kind: 'agency', days: 30 }])
    expect(await agencyLicenses.require(`agl_${ulid(3)}`)).toMatchObject({ warned: { days: 30 } })
  })

  it('the agency’s contact and the person whose it is get an e-mail each; of what is gone nobody does', async () => {
    const body = (detail: object, index: number) =>
      JSON.stringify({ id: `evt_license_${index}`, 'detail-type': 'license.expiring', time: at, detail })
    const details = [...(await warnings()).slice(0, 3), { licenseId: `agl_${ulid(9)}`, kind: 'agency', days: 7 }]
    const messagesOf = details.map((detail, index) => ({ messageId: `m${index}`, body: body(detail, index) }))
    expect(await deliver(messages, messagesOf)).toEqual([])
    expect(await deliver(messages, messagesOf)).toEqual([])
    const asked = (await eventsOf(table)).flatMap(({ name, detail }) =>
      name === 'mail.requested' ? [detail.mailId] : [],
    )
    const mails = await outgoingMails.byIds(asked)
    expect(mails.map(({ to, data }) => `${to} ${data.number} ${data.where} ${data.days}`).sort()).toEqual([
      'ana@agency1.example P 1 Oregon 60',
      'bo@agency1.example S 1 Louisiana 60',
      'office@agency1.example A 1 Oregon 60',
      'office@agency1.example P 1 Oregon 60',
      'office@agency1.example S 1 Louisiana 60',
    ])
  })
})

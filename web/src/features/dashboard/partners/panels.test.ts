import { createElement as h } from 'react'
import { describe, expect, it } from 'vitest'
import { listMemberAppointments } from '#shared/contracts/account/agencyFacts.ts'
import { getSubmissionChannels } from '#shared/contracts/account/submissions.ts'
import { listAgencyCommissions } from '#shared/contracts/commissions/statements.ts'
import { getAccumulation } from '#shared/contracts/risk/accumulation.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { openBrowser } from '#tests/support/screen.ts'

const { draw } = await openBrowser({ session: { accountType: 'CARRIER', role: 'Carrier Underwriter' } })
const { Accumulation } = await import('./Accumulation.tsx')
const { AgencyCommissions } = await import('./AgencyCommissions.tsx')
const { Appointments } = await import('./Appointments.tsx')
const { Authority } = await import('./Authority.tsx')
const { Channels } = await import('./Channels.tsx')
const { todayHere } = await import('#web/i18n/todayHere.ts')

describe('on its home', () => {
  it('a carrier reads what one vendor’s outage would meet, what is withheld as a dash', async () => {
    const told = { currency: 'USD', asOf: '2026-11-29T10:00:00.000Z', mail: [], security: [] }
    const cloud = [{ vendor: 'aws', policies: 7, limit: 12_000_000 }, { vendor: 'azure' }, { vendor: 'unknown' }]
    const { text } = await draw(h(Accumulation), { answers: [[getAccumulation, {}, { ...told, cloud }]] })
    expect(text).toMatch(/Amazon Web Services 7 \$12M/)
    expect(text).toMatch(/Microsoft Azure – –/)
    expect(text).toContain('partners.accumulation.unknown')
  })

  it('a carrier reads the letters of authority in force, for risks and for claims', async () => {
    const { text } = await draw(h(Authority))
    expect(text).toMatch(/Carrier Underwriter \$10M \$5B \$1M 40% – –/)
    expect(text).toMatch(/Carrier Claims Adjuster – – – – \$250K \$100K/)
    expect(text).toMatch(/Super Admin partners\.authority\.unbounded/)
  })

  it('an aggregator reads the commission of each of its agencies, and by which ways submissions come', async () => {
    const to = todayHere()
    const query = { from: CalendarDate.parse(`${to.slice(0, 4)}-01-01`), to }
    const agencies = [{ id: 'agy_1', name: 'Harbor & Pine', total: 120_050, paid: 100_000, pending: 20_050 }]
    const { text } = await draw(h(AgencyCommissions), {
      answers: [[listAgencyCommissions, { query }, { currency: 'USD', agencies, isPart: false }]],
    })
    expect(text).toMatch(/Harbor & Pine \$1,200\.50 \$1,000\.00 \$200\.50/)
    const ways = { KEY: 3, MAIL: 0, RENEWAL: 1, SCREEN: 12, UPLOAD: 2 }
    const drawn = await draw(h(Channels), { answers: [[getSubmissionChannels, { query: {} }, ways]] })
    expect(drawn.text).toMatch(/partners\.channels\.SCREEN 12/)
  })

  it('a cluster reads by whom each member is appointed, and what all of them may sell', async () => {
    const appointments = [{ carrierId: 'org_1', carrierName: 'Harbor Specialty', states: ['OR', 'WA'] }]
    const members = [
      { id: 'agy_1', name: 'Harbor & Pine', sells: true, appointments },
      { id: 'agy_2', name: 'Oak Street', sells: false, appointments: [] },
    ]
    const shown = (programs: readonly string[]) =>
      draw(h(Appointments), { answers: [[listMemberAppointments, {}, { members, programs, isPart: false }]] })
    const { text } = await shown([])
    expect(text).toMatch(/Harbor & Pine Harbor Specialty OR, WA/)
    expect(text).toMatch(/Oak Street partners\.appointments\.nobody partners\.appointments\.mayNot/)
    expect(text).toContain('partners.appointments.noPrograms')
    expect((await shown(['Prime 100'])).text).toContain('partners.appointments.programs')
  })
})

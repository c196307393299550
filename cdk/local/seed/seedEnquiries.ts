import { searchEnquiries } from '#shared/contracts/agency/enquiries.ts'
import { sendWidgetEnquiry, updateAgencyWidget } from '#shared/contracts/agency/widget.ts'
import { getCurrentUser } from '#shared/contracts/auth/index.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { regionClient } from '../journey/client.ts'
import type { Platform } from '../platform.ts'
import { people } from './cast.ts'
import { signInAs } from './signInAs.ts'

/** Who asks the first agency of a region by the form on its pages. */
const visitors = {
  us: [
    'Juniper Point Bakery',
    'Ines',
    'Calder',
    '(512) 555-0188',
    'We take cards at three counters. What would cover us?',
  ],
  uk: ['Rook & Barley Catering', 'Ines', 'Calder', '+44 20 7946 0188', 'We take bookings online. What would cover us?'],
  au: ['Saltbush Catering', 'Ines', 'Calder', '+61 2 7010 0188', 'We take bookings online. What would cover us?'],
} as const satisfies Readonly<Record<RegionCode, readonly string[]>>

const seedRegion = async (platform: Platform, region: RegionCode): Promise<void> => {
  const admin = await signInAs(platform, people(region).agencyAdmin)
  const agencyId = AgencyId.parse((await admin.call(getCurrentUser, {})).account.id)
  const [company, firstName, lastName, phone, message] = visitors[region]
  for (const status of ['OPEN', 'TAKEN', 'CLOSED'] as const) {
    const { hits } = await admin.call(searchEnquiries, { query: { status } })
    if (hits.some((each) => each.company === company)) return
  }
  const [, domain] = people(region).agencyAdmin.email.split('@')
  const site = `https://www.${domain}`
  await admin.call(updateAgencyWidget, { params: { agencyId }, body: { addresses: [site] } })
  const email = `${firstName}@${company.toLowerCase().replace(/[^a-z]+/g, '-')}.example`.toLowerCase()
  await regionClient(region, platform.port).call(sendWidgetEnquiry, {
    params: { agencyId },
    body: { company, website: '', firstName, lastName, email, phone, message, fax: '' },
  })
}

/** Has the first agency of each region open its form, and a visitor ask it for a quote. Called again it changes nothing. */
export const seedEnquiries = async (platform: Platform): Promise<void> => {
  await Promise.all(platform.regions.map((region) => seedRegion(platform, region)))
}

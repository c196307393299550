import type { RegionCode } from '#shared/regions/code.ts'
import { formatPhone } from '#shared/regions/phone.ts'
import { regionOf } from '#shared/regions/regions.ts'
import type { Contact, Issuer } from '../templates/documentData.ts'

/** What a region has its documents say of the company behind them. */
const regulators: Readonly<Partial<Record<RegionCode, string>>> = {
  uk: 'is authorised and regulated by the Financial Conduct Authority.',
  au: 'acts under a binding authority as agent of the insurer, not as your agent.',
}

/** Who signs for the insurer under its binding authority. */
export const authorizedBy = { name: 'Rosalind Achterberg', title: 'Head of Cyber Underwriting' }

/** The provider as a region's documents name it. */
export const issuerOf = (region: RegionCode): Issuer => {
  const { provider, support } = regionOf(region)
  const phone = formatPhone(regionOf(region), support.phone)
  const [company] = provider.legalEntity.split('. ')
  const regulated = regulators[region]
  return {
    name: provider.name,
    legalLine: provider.legalEntity,
    ...(regulated !== undefined && { regulatoryLine: `${company} ${regulated}` }),
    support: { name: `${provider.name} Support`, email: support.email, phone },
    website: provider.website,
  }
}

/** Where an incident is reported, day and night. */
export const claimsDesk = (region: RegionCode): Contact & { hours: string } => {
  const { support } = regionOf(region)
  const phone = formatPhone(regionOf(region), support.claimsPhone)
  return { name: 'Claims desk', email: support.email, phone, hours: 'Day and night, every day' }
}

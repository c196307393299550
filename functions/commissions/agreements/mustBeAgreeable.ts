import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { type AgencyRecord, agencyById, seersOf } from '#functions/directory/public.ts'
import type { CommissionAgreementRecord } from '#shared/contracts/commissions/commissionAgreement.ts'
import {
  type CommissionAgreementTerms,
  faultsOfAgreement,
  overlapped,
} from '#shared/domain/quoting/commissionAgreement.ts'
import { productNameOf } from '#shared/regions/productNames.ts'
import { regionOf } from '#shared/regions/regions.ts'

/** Refuses a share of anybody who stands neither above the agency nor below it. */
const mustBeRelated = async (agency: AgencyRecord, partyId: string): Promise<void> => {
  const party = await agencyById(partyId)
  const isRelated =
    party !== undefined && ((await seersOf(agency.id)).has(party.id) || (await seersOf(party.id)).has(agency.id))
  if (!isRelated) fail('commission.notRelated', { data: { agency: party?.name ?? partyId } })
}

/** Refuses terms that cannot be agreed with an agency, or not beside those that are. */
export const mustBeAgreeable = async (
  agency: AgencyRecord,
  terms: CommissionAgreementTerms,
  others: readonly CommissionAgreementRecord[],
): Promise<void> => {
  const { product, shares } = terms
  const errors = faultsOfAgreement(agency.id, terms)
  if (product !== null && !regionOf(config.region).products.includes(product))
    errors.push({ path: ['product'], detail: 'It is not sold here' })
  if (errors.length > 0) fail('commission.invalidAgreement', { errors })
  const other = overlapped(terms, others)
  if (other !== undefined)
    fail('commission.agreementOverlaps', {
      data: {
        product: other.product === null ? 'all products' : productNameOf(other.product),
        span:
          other.effectiveUntil === null
            ? `from ${other.effectiveFrom} on`
            : `from ${other.effectiveFrom} until ${other.effectiveUntil}`,
      },
    })
  for (const share of shares) await mustBeRelated(agency, share.agencyId)
}

import type { AgencyRecord } from '#functions/directory/public.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { coverageById } from '#shared/domain/coverage/catalogue.ts'
import { inRegion } from '#shared/domain/coverage/regionalText.ts'
import { takesFeeAgreement } from '#shared/domain/quoting/feeAgreement.ts'
import { terrorismOffer } from '#shared/domain/rating/terrorismOffer.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { formatPhone } from '#shared/regions/phone.ts'
import { productNameOf } from '#shared/regions/productNames.ts'
import { regionOf } from '#shared/regions/regions.ts'
import type { Agency, DocumentData } from '../templates/documentData.ts'
import { coverageData } from './coverageData.ts'
import type { CoverFacts } from './coverFacts.ts'
import { issuerOf } from './issuer.ts'
import type { Named } from './namedOn.ts'
import { priceData } from './priceData.ts'
import { addressLines, retroPeriodWords, stateOfCover, waitingPeriodWords } from './regionalWords.ts'

const brokerFees: readonly string[] = ['additionalBrokerFee', 'brokerFee']

const agencyData = (region: RegionCode, facts: CoverFacts, agency: AgencyRecord | undefined): Agency => ({
  name: facts.agencyName,
  addressLines: agency === undefined ? [] : addressLines(region, agency),
  ...(agency?.npn !== undefined && agency.npn !== '' && { licenseNumber: agency.npn }),
  agent: {
    name: [facts.agentFirstName, facts.agentLastName].filter(Boolean).join(' ') || facts.agencyName,
    email: facts.agentEmail ?? agency?.contactEmail ?? regionOf(region).support.email,
    ...(facts.agentPhone !== undefined && { phone: formatPhone(regionOf(region), facts.agentPhone) }),
  },
})

/** By which agreement the broker's fees are charged, where they take one. */
const feesAgreedIn = (region: RegionCode, { feeAgreement, isSurplus, rated }: CoverFacts) => {
  const isCharged = rated.fees.some(({ key, amount }) => brokerFees.includes(key) && amount > 0)
  return isCharged && feeAgreement && takesFeeAgreement({ region, isSurplus })
    ? { feeAgreement: { signedOn: feeAgreement.signedOn } }
    : {}
}

/** What proposal, binder and policy have in common. `today` is the day printed on the document. */
export const commonData = (
  region: RegionCode,
  facts: CoverFacts,
  { agency, insurer }: Named,
  documentNumber: string,
  today: CalendarDate,
): DocumentData => {
  const { locale, currency } = regionOf(region)
  const market = facts.isSurplus ? 'surplus' : 'admitted'
  const state = stateOfCover(region, facts.address.state)
  return {
    region,
    locale,
    currency,
    documentNumber,
    generatedOn: today,
    product: productNameOf(facts.product),
    market,
    ...(state && { state }),
    issuer: { ...issuerOf(region), insurer },
    insured: { name: facts.companyName, addressLines: addressLines(region, facts.address) },
    agency: agencyData(region, facts, agency),
    period: { effective: facts.effectiveDate, expiry: facts.endDate },
    terms: {
      aggregateLimit: facts.limit,
      deductible: facts.deductible,
      retroPeriod: retroPeriodWords(facts.retroActivePeriod),
      // The hours are waited beneath a layer, once.
      ...(facts.excess === undefined && { waitingPeriod: waitingPeriodWords(facts.waitingPeriod) }),
    },
    ...(facts.excess && {
      excess: {
        attachmentPoint: facts.excess.attachmentPoint,
        underlying: facts.excess.underlying,
        notFollowed: facts.excess.notFollowed.flatMap((id) => {
          const coverage = coverageById(id)
          return coverage === undefined ? [] : [inRegion(coverage.name, region)]
        }),
      },
    }),
    coverages: coverageData(region, facts),
    price: priceData(facts.rated),
    ...feesAgreedIn(region, facts),
    ...(region === 'us' && { terrorism: terrorismOffer(facts.rated) }),
  }
}

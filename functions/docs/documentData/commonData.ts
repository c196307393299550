import type { AgencyRecord } from '#functions/directory/public.ts'
import { rateBook } from '#functions/tariff/public.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { coverageById } from '#shared/domain/coverage/catalogue.ts'
import { inRegion } from '#shared/domain/coverage/regionalText.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { formatPhone } from '#shared/regions/phone.ts'
import { productNameOf } from '#shared/regions/productNames.ts'
import { regionOf } from '#shared/regions/regions.ts'
import type { Agency, DocumentData } from '../templates/documentData.ts'
import { coverageData } from './coverageData.ts'
import type { CoverFacts } from './coverFacts.ts'
import { issuerOf } from './issuer.ts'
import { priceData } from './priceData.ts'
import { addressLines, retroPeriodWords, stateOfCover, waitingPeriodWords } from './regionalWords.ts'

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

/** What proposal, binder and policy have in common. `today` is the day printed on the document. */
export const commonData = (
  region: RegionCode,
  facts: CoverFacts,
  agency: AgencyRecord | undefined,
  documentNumber: string,
  today: CalendarDate,
): DocumentData => {
  const { locale, currency } = regionOf(region)
  const market = facts.isSurplus ? 'surplus' : 'admitted'
  const state = stateOfCover(region, facts.address.state)
  const terrorism = facts.rated.steps.filter(({ key }) => key === 'tria').reduce((sum, { effect }) => sum + effect, 0)
  // The Act has the price told to who declines it as well.
  const { triaRate } = rateBook(facts.rated.rateBookVersion) ?? { triaRate: null }
  const offered = triaRate === null ? 0 : Math.round((facts.rated.premium * triaRate) / 100) * 100
  return {
    region,
    locale,
    currency,
    documentNumber,
    generatedOn: today,
    product: productNameOf(facts.product),
    market,
    ...(state && { state }),
    issuer: issuerOf(region, market),
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
    ...(region === 'us' && {
      terrorism: { accepted: terrorism !== 0, premium: terrorism !== 0 ? terrorism : offered },
    }),
  }
}

import type { EventExclusion } from '#shared/contracts/quote/quoteParts.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { SelectedCoverage } from '#shared/domain/coverage/selectedCoverage.ts'
import type { ExcessTerms } from '#shared/domain/policy/excessTower.ts'
import type { RatedPremium } from '#shared/domain/rating/ratedPremium.ts'
import type { Product } from '#shared/regions/products.ts'

/** What a quote and the policy it becomes have in common as far as their documents go. Amounts as on those records. */
export interface CoverFacts {
  readonly product: Product
  readonly companyName: string
  readonly address: {
    readonly address1?: string | undefined
    readonly address2?: string | undefined
    readonly address3?: string | undefined
    readonly city?: string | undefined
    readonly state?: string | undefined
    readonly zipCode?: string | undefined
    /** What the company does there. */
    readonly naicsCode?: string | undefined
    readonly sicCode?: string | undefined
  }
  readonly agencyId: string
  readonly agencyName: string
  readonly agentFirstName?: string | undefined
  readonly agentLastName?: string | undefined
  readonly agentEmail?: string | undefined
  readonly agentPhone?: string | undefined
  readonly isSurplus: boolean
  readonly feeAgreement?: { readonly signedOn: CalendarDate } | undefined
  readonly effectiveDate: CalendarDate
  readonly endDate: CalendarDate
  readonly limit: number
  readonly deductible: number
  readonly waitingPeriod: number
  readonly retroActivePeriod: number
  readonly coverages: readonly SelectedCoverage[]
  readonly eventExclusions: readonly EventExclusion[]
  readonly additionalInsureds: readonly { readonly businessName: string }[]
  readonly rated: RatedPremium
  readonly excess?: ExcessTerms | undefined
}

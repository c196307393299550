import type { QuoteRecord } from '#functions/quote/public.ts'
import { downPaymentOf, instalmentsBefore, planStart } from '#shared/domain/billing/instalments.ts'
import { invoiceReferenceDays } from '#shared/domain/billing/invoice.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { FormChange } from '#shared/domain/policy/formChanges.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import type { DocumentData, Endorsement } from '../templates/documentData.ts'
import type { ProposalData } from '../templates/proposalData.ts'
import type { AgencyMark } from './agencyLogo.ts'
import { becauseData } from './becauseData.ts'
import { commonData } from './commonData.ts'
import { type Book, endorsementsOf } from './forms.ts'
import type { Named } from './namedOn.ts'
import { waterfallData } from './priceData.ts'
import { quoteCover } from './quoteCover.ts'
import { subjectivityData } from './subjectivityData.ts'

const feeOf = ({ rated }: QuoteRecord, keys: readonly string[]) =>
  rated.fees.filter(({ key }) => keys.includes(key)).reduce((sum, { amount }) => sum + amount, 0)

/** How it is paid by a plan; no way to pay where cover ends before a first instalment is due. */
const monthly = (quote: QuoteRecord, today: CalendarDate): NonNullable<ProposalData['paymentOptions']> => {
  const { effectiveDate, endDate, rated } = quote
  const payments = instalmentsBefore({ endDate, from: planStart({ today, effectiveDate }) })
  if (payments === 0) return []
  return [
    {
      name: 'Pay monthly',
      detail: `20% and fees as a down payment, the rest in ${payments} monthly ${payments === 1 ? 'payment' : 'payments'}.`,
      due: 'due when you sign the plan',
      firstDue: downPaymentOf({
        totalPremium: rated.total,
        brokerFee: feeOf(quote, ['brokerFee', 'additionalBrokerFee']),
        mgaFee: feeOf(quote, ['mgaFee']),
      }),
    },
  ]
}

const withMark = (common: DocumentData, { logo, colours }: AgencyMark, website: string | undefined): DocumentData => ({
  ...common,
  agency: {
    ...common.agency,
    ...(logo !== undefined && { logo }),
    ...(colours !== undefined && { colours }),
    // A name alone is no address that anybody could type.
    ...(website?.includes('.') && { website }),
  },
})

/** What a proposal takes besides its quote. */
interface Printed {
  readonly reviewLink: string
  readonly book: Book
  readonly mark: AgencyMark
  /** What a renewal carries in other editions than the policy that ends. */
  readonly changes?: readonly FormChange[]
  /** What was written for the quote alone. */
  readonly manuscripts: readonly Endorsement[]
}

/** What the proposal of a quote says, under the agency's logo and in its colours where it has any. */
export const proposalData = (
  region: RegionCode,
  quote: QuoteRecord,
  named: Named,
  today: CalendarDate,
  { reviewLink, book, mark, changes = [], manuscripts }: Printed,
): ProposalData => ({
  ...withMark(commonData(region, quoteCover(quote), named, quote.quoteNumber, today), mark, named.agency?.hostname),
  quoteNumber: quote.quoteNumber,
  validUntil: quote.expiresOn,
  waterfall: waterfallData(quote.rated, region),
  because: becauseData(region, quote),
  subjectivities: subjectivityData(region, quote.subjectivities, { of: 'PRE_BIND' }),
  laterSubjectivities: subjectivityData(region, quote.subjectivities, { of: 'POST_BIND' }),
  paymentOptions: [
    {
      name: 'Pay in full',
      detail: 'By card or bank transfer. Nothing more to pay in the period.',
      firstDue: quote.rated.total,
      due: quote.isRenewal
        ? `due on the first day of cover, ${invoiceReferenceDays} days after issue at the earliest`
        : `due within ${invoiceReferenceDays} days of issue`,
    },
    ...monthly(quote, today),
  ],
  endorsements: [...endorsementsOf(region, quoteCover(quote), book), ...manuscripts],
  ...(changes.length > 0 && {
    formChanges: changes.map(({ formNumber, formTypeId: _, name, ...change }) => ({
      ...change,
      number: formNumber,
      title: name,
    })),
  }),
  reviewLink,
})

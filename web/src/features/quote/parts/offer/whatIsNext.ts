import type { Quote } from '#shared/contracts/quote/quote.ts'
import { canQuote } from '#shared/records/quote/quoteLife.ts'
import { stopsBinding, stopsIssue } from '#shared/records/subjectivity/subjectivities.ts'

/** What comes after the insured has confirmed the application: that it is bound, issued, or is a policy already. */
export type Next = 'bind' | 'issue' | 'policy'

type Confirmed = Pick<Quote, 'agencyStatus' | 'applicationStatus' | 'attested' | 'subjectivities'>

/** What comes next of a quote, once somebody of the insured has confirmed the application as it stands; else undefined. */
export const whatIsNext = ({
  agencyStatus,
  attested,
}: Pick<Confirmed, 'agencyStatus' | 'attested'>): Next | undefined => {
  if (attested?.outdated !== false) return undefined
  if (agencyStatus === 'ISSUED') return 'policy'
  if (agencyStatus === 'BOUND') return 'issue'
  return agencyStatus === 'REQUESTED' || agencyStatus === 'SIGNED' ? 'bind' : undefined
}

/** Whether something that the insured brings stands in the way of it. */
export const isAwaited = ({
  agencyStatus,
  subjectivities,
}: Pick<Confirmed, 'agencyStatus' | 'subjectivities'>): boolean =>
  (agencyStatus === 'BOUND' ? stopsIssue(subjectivities) : stopsBinding(subjectivities)).some(
    ({ owner, status }) => owner === 'INSURED' && (status === 'OPEN' || status === 'OVERDUE'),
  )

/** Whether it can be signed too, which it has not been. */
export const maySign = ({
  agencyStatus,
  applicationStatus,
}: Pick<Confirmed, 'agencyStatus' | 'applicationStatus'>): boolean =>
  applicationStatus !== 'SIGNED' && canQuote(agencyStatus, 'sign')

import '#functions/tariff/public.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import type { AuthorityFacts } from '#shared/domain/quoting/authority.ts'
import { authorityFactsOf } from '#shared/domain/quoting/authorityFacts.ts'

/** What letters of authority are measured by in a policy: its risk as it is written, without what its quote was released for. */
export const authorityFactsOfPolicy = ({ limit, firmographicData, rated }: PolicyRecord): AuthorityFacts =>
  authorityFactsOf({
    limit,
    firmographicData,
    referralReasons: [],
    rateBookVersion: rated.rateBookVersion,
    premium: rated.premium,
    technicalPremium: rated.premium,
  })

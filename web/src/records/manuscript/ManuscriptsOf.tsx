import type { Policy } from '#shared/contracts/policy/policy.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { takesFiledWordingOnly } from '#shared/domain/policy/manuscript.ts'
import { can } from '#shared/records/life.ts'
import { policyLife } from '#shared/records/policy/policyLife.ts'
import { canQuote } from '#shared/records/quote/quoteLife.ts'
import { region } from '#web/i18n/region.ts'
import { ManuscriptsPanel } from './ManuscriptsPanel.tsx'

const filedOnly = ({ isSurplus }: { readonly isSurplus: boolean }): boolean =>
  takesFiledWordingOnly({ region: region.code, isSurplus })

/** Endorsements written for one quote. */
export const ManuscriptsOfQuote = ({ quote }: { quote: Quote }) => (
  <ManuscriptsPanel
    of={{ quoteId: quote.id }}
    open={canQuote(quote.agencyStatus, 'writeManuscript')}
    filedOnly={filedOnly(quote)}
  />
)

/** Endorsements written for one policy, with those of the quote it came of. */
export const ManuscriptsOfPolicy = ({ policy }: { policy: Policy }) => (
  <ManuscriptsPanel
    of={{ policyId: PolicyId.parse(policy.id) }}
    open={can(policyLife, policy.status, 'writeManuscript')}
    filedOnly={filedOnly(policy)}
  />
)

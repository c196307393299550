import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Account } from '#shared/contracts/account/account.ts'
import { getAccount, getAccountStatus, searchAccounts } from '#shared/contracts/account/accounts.ts'
import { precheckAccountDetails, updateAccountDetails } from '#shared/contracts/account/details.ts'
import { getAccountProfile } from '#shared/contracts/account/profile.ts'
import { searchDashboardQuotes, searchQuotes } from '#shared/contracts/quote/search.ts'
import { getRisk } from '#shared/contracts/risk/risk.ts'
import type { AccountDetails } from '#shared/domain/account/accountDetails.ts'
import type { QuoteEffects } from '#shared/domain/account/quoteEffects.ts'
import type { QuoteId } from '#shared/domain/ids/ids.ts'
import type { Product } from '#shared/regions/products.ts'
import { call } from '#web/api/call.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { toast } from '#web/ui/toast.ts'
import { afterDetails } from './afterDetails.ts'

/** What becomes stale when an account's details change. */
const stale = [
  getAccount,
  getAccountProfile,
  getAccountStatus,
  getRisk,
  searchAccounts,
  searchDashboardQuotes,
  searchQuotes,
] as const

/** The quote on whose way details are changed: it is priced again, and told of by who waits for it. */
export type DetailsInQuote = { readonly quoteId: QuoteId; readonly onSaved: (after: Account) => void }

/**
 * Saves the details: first what that would do to open quotes is looked up and, when it does something, `ask` decides.
 * Answers whether they were saved.
 */
export const useSaveDetails = (
  account: Account,
  product: Product | undefined,
  ask: (effects: QuoteEffects) => Promise<boolean>,
  inQuote?: DetailsInQuote,
) => {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const persona = usePersona()
  const update = useCommand(updateAccountDetails, { invalidates: stale })
  return async (details: AccountDetails): Promise<boolean> => {
    const params = { accountId: account.id }
    const effects = await call(precheckAccountDetails, { params, body: details })
    const touches = effects.WillInvalidateQuotes || effects.WillReferQuotes
    if (touches && !(await ask(effects))) return false
    const quoteId = inQuote && { quoteId: inQuote.quoteId }
    const after = await update.mutateAsync({ params, body: { ...details, ...(product && { product }), ...quoteId } })
    if (inQuote) {
      inQuote.onSaved(after)
      return true
    }
    toast.success(t('details.saved'))
    const next = afterDetails(persona, effects)
    if (next !== undefined) navigate(next)
    return true
  }
}

import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/account/details.ts'
import { detailsProblems } from '#shared/domain/account/detailsProblems.ts'
import { normalizeDetails } from '#shared/domain/account/normalizeDetails.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { requireQuoteOf } from '../quotes/quotesOfAccount.ts'
import { accounts } from '../store/accounts.ts'
import { requireAccount } from '../store/reach.ts'
import { toAccount } from '../store/toAccount.ts'
import { accountChanged } from './accountChanged.ts'
import { withDetails } from './withDetails.ts'

export const updateAccountDetails = implement(contract.updateAccountDetails)(
  async ({ params, body: { quoteId, product, ...typed }, actor, now, fail }) => {
    const region = regionOf(config.region)
    const account = await requireAccount(params.accountId, actor)
    if (quoteId !== undefined) await requireQuoteOf(account.id, quoteId, actor)
    const currentYear = Number(now.slice(0, 4))
    const errors = [
      ...detailsProblems(typed, { region, currentYear, ...(product && { product }) }),
      ...(await takenNumber(account.id, typed.dunsNumber)),
    ]
    if (errors.length > 0) fail('account.invalidDetails', { errors })
    const next = await withDetails(account, normalizeDetails(typed, product), region, now)
    await commit([accounts.update(account, next)], { events: [accountChanged(account, next, quoteId)] })
    return toAccount(next)
  },
)

/** A D-U-N-S number names one company. */
const takenNumber = async (accountId: string, dunsNumber: string | undefined) => {
  if (dunsNumber === undefined || dunsNumber === '') return []
  const holder = await accounts.idByUnique('dunsNumber', dunsNumber)
  return holder === undefined || holder === accountId
    ? []
    : [{ path: ['dunsNumber'], detail: 'Another account has this D-U-N-S number' }]
}

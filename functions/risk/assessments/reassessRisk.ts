import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { accountAssessed, requireAccount } from '#functions/account/public.ts'
import { requireQuote } from '#functions/quote/public.ts'
import * as contract from '#shared/contracts/risk/risk.ts'

export const reassessRisk = implement(contract.reassessRisk)(
  async ({ params, body: { quoteId }, actor, now, fail }) => {
    const account = await requireAccount(params.accountId, actor)
    if (quoteId !== undefined && (await requireQuote(quoteId, actor)).accountId !== account.id) fail('quote.notFound')
    await commit([accountAssessed(account, now)], {
      events: [{ name: 'risk.assessed', detail: { accountId: account.id, ...(quoteId !== undefined && { quoteId }) } }],
    })
  },
)

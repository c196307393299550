import { z } from 'zod'
import { declineAccount } from '#shared/contracts/account/accounts.ts'
import { declineQuote } from '#shared/contracts/quote/underwriting.ts'

const account = declineAccount.body.shape

/** The reasons of a decline; those for the account count when it is declined as well. */
export const declineForm = (words: { readonly accountReason: string; readonly accountDescription: string }) =>
  declineQuote.body
    .safeExtend({
      reason: z.string(descriptionMissing).trim().min(1, descriptionMissing).max(4000),
      declinesAccount: z.boolean(),
      accountReason: account.reason.optional(),
      accountDescription: account.reasonSummary.optional(),
    })
    .superRefine(({ declinesAccount, accountReason, accountDescription }, context) => {
      if (!declinesAccount) return
      if (accountReason === undefined)
        context.addIssue({ code: 'custom', path: ['accountReason'], message: words.accountReason })
      if (accountDescription === undefined)
        context.addIssue({ code: 'custom', path: ['accountDescription'], message: words.accountDescription })
    })

const descriptionMissing = 'Reason Description is required'

import { z } from 'zod'
import { declineAccount } from '#shared/contracts/account/accounts.ts'
import { declineSubmission } from '#shared/contracts/account/submissionDecisions.ts'
import { declineQuote } from '#shared/contracts/quote/underwriting.ts'
import { filledText } from '#shared/domain/text/text.ts'

const account = declineAccount.body.shape
const submission = declineSubmission.body.shape

/** What is asked for what is declined as well, and missing. */
interface Words {
  readonly accountReason: string
  readonly accountDescription: string
  readonly submissionReason: string
  readonly submissionDescription: string
  readonly fillIn: string
}

/** The reasons of a decline; those for the account and the submission count when these are declined as well. */
export const declineForm = (words: Words) =>
  declineQuote.body
    .safeExtend({
      reason: filledText(4000, { missing: descriptionMissing }),
      declinesAccount: z.boolean(),
      accountReason: account.reason.optional(),
      accountDescription: account.reasonSummary.optional(),
      declinesSubmission: z.boolean(),
      declinationReason: submission.declinationReason.optional(),
      declinationReasonDescription: submission.declinationReasonDescription.optional(),
      fillInDeclinationReason: submission.fillInDeclinationReason,
    })
    .superRefine((values, context) => {
      const needed = (path: keyof typeof values, message: string) => {
        if (values[path] === undefined) context.addIssue({ code: 'custom', path: [path], message })
      }
      if (values.declinesAccount) {
        needed('accountReason', words.accountReason)
        needed('accountDescription', words.accountDescription)
      }
      if (values.declinesSubmission) {
        needed('declinationReason', words.submissionReason)
        needed('declinationReasonDescription', words.submissionDescription)
        if (values.declinationReason === 'FILL_IN_OPTION') needed('fillInDeclinationReason', words.fillIn)
      }
    })

const descriptionMissing = 'Reason Description is required'

import { canAccount } from '#shared/records/account/accountLife.ts'
import type { AccountStatus } from '#shared/records/account/accountStatus.ts'

/** Profile score (0 to 10) from which an account may request a quote (quoting-and-servicing, section 4). */
export const minimumProfileScore = 4

export type IneligibilityReason =
  | {
      readonly code: 'account.notEligible'
      readonly message: 'Account is not eligible to Request Quote'
      readonly status: AccountStatus
    }
  | {
      readonly code: 'account.needsInformation'
      readonly message: 'Account needs more information to enable Request Quote'
      readonly profileScore: number
      readonly threshold: number
    }

/** Why an account may not request a quote, the status first; an empty list means it may (rule: eligibility). */
export const reasonsNotToQuote = (account: {
  readonly status: AccountStatus
  readonly profileScore: number
}): IneligibilityReason[] => {
  const reasons: IneligibilityReason[] = []
  if (!canAccount(account.status, 'requestQuote'))
    reasons.push({
      code: 'account.notEligible',
      message: 'Account is not eligible to Request Quote',
      status: account.status,
    })
  if (account.profileScore < minimumProfileScore)
    reasons.push({
      code: 'account.needsInformation',
      message: 'Account needs more information to enable Request Quote',
      profileScore: account.profileScore,
      threshold: minimumProfileScore,
    })
  return reasons
}

/** What would let the account be quoted. */
export const cureOf = (reason: IneligibilityReason): string =>
  reason.code === 'account.notEligible'
    ? `The account is ${reason.status}; quotes are for those that are open, quoted or have an active policy`
    : `The profile score is ${reason.profileScore} of at least ${reason.threshold}: complete the account or answer its security questions`

export const mayRequestQuote = (account: { readonly status: AccountStatus; readonly profileScore: number }): boolean =>
  reasonsNotToQuote(account).length === 0

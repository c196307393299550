import { getAccount, getAccountStatus } from '#shared/contracts/account/accounts.ts'
import { getAccountProfile } from '#shared/contracts/account/profile.ts'
import { getSecurityQuestions, updateSecurityQuestions } from '#shared/contracts/account/questions.ts'
import { rateQuote } from '#shared/contracts/rater/calculator.ts'
import { getRisk } from '#shared/contracts/risk/risk.ts'
import { useCommand } from '#web/api/useCommand.ts'

const stale = [getAccount, getAccountProfile, getAccountStatus, getRisk, getSecurityQuestions, rateQuote] as const

/** Keeps an account's answers; all that stands on them is read again. */
export const useSaveAnswers = () => useCommand(updateSecurityQuestions, { invalidates: stale })

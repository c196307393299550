import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/profile.ts'
import { answer } from '../questions/answering.ts'
import { requireWholeAccount } from '../store/reach.ts'
import { allowsSocialEngineering } from './profileOf.ts'

/** What each control is, for the insured who does not have it. */
const reasons = {
  isVerifyingBankAccounts: 'Verify bank accounts of vendors before they are paid.',
  isAuthenticatingFundTransferRequests: 'Authenticate requests to transfer funds.',
  isPreventingUnauthorizedWireTransfers: 'Prevent unauthorized wire transfers.',
} as const

export const updateSocialEngineering = implement(contract.updateSocialEngineering)(
  async ({ params, body, actor, now }) => {
    const account = await requireWholeAccount(params.accountId, actor)
    const { p250Details } = account.securityQuestions
    const securityQuestions = {
      ...account.securityQuestions,
      ...body,
      ...(p250Details && { p250Details: { ...p250Details, ...body } }),
    }
    const next = await answer(account, securityQuestions, { actor, now })
    const lacking = Object.entries(reasons).filter(([control]) => !body[control as keyof typeof reasons])
    return { socialEngineering: allowsSocialEngineering(next), reasons: lacking.map(([, reason]) => reason) }
  },
)

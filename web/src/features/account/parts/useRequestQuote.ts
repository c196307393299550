import { useNavigate } from 'react-router'
import type { Account } from '#shared/contracts/account/account.ts'
import type { SubmissionId } from '#shared/domain/ids/ids.ts'
import type { Product } from '#shared/regions/products.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { quoteStepPath } from '#web/paths.ts'
import { contactOf } from '#web/records/account/contactOf.ts'
import * as accountDialogs from '../dialogs.ts'

/** Goes on to the calculator; an account without a policy holder is asked for one on the way. */
export const useRequestQuote = () => {
  const navigate = useNavigate()
  const persona = usePersona()
  const { open } = useDialogs()
  return (account: Account, product: Product, submissionId?: SubmissionId): void => {
    // What came as a submission names whom it is for on the way, at a step of its own.
    if (submissionId)
      navigate(quoteStepPath(persona, { product, accountId: account.id, step: 'submissions-verify', submissionId }))
    else if (contactOf(account)) navigate(quoteStepPath(persona, { product, accountId: account.id, step: 'quote' }))
    else open(accountDialogs.addPolicyContact, { accountId: account.id, product })
  }
}

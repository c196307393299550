import { useNavigate } from 'react-router'
import type { Account } from '#shared/contracts/account/account.ts'
import type { Product } from '#shared/regions/products.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { requestQuotePath } from '#web/paths.ts'
import * as accountDialogs from '../dialogs.ts'
import { contactOf } from './contactOf.ts'

/** Goes on to the calculator; an account without a policy holder is asked for one on the way. */
export const useRequestQuote = () => {
  const navigate = useNavigate()
  const persona = usePersona()
  const { open } = useDialogs()
  return (account: Account, product: Product): void => {
    if (contactOf(account)) navigate(requestQuotePath(persona, { product, accountId: account.id }))
    else open(accountDialogs.addPolicyContact, { accountId: account.id, product })
  }
}

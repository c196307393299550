import { useNavigate } from 'react-router'
import type { Account } from '#shared/contracts/account/account.ts'
import type { Product } from '#shared/regions/products.ts'
import { useDialogs } from '../../../dialogs/DialogHost.tsx'
import { usePersona } from '../../../layout/usePersona.ts'
import { requestQuotePath } from '../../../paths.ts'
import { contactOf } from './contactOf.ts'

/** Goes on to the calculator; an account without a policy holder is asked for one on the way. */
export const useRequestQuote = () => {
  const navigate = useNavigate()
  const persona = usePersona()
  const { open } = useDialogs()
  return (account: Account, product: Product): void => {
    if (contactOf(account)) navigate(requestQuotePath(persona, product, account.id))
    else open('AddContact', { accountId: account.id, product })
  }
}

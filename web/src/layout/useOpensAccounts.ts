import { useMay } from '../api/useMay.ts'
import { accountReaders } from '../paths.ts'
import { usePersona } from './usePersona.ts'

/** Whether the reader's area has the page of an account, and the reader may open it. */
export const useOpensAccounts = (): boolean => {
  const may = useMay()
  const persona = usePersona()
  return accountReaders.includes(persona) && may('account:read')
}

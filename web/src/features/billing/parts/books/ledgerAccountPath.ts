import type { AccountType } from '#shared/domain/identity/accountTypes.ts'
import { inPersona } from '#web/paths.ts'

/** Where an account of the ledger, or its part for an authority, is read. */
export const ledgerAccountPath = (
  persona: AccountType,
  {
    code,
    authority,
    to,
  }: { readonly code: string; readonly authority?: string | undefined; readonly to?: string | undefined },
): string => {
  const search = new URLSearchParams({
    ...(authority !== undefined && { authority }),
    ...(to !== undefined && { to }),
  }).toString()
  return `${inPersona(persona, `ledger/accounts/${code}`)}${search === '' ? '' : `?${search}`}`
}

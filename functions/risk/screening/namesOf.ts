import type { Account } from '#functions/account/public.ts'
import { payeesOf } from '#functions/claims/public.ts'
import { coversOfAccount } from '#functions/policy/public.ts'
import type { Named } from '#shared/records/screening/screenAccount.ts'

/** Everybody who is named with an account: itself, whom its policies and binders cover, and whom its claims pay; each once. */
export const namesOf = async (account: Account): Promise<Named[]> => {
  const [covers, payees] = await Promise.all([coversOfAccount(account.id), payeesOf(account.id)])
  const named: readonly Named[] = [
    { name: account.name, as: 'ACCOUNT' },
    { name: account.dbaOrTradestyle ?? '', as: 'TRADE_NAME' },
    ...covers.flatMap(({ companyName, firmographicData, additionalInsureds }): Named[] => [
      { name: companyName, as: 'INSURED' },
      { name: firmographicData.dbaOrTradestyle ?? '', as: 'TRADE_NAME' },
      ...additionalInsureds.map(({ businessName }): Named => ({ name: businessName, as: 'ADDITIONAL_INSURED' })),
    ]),
    ...payees.map((name): Named => ({ name, as: 'PAYEE' })),
  ]
  const known = new Set([''])
  return named.filter(({ name }) => {
    const key = name.trim().toLowerCase()
    return !known.has(key) && known.add(key)
  })
}

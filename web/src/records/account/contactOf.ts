import type { Account } from '#shared/contracts/account/account.ts'

type PolicyHolder = { readonly name: string; readonly email: string | undefined; readonly phone: string | undefined }

/** The policy holder of an account, once there is one. */
export const contactOf = (account: Account): PolicyHolder | undefined => {
  const { policyContactFirstName, policyContactLastName, policyContactEmail, policyContactPhone } = account
  const name = [policyContactFirstName, policyContactLastName].filter(Boolean).join(' ')
  if (name === '' && !policyContactEmail) return undefined
  return { name, email: policyContactEmail, phone: policyContactPhone }
}

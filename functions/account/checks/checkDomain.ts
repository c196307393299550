import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/checks.ts'
import { domainFinding, validDomain } from './domainFinding.ts'

export const checkDomain = implement(contract.checkDomain)(async ({ query }) => {
  const message = domainFinding(query.domain)
  return { valid: message === validDomain, message }
})

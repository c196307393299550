import { implement } from '#functions/_platform/http/implement.ts'
import { screenings } from '#functions/account/public.ts'
import * as contract from '#shared/contracts/risk/screenings.ts'

export const searchScreenings = implement(contract.searchScreenings)(async ({ query }) => {
  const { status, ...page } = query
  return screenings.list({ scopes: ['all'], group: status, ...page })
})

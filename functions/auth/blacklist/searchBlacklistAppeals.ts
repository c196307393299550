import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/blacklistAppeals.ts'
import { blacklistAppeals } from '../store/blacklistAppeals.ts'

export const searchBlacklistAppeals = implement(contract.searchBlacklistAppeals)(async ({ query }) => {
  const { status, ...page } = query
  return blacklistAppeals.list({ scopes: ['all'], group: status, ...page })
})

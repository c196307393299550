import { defineOperation } from '#shared/contract/operation.ts'
import { placing, served } from '#shared/domain/identity/accountTypes.ts'
import { AccountId, AgencyId } from '#shared/domain/ids/ids.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'

/** Staff read every field that the history tells; an agency and an insured what concerns them. */
export const listAccountHistory = defineOperation({
  name: 'listAccountHistory',
  method: 'GET',
  path: '/api/account/v1/history/{accountId}',
  summary: 'What was done to an account, by whom, and what it changed.',
  access: 'account:read',
  only: served,
  params: { accountId: AccountId },
  response: HistoryPage,
  problems: ['account.notFound'],
})

/** Staff read every field that the history tells; its people what concerns them, its clients how it is reached. */
export const listAgencyHistory = defineOperation({
  name: 'listAgencyHistory',
  method: 'GET',
  path: '/api/account/v1/agency/history/{agencyId}',
  summary: 'What was done to an agency, by whom, and what it changed.',
  access: 'agency:read',
  only: [...placing, 'CLUSTER'],
  params: { agencyId: AgencyId },
  response: HistoryPage,
  problems: ['agency.notFound'],
})

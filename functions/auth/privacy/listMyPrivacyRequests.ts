import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/privacyRequests.ts'
import { askedBy, privacyRequests } from '../store/privacyRequests.ts'
import { ownRequest } from './shown.ts'

export const listMyPrivacyRequests = implement(contract.listMyPrivacyRequests)(async ({ actor }) => {
  const rows = await privacyRequests.every({ scopes: [askedBy(actor.userId)], sort: 'created' })
  return (await privacyRequests.byIds(rows.toReversed().map(({ id }) => id))).map(ownRequest)
})

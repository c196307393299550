import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import * as contract from '#shared/contracts/agency/widget.ts'
import { changeableAgency } from '../standing/changeableAgency.ts'

export const updateAgencyWidget = implement(contract.updateAgencyWidget)(async ({ params, body, actor, now }) => {
  const agency = await changeableAgency(params.agencyId, actor)
  const widget = { addresses: [...new Set(body.addresses)] }
  await commit([agencies.update(agency, { ...agency, widget, updated: now })])
  return widget
})

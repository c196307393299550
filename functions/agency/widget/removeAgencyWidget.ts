import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import * as contract from '#shared/contracts/agency/widget.ts'
import { changeableAgency } from '../standing/changeableAgency.ts'

export const removeAgencyWidget = implement(contract.removeAgencyWidget)(async ({ params, actor, now }) => {
  const { widget, ...agency } = await changeableAgency(params.agencyId, actor)
  if (widget !== undefined) await commit([agencies.update({ ...agency, widget }, { ...agency, updated: now })])
})

import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import * as contract from '#shared/contracts/agency/widget.ts'
import { requireAgency } from '../agencyReach.ts'

export const removeAgencyWidget = implement(contract.removeAgencyWidget)(async ({ params, actor, now }) => {
  const { widget, ...agency } = await requireAgency(params.agencyId, actor)
  if (widget !== undefined) await commit([agencies.update({ ...agency, widget }, { ...agency, updated: now })])
})

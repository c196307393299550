import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { startJob } from '#functions/_platform/jobs/startJob.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { updateVendor as contract } from '#shared/contracts/account/vendors.ts'
import { isDesk } from '../desk/desk.ts'
import { followVendor } from '../jobs/followVendor.ts'
import { vendors } from '../store/vendors.ts'
import { namesOrganization } from './namesOrganization.ts'
import { toldVendor } from './toldVendors.ts'

/** Where its organization is another from now on, its claims follow as a job. */
export const updateVendor = implement(contract)(async ({ params, body, actor, now, fail }) => {
  if (!isDesk(actor) || actor.accountType !== 'COWBELL') return fail('claim.deskOnly')
  const vendor = await vendors.require(params.vendorId, () => true)
  const { id, currency, organizationId } = vendor
  const named = await namesOrganization(body.organizationId, vendor)
  const after = { ...body, id, currency, subcategories: [...new Set(body.rates.map((rate) => rate.subcategory))] }
  const about = [{ id, name: body.name }]
  const job =
    body.organizationId === organizationId
      ? undefined
      : await startJob(followVendor, { vendorId: id }, { by: nameFor(actor), now, about })
  await commit([vendors.update(vendor, after), ...named, ...(job === undefined ? [] : [job.write])], {
    events: job?.events ?? [],
  })
  return toldVendor(after, actor)
})

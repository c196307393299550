import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { updateVendor as contract } from '#shared/contracts/account/vendors.ts'
import { isDesk } from '../desk/desk.ts'
import { vendors } from '../store/vendors.ts'

export const updateVendor = implement(contract)(async ({ params, body, actor, fail }) => {
  if (!isDesk(actor) || actor.accountType !== 'COWBELL') return fail('claim.deskOnly')
  const vendor = await vendors.require(params.vendorId)
  const { id, currency } = vendor
  const after = { ...body, id, currency, subcategories: [...new Set(body.rates.map((rate) => rate.subcategory))] }
  await commit([vendors.update(vendor, after)])
  return after
})

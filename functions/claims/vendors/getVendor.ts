import { implement } from '#functions/_platform/http/implement.ts'
import { getVendor as contract } from '#shared/contracts/account/vendors.ts'
import { vendors } from '../store/vendors.ts'
import { toldVendor } from './toldVendors.ts'

export const getVendor = implement(contract)(async ({ params, actor }) =>
  toldVendor(await vendors.require(params.vendorId), actor),
)

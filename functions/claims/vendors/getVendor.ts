import { implement } from '#functions/_platform/http/implement.ts'
import { getVendor as contract } from '#shared/contracts/account/vendors.ts'
import { vendors } from '../store/vendors.ts'

export const getVendor = implement(contract)(({ params }) => vendors.require(params.vendorId))

import { ulid } from 'ulid'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { createVendor as contract } from '#shared/contracts/account/vendors.ts'
import { VendorId } from '#shared/domain/ids/ids.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { isDesk } from '../desk/desk.ts'
import { vendors } from '../store/vendors.ts'
import { namesOrganization } from './namesOrganization.ts'
import { toldVendor } from './toldVendors.ts'

export const createVendor = implement(contract)(async ({ body, actor, fail }) => {
  if (!isDesk(actor) || actor.accountType !== 'COWBELL') return fail('claim.deskOnly')
  const named = await namesOrganization(body.organizationId)
  const vendor = {
    ...body,
    id: VendorId.parse(`ven_${ulid()}`),
    subcategories: [...new Set(body.rates.map(({ subcategory }) => subcategory))],
    currency: regionOf(config.region).currency,
  }
  await commit([vendors.create(vendor), ...named])
  return toldVendor(vendor, actor)
})

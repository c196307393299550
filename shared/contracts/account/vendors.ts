import { z } from 'zod'
import { emailText } from '#shared/contract/emailText.ts'
import { defineOperation } from '#shared/contract/operation.ts'
import { VendorId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { filledLine, line, text } from '#shared/domain/text/text.ts'
import { panelSubcategories } from '../claims/panelSubcategories.ts'

const Subcategory = z.enum(panelSubcategories.map(({ id }) => id))

/** A firm of the panel that helps with incidents and claims, with what an hour of it costs. */
export const Vendor = z.object({
  id: VendorId,
  name: z.string(),
  description: z.string().optional(),
  contactFirstName: z.string().optional(),
  contactLastName: z.string().optional(),
  contactEmail: z.string().optional(),
  contactPhone: z.string().optional(),
  hotline: z.string().optional().describe('A number that somebody answers day and night.'),
  subcategories: z.array(Subcategory),
  rates: z.array(z.object({ subcategory: Subcategory, hourly: MinorUnits })),
  currency: z.enum(currencies),
  active: z.boolean(),
})
export type Vendor = z.infer<typeof Vendor>

const phone = line(40)
const fields = {
  name: filledLine(200, { missing: 'Name is a required field' }),
  description: text(2000).optional(),
  contactFirstName: line(100).optional(),
  contactLastName: line(100).optional(),
  contactEmail: emailText('Please enter a valid Email Address').optional(),
  contactPhone: phone.optional(),
  hotline: phone.optional(),
  rates: z
    .array(z.strictObject({ subcategory: Subcategory, hourly: MinorUnits.min(0).max(1_000_000) }))
    .min(1, 'Choose what the vendor does')
    .max(panelSubcategories.length)
    .describe('What it does, and what an hour of it costs in minor units.'),
  active: z.boolean().default(true),
}

export const getVendor = defineOperation({
  name: 'getVendor',
  method: 'GET',
  path: '/api/account/v1/vendor/id/{vendorId}',
  summary: 'A vendor of the panel.',
  access: 'persona:read',
  params: { vendorId: VendorId },
  response: Vendor,
  problems: ['vendor.notFound'],
})

export const listVendorPanel = defineOperation({
  name: 'listVendorPanel',
  method: 'GET',
  path: '/api/account/v1/vendor/panel',
  summary: 'The vendors of the panel by name, or those of a subcategory.',
  access: 'claim:read',
  query: z.strictObject({ subcategory: Subcategory.optional() }),
  response: z.array(Vendor.omit({ id: true }).extend({ vendorId: VendorId })),
})

export const createVendor = defineOperation({
  name: 'createVendor',
  method: 'POST',
  path: '/api/account/v1/vendor/panel',
  summary: 'Takes a vendor into the panel.',
  access: 'claim:manage',
  body: z.strictObject(fields),
  status: 201,
  response: Vendor,
  problems: ['claim.deskOnly'],
})

export const updateVendor = defineOperation({
  name: 'updateVendor',
  method: 'PUT',
  path: '/api/account/v1/vendor/id/{vendorId}',
  summary: 'Changes a vendor of the panel, or takes it out of it.',
  access: 'claim:manage',
  params: { vendorId: VendorId },
  body: z.strictObject(fields),
  response: Vendor,
  problems: ['claim.deskOnly', 'vendor.notFound'],
})

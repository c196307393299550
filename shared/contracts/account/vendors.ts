import { z } from 'zod'
import { emailText } from '#shared/contract/emailText.ts'
import { defineOperation } from '#shared/contract/operation.ts'
import { queryFlag } from '#shared/contract/paging.ts'
import { PersonaId, VendorId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { filledLine, line, text } from '#shared/domain/text/text.ts'
import { panelSubcategories } from '../claims/panelSubcategories.ts'

const Subcategory = z.enum(panelSubcategories.map(({ id }) => id))

/**
 * A firm of the panel that helps with incidents and claims, with what an hour of it costs. The people of its organization
 * see the claims that it is brought into.
 */
export const Vendor = z.object({
  id: VendorId,
  name: z.string(),
  organizationId: PersonaId.optional().describe('The organization whose people see the claims it is brought into.'),
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

/** A vendor as it is read: with what its organization is called today. */
export const ToldVendor = Vendor.extend({ organizationName: z.string().optional() })
export type ToldVendor = z.infer<typeof ToldVendor>

const phone = line(40)
const fields = {
  name: filledLine(200, { missing: 'Name is a required field' }),
  organizationId: PersonaId.optional().describe('An organization of the kind vendor that no other of the panel is.'),
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
  response: ToldVendor,
  problems: ['vendor.notFound'],
})

export const listVendorPanel = defineOperation({
  name: 'listVendorPanel',
  method: 'GET',
  path: '/api/account/v1/vendor/panel',
  summary: 'The vendors of the panel by name, or those of a subcategory.',
  access: 'claim:read',
  query: z.strictObject({
    subcategory: Subcategory.optional(),
    inactive: queryFlag.optional().describe('Those too that were taken out of the panel.'),
  }),
  response: z.array(ToldVendor.omit({ id: true }).extend({ vendorId: VendorId })),
})

export const createVendor = defineOperation({
  name: 'createVendor',
  method: 'POST',
  path: '/api/account/v1/vendor/panel',
  summary: 'Takes a vendor into the panel.',
  access: 'claim:manage',
  body: z.strictObject(fields),
  status: 201,
  response: ToldVendor,
  problems: ['claim.deskOnly', 'persona.notAllowed', 'persona.notFound', 'vendor.organizationTaken'],
})

export const updateVendor = defineOperation({
  name: 'updateVendor',
  method: 'PUT',
  path: '/api/account/v1/vendor/id/{vendorId}',
  summary: 'Changes a vendor of the panel, or takes it out of it. Its claims follow whom its organization is.',
  access: 'claim:manage',
  params: { vendorId: VendorId },
  body: z.strictObject(fields),
  response: ToldVendor,
  problems: ['claim.deskOnly', 'persona.notAllowed', 'persona.notFound', 'vendor.notFound', 'vendor.organizationTaken'],
})

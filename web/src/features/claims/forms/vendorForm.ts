import { z } from 'zod'
import { createVendor, type ToldVendor } from '#shared/contracts/account/vendors.ts'
import { PersonaId } from '#shared/domain/ids/ids.ts'

const { name, description, contactFirstName, contactLastName, contactEmail, contactPhone, hotline, active, rates } =
  createVendor.body.shape
const { subcategory, hourly } = rates.element.shape

const blank = z.literal('').transform(() => undefined)

/** What the desk says of a vendor: what it does is chosen, then what an hour of each costs. */
export const VendorForm = z
  .object({
    name,
    organizationId: PersonaId.nullable(),
    description,
    contactFirstName,
    contactLastName,
    contactEmail: z.union([blank, contactEmail]),
    contactPhone,
    hotline,
    active,
    does: z.array(subcategory).min(1, 'Choose what the vendor does'),
    hourly: z.partialRecord(subcategory, hourly.nullable()),
  })
  .superRefine((values, { addIssue }) => {
    for (const each of values.does)
      if (typeof values.hourly[each] !== 'number')
        addIssue({ code: 'custom', path: ['hourly', each], message: 'Say what an hour costs' })
  })

/** What is sent of the form: what was emptied is left out. */
export const vendorOf = ({ organizationId, does, hourly: perHour, ...fields }: z.output<typeof VendorForm>) => {
  const said = Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined)
  return {
    ...(Object.fromEntries(said) as typeof fields),
    ...(organizationId !== null && { organizationId }),
    rates: does.flatMap((each) => {
      const rate = perHour[each]
      return typeof rate === 'number' ? [{ subcategory: each, hourly: rate }] : []
    }),
  }
}

type Known = Omit<ToldVendor, 'currency' | 'id' | 'subcategories'>

/** A vendor as the form has it; a new one without it. */
export const saidOfVendor = (vendor?: Known): z.input<typeof VendorForm> => ({
  name: vendor?.name ?? '',
  organizationId: vendor?.organizationId ?? null,
  description: vendor?.description ?? '',
  contactFirstName: vendor?.contactFirstName ?? '',
  contactLastName: vendor?.contactLastName ?? '',
  contactEmail: vendor?.contactEmail ?? '',
  contactPhone: vendor?.contactPhone ?? '',
  hotline: vendor?.hotline ?? '',
  active: vendor?.active ?? true,
  does: vendor?.rates.map((rate) => rate.subcategory) ?? [],
  hourly: Object.fromEntries(vendor?.rates.map((rate) => [rate.subcategory, rate.hourly]) ?? []),
})

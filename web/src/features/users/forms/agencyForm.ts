import { z } from 'zod'
import { updateAgency } from '#shared/contracts/account/agencies.ts'
import { text } from '#shared/domain/text/text.ts'
import { readPhone } from '#shared/regions/phone.ts'
import { registrationNumber } from '#web/forms/registrationNumber.ts'
import { region } from '#web/i18n/region.ts'

const { name, hostname, contactFirstName, contactLastName, contactEmail, address1, address2, city } =
  updateAgency.body.required().shape

/** Nothing chosen is no state. */
const State = z
  .string()
  .nullish()
  .transform((abbreviation) => abbreviation ?? '')

const Postcode = z
  .string()
  .trim()
  .default('')
  .refine((typed) => typed === '' || region.address.postcode.pattern.test(typed), {
    error: region.address.postcode.message,
  })

/** What an agency is made of, as its forms ask for it. */
export const agencyFields = {
  name,
  description: text(2000).default(''),
  hostname,
  npn: registrationNumber,
  contactFirstName,
  contactLastName,
  contactEmail,
  contactPhone: z
    .string('Phone is required')
    .refine((typed) => readPhone(region, typed).ok, { error: 'Please enter a valid phone number.' }),
  address1: address1.default(''),
  address2: address2.default(''),
  city: city.default(''),
  state: State,
  zipCode: Postcode,
}

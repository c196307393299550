import { updateBillingContact } from '#shared/contracts/billing/contacts.ts'
import { readPhone } from '#shared/regions/phone.ts'
import { region } from '#web/i18n/region.ts'

/** A billing contact as it is typed in; the phone is one of the region's notation. */
export const ContactForm = updateBillingContact.body.extend({
  phone: updateBillingContact.body.shape.phone.refine((typed) => readPhone(region, typed).ok, {
    error: 'Please enter a valid phone number.',
  }),
})

export const noContact = { firstName: '', lastName: '', email: '', phone: '' }

import { z } from 'zod'
import { addPolicyContact } from '#shared/contracts/account/contacts.ts'
import { readPhone } from '#shared/regions/phone.ts'
import { region } from '#web/i18n/region.ts'

const { contactFirstName, contactLastName, contactEmail, contactPhone, addUserToSystem } = addPolicyContact.body.shape

/** The policy holder's contact as its form asks for it, with the region's rule for phones. */
export const Contact = z
  .object({ contactFirstName, contactLastName, contactEmail, contactPhone, addUserToSystem })
  .superRefine(
    ({ contactPhone: typed }, check) => {
      if (typed && !readPhone(region, typed).ok)
        check.addIssue({
          code: 'custom',
          path: ['contactPhone'],
          message: 'Please enter a valid Policy Holder Phone Number.',
        })
    },
    { when: () => true },
  )

import type { CustomerFields, GivenCustomerFields } from '#shared/contracts/quote/contacts.ts'
import { phoneDigits } from './phoneDigits.ts'

/** The policy-holder fields that a request names, with the phone as it is stored. */
export const customerFieldsOf = ({
  customerFirstName,
  customerLastName,
  customerEmail,
  customerPhone,
}: GivenCustomerFields): Partial<CustomerFields> => ({
  ...(customerFirstName !== undefined && { customerFirstName }),
  ...(customerLastName !== undefined && { customerLastName }),
  ...(customerEmail !== undefined && { customerEmail }),
  ...(customerPhone !== undefined && { customerPhone: phoneDigits({ typed: customerPhone, field: 'customerPhone' }) }),
})

import { z } from 'zod'
import { emailText } from '#shared/contract/emailText.ts'
import { TeamId } from '#shared/domain/ids/ids.ts'
import { filledLine, line } from '#shared/domain/text/text.ts'
import { writtenName } from '#shared/domain/text/writtenName.ts'

const name = filledLine(100)
/** Any of the ways people write a phone; it is stored as digits with the country code (rule: phones). */
const phone = line(40).min(6).meta({ regional: 'phone' })

/** First and last names on the send-quote form (quoting-and-servicing, section 5). */
const lettersOnly = name.regex(writtenName, 'Please enter only alphabets')

/** The policy holder, who is asked to sign and to pay. */
export const CustomerFields = z.object({
  customerFirstName: name,
  customerLastName: name,
  customerEmail: emailText('Please enter a valid email address'),
  customerPhone: phone,
})
export type CustomerFields = z.infer<typeof CustomerFields>

/** As above, with names as the form that sends the quote allows them. */
export const CustomerToSendTo = CustomerFields.extend({ customerFirstName: lettersOnly, customerLastName: lettersOnly })

/** Who sells: in a request found by e-mail, and then under their own name. */
export const AgentFields = z.object({
  agentFirstName: name,
  agentLastName: name,
  agentEmail: emailText('Please enter a valid email address').describe(
    'In a request, of a user of the agency or of its contact, whose name it sells under.',
  ),
  agentPhone: phone,
})
export type AgentFields = z.infer<typeof AgentFields>

/** As above, with what the form that sends a quote to an agency says of what is missing. */
export const AgentToSendTo = z.object({
  agencyName: filledLine(200, { missing: 'Agency Name is required' }),
  agentFirstName: filledLine(100, { missing: 'First Name is required' }),
  agentLastName: filledLine(100, { missing: 'Last Name is required' }),
  agentEmail: emailText('Please enter a valid email address', 'Email is required'),
  agentPhone: filledLine(40, { missing: 'Phone is required' }).meta({ regional: 'phone' }),
})

/** The retail agent behind a wholesale one; Florida asks for the licence. */
export const RetailAgentFields = z.object({
  retailAgentFirstName: name,
  retailAgentLastName: name,
  retailAgentLicenseNumber: filledLine(40),
})
export type RetailAgentFields = z.infer<typeof RetailAgentFields>

/** The teams of the agency that see the quote; each adds its own list rows, so there are few. */
export const TeamIds = z.array(TeamId).max(3)

/** Any part of them, as requests name it. */
const GivenCustomerFields = CustomerFields.partial()
export type GivenCustomerFields = z.infer<typeof GivenCustomerFields>
const GivenAgentFields = AgentFields.partial()
export type GivenAgentFields = z.infer<typeof GivenAgentFields>

import { z } from 'zod'
import { currencies } from '#shared/domain/money/money.ts'
import { AgencyColours } from '#shared/domain/organizations/agencyColours.ts'
import { regionCodes } from '#shared/regions/code.ts'

export const Words = z.string().trim().min(1)
/** A calendar day, `YYYY-MM-DD`. */
export const Day = z.iso.date()
/** Minor units. */
export const Amount = z.int()
/** A link into the platform. Messages make none themselves: every link comes with the data. */
export const Link = z.url({ protocol: /^https?$/ })

/** Who sends, as the region's data has it. `logo` is the address of an image; without one the name stands for it. */
export const Sender = z.object({
  name: Words,
  logo: Link.optional(),
  legalLine: Words,
  supportEmail: z.email(),
  supportPhone: Words.optional(),
  /** Where its people and clients sign in. */
  site: Link.optional(),
})
export type Sender = z.infer<typeof Sender>

/** The agency whose client reads it, by whose colours it is known. */
const Brand = z.object({ name: Words, colours: AgencyColours })

/** What every e-mail needs to speak to its reader. */
export const MailData = z.object({
  region: z.enum(regionCodes),
  locale: z.string(),
  currency: z.enum(currencies),
  sender: Sender,
  recipient: z.object({ firstName: Words.optional() }),
  brand: Brand.optional(),
})
export type MailData = z.infer<typeof MailData>

/** What renews another policy says so, in the subject and in the first sentence. */
const isRenewal = z.literal(true).optional()

/** A quote or policy as mails about it name it. */
export const QuoteFacts = MailData.extend({
  insured: Words,
  quoteNumber: Words,
  product: Words,
  effectiveDate: Day,
  isRenewal,
})
export const PolicyFacts = MailData.extend({ insured: Words, policyNumber: Words, isRenewal })

/** What a mail calls a quote at the beginning of its subject. */
export const quoteWord = ({ isRenewal: renews }: Pick<z.infer<typeof QuoteFacts>, 'isRenewal'>): string =>
  renews ? 'Renewal quote' : 'Quote'

/** A person a reader may turn to. */
export const Person = z.object({ name: Words, email: z.email(), phone: Words.optional(), company: Words.optional() })
export const personLine = ({ name, email, phone, company }: z.infer<typeof Person>) =>
  [company ? `${name}, ${company}` : name, email, phone].filter(Boolean).join(', ')

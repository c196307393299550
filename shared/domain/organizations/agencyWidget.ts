import { z } from 'zod'
import { filledLine, line, text } from '../text/text.ts'

/** A page's origin as browsers name it: `https://www.agency.example`, on a developer's own machine `http://localhost:8080`. */
const origin =
  /^(?:https:\/\/(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d](?::\d{1,5})?|http:\/\/(?:[a-z\d-]{1,63}\.)*localhost(?::\d{1,5})?)$/

export const wrongPageAddress =
  'An address is https:// and the name of the page’s host, such as https://www.agency.example'

/** Where an agency's form may be shown within a page. A path is no part of it: browsers go by the host. */
export const PageAddress = line(300).toLowerCase().regex(origin, wrongPageAddress)

export const mostPageAddresses = 10

/** The form that an agency shows on pages of its own. */
export const AgencyWidget = z.strictObject({
  addresses: z
    .array(PageAddress)
    .max(mostPageAddresses)
    .describe('The pages that may show it; by its own link it is opened whatever they are.'),
})
export type AgencyWidget = z.infer<typeof AgencyWidget>

/** The addresses that were typed, parted by spaces or commas, each once and as a host alone. */
export const pageAddressesIn = (typed = ''): string[] => [
  ...new Set(
    typed
      .toLowerCase()
      .split(/[\s,;]+/)
      .map((each) => each.replace(/\/$/, ''))
      .filter((each) => each !== ''),
  ),
]

/** Who may show a page within one of theirs, as its policy says it (`frame-ancestors`): the app, where one looks at it, too. */
export const frameAncestorsOf = ({ addresses }: AgencyWidget): string => ["'self'", ...addresses].join(' ')

/** What a visitor is asked; `kind` is how a browser has it typed. */
export const enquiryFields = [
  { name: 'company', label: 'Company', kind: 'text', autocomplete: 'organization', most: 120, required: true },
  { name: 'website', label: 'Website', kind: 'text', autocomplete: 'url', most: 200, required: false },
  { name: 'firstName', label: 'First name', kind: 'text', autocomplete: 'given-name', most: 60, required: true },
  { name: 'lastName', label: 'Last name', kind: 'text', autocomplete: 'family-name', most: 60, required: true },
  { name: 'email', label: 'Email', kind: 'email', autocomplete: 'email', most: 254, required: true },
  { name: 'phone', label: 'Phone', kind: 'tel', autocomplete: 'tel', most: 40, required: false },
  {
    name: 'message',
    label: 'What would you like to insure?',
    kind: 'area',
    autocomplete: 'off',
    most: 1000,
    required: false,
  },
] as const
export type EnquiryField = (typeof enquiryFields)[number]['name']

/** What somebody typed, or an address fills in for them. */
export type TypedEnquiry = Readonly<Partial<Record<EnquiryField, string | undefined>>>

/** What a visitor leaves. It is a wish to be called, and nothing is insured, priced or reserved by it. */
export const Enquiry = z.object({
  company: filledLine(120, { missing: 'Tell us your company’s name' }),
  website: line(200).optional(),
  firstName: filledLine(60, { missing: 'Tell us your first name' }),
  lastName: filledLine(60, { missing: 'Tell us your last name' }),
  email: z
    .string({ error: 'Tell us your email' })
    .trim()
    .toLowerCase()
    .max(254)
    .pipe(z.email('This is no email address')),
  phone: line(40).optional(),
  message: text(1000).optional(),
})
export type Enquiry = z.infer<typeof Enquiry>

/** What is wrong with each field, in a sentence. */
export type EnquiryFaults = Readonly<Partial<Record<EnquiryField, string>>>

/** What was typed as an enquiry, or what is wrong with it. */
export const readEnquiry = (
  typed: TypedEnquiry,
):
  | { readonly enquiry: Enquiry; readonly faults?: never }
  | { readonly enquiry?: never; readonly faults: EnquiryFaults } => {
  const read = Enquiry.safeParse(typed)
  if (read.success) return { enquiry: read.data }
  // The first word on each field.
  const faults = read.error.issues.toReversed().map(({ path, message }) => [String(path[0]), message])
  return { faults: Object.fromEntries(faults) }
}

/** So many enquiries an hour are taken from one network address, and of one agency. */
export const mostEnquiries = { ofAddress: 10, ofAgency: 60 } as const

/** A logo beyond this is left out, in bytes, so that the whole form has less than 60 kB: the name stands for it. */
export const mostWidgetLogoBytes = 24_000

/** Where the form and its script are, below the region's origin. */
export const widgetPaths = { script: '/api/agency/v1/widget.js', page: '/api/agency/v1/widget/' } as const

/** Whose form it is, at which region’s address. */
interface Placed {
  readonly origin: string
  readonly agencyId: string
}

/** The element that an agency puts where its page is to show the form. */
export const widgetSnippet = ({ origin, agencyId }: Placed): string =>
  `<script async src="${origin}${widgetPaths.script}" data-agency="${agencyId}"></script>`

/** The form by its own link; the names of fields in its query fill it in. */
export const widgetLink = ({ origin, agencyId }: Placed): string => `${origin}${widgetPaths.page}${agencyId}`

import { z } from 'zod'
import { currencies } from '#shared/domain/money/money.ts'
import { regionCodes } from '#shared/regions/code.ts'

const Text = z.string().trim().min(1)

/** A calendar day, `YYYY-MM-DD`. */
export const Day = z.iso.date()

/** An amount in minor units; effects and credits may be negative. */
export const Amount = z.int()

/** A limit or deductible in whole currency units. */
export const Whole = z.int().nonnegative()

/** A name with its address, each line as the region writes it. */
export const Party = z.object({ name: Text, addressLines: z.array(Text) })
export type Party = z.infer<typeof Party>

/** Who answers, and where: the person or desk a reader may write to or call. */
export const Contact = z.object({ name: Text, email: z.email(), phone: Text.optional() })
export type Contact = z.infer<typeof Contact>

/**
 * The provider as its region knows it, and the insurer that bears what the document is about. `logo` is a PNG or JPEG data
 * URI; without one the name stands as a wordmark.
 */
export const IssuerOfCover = z.object({
  name: Text,
  logo: z.string().startsWith('data:image/').optional(),
  legalLine: Text,
  regulatoryLine: Text.optional(),
  insurer: Text,
  support: Contact,
  website: Text.optional(),
})

/** The provider alone: of documents that are about no one cover. */
export const Issuer = IssuerOfCover.omit({ insurer: true })
export type Issuer = z.infer<typeof Issuer>

const Colour = z.string().regex(/^#[0-9a-f]{6}$/)

/** What stands in place of the house's accent: on paper, as a tint of it, and on ink. */
export const DocumentColours = z.object({ accent: Colour, soft: Colour, onInk: Colour })
export type DocumentColours = z.infer<typeof DocumentColours>

/** The agency (in the UK and Australia: the broker) with the agent in charge. */
export const Agency = Party.extend({
  logo: z.string().startsWith('data:image/').optional(),
  colours: DocumentColours.optional(),
  website: Text.optional(),
  licenseNumber: Text.optional(),
  agent: Contact,
})
export type Agency = z.infer<typeof Agency>

/**
 * One line of the schedule. Limit and deductible in whole units, absent where the coverage has none of its own; periods as
 * the reader reads them ('8 hours', 'Full prior acts'); premium in minor units, absent when it is part of another line's.
 */
export const Coverage = z.object({
  name: Text,
  group: Text,
  limit: Whole.optional(),
  /** Its limit is insured in addition to the aggregate limit. */
  besideAggregate: z.literal(true).optional(),
  deductible: Whole.optional(),
  waitingPeriod: Text.optional(),
  retroPeriod: Text.optional(),
  premium: Amount.optional(),
})
export type Coverage = z.infer<typeof Coverage>

const Charge = z.object({ label: Text, amount: Amount })

const sumOf = (items: readonly { amount: number }[]) => items.reduce((sum, item) => sum + item.amount, 0)

/** What is paid: premium, fees and taxes in minor units. A price that does not add up is refused. */
export const Price = z
  .object({
    premium: Amount,
    fees: z.array(Charge),
    taxes: z.array(Charge.extend({ rate: z.number().nonnegative().optional() })),
    total: Amount,
  })
  .refine((price) => price.premium + sumOf(price.fees) + sumOf(price.taxes) === price.total, {
    message: 'premium, fees and taxes must add up to the total',
    path: ['total'],
  })
export type Price = z.infer<typeof Price>

/** One step of the price: the first is the base premium, each later one says its input, its factor and what it moved. */
export const WaterfallStep = z.object({
  label: Text,
  input: Text.optional(),
  factor: z.number().optional(),
  effect: Amount,
})
export type WaterfallStep = z.infer<typeof WaterfallStep>

/** A condition to be met, and by when ('before binding', 'within 30 days of binding'). */
export const Subjectivity = z.object({ text: Text, due: Text.optional() })
export type Subjectivity = z.infer<typeof Subjectivity>

/** A form or endorsement attached to the contract. */
export const Form = z.object({
  number: Text,
  title: Text,
  edition: Text.optional(),
  /** What it says, in plain text (`parseWording`); absent where its wording comes separately. */
  wording: Text.optional(),
})
export type Form = z.infer<typeof Form>

/** An endorsement in force: its form, what it does, and the schedule of what it names. */
export const Endorsement = Form.extend({
  effective: Day.optional(),
  text: z.string().optional(),
  schedule: z.array(z.string()).optional(),
})
export type Endorsement = z.infer<typeof Endorsement>

/** A notice; a `prominent` one stands on the declarations, as the laws on surplus lines ask. */
export const Notice = z.object({ title: Text, body: Text, prominent: z.boolean().optional() })
export type Notice = z.infer<typeof Notice>

/** What every document says of itself, and who issues it. `generatedOn` is the day printed on it: documents read no clock. */
export const DocumentHead = z.object({
  region: z.enum(regionCodes),
  locale: z.string(),
  currency: z.enum(currencies),
  documentNumber: Text,
  generatedOn: Day,
  issuer: Issuer,
})
export type DocumentHead = z.infer<typeof DocumentHead>

/**
 * What every document of cover carries. `state` is the insured's home state (two or three letters), absent in the UK.
 * `market` is `surplus` when the insurer is not admitted.
 */
export const DocumentData = DocumentHead.extend({
  issuer: IssuerOfCover,
  product: Text,
  market: z.enum(['admitted', 'surplus']),
  state: z.object({ code: Text, name: Text }).optional(),
  insured: Party,
  agency: Agency,
  period: z.object({ effective: Day, expiry: Day }),
  terms: z.object({
    aggregateLimit: Whole,
    deductible: Whole,
    retroPeriod: Text.optional(),
    waitingPeriod: Text.optional(),
  }),
  /** What an excess layer attaches above and follows; absent for cover from the ground up. */
  excess: z
    .object({
      attachmentPoint: Whole,
      underlying: z.array(
        z.object({ insurer: Text, policyNumber: Text.optional(), limit: Whole, attachmentPoint: Whole }),
      ),
      notFollowed: z.array(Text),
    })
    .optional(),
  coverages: z.array(Coverage).min(1),
  price: Price,
  feeAgreement: z.object({ signedOn: Day }).optional(),
  terrorism: z.object({ accepted: z.boolean(), premium: Amount }).optional(),
  extraNotices: z.array(Notice).optional(),
})
export type DocumentData = z.infer<typeof DocumentData>

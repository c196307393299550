import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { EnvelopeId } from '#shared/domain/ids/ids.ts'
import { MinorUnits, WholeUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { products } from '#shared/regions/products.ts'
import { Declaration, Declared } from './declared.ts'

const SignedLine = z.object({ label: z.string(), answer: z.string() })

/**
 * What is signed, word by word as it is read: the company, its answers, the cover that is applied for and what signing means.
 * Limit and deductible are whole units, the total minor units.
 */
export const SignedStatement = z.object({
  quoteNumber: z.string(),
  product: z.enum(products),
  companyName: z.string(),
  effectiveDate: CalendarDate,
  endDate: CalendarDate,
  limit: WholeUnits,
  deductible: WholeUnits,
  totalPremium: MinorUnits,
  currency: z.enum(currencies),
  company: z.array(SignedLine),
  answers: z.array(SignedLine),
  /** What is stated by law beside the answers; absent in what was signed before it was kept. */
  declarations: z.array(Declaration).optional(),
  intent: z.string(),
})
export type SignedStatement = z.infer<typeof SignedStatement>

/** Who signed what, when and from which network address. `digest` is the SHA-256 of the statement that was signed. */
export const Signature = z.object({
  envelopeId: EnvelopeId,
  name: z.string(),
  email: z.string(),
  intent: z.string(),
  at: Instant,
  address: z.string(),
  digest: z.string(),
  /** The SHA-256 of the application within it, by which is known whether it still says the same. */
  application: z.string(),
  /** What was stated with it by name. */
  declarations: z.array(Declared).optional(),
})
export type Signature = z.infer<typeof Signature>

/** To whom an application was sent to be signed, when and by whom. */
export const SignRequest = z.object({
  envelopeId: EnvelopeId,
  signerName: z.string(),
  signerEmail: z.string(),
  at: Instant,
  by: z.string(),
})
export type SignRequest = z.infer<typeof SignRequest>

/** A signature as readers of the quote are told of it; from where is told to staff alone. */
export const SignedBy = Signature.omit({ address: true, application: true }).extend({ address: z.string().optional() })

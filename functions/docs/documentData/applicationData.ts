import type { QuoteRecord } from '#functions/quote/public.ts'
import type { Signature, SignedStatement } from '#shared/contracts/quote/signatures.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { TimeZone } from '#shared/domain/calendar/timeZone.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'
import type { ApplicationData } from '../templates/applicationData.ts'
import { commonData } from './commonData.ts'
import type { Named } from './namedOn.ts'
import { quoteCover } from './quoteCover.ts'

/** Who signed it, in the insured's time. */
const certificateOf = (
  region: RegionCode,
  { at, address, digest, email, envelopeId, name }: Signature,
  timeZone: TimeZone,
): ApplicationData['certificate'] => {
  const local = new Intl.DateTimeFormat(regionOf(region).locale, { dateStyle: 'long', timeStyle: 'long', timeZone })
  return {
    name,
    email,
    day: dateAt(at, timeZone),
    signedAt: `${local.format(Date.parse(at))} (${at})`,
    address,
    envelope: envelopeId,
    digest,
    method: 'Name typed on our page, opened by a one-time code or by signing in',
  }
}

/**
 * What the application of a quote says: signed, or as it would be signed at the moment that is named. Cover and price are
 * those of the statement.
 */
export const applicationData = (
  region: RegionCode,
  {
    quote,
    named,
    statement,
    signed,
    timeZone,
  }: {
    readonly quote: QuoteRecord
    readonly named: Named
    readonly statement: SignedStatement
    readonly signed: Signature | { readonly at: Instant }
    readonly timeZone: TimeZone
  },
): ApplicationData => ({
  ...commonData(region, quoteCover(quote), named, statement.quoteNumber, dateAt(signed.at, timeZone)),
  quoteNumber: statement.quoteNumber,
  company: [...statement.company],
  answers: [...statement.answers],
  intent: statement.intent,
  ...(statement.declarations && {
    declarations: statement.declarations.map(({ title, text }) => ({ title, text })),
  }),
  ...('envelopeId' in signed && { certificate: certificateOf(region, signed, timeZone) }),
})

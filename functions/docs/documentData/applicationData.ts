import type { AgencyRecord } from '#functions/directory/public.ts'
import type { QuoteRecord } from '#functions/quote/public.ts'
import type { Signature, SignedStatement } from '#shared/contracts/quote/signatures.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { TimeZone } from '#shared/domain/calendar/timeZone.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'
import type { ApplicationData } from '../templates/applicationData.ts'
import { commonData } from './commonData.ts'
import { quoteCover } from './quoteCover.ts'

/** What the signed application of a quote says. Cover and price are those of the statement that was signed. */
export const applicationData = (
  region: RegionCode,
  {
    quote,
    agency,
    statement,
    signature,
    timeZone,
  }: {
    readonly quote: QuoteRecord
    readonly agency: AgencyRecord | undefined
    readonly statement: SignedStatement
    readonly signature: Signature
    readonly timeZone: TimeZone
  },
): ApplicationData => {
  const { at, address, digest, email, envelopeId, name } = signature
  const day = dateAt(at, timeZone)
  const local = new Intl.DateTimeFormat(regionOf(region).locale, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone,
  }).format(Date.parse(at))
  return {
    ...commonData(region, quoteCover(quote), agency, statement.quoteNumber, day),
    quoteNumber: statement.quoteNumber,
    company: [...statement.company],
    answers: [...statement.answers],
    intent: statement.intent,
    ...(statement.declarations && {
      declarations: statement.declarations.map(({ title, text }) => ({ title, text })),
    }),
    certificate: {
      name,
      email,
      day,
      signedAt: `${local} (${at})`,
      address,
      envelope: envelopeId,
      digest,
      method: 'Name typed on our page, opened by a one-time code or by signing in',
    },
  }
}

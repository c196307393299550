import { createHash } from 'node:crypto'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import type { Application, AttestedBy } from '#shared/contracts/quote/attestation.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import { variantOf } from '#shared/domain/questionnaire/questionnaire.ts'
import { isStaff } from '../views/agencyStatus.ts'
import { isStatedOf } from './declarations.ts'

type Applied = Pick<QuoteRecord, 'answered' | 'firmographicData' | 'product' | 'securityQuestions'>

/** What a quote stands on: the company and its answers. What surplus lines need is attested by itself. */
export const applicationOf = ({
  answered = {},
  firmographicData,
  product,
  securityQuestions,
}: Applied): Application => {
  const { signatureOnFile: _, surplusLinesNumber: __, surplusLinesState: ___, ...company } = firmographicData
  return { questionnaire: variantOf(config.region, product), company, answers: securityQuestions, answered }
}

/** The same facts in the same words, whatever order they were written in. */
export const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, field]) => [name, inOrder(field)])
}

/** The SHA-256 of what an application says, in hexadecimal; who said it first is kept beside. */
export const digestOf = ({ answered: _, ...said }: Application): string =>
  createHash('sha256')
    .update(JSON.stringify(inOrder(said)))
    .digest('hex')

/** Whether somebody of the insured has confirmed the application as it stands. */
export const isAttested = (quote: QuoteRecord): boolean =>
  quote.attestation !== undefined &&
  quote.attestation.digest === digestOf(applicationOf(quote)) &&
  isStatedOf(quote.attestation, quote)

/** Who confirmed the application, as the actor may know it. */
export const attestedBy = (quote: QuoteRecord, actor: Actor): { readonly attested?: AttestedBy } => {
  if (quote.attestation === undefined) return {}
  const { name, email, at, address, declarations } = quote.attestation
  return {
    attested: {
      name,
      email,
      at,
      ...(declarations && { declarations }),
      outdated: !isAttested(quote),
      ...(isStaff(actor) && { address }),
    },
  }
}

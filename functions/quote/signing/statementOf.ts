import { createHash } from 'node:crypto'
import { config } from '#functions/_platform/config/config.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import type { SignedStatement } from '#shared/contracts/quote/signatures.ts'
import { answerLines } from '#shared/domain/questionnaire/answerLines.ts'
import { answerProblems } from '#shared/domain/questionnaire/answerProblems.ts'
import { questionnaireOf } from '#shared/domain/questionnaire/questionnaire.ts'
import { type ApplicationStatus, applicationStatus } from '#shared/domain/quoting/applicationStatus.ts'
import { signingIntent } from '#shared/domain/quoting/signingIntent.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { applicationOf, digestOf, inOrder } from '../attesting/application.ts'
import { declarationsOfQuote, isStatedOf } from '../attesting/declarations.ts'
import { companyLines, wholeAmount } from './companyLines.ts'

/** What of the insured would be signed now, word by word. */
export const statementOf = (quote: QuoteRecord): SignedStatement => ({
  quoteNumber: quote.quoteNumber,
  product: quote.product,
  companyName: quote.companyName,
  effectiveDate: quote.effectiveDate,
  endDate: quote.endDate,
  limit: quote.selection.global.limit,
  deductible: quote.selection.global.deductible,
  totalPremium: quote.totalPremium,
  currency: quote.rated.currency,
  company: companyLines(quote.firmographicData, regionOf(config.region)),
  answers: answerLines(questionnaireOf(config.region, quote.product), quote.securityQuestions, (whole) =>
    wholeAmount(whole, regionOf(config.region)),
  ),
  declarations: [...declarationsOfQuote(quote)],
  intent: signingIntent(quote.companyName, config.region),
})

/** The SHA-256 of a statement, in hexadecimal. */
export const statementDigest = (statement: SignedStatement): string =>
  createHash('sha256')
    .update(JSON.stringify(inOrder(statement)))
    .digest('hex')

/** The questions of a quote that must be answered before anybody signs. */
export const missingAnswers = (quote: QuoteRecord): string[] => {
  const questionnaire = questionnaireOf(config.region, quote.product)
  const open = new Set(answerProblems(questionnaire, quote.securityQuestions, {}).map(({ path: [key] }) => key))
  return questionnaire.questions.filter(({ key }) => open.has(key)).map(({ label }) => label)
}

/** Where the application of a quote stands. */
export const applicationStatusOf = (quote: QuoteRecord): ApplicationStatus =>
  applicationStatus({
    isComplete: missingAnswers(quote).length === 0,
    digest: digestOf(applicationOf(quote)),
    signedDigest: quote.signature?.application,
    isStated: quote.signature === undefined || isStatedOf(quote.signature, quote),
  })

import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/whatIf.ts'
import { answerWord } from '#shared/domain/questionnaire/answerLines.ts'
import { type Improvable, improvables } from '#shared/domain/questionnaire/betterAnswers.ts'
import { questionnaireOf } from '#shared/domain/questionnaire/questionnaire.ts'
import { newReasons } from '#shared/domain/quoting/materialChange.ts'
import { requireQuote } from '../store/reach.ts'
import { type Supposition, supposing } from './supposed.ts'

/** Of whole amounts there is none among the controls. */
const asIs = (whole: number) => String(whole)

/** Better by the rater's own word: not dearer, not worse, and one of the two better, or a reason gone. */
const improvementOf = (
  { question, answer, candidates }: Improvable,
  now: Supposition,
  suppose: (answers: Record<string, unknown>) => Supposition,
) => {
  const found = candidates.map((candidate) => {
    const then = suppose({ [question.key]: candidate })
    return {
      question: question.key,
      label: question.label,
      answer: answerWord(question, answer, asIs),
      value: candidate,
      better: answerWord(question, candidate, asIs),
      scoreDifference: (then.riskScore ?? 0) - (now.riskScore ?? 0),
      premiumDifference: then.rated.premium - now.rated.premium,
      cures: newReasons(then.referralReasons, now.referralReasons).map(({ message }) => message),
      worsens: newReasons(now.referralReasons, then.referralReasons).length > 0,
    }
  })
  const better = found.filter(
    ({ cures, premiumDifference, scoreDifference, worsens }) =>
      !worsens &&
      premiumDifference <= 0 &&
      scoreDifference >= 0 &&
      (premiumDifference < 0 || scoreDifference > 0 || cures.length > 0),
  )
  const [best] = better.sort(
    (a, b) =>
      b.cures.length - a.cures.length ||
      a.premiumDifference - b.premiumDifference ||
      b.scoreDifference - a.scoreDifference,
  )
  if (best === undefined) return []
  const { worsens: _, ...improvement } = best
  return [improvement]
}

/** What would do most for the premium comes first, then what would do most for the score. */
export const listImprovements = implement(contract.listImprovements)(async ({ params, actor, now: at }) => {
  const quote = await requireQuote(params.quoteId, actor)
  const suppose = await supposing(quote, at)
  const now = suppose({})
  const questionnaire = questionnaireOf(config.region, quote.product)
  const content = improvables(questionnaire, now.securityQuestions).flatMap((each) =>
    improvementOf(each, now, (answers) => suppose({ answers })),
  )
  content.sort((a, b) => a.premiumDifference - b.premiumDifference || b.scoreDifference - a.scoreDifference)
  return { currency: now.rated.currency, score: now.riskScore, premium: now.rated.premium, content }
})

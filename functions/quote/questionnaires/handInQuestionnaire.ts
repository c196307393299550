import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { accountById, accountVouchedFor, answersOf } from '#functions/account/public.ts'
import * as contract from '#shared/contracts/quote/questionnaires.ts'
import { type Answered, type AnsweredBy, answeredAfter } from '#shared/domain/questionnaire/answeredBy.ts'
import { answerProblems } from '#shared/domain/questionnaire/answerProblems.ts'
import { askedAnswers } from '#shared/domain/questionnaire/askedAnswers.ts'
import { purchasedOf } from '#shared/domain/questionnaire/purchasedOf.ts'
import type { Question } from '#shared/domain/questionnaire/question.ts'
import { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'
import { mustAllow } from '../actions/guards.ts'
import { quoteAction } from '../actions/quoteAction.ts'
import { mustAnswerForInsured } from '../signing/mustBeOfInsured.ts'
import { questionnaireRequests } from '../store/questionnaireRequests.ts'
import type { StoredQuote } from '../store/quotes.ts'
import { answersOfQuestions, questionsOf } from './askedOf.ts'
import { mustBeOpen, openedQuestionnaire } from './openedQuestionnaire.ts'

interface Asked {
  readonly questions: readonly Question[]
  readonly answers: QuestionnaireAnswers
}

/** Who gave the answers that the quote stands on: those that stay are the insured's word now, others come with their price. */
const vouchedFor = (
  { answered = {}, securityQuestions }: StoredQuote,
  { asked: { questions, answers }, who }: { readonly asked: Asked; readonly who: AnsweredBy },
): Answered => {
  const stands = askedAnswers(questions, securityQuestions)
  const stay = questions.filter(({ key }) => JSON.stringify(stands[key]) === JSON.stringify(answers[key]))
  return { ...answered, ...answeredAfter({}, {}, answersOfQuestions(stay, answers), who) }
}

/**
 * The company answers so from now on, with the name of who handed it in; what was answered otherwise for this quote alone
 * gives way. Its open quotes follow as they follow any answer.
 */
export const handInQuestionnaire = implement(contract.handInQuestionnaire)(
  async ({ params, body, actor, now, sourceIp: address, fail }) => {
    const opened = await openedQuestionnaire(params.quoteId, actor)
    mustBeOpen(opened, now)
    const { quote, request } = opened
    await mustAnswerForInsured(actor, quote)
    mustAllow(quote, 'handInQuestionnaire', { actor, now })
    const account = (await accountById(quote.accountId)) ?? fail('quote.notFound')
    const questions = questionsOf(quote)
    const answers = askedAnswers(questions, body.answers)
    const asked = { questions, answers }
    const errors = answerProblems({ questions }, answers, purchasedOf(quote.coverages))
    if (errors.length > 0) fail('account.invalidDetails', { errors })
    const handedIn = { by: body.name, at: now }
    const who = { ...handedIn, source: 'INSURED' } as const
    const before = { ...answersOf(account), ...quote.answerChanges }
    const { version: _, ...state } = request
    const kept = Object.entries(quote.answerChanges).filter(([question]) => !(question in answers))
    const answerChanges = QuestionnaireAnswers.parse(Object.fromEntries(kept))
    const questionnaire = quote.questionnaire && { ...quote.questionnaire, handedIn }
    const answered = vouchedFor(quote, { asked, who })
    await commit(
      [
        accountVouchedFor(account, { before, answers, who }, now),
        quoteAction(quote, 'handInQuestionnaire', now, { answerChanges, answered, questionnaire }),
        questionnaireRequests.update(request, { ...state, draft: undefined, handedIn: { ...handedIn, address } }),
      ],
      {
        events: [
          { name: 'account.answered', detail: { accountId: account.id } },
          { name: 'quote.questionnaireHandedIn', detail: { quoteId: quote.id } },
        ],
      },
    )
    return { handedIn }
  },
)

import { implement } from '#functions/_platform/http/implement.ts'
import { accountById, answersOf } from '#functions/account/public.ts'
import * as contract from '#shared/contracts/quote/questionnaires.ts'
import { purchasedOf } from '#shared/domain/questionnaire/purchasedOf.ts'
import { answersOfQuestions, ofQuestions, questionsOf } from './askedOf.ts'
import { openedQuestionnaire } from './openedQuestionnaire.ts'
import { standingOf } from './standingQuestionnaire.ts'

export const getQuestionnaire = implement(contract.getQuestionnaire)(async ({ params, actor, now, fail }) => {
  const { quote, request } = await openedQuestionnaire(params.quoteId, actor)
  const account = (await accountById(quote.accountId)) ?? fail('quote.notFound')
  const status = standingOf(request, quote, now)
  const { companyName, product, agencyId, agencyName, agentEmail, agentPhone } = quote
  const agentName = [quote.agentFirstName, quote.agentLastName].filter(Boolean).join(' ')
  const questions = questionsOf(quote)
  const said = { ...answersOf(account), ...quote.answerChanges, ...request.draft }
  return {
    status,
    recipient: request.name,
    ...{ companyName, product, agencyId, agencyName },
    ...(agentName && { agentName }),
    ...(agentEmail && { agentEmail }),
    ...(agentPhone && { agentPhone }),
    expiresAt: request.expiresAt,
    ...(request.note && { note: request.note }),
    ...purchasedOf(quote.coverages),
    ...(status === 'OPEN' && {
      answers: answersOfQuestions(questions, said),
      answered: ofQuestions(questions, { ...account.answered, ...quote.answered }),
      ...(request.page !== undefined && { page: request.page }),
      ...(request.savedAt && { savedAt: request.savedAt }),
    }),
    ...(request.handedIn && { handedIn: { by: request.handedIn.by, at: request.handedIn.at } }),
  }
})

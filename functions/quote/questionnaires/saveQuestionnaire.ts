import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/questionnaires.ts'
import { questionnaireRequests } from '../store/questionnaireRequests.ts'
import { answersOfQuestions, questionsOf } from './askedOf.ts'
import { fewSaves } from './fewSaves.ts'
import { mustBeOpen, openedQuestionnaire } from './openedQuestionnaire.ts'

export const saveQuestionnaire = implement(contract.saveQuestionnaire)(async ({ params, body, actor, now }) => {
  const opened = await openedQuestionnaire(params.quoteId, actor)
  mustBeOpen(opened, now)
  const { quote, request } = opened
  await fewSaves(request.id, now)
  const { version: _, ...state } = request
  const draft = answersOfQuestions(questionsOf(quote), body.answers)
  await commit([questionnaireRequests.update(request, { ...state, draft, page: body.page, savedAt: now })])
  return { savedAt: now }
})

import { ulid } from 'ulid'
import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { openWorkflow } from '#functions/directory/public.ts'
import * as contract from '#shared/contracts/quote/questionnaires.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { mustAllow } from '../actions/guards.ts'
import { quoteAction } from '../actions/quoteAction.ts'
import { fewQuoteLetters } from '../sending/fewQuoteLetters.ts'
import { mustBeOfInsured } from '../signing/mustBeOfInsured.ts'
import { questionnaireRequests } from '../store/questionnaireRequests.ts'
import { requireQuote } from '../store/reach.ts'
import { quoteTimeZone } from '../views/quoteTimeZone.ts'
import { questionnairePath } from './questionnairePath.ts'
import { withdrawn } from './withdrawn.ts'

const day = 86_400_000

/** Whoever fills it in comes by a link of their own, which opens nothing else of the quote. */
export const sendQuestionnaire = implement(contract.sendQuestionnaire)(async ({ params, body, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  mustAllow(quote, 'askToAnswer', { actor, now })
  const { recipientName: name, recipientEmail: email, days, note } = body
  await mustBeOfInsured(email, quote, actor)
  await fewQuoteLetters(actor, now)
  const link = openWorkflow({
    flow: 'QUESTIONNAIRE',
    subjectId: quote.id,
    name,
    email,
    redirectUrl: questionnairePath(quote),
    now,
  })
  const requestId = `qrq_${ulid()}`
  const expiresAt = Instant.parse(new Date(Date.parse(now) + days * day).toISOString())
  const request = { id: requestId, quoteId: quote.id, workflowId: link.workflowId, name, email, sentAt: now, expiresAt }
  const questionnaire = { requestId, name, email, at: now, by: nameFor(actor), expiresAt }
  const mail = mailWrite({
    template: 'questionnaireRequest',
    to: email,
    firstName: name,
    clientOf: quote.agencyId,
    now,
    data: {
      insured: quote.companyName,
      agencyName: quote.agencyName,
      until: dateAt(expiresAt, quoteTimeZone(quote)),
      ...(note && { note }),
      link: link.url,
    },
  })
  await commit(
    [
      quoteAction(quote, 'askToAnswer', now, { questionnaire }),
      ...(await withdrawn(quote, now)),
      questionnaireRequests.create({ ...request, ...(note && { note }) }),
      link.write,
      mail.write,
    ],
    { events: [mail.event] },
  )
  return questionnaire
})

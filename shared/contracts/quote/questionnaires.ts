import { z } from 'zod'
import { emailText } from '#shared/contract/emailText.ts'
import { defineOperation } from '#shared/contract/operation.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { AgencyId, QuoteId } from '#shared/domain/ids/ids.ts'
import { Answered } from '#shared/domain/questionnaire/answeredBy.ts'
import { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'
import { questionnaireDays, questionnaireStatuses } from '#shared/domain/quoting/questionnaireStatus.ts'
import { filledLine, text } from '#shared/domain/text/text.ts'
import { products } from '#shared/regions/products.ts'
import { QuestionnaireSent } from './questionnaireSent.ts'

const { lastSecurityAnswered: _, ...answers } = QuestionnaireAnswers.shape
const Answers = z.strictObject(answers)

/** Sent again it takes the place of the one before, whose link closes. */
export const sendQuestionnaire = defineOperation({
  name: 'sendQuestionnaire',
  method: 'POST',
  path: '/api/quote/v1/send-questionnaire/{quoteId}',
  summary:
    'Sends the questionnaire of a quote to somebody of the insured, to fill it in or check it behind a one-time code.',
  access: 'quote:send',
  params: { quoteId: QuoteId },
  body: z.strictObject({
    recipientName: filledLine(100),
    recipientEmail: emailText('Please enter a valid email address'),
    days: z
      .union([z.literal(questionnaireDays[0]), z.literal(questionnaireDays[1]), z.literal(questionnaireDays[2])])
      .describe('For so many days the link takes answers.'),
    note: text(1000).optional().describe('What the letter says besides.'),
  }),
  response: QuestionnaireSent,
  problems: ['quote.notAllowed', 'quote.notFound', 'quote.notTheInsured'],
})

export const withdrawQuestionnaire = defineOperation({
  name: 'withdrawQuestionnaire',
  method: 'POST',
  path: '/api/quote/v1/withdraw-questionnaire/{quoteId}',
  summary: 'Withdraws the questionnaire that was sent to the insured: its link takes no answers any more.',
  access: 'quote:send',
  params: { quoteId: QuoteId },
  response: QuestionnaireSent,
  problems: ['quote.notAllowed', 'quote.notFound', 'quote.questionnaireClosed'],
})

/** Answers are told while it is open alone; of the quote nothing but whose it is. */
export const getQuestionnaire = defineOperation({
  name: 'getQuestionnaire',
  method: 'GET',
  path: '/api/quote/v1/questionnaire/{quoteId}',
  summary: 'The questionnaire that was sent to the caller, with what is answered and kept of it so far.',
  access: 'workflow',
  workflows: ['QUESTIONNAIRE'],
  params: { quoteId: QuoteId },
  response: z.object({
    status: z.enum(questionnaireStatuses),
    recipient: z.string(),
    companyName: z.string(),
    product: z.enum(products),
    agencyId: AgencyId,
    agencyName: z.string(),
    agentName: z.string().optional(),
    agentEmail: z.string().optional(),
    agentPhone: z.string().optional(),
    expiresAt: Instant,
    note: z.string().optional(),
    cyberCrimePurchased: z.boolean().describe('Cyber Crime is purchased: its questions are required.'),
    techErrorsPurchased: z.boolean().describe('Technology errors and omissions is: its questions are required.'),
    answers: Answers.optional(),
    answered: Answered.optional().describe('Who gave which answer, and when.'),
    page: z.int().optional().describe('The page on which somebody left off, counted from 0.'),
    savedAt: Instant.optional(),
    handedIn: QuestionnaireSent.shape.handedIn,
  }),
  problems: ['quote.notFound', 'workflow.notFound'],
})

/** Kept with the request alone: nothing is answered for the company before it is handed in. */
export const saveQuestionnaire = defineOperation({
  name: 'saveQuestionnaire',
  method: 'PUT',
  path: '/api/quote/v1/questionnaire/{quoteId}',
  summary: 'Keeps what was filled in so far, to go on with later on whatever device.',
  access: 'workflow',
  workflows: ['QUESTIONNAIRE'],
  params: { quoteId: QuoteId },
  body: z.strictObject({ answers: Answers, page: z.int().min(0).max(50) }),
  response: z.object({ savedAt: Instant }),
  problems: ['quote.notFound', 'quote.questionnaireClosed', 'workflow.notFound'],
})

/** Everything in it is the insured's word from then on, what the agency had answered included. */
export const handInQuestionnaire = defineOperation({
  name: 'handInQuestionnaire',
  method: 'POST',
  path: '/api/quote/v1/questionnaire/{quoteId}/hand-in',
  summary: 'Hands in the questionnaire: the company answers so from now on, and open quotes are priced with it.',
  access: 'workflow',
  workflows: ['QUESTIONNAIRE'],
  params: { quoteId: QuoteId },
  body: z.strictObject({
    name: filledLine(100),
    isTrue: z
      .literal(true)
      .describe('What it says is true and complete to the best of the knowledge of who hands it in.'),
    answers: Answers,
  }),
  response: z.object({ handedIn: z.object({ by: z.string(), at: Instant }) }),
  problems: [
    'account.invalidDetails',
    'quote.notAllowed',
    'quote.notFound',
    'quote.notTheInsured',
    'quote.questionnaireClosed',
    'workflow.notFound',
  ],
})

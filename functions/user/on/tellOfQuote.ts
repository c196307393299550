import type { Happening } from '#functions/_platform/events/worker.ts'
import { userById } from '#functions/directory/public.ts'
import { handedOnBy, type QuoteRecord, quoteById, underwritersFor } from '#functions/quote/public.ts'
import type { NotificationKind } from '#shared/domain/identity/notificationKinds.ts'
import { personas } from '#shared/domain/identity/personas.ts'
import { memberOf } from '../notifications/members.ts'
import { notify, type Telling } from '../notifications/notify.ts'

type QuoteEvent =
  | 'quote.applicationSuperseded'
  | 'quote.bound'
  | 'quote.cameBack'
  | 'quote.questionnaireHandedIn'
  | 'quote.declined'
  | 'quote.ready'
  | 'quote.referred'
  | 'quote.referredOn'

const named = ({ quoteNumber, companyName }: QuoteRecord) => `Quote ${quoteNumber} for ${companyName}`

const toAgent = async (quote: QuoteRecord, happened: string): Promise<Telling[]> => {
  const agents = await memberOf({ organizationId: quote.agencyId, id: quote.agentId, email: quote.agentEmail })
  const link = `${personas.AGENCY.basePath}/quotes/${quote.id}`
  return agents.map((user) => ({ user, link, text: `${named(quote)} ${happened}` }))
}

const toUnderwriters = async (quote: QuoteRecord, happened: string): Promise<Telling[]> => {
  const link = `${personas.COWBELL.basePath}/quotes/${quote.id}`
  return (await underwritersFor(quote)).map((user) => ({ user, link, text: `${named(quote)} ${happened}` }))
}

/** Whoever works on the quote, where somebody does. */
const toItsUnderwriter = async (quote: QuoteRecord, happened: string): Promise<Telling[]> => {
  const user = quote.underwriter && (await userById(quote.underwriter.id))
  const link = `${personas.COWBELL.basePath}/quotes/${quote.id}`
  return user === undefined ? [] : [{ user, link, text: `${named(quote)} ${happened}` }]
}

const tell = async (
  kind: NotificationKind,
  happening: Happening<QuoteEvent>,
  tellings: (quote: QuoteRecord) => Promise<readonly Telling[]>,
): Promise<void> => {
  const quote = await quoteById(happening.detail.quoteId)
  if (quote !== undefined) await notify(kind, await tellings(quote), happening)
}

/** The agent is told that the quote can be sent and bound, also one that an underwriter has opened again. */
export const tellOfReadyQuote = (happening: Happening<'quote.cameBack' | 'quote.ready'>) =>
  tell('quoteReady', happening, async (quote) =>
    happening.name === 'quote.cameBack' && quote.status !== 'READY' ? [] : toAgent(quote, 'is ready.'),
  )

/** What a referral waits for: a colleague is told by whom it was handed on to them. */
const waitingFor = async (
  { name, detail }: Happening<'quote.referred' | 'quote.referredOn'>,
  { underwriter }: QuoteRecord,
): Promise<string> => {
  const by = name === 'quote.referredOn' && underwriter ? await handedOnBy(detail) : undefined
  return by === undefined ? 'is waiting for an underwriter.' : `was referred to you by ${by}.`
}

/** The agent is told that an underwriter decides, once; the underwriters that one is waiting. */
export const tellOfReferral = (happening: Happening<'quote.referred' | 'quote.referredOn'>) =>
  tell('quoteReferred', happening, async (quote) => [
    ...(happening.name === 'quote.referred' ? await toAgent(quote, 'has gone to underwriting.') : []),
    ...(await toUnderwriters(quote, await waitingFor(happening, quote))),
  ])

/** The agent is told, unless the underwriter chose not to notify. */
export const tellOfDecline = async (happening: Happening<'quote.declined'>) => {
  if (happening.detail.notify) await tell('quoteDeclined', happening, (quote) => toAgent(quote, 'was declined.'))
}

/** The agent is told that cover is bound. */
export const tellOfBinder = (happening: Happening<'quote.bound'>) =>
  tell('quoteBound', happening, (quote) => toAgent(quote, 'is bound.'))

/** The agent and whoever works on the quote are told that the insured has answered. */
export const tellOfQuestionnaire = (happening: Happening<'quote.questionnaireHandedIn'>) =>
  tell('questionnaireHandedIn', happening, async (quote) => {
    const happened = `has its questionnaire back from ${quote.questionnaire?.handedIn?.by ?? 'the insured'}.`
    return [...(await toAgent(quote, happened)), ...(await toItsUnderwriter(quote, happened))]
  })

/** The same are told that what was signed is to be signed again. */
export const tellOfSuperseded = (happening: Happening<'quote.applicationSuperseded'>) =>
  tell('signAgain', happening, async (quote) => {
    const happened = 'says something else than was signed: its application has to be signed again.'
    return [...(await toAgent(quote, happened)), ...(await toItsUnderwriter(quote, happened))]
  })

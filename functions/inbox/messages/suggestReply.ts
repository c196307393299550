import { implement } from '#functions/_platform/http/implement.ts'
import { accountById } from '#functions/account/public.ts'
import { quoteById } from '#functions/quote/public.ts'
import { submissionById } from '#functions/submission/public.ts'
import * as contract from '#shared/contracts/inbox/messages.ts'
import { requireMessage } from '../store/messages.ts'
import { isOfBusiness } from '../suggesting/isOfBusiness.ts'
import { missingOf } from '../suggesting/missingOf.ts'
import { quoteToTell } from '../suggesting/quoteToTell.ts'
import { suggester } from '../suggesting/suggester.ts'

export const suggestReply = implement(contract.suggestReply)(async ({ params, body, actor }) => {
  const message = await requireMessage(params.messageId, actor)
  const [quote, account, submission] = await Promise.all([
    message.quoteId && quoteById(message.quoteId),
    message.accountId && accountById(message.accountId),
    message.submissionId && submissionById(message.submissionId),
  ])
  const about = { quote: quote || undefined, account: account || undefined, submission: submission || undefined }
  const isAboutNobody = about.quote === undefined && about.account === undefined
  const isKnown = isAboutNobody || (await isOfBusiness(message.from, about))
  const told = quote ? quoteToTell(quote) : undefined
  const isOpen = told === undefined || told.standing === 'DRAFT'
  const { suggestion, basis } = await suggester({
    category: message.category,
    senderName: message.fromName?.split(' ')[0] ?? '',
    quote: told,
    company: account ? account.name : message.companyName,
    missing: account && isOpen ? missingOf(account, quote ? quote.product : undefined) : [],
    instruction: body.instruction,
    ...(!isKnown && { stranger: message.from }),
    signedBy: actor.name,
  })
  return { suggestion, basis: [...basis] }
})

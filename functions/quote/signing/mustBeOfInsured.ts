import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail, Problem } from '#functions/_platform/problems/problem.ts'
import { agencyById, membershipsOf, userByEmail } from '#functions/directory/public.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'

/** An e-mail as far as it says whose it is: what follows a plus sign comes into the same mailbox. */
const mailbox = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '')

/**
 * Whether somebody of the platform sells: the provider's people, those of the quote's agency, whether they may sign in or not,
 * and whoever works for another one and is nobody of the insured.
 */
const isOfSellers = async (email: string, { accountId, agencyId }: QuoteRecord): Promise<boolean> => {
  const known = await Promise.all([userByEmail(email), userByEmail(mailbox(email))])
  return known.some((user) => {
    const memberships = user === undefined ? [] : membershipsOf(user)
    if (memberships.some(({ accountType, organizationId }) => accountType === 'COWBELL' || organizationId === agencyId))
      return true
    const isInsured = memberships.some(({ organizationId }) => organizationId === accountId)
    return !isInsured && memberships.some(({ accountType }) => accountType !== 'CUSTOMER')
  })
}

/**
 * Refuses the address of somebody who sells the quote, whoever is named as its policy holder: the agent's, anybody's of an
 * agency or of the provider, who asks for it, the agency's own, and the one it was sent to.
 */
export const mustBeOfInsured = async (email: string, quote: QuoteRecord, asking?: Actor): Promise<void> => {
  const agency = await agencyById(quote.agencyId)
  const sellers = [quote.agentEmail, quote.sentToAgency?.email, asking?.email, agency?.contactEmail]
  if (
    sellers.some((seller) => seller !== undefined && mailbox(seller) === mailbox(email)) ||
    (await isOfSellers(email, quote))
  )
    fail('quote.notTheInsured')
}

/** Whoever confirms or signs for the insured is one of its people, or comes by the code that went to them. */
export const mustAnswerForInsured = async (actor: Actor, quote: QuoteRecord): Promise<void> => {
  if (actor.accountType !== 'CUSTOMER') fail('quote.notTheInsured')
  await mustBeOfInsured(actor.email, quote)
}

/** Whether the actor would not be refused to confirm and to sign for the insured. */
export const answersForInsured = async (actor: Actor, quote: QuoteRecord): Promise<boolean> => {
  try {
    await mustAnswerForInsured(actor, quote)
    return true
  } catch (error) {
    if (error instanceof Problem && error.code === 'quote.notTheInsured') return false
    throw error
  }
}

import type { Actor } from '#functions/_platform/auth/actor.ts'
import { isTheirs } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { requireAccount } from '#functions/account/public.ts'
import { listConnectedEffects as contract } from '#shared/contracts/quote/connectedEffects.ts'
import { newReasons } from '#shared/domain/quoting/materialChange.ts'
import { quoteStatusGroupOf } from '#shared/domain/quoting/quoteStatusGroups.ts'
import { type Lacking, lackingIn, withInPlace } from '#shared/domain/risk/connectedEvidence.ts'
import { answersWithInPlace } from '#shared/domain/risk/seenOtherwise.ts'
import { listedGroup } from '../store/quoteGroups.ts'
import { quotes, type StoredQuote } from '../store/quotes.ts'
import { ownershipOf } from '../store/reach.ts'
import { supposing } from './supposed.ts'

/** So many of an account's quotes are looked at, those that were changed last. */
const mostQuotes = 20

/** The newest quote of an account, or cover that was made of one, which the actor may read: by its terms something is priced. */
const quoteToPrice = async (accountId: string, actor: Actor): Promise<StoredQuote | undefined> => {
  const { hits } = await quotes.list({
    scopes: [`account:${accountId}`],
    group: listedGroup,
    sort: 'lastUpdated',
    descending: true,
    size: mostQuotes,
  })
  const live = hits.filter(({ status }) => !['Inactive', undefined].includes(quoteStatusGroupOf(status)))
  const whole = new Map((await quotes.byIds(live.map(({ id }) => id))).map((quote) => [quote.id, quote]))
  return live
    .flatMap(({ id }) => whole.get(id) ?? [])
    .find((quote) => quote.rated.premium > 0 && isTheirs(actor, ownershipOf(quote)))
}

/** Who has no share in what is priced is told nothing; what it does to the score alone is told with each finding. */
export const listConnectedEffects = implement(contract)(async ({ params, actor, now: at }) => {
  const account = await requireAccount(params.accountId, actor)
  const quote = await quoteToPrice(account.id, actor)
  const systems = account.connected ?? {}
  const lacking = lackingIn(systems)
  if (quote === undefined || lacking.length === 0) return { content: [], bySystem: [] }
  const suppose = await supposing(quote, at)
  const now = suppose({})
  const effectOf = (inPlace: readonly Lacking[]) => {
    const controls = inPlace.map(({ control }) => control)
    // A question that asks for it is answered as it then is.
    const answers = answersWithInPlace(controls, now.securityQuestions)
    const then = suppose({ connected: withInPlace(systems, controls), answers })
    return {
      scoreDifference: (then.riskScore ?? 0) - (now.riskScore ?? 0),
      premiumDifference: then.rated.premium - now.rated.premium,
      cures: newReasons(then.referralReasons, now.referralReasons).map(({ message }) => message),
    }
  }
  return {
    pricedBy: {
      quoteId: quote.id,
      quoteNumber: quote.quoteNumber,
      currency: now.rated.currency,
      premium: now.rated.premium,
    },
    content: lacking.map((each) => ({ control: each.control, systems: [...each.systems], ...effectOf([each]) })),
    bySystem: [...new Set(lacking.flatMap((each) => each.systems))].map((system) => ({
      system,
      ...effectOf(lacking.filter((each) => each.systems.includes(system))),
    })),
  }
})

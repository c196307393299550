import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/conversation.ts'
import { requireQuote } from '../store/reach.ts'
import { mentionable, nameOfUser } from './mentionable.ts'
import { sideOfActor } from './sideOf.ts'

/** As many as a list of suggestions shows. */
const most = 20

/** The other side first, then by name. */
export const searchConversationPeople = implement(contract.searchConversationPeople)(
  async ({ params, query, actor }) => {
    const quote = await requireQuote(params.quoteId, actor)
    const wanted = (query.name ?? '').trim().toLowerCase()
    const own = sideOfActor(actor)
    const people = await mentionable(quote, actor, { internal: query.internal === 'true' })
    return people
      .map(({ user, side }) => ({ userId: user.id, name: nameOfUser(user), side }))
      .filter(({ name }) => name.toLowerCase().includes(wanted))
      .toSorted((a, b) => Number(a.side === own) - Number(b.side === own) || a.name.localeCompare(b.name))
      .slice(0, most)
  },
)

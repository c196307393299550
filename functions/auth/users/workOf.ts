import { clientsOfAgent } from '#functions/account/public.ts'
import type { UserRecord } from '#functions/directory/store/users.ts'
import { soldBy } from '#functions/quote/public.ts'

/** What a user has in an agency that goes to whoever takes over: clients by name, and what is sold and waited for. */
export const workOf = async (agencyId: string, { id, email }: Pick<UserRecord, 'email' | 'id'>) => {
  const names = [id, email]
  const [clients, sold] = await Promise.all([clientsOfAgent(agencyId, names), soldBy(agencyId, names)])
  return { clients, renewals: clients.filter(({ openForRenewal }) => openForRenewal).length, ...sold }
}

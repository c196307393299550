import type { AccountRecord } from '#functions/account/public.ts'
import { agencyUsers, membershipsOf, type User } from '#functions/directory/public.ts'
import { personaOf } from '#shared/domain/identity/personas.ts'
import { mayUse } from '#shared/permissions.ts'

/** More are not told of one connection. */
const mostTold = 10

type Reached = Pick<AccountRecord, 'id' | 'partnerIds'>
type Connects = { readonly user: User; readonly path: string; readonly connects: boolean }

/** Who is let in of an account’s own people and of its partners’, with the page where they see its systems. */
const whoSees = async ({ id, partnerIds = [] }: Reached): Promise<readonly Connects[]> => {
  const organizations: readonly string[] = [id, ...partnerIds]
  const people = new Map((await Promise.all(organizations.map(agencyUsers))).flat().map((user) => [user.id, user]))
  return [...people.values()].flatMap((user) => {
    const [own] = membershipsOf(user)
      .filter(({ organizationId, role }) => organizations.includes(organizationId) && mayUse(role, 'connector:read'))
      .toSorted((a, b) => Number(mayUse(b.role, 'connector:manage')) - Number(mayUse(a.role, 'connector:manage')))
    if (own === undefined || !user.enabled || user.status !== 'ACTIVE') return []
    const isOwn = own.organizationId === id
    const connects = mayUse(own.role, 'connector:manage')
    const page = isOwn ? 'connectors' : `accounts/${id}/connectors`
    return connects || isOwn ? [{ user, path: `${personaOf(own.accountType).basePath}/${page}`, connects }] : []
  })
}

/**
 * Those who connect an account’s systems – its own people, and whoever looks after its security – each with the page where
 * they do.
 */
export const whoConnects = async (account: Reached): Promise<readonly Connects[]> =>
  (await whoSees(account)).filter(({ connects }) => connects).slice(0, mostTold)

/** The same and the insured’s other people, whose cover it is about; who connects comes first. */
export const whoIsCovered = async (account: Reached): Promise<readonly Connects[]> =>
  (await whoSees(account)).toSorted((a, b) => Number(b.connects) - Number(a.connects)).slice(0, mostTold)

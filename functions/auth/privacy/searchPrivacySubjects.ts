import { seesAll } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { userByEmail } from '#functions/directory/store/userByEmail.ts'
import * as contract from '#shared/contracts/auth/privacyRequests.ts'
import { findOrganization } from '../organizations/organization.ts'
import { mentionsOf, placeOf } from './named.ts'

/** Of more places is told how many there are. */
const mostNamed = 20

/** Whoever enters a request is told who it is of, before the person is asked to prove it. */
export const searchPrivacySubjects = implement(contract.searchPrivacySubjects)(async ({ body, actor, fail }) => {
  if (!seesAll(actor)) return fail('permission.denied')
  const [user, mentions] = await Promise.all([userByEmail(body.email), mentionsOf(body.email)])
  const organization = user && (await findOrganization(user))?.name
  const name = user
    ? `${user.firstName} ${user.lastName}`
    : mentions.find(({ person }) => person.name !== '')?.person.name
  return {
    ...(name !== undefined && { name }),
    ...(user !== undefined && { user: { userId: user.id, role: user.role, organization: organization ?? '' } }),
    count: mentions.length,
    named: await Promise.all(mentions.slice(0, mostNamed).map(placeOf)),
  }
})

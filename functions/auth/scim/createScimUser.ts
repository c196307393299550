import { createScimUser as contract } from '#shared/contracts/auth/scim.ts'
import { saidOfResource } from '#shared/domain/identity/scim/scimChanges.ts'
import { leastRoleOf } from '#shared/domain/identity/scim/scimGroups.ts'
import { createMember } from '../users/createMember.ts'
import { changeMember, givenRole, readable } from './changeMember.ts'
import { demandProofOfPeople } from './demandProofOfPeople.ts'
import { implementScim } from './implementScim.ts'
import { requireMember } from './members.ts'
import { toScimUser } from './toScim.ts'

/** Somebody invited as by a person: without a password, and a place where the e-mail is somebody's already. */
export const createScimUser = implementScim(contract)(async ({ body, actor, now, requireStepUp }) => {
  demandProofOfPeople(actor, requireStepUp)
  const { givenName = '', familyName = '', phone = '', role, externalId = '', active } = readable(saidOfResource(body))
  const email = body.userName
  const [local = email] = email.split('@')
  const { user } = await createMember(
    {
      email,
      firstName: givenName || local,
      lastName: familyName || (givenName === '' ? '' : local),
      phone,
      roleId: givenRole(role ?? leastRoleOf(actor.accountType), actor),
      primaryContact: false,
      billingContact: false,
      ...(externalId !== '' && { externalId }),
    },
    { actor, now },
  )
  // Some are made known before they may come in.
  const made =
    active === false ? await changeMember(await requireMember(user.id, actor), { active }, { actor, now }) : user
  return toScimUser(made)
})

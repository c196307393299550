import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { agencyById } from '#functions/directory/public.ts'
import { mostLookedAfter, users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/auth/userAccess.ts'
import { internalRoles } from '#shared/domain/identity/roleLists.ts'
import { agencyStaff } from './agencyStaff.ts'

/** One user is up to eight rows of a commit, which takes a hundred. */
const atOnce = 12

/** Whom the provider puts on an agency is the provider's own matter. Repeated after a crash it arrives at the same. */
export const replaceAgencyUsers = implement(contract.replaceAgencyUsers)(async ({ params, body, fail }) => {
  const { agencyId } = params
  if ((await agencyById(agencyId)) === undefined) return fail('agency.notFound')
  const userIds = [...new Set<string>(body.userIds)]
  const [present, wanted] = await Promise.all([agencyStaff(agencyId), users.byIds(userIds)])
  if (wanted.length < userIds.length || wanted.some(({ accountType }) => accountType !== 'COWBELL'))
    fail('user.notFound')
  const sees = wanted.find(({ role }) => internalRoles.includes(role))
  if (sees !== undefined) fail('user.hasAllAccounts', { data: { role: sees.role } })
  if (wanted.some(({ accountIds }) => !accountIds.includes(agencyId) && accountIds.length >= mostLookedAfter))
    fail('request.unfit', {
      errors: [{ detail: `A member of staff looks after at most ${mostLookedAfter} agencies`, path: ['userIds'] }],
    })
  const leaving = await users.byIds(present.map(({ id }) => id).filter((id) => !userIds.includes(id)))
  const writes = [
    ...leaving.map((user) =>
      users.update(user, { ...user, accountIds: user.accountIds.filter((id) => id !== agencyId) }),
    ),
    ...wanted
      .filter(({ accountIds }) => !accountIds.includes(agencyId))
      .map((user) => users.update(user, { ...user, accountIds: [...user.accountIds, agencyId] })),
  ]
  for (let from = 0; from < writes.length; from += atOnce) await commit(writes.slice(from, from + atOnce))
})

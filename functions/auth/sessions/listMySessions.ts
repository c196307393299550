import { implement } from '#functions/_platform/http/implement.ts'
import { users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/auth/sessions.ts'
import { organizationOf } from '../organizations/organization.ts'
import { openSessionsOf } from './openSessionsOf.ts'

export const listMySessions = implement(contract.listMySessions)(async ({ actor, now }) => {
  const user = await users.byId(actor.userId)
  const open = user === undefined ? [] : await openSessionsOf(user, now)
  return Promise.all(
    open.map(async ({ session, actor: as }) => {
      const { id, name } = await organizationOf(as)
      const { device, place, holder, amr, beganAt, lastUsedAt, expiresAt, remembered } = session
      return {
        id: session.id,
        isCurrent: session.id === actor.sessionId,
        ...device,
        ...place,
        kind: holder.kind,
        account: { id, name, accountType: as.accountType },
        signedInWith: [...amr],
        beganAt,
        lastUsedAt,
        expiresAt: new Date(expiresAt * 1000).toISOString(),
        remembered,
      }
    }),
  )
})

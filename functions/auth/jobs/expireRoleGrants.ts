import type { Job } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { roleGrantGuard } from '../grants/roleGrantGuard.ts'
import { roleGrants } from '../store/roleGrants.ts'

/** Ends what was asked for a week ago and nobody decided; there are few at a time. */
export const expireRoleGrants: Job = async ({ now }) => {
  const rows = await roleGrants.every({ scopes: ['all'], group: 'PROPOSED' })
  const late = await roleGrants.byIds(rows.filter(({ expiresAt }) => expiresAt <= now).map(({ id }) => id))
  for (const grant of late)
    await commit([
      roleGrants.update(grant, {
        ...grant,
        status: roleGrantGuard.after(grant.status, 'expire'),
        lastUpdated: now,
      }),
    ])
  return { met: late.length }
}

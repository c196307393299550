import { z } from 'zod'
import type { ConfirmedCall } from '#shared/domain/identity/assistants.ts'
import { mayUse, type Permission, type Role } from '#shared/permissions.ts'
import { freshStateOf } from '../storage/freshStateOf.ts'

const place = { organizationId: z.string(), role: z.custom<Role>((role) => typeof role === 'string') }

/** What is looked at of whoever approved a call: where they work, and as what. */
const Approver = z.object({
  ...place,
  enabled: z.literal(true),
  otherMemberships: z.array(z.object(place)),
  inEveryLocation: z.boolean().optional(),
})

/** What approving takes, besides what the call itself does. */
const approving: Permission = 'integration:manage'

/** Whether who approved a call could still do so: a word of somebody who is gone, or may no more, is none. */
export const mayStillApprove = async ({ decision, needed, organizationId }: ConfirmedCall): Promise<boolean> => {
  const approver = Approver.safeParse(await freshStateOf({ id: decision?.by ?? '', kind: 'user' })).data
  if (approver === undefined) return false
  return [approver, ...approver.otherMemberships].some(
    (each) =>
      (each.organizationId === organizationId || (each === approver && approver.inEveryLocation === true)) &&
      mayUse(each.role, approving) &&
      (needed.length === 0 || needed.some((permission) => mayUse(each.role, permission))),
  )
}

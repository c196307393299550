import { z } from 'zod'
import type { ConfirmedCall } from '#shared/domain/identity/assistants.ts'
import { mayAs, type Permission, type Role } from '#shared/permissions.ts'
import { freshStateOf } from '../storage/freshStateOf.ts'

const place = {
  organizationId: z.string(),
  role: z.custom<Role>((role) => typeof role === 'string'),
  roleTemplateId: z.string().optional(),
}

/** What is looked at of a template that narrows a role. */
const Template = z.object({ keeps: z.array(z.custom<Permission>((each) => typeof each === 'string')) })

/** What somebody may where they work: of who has a template of the role, what that keeps. */
const actingIn = async ({
  role,
  roleTemplateId,
}: {
  readonly role: Role
  readonly roleTemplateId?: string | undefined
}) => {
  if (roleTemplateId === undefined) return { role }
  const state = await freshStateOf({ id: roleTemplateId, kind: 'roleTemplate' })
  return { role, keeps: Template.safeParse(state).data?.keeps ?? [] }
}

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
  const places = [approver, ...approver.otherMemberships].filter(
    (each) => each.organizationId === organizationId || (each === approver && approver.inEveryLocation === true),
  )
  return (await Promise.all(places.map(actingIn))).some(
    (acting) =>
      mayAs(acting, approving) && (needed.length === 0 || needed.some((permission) => mayAs(acting, permission))),
  )
}

import { z } from 'zod'
import { UserId } from '#shared/domain/ids/ids.ts'

/** The user a dialog is about; name and e-mail as the list showed them. */
export const UserData = z.object({
  userId: UserId,
  name: z.string().optional(),
  email: z.string().optional(),
})
export type UserData = z.infer<typeof UserData>

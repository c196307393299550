import { z } from 'zod'

/** The team a dialog is about. */
export const TeamData = z.object({ teamId: z.string(), name: z.string() })
export type TeamData = z.infer<typeof TeamData>

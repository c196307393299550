import { z } from 'zod'
import { TeamId } from '#shared/domain/ids/ids.ts'

/** The team a dialog is about. */
export const TeamData = z.object({ teamId: TeamId, name: z.string() })
export type TeamData = z.infer<typeof TeamData>

import { z } from 'zod'
import { RoleTemplateId } from '#shared/domain/ids/ids.ts'

/** The template of a role that a dialog is about. */
export const RoleTemplateData = z.object({ roleTemplateId: RoleTemplateId, name: z.string() })
export type RoleTemplateData = z.infer<typeof RoleTemplateData>

import type { Tone } from '../tone.ts'

/** Where a template of a role stands. */
export const roleTemplateStatusTones = {
  ACTIVE: { tone: 'active' },
  WITHDRAWN: { tone: 'refused' },
} as const satisfies Record<string, { readonly tone: Tone }>

export type RoleTemplateStatus = keyof typeof roleTemplateStatusTones

export const roleTemplateStatuses = Object.keys(roleTemplateStatusTones) as [
  RoleTemplateStatus,
  ...RoleTemplateStatus[],
]

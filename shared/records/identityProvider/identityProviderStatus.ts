import type { Tone } from '../tone.ts'

/** Where an organization's own identity provider stands: only an active one lets people in. */
export const identityProviderStatusTones = {
  DRAFT: { tone: 'draft' },
  TESTED: { tone: 'ready' },
  ACTIVE: { tone: 'active' },
  OFF: { tone: 'ended' },
} as const satisfies Record<string, { readonly tone: Tone }>

export type IdentityProviderStatus = keyof typeof identityProviderStatusTones

export const identityProviderStatuses = Object.keys(identityProviderStatusTones) as [
  IdentityProviderStatus,
  ...IdentityProviderStatus[],
]

import type { CoverStatus } from '#shared/records/policy/policyStatus.ts'

/** Policies that never were cover: voided, or cancelled from their first day. */
export const neverCover: readonly CoverStatus[] = ['FLAT CANCELLED', 'VOID']

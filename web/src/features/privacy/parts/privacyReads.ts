import type { Operation } from '#shared/contract/operation.ts'
import {
  getPrivacyPreview,
  getPrivacyRequest,
  listMyPrivacyRequests,
  listPrivacyRequestHistory,
  searchPrivacyRequests,
} from '#shared/contracts/auth/privacyRequests.ts'

/** What is read of requests about people's own data: stale once something was done to one. */
export const privacyReads: readonly Operation[] = [
  getPrivacyPreview,
  getPrivacyRequest,
  listMyPrivacyRequests,
  listPrivacyRequestHistory,
  searchPrivacyRequests,
]

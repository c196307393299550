import type { Definition } from '#functions/_platform/storage/definition.ts'
import { accessReviews } from './store/accessReviews.ts'
import { apiKeys } from './store/apiKeys.ts'
import { auditExports } from './store/auditExports.ts'
import { blacklistAppeals } from './store/blacklistAppeals.ts'
import { organizationProviders } from './store/identityProviders.ts'
import { jumps } from './store/jumps.ts'
import { leavers } from './store/leavers.ts'
import { mfaCodes } from './store/mfaCodes.ts'
import { challenges } from './store/passkeyChallenges.ts'
import { passkeys } from './store/passkeys.ts'
import { passwordHistories } from './store/passwordHistories.ts'
import { privacyRequests } from './store/privacyRequests.ts'
import { recoveryCodes } from './store/recoveryCodes.ts'
import { roleGrants } from './store/roleGrants.ts'
import { sessions } from './store/sessions.ts'
import { ssoAttempts } from './store/ssoAttempts.ts'

/** The kinds of records of this service, for jobs that look at all of them. */
export const records: readonly Definition[] = [
  accessReviews.definition,
  apiKeys.definition,
  auditExports.definition,
  blacklistAppeals.definition,
  challenges.definition,
  jumps.definition,
  leavers.definition,
  organizationProviders.definition,
  mfaCodes.definition,
  passkeys.definition,
  passwordHistories.definition,
  privacyRequests.definition,
  recoveryCodes.definition,
  roleGrants.definition,
  sessions.definition,
  ssoAttempts.definition,
]

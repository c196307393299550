import type { Instant } from '#shared/domain/calendar/instant.ts'
import { lifetimes } from '#shared/domain/identity/lifetimes.ts'
import { newChallenge, type PasskeyPurpose } from '../store/passkeyChallenges.ts'
import { relyingParty } from './relyingParty.ts'

/** A challenge with what the browser needs to have a passkey sign it; any of this domain that the user has there. */
export const passkeyRequest = async (purpose: PasskeyPurpose, now: Instant) => ({
  challenge: await newChallenge(purpose, now),
  rpId: relyingParty().id,
  timeout: lifetimes.passkeyChallenge * 1000,
  userVerification: 'required' as const,
  allowCredentials: [],
})

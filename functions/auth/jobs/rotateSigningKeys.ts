import { createSigningKey, deleteSigningKey, signingKeyArn } from '#functions/_platform/auth/signing.ts'
import { keepSigningKeys, storedSigningKeys } from '#functions/_platform/auth/signingKeyRing.ts'
import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { config } from '#functions/_platform/config/config.ts'
import type { Job } from '#functions/_platform/events/worker.ts'
import { log } from '#functions/_platform/log/log.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { afterRotation, rotationDue } from '#shared/domain/identity/signingKeys.ts'

/** Takes the step of the signing keys' rotation that is due, if one is; `early` begins a rotation before its time. */
const step = async (now: Instant, early: boolean): Promise<{ readonly step: string }> => {
  const at = epochSeconds(now)
  const stored = await storedSigningKeys()
  if (stored === undefined) {
    // The deployment's own key is looked after from here on.
    const current = { keyId: await signingKeyArn(config.signingKeyId), since: at }
    await commit([keepSigningKeys(undefined, { current })])
    if (!early) return { step: 'adopt' }
    return step(now, early)
  }
  const due = rotationDue(stored, at, early)
  if (due === undefined) return { step: 'none' }
  const after = afterRotation(stored, due, at, due === 'publish' ? await createSigningKey() : undefined)
  await commit([keepSigningKeys(stored, after)])
  if (due === 'withdraw' && stored.previous !== undefined) await deleteSigningKey(stored.previous.keyId)
  log.info('the signing keys went a step further', { step: due, current: after.current.keyId })
  return { step: due }
}

/** Rotates the keys that sign access tokens: one step a run, each in its time (shared/domain/identity/signingKeys.ts). */
export const rotateSigningKeys: Job = async ({ now }) => {
  const taken = await step(now, false)
  return { met: taken.step === 'none' ? 0 : 1 }
}

/**
 * Begins a rotation before its time, when a key may be known to somebody: a task of the auth worker,
 * `{ "task": "replaceSigningKey", "input": {}, "executionName": "…" }`. The job takes the steps that follow.
 */
export const replaceSigningKey = (_input: Record<string, never>, { now }: { readonly now: Instant }) => step(now, true)

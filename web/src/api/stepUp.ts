import { isFreshProof } from '#shared/domain/identity/stepUp.ts'
import { Problem } from './problem.ts'

/** Asks who is at the screen to prove who it is, with the password as well where the deed needs it; whether that was done. */
type Asker = (withPassword: boolean) => Promise<boolean>

let asker: Asker | undefined
let asking: Promise<boolean> | undefined

/** Says who asks: the shell, with its dialog. Nobody does once the returned function was called. */
export const askForProof = (by: Asker): (() => void) => {
  asker = by
  return () => {
    if (asker === by) asker = undefined
  }
}

/** Problems that a fresh proof cures; setting up an authenticator app takes the password. */
const cures: Readonly<Record<string, { readonly withPassword: boolean }>> = {
  'auth.signInAgain': { withPassword: true },
  'auth.stepUpRequired': { withPassword: false },
}

/** Has the fresh proof given that a refused call asks for, once for all calls that wait for it; whether to call again. */
export const proveAgain = async ({ code = '', operation }: Problem): Promise<boolean> => {
  const cure = cures[code]
  if (cure === undefined || operation === 'stepUp') return false
  asking ??= (asker?.(cure.withPassword) ?? Promise.resolve(false)).finally(() => {
    asking = undefined
  })
  return asking
}

/** Seconds that a proof must last yet, so that the deed comes in time. */
const leeway = 30

/**
 * Has a fresh proof given before a deed that cannot be asked on the way: it opens a tab, which hides the dialog.
 *
 * @throws {Problem} with the words when none is given.
 */
export const proveBefore = async (provedAt: number | undefined, words: string): Promise<void> => {
  if (isFreshProof({ provedAt, now: Date.now() / 1000 + leeway })) return
  const problem = new Problem({ status: 403, code: 'auth.stepUpRequired', detail: words })
  if (!(await proveAgain(problem))) throw problem
}

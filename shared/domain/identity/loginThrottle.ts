/**
 * The login throttle (rule: login-throttle). Failures are counted for one user and one address together, so that nobody can lock
 * out somebody else; five in fifteen minutes slow down further tries, they never stop them.
 */
export const throttleWindowSeconds = 15 * 60
export const throttleAfter = 5
export const captchaAfter = 3
/** Wrong links, codes and tokens from one address before the next ones wait: a large office has some by chance. */
export const guessesAfter = 30
/** Sign-ins by passkey or identity provider that one address begins, before the next ones wait. */
export const startsAfter = 200
/**
 * Failures of anybody from one address, and of one user from anywhere, after which the captcha guards these logins too:
 * passwords tried out over many users or from many addresses. It keeps nobody out.
 */
export const wideCaptchaAfter = { address: 50, user: 20 } as const

const firstWaitSeconds = 15
const longestWaitSeconds = 5 * 60

const recentOf = (failures: readonly number[], now: number): number[] =>
  failures.filter((at) => at > now - throttleWindowSeconds && at <= now).sort((a, b) => a - b)

/** Seconds until the next try counts, 0 when it may be made now. `failures` are epoch seconds; some are free. */
export const loginWait = (
  failures: readonly number[],
  { now, after = throttleAfter }: { readonly now: number; readonly after?: number | undefined },
): number => {
  const recent = recentOf(failures, now)
  const last = recent.at(-1)
  if (last === undefined || recent.length < after) return 0
  const wait = Math.min(longestWaitSeconds, firstWaitSeconds * 2 ** (recent.length - after))
  return Math.max(0, last + wait - now)
}

/** Whether the captcha guards this login: after three recent failures, unless it is another number. */
export const needsCaptcha = (
  failures: readonly number[],
  { now, after = captchaAfter }: { readonly now: number; readonly after?: number | undefined },
): boolean => recentOf(failures, now).length >= after

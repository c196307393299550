/** How often a call is tried, and how long is waited in between. */
export interface Tries {
  readonly most: number
  /** Milliseconds before the try that comes after so many. */
  readonly pause: (made: number) => number
  readonly sleep: (milliseconds: number) => Promise<void>
}

export const usualTries: Tries = {
  most: 5,
  // Twice as long each time, spread so that many do not come back at once.
  pause: (made) => 250 * 2 ** made * (0.5 + Math.random() / 2),
  sleep: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
}

/** The answers after which the same call may take effect yet: too much at once, short of breath, or still under way. */
const isPassing = async (answer: Response): Promise<boolean> => {
  if ([429, 502, 503, 504].includes(answer.status)) return true
  if (answer.status !== 409) return false
  const { code } = await answer
    .clone()
    .json()
    .catch(() => ({}))
  return code === 'idempotency.inFlight'
}

const secondsAsked = (answer: Response): number => Number(answer.headers.get('retry-after') ?? 0) * 1000

/**
 * Sends a request until it is answered, and answers what is final. One that is not safe to repeat is sent again only where
 * the platform has said that it did nothing.
 */
export const sendWith = async (
  { most, pause, sleep }: Tries,
  isSafe: boolean,
  send: () => Promise<Response>,
): Promise<Response> => {
  for (let made = 1; ; made += 1) {
    try {
      const answer = await send()
      const mayRepeat = isSafe || answer.status === 429
      if (made >= most || !mayRepeat || !(await isPassing(answer))) return answer
      await sleep(Math.max(pause(made), secondsAsked(answer)))
    } catch (error) {
      if (made >= most || !isSafe) throw error
      await sleep(pause(made))
    }
  }
}

import { now } from '#functions/_platform/clock/clock.ts'
import { secondsToWait } from '#functions/_platform/outside/secondsToWait.ts'
import { fail } from '#functions/_platform/problems/problem.ts'

/** Who picks a company waits for this. */
const patience = 5_000
/** No answer of a register is so long, in bytes. */
const longest = 1_000_000

const textOf = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength
    if (length > longest) throw new Error('longer than any answer')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

interface Question {
  /** The register, for the log. */
  readonly register: string
  readonly url: URL
  readonly headers?: Readonly<Record<string, string>>
}

/** A key may stand in the address, so only what is known to be harmless is told of a failure. */
const unavailable = (register: string, why: string, seconds?: number): never =>
  fail('account.registerUnavailable', {
    cause: new Error(`${register} ${why}.`),
    ...(seconds !== undefined && { headers: { 'retry-after': String(seconds) } }),
  })

/**
 * What a register answers, read by `read`, which throws at what makes no sense; undefined where it knows nothing of the
 * kind (404). No redirect is followed, so the key goes nowhere else.
 * @throws account.registerUnavailable
 */
export const askRegister = async <Answer>(
  { register, url, headers = {} }: Question,
  read: (text: string) => Answer,
): Promise<Answer | undefined> => {
  const response = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(patience) }).catch(
    (error: unknown) =>
      unavailable(
        register,
        error instanceof Error && error.name === 'TimeoutError' ? 'was too slow' : 'was not reached',
      ),
  )
  if (response.status !== 200) await response.body?.cancel().catch(() => undefined)
  if (response.status === 404) return undefined
  if (response.status === 429 || response.status === 503)
    return unavailable(
      register,
      `answered ${response.status}`,
      secondsToWait(response.headers.get('retry-after'), now()),
    )
  if (response.status !== 200) return unavailable(register, `answered ${response.status}`)
  const text = await textOf(response).catch(() => unavailable(register, 'broke off its answer, or never ended it'))
  try {
    return read(text)
  } catch {
    return unavailable(register, 'answered what makes no sense')
  }
}
